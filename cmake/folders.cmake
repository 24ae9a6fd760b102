# shelfmark_folder(NAME DEPENDENCY...) makes the library shelfmark_NAME of the sources in src/NAME, tests aside and
# whatever already belongs to the house. A folder that has headers only, or nothing yet, is an interface library.
function(shelfmark_folder name)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${name}/*.cpp)
    list(REMOVE_ITEM sources ${house_sources})
    shelfmark_library(${name} "${sources}" ${ARGN})
endfunction()

function(shelfmark_library name sources)
    list(FILTER sources EXCLUDE REGEX "(_test|/main|_main)\\.cpp$")
    if(sources)
        add_library(shelfmark_${name} STATIC EXCLUDE_FROM_ALL ${sources})
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

# The house is the part of src/server that has no input or output of its own: a page can have one, too.
file(GLOB house_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/server/*.cpp)
list(APPEND house_sources
    ${PROJECT_SOURCE_DIR}/src/server/net/cardboard.cpp
    ${PROJECT_SOURCE_DIR}/src/server/net/house_requests.cpp
    ${PROJECT_SOURCE_DIR}/src/server/net/http.cpp)
