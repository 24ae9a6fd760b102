# The rules as a WebAssembly module: the same libraries, behind a main of their own that needs no exceptions.

add_executable(shelfmark src/app/wasm_main.cpp)
set_target_properties(shelfmark PROPERTIES SUFFIX .wasm)
target_compile_definitions(shelfmark PRIVATE SHELFMARK_VERSION="${PROJECT_VERSION}")
target_link_libraries(shelfmark PRIVATE shelfmark_players)
