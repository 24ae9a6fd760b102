# What a computer runs directly: the command, its tests, and the fuzz targets.

find_package(CLI11 REQUIRED)
find_package(fmt REQUIRED)

shelfmark_folder(app players messages)
target_link_libraries(shelfmark_app PUBLIC CLI11::CLI11 fmt::fmt)

if(SHELFMARK_FUZZ)
    file(GLOB fuzzers CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/fuzz/*.cpp)
    foreach(source IN LISTS fuzzers)
        cmake_path(GET source STEM name)
        add_executable(fuzz_${name} ${source})
        target_link_libraries(fuzz_${name} PRIVATE shelfmark_app)
        target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
    endforeach()
    return()
endif()

shelfmark_folder(capi players)
add_executable(shelfmark src/app/main.cpp)
target_compile_definitions(shelfmark PRIVATE SHELFMARK_VERSION="${PROJECT_VERSION}")
target_link_libraries(shelfmark PRIVATE shelfmark_app)

include(install)

# The tournament on several machines, where MPI is installed.
find_package(MPI QUIET COMPONENTS CXX)
if(MPI_CXX_FOUND)
    add_executable(shelfmark-tournament-mpi src/app/tournament/mpi_main.cpp)
    target_link_libraries(shelfmark-tournament-mpi PRIVATE shelfmark_app MPI::MPI_CXX)
endif()

if(SHELFMARK_TESTS)
    find_package(GTest REQUIRED)
    find_package(rapidcheck REQUIRED CONFIG)
    file(GLOB_RECURSE tests CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/*_test.cpp)
    file(GLOB suites CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/*.cpp)
    add_executable(shelfmark_tests ${tests} ${suites})
    target_include_directories(shelfmark_tests PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_compile_definitions(shelfmark_tests PRIVATE SHELFMARK_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    target_link_libraries(shelfmark_tests PRIVATE shelfmark_app shelfmark_capi)
    target_link_libraries(shelfmark_tests PRIVATE GTest::gmock GTest::gtest_main rapidcheck)
endif()
