# What programs build on: the headers and libraries of the rules and the bots, and a package that CMake finds
# (examples/engine). Another linker than ours reads them only without link-time optimisation: the preset `package`.

include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(libraries base table exlibris librarians players capi)
foreach(name IN LISTS libraries)
    set_target_properties(shelfmark_${name} PROPERTIES EXPORT_NAME ${name} EXCLUDE_FROM_ALL OFF)
    install(TARGETS shelfmark_${name} EXPORT shelfmark ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
            COMPONENT engine)
    install(DIRECTORY ${PROJECT_SOURCE_DIR}/src/${name} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/shelfmark
            COMPONENT engine FILES_MATCHING PATTERN "*.h" PATTERN "*_test.h" EXCLUDE)
endforeach()
target_compile_features(shelfmark_base INTERFACE cxx_std_23)

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/shelfmark)
install(EXPORT shelfmark NAMESPACE shelfmark:: DESTINATION ${package} FILE shelfmarkConfig.cmake COMPONENT engine)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/shelfmarkConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/shelfmarkConfigVersion.cmake DESTINATION ${package} COMPONENT engine)
