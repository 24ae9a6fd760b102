# What WebAssembly is built for: comparing play with the native command, and the house that runs in the page.

add_executable(shelfmark src/app/wasm_main.cpp)
set_target_properties(shelfmark PROPERTIES SUFFIX .wasm)
target_compile_definitions(shelfmark PRIVATE SHELFMARK_VERSION="${PROJECT_VERSION}")
target_link_libraries(shelfmark PRIVATE shelfmark_players)

shelfmark_folder(browser house)
add_executable(house src/browser/browser_main.cpp)
set_target_properties(house PROPERTIES SUFFIX .wasm)
target_link_libraries(house PRIVATE shelfmark_browser)
# It is no command that ends: the page calls it.
target_link_options(house PRIVATE -mexec-model=reactor -Wl,--strip-all)

# A page loads it: what only carries words to and fro is made small, the rules and the bots stay fast.
foreach(library protocol score house browser)
    target_compile_options(shelfmark_${library} PRIVATE -Oz)
endforeach()
# So is what only reads, writes or explains rules and positions.
set(rules ${PROJECT_SOURCE_DIR}/src)
file(GLOB words CONFIGURE_DEPENDS ${rules}/table/*.cpp ${rules}/*/position*.cpp ${rules}/*/explain.cpp
     ${rules}/*/invariants.cpp ${rules}/*/notation.cpp ${rules}/*/options*.cpp ${rules}/*/record.cpp
     ${rules}/*/*_text.cpp)
set_source_files_properties(${words} PROPERTIES COMPILE_OPTIONS -Oz)
