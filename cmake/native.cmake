# What a computer runs directly: the command, its tests, and the fuzz targets.

# What reads texts from outside, and nothing else: the server and the terminal need not be built once more for it.
if(SHELFMARK_FUZZ)
    find_package(fmt REQUIRED)
    file(GLOB fuzzers CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/fuzz/*.cpp)
    shelfmark_library(printed_scores
        "${PROJECT_SOURCE_DIR}/src/app/score_report.cpp;${PROJECT_SOURCE_DIR}/src/app/wrap.cpp" score messages)
    target_link_libraries(shelfmark_printed_scores PUBLIC fmt::fmt)
    foreach(source IN LISTS fuzzers)
        cmake_path(GET source STEM name)
        add_executable(fuzz_${name} ${source})
        target_link_libraries(fuzz_${name} PRIVATE shelfmark_protocol shelfmark_printed_scores)
        target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
    endforeach()
    return()
endif()

shelfmark_folder(capi players)
include(install)
if(SHELFMARK_ENGINE)
    return()
endif()

find_package(fmt REQUIRED)
find_package(CLI11 REQUIRED)
find_package(SQLite3 REQUIRED)
find_package(PostgreSQL REQUIRED)
find_package(Threads REQUIRED)
find_package(OpenSSL REQUIRED)
find_package(Boost 1.81 REQUIRED)
find_library(SODIUM sodium REQUIRED)

shelfmark_folder(lookup)
target_link_libraries(shelfmark_lookup PUBLIC Threads::Threads)

shelfmark_folder(store base lookup)
target_link_libraries(shelfmark_store PUBLIC SQLite::SQLite3 PostgreSQL::PostgreSQL Threads::Threads)

# Asio and Beast are compiled once, not in every file that uses them.
shelfmark_folder(network)
target_compile_definitions(shelfmark_network
    PUBLIC BOOST_ASIO_SEPARATE_COMPILATION BOOST_BEAST_SEPARATE_COMPILATION BOOST_ASIO_NO_DEPRECATED)
target_link_libraries(shelfmark_network PUBLIC Boost::headers OpenSSL::SSL OpenSSL::Crypto Threads::Threads)

shelfmark_folder(server house messages lookup store network)
target_link_libraries(shelfmark_server PUBLIC fmt::fmt ${SODIUM})

shelfmark_folder(client protocol network)

shelfmark_folder(app players messages protocol score server client)
target_link_libraries(shelfmark_app PUBLIC CLI11::CLI11 fmt::fmt)
target_compile_definitions(shelfmark_app PUBLIC SHELFMARK_VERSION="${PROJECT_VERSION}")
add_dependencies(shelfmark_app generated_editions)

add_executable(shelfmark src/app/main.cpp)
install(TARGETS shelfmark RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
target_link_libraries(shelfmark PRIVATE shelfmark_app)
# A server makes many small messages that live briefly: with this allocator a move costs it a tenth less. Sanitizers
# have one of their own.
if(NOT SHELFMARK_SANITIZE)
    find_library(JEMALLOC jemalloc REQUIRED)
    target_link_libraries(shelfmark PRIVATE ${JEMALLOC})
endif()

# The tournament on several machines, where MPI is installed.
find_package(MPI QUIET COMPONENTS CXX)
if(MPI_CXX_FOUND)
    add_executable(shelfmark-tournament-mpi src/app/tournament/mpi_main.cpp)
    target_link_libraries(shelfmark-tournament-mpi PRIVATE shelfmark_app MPI::MPI_CXX)
endif()

if(SHELFMARK_TESTS)
    find_package(GTest REQUIRED)
    find_package(rapidcheck REQUIRED CONFIG)
    find_package(Boost REQUIRED COMPONENTS json)
    file(GLOB_RECURSE tests CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/*_test.cpp)
    file(GLOB suites CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/*.cpp)
    add_executable(shelfmark_tests ${tests} ${suites})
    target_include_directories(shelfmark_tests PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    # Only those that read files of the project: every clone has its own path, and the rest is compiled once for all.
    set_source_files_properties(tests/cluster_process.cpp tests/cluster_processes.cpp tests/golden_records.cpp
        tests/puzzles.cpp tests/server_processes.cpp
        PROPERTIES COMPILE_DEFINITIONS SHELFMARK_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    target_link_libraries(shelfmark_tests PRIVATE shelfmark_app shelfmark_capi shelfmark_store
        Boost::json GTest::gmock GTest::gtest_main rapidcheck)
    # A made-up next version of the server, to take the place of this one while people play.
    file(GLOB next_version CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/next_version/*.cpp)
    add_executable(shelfmark_next src/app/main.cpp ${next_version})
    target_include_directories(shelfmark_next PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_link_libraries(shelfmark_next PRIVATE shelfmark_app)
endif()
