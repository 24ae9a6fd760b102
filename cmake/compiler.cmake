# How everything is compiled: the language, the warnings, and what the presets switch on.

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
set(CMAKE_CXX_FLAGS_DEBUG "-O1 -g -fno-omit-frame-pointer -D_GLIBCXX_ASSERTIONS -DSHELFMARK_CHECK_INVARIANTS")

find_program(CCACHE ccache)
if(CCACHE)
    # What was compiled in one clone need not be compiled again in another.
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=true ${CCACHE})
endif()

add_compile_options(-Wall -Wextra -Wshadow -Wconversion -Wpedantic -Werror)
# std::stable_sort of libstdc++ 12 calls a function that the library itself deprecates.
add_compile_options(-Wno-deprecated-declarations)
if(NOT CMAKE_SYSTEM_PROCESSOR STREQUAL wasm32)
    add_link_options(-fuse-ld=lld)
    # Counting bits in one instruction: every x86-64 processor since 2009.
    if(CMAKE_SYSTEM_PROCESSOR STREQUAL x86_64)
        add_compile_options(-march=x86-64-v2)
    endif()
endif()

if(SHELFMARK_LTO)
    add_compile_options(-flto=thin)
    add_link_options(-flto=thin)
    # lld reads archives without an index; the system's ar could not write one, as it cannot read clang's LTO objects.
    set(CMAKE_CXX_ARCHIVE_CREATE "<CMAKE_AR> qcS <TARGET> <LINK_FLAGS> <OBJECTS>")
    set(CMAKE_CXX_ARCHIVE_FINISH "")
endif()

if(SHELFMARK_SANITIZE)
    add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all)
    add_link_options(-fsanitize=address,undefined)
endif()

if(SHELFMARK_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()
