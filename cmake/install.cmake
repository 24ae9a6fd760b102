# What programs build on: the headers and libraries of the rules and the bots, and a package that CMake finds:
#   find_package(shelfmark REQUIRED)
#   target_link_libraries(mine PRIVATE shelfmark::players)    # C++; shelfmark::capi for C

include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(libraries base table exlibris librarians players capi)
foreach(name IN LISTS libraries)
    set_target_properties(shelfmark_${name} PROPERTIES EXPORT_NAME ${name})
    install(TARGETS shelfmark_${name} EXPORT shelfmark ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
    install(DIRECTORY ${PROJECT_SOURCE_DIR}/src/${name} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/shelfmark
            FILES_MATCHING PATTERN "*.h" PATTERN "*_test.h" EXCLUDE)
endforeach()
target_compile_features(shelfmark_base INTERFACE cxx_std_23)
install(TARGETS shelfmark RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/shelfmark)
install(EXPORT shelfmark NAMESPACE shelfmark:: DESTINATION ${package} FILE shelfmarkConfig.cmake)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/shelfmarkConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/shelfmarkConfigVersion.cmake DESTINATION ${package})
