# shelfmark_folder(NAME DEPENDENCY...) makes the library shelfmark_NAME of the sources in src/NAME, tests aside.
# A folder that has headers only, or nothing yet, is an interface library.
function(shelfmark_folder name)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${name}/*.cpp)
    list(FILTER sources EXCLUDE REGEX "(_test|/main|/[a-z]*_main)\\.cpp$")
    if(sources)
        add_library(shelfmark_${name} STATIC ${sources})
        set(scope PUBLIC)
    else()
        add_library(shelfmark_${name} INTERFACE)
        set(scope INTERFACE)
    endif()
    target_include_directories(shelfmark_${name} ${scope} $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>
                               $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}> $<INSTALL_INTERFACE:include/shelfmark>)
    foreach(dependency IN LISTS ARGN)
        target_link_libraries(shelfmark_${name} ${scope} shelfmark_${dependency})
    endforeach()
endfunction()
