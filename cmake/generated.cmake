# Data files become C++ tables: tools/embed.py writes them into <build>/generated/, included as "generated/....inc".

find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(embed ${PROJECT_SOURCE_DIR}/tools/embed.py)
set(generated ${PROJECT_BINARY_DIR}/generated)
set(data ${PROJECT_SOURCE_DIR}/data)
file(MAKE_DIRECTORY ${generated})

add_custom_command(
    OUTPUT ${generated}/exlibris_deck.inc
    COMMAND ${Python3_EXECUTABLE} ${embed} deck ${data}/exlibris/deck.txt ${generated}
    DEPENDS ${embed} ${data}/exlibris/deck.txt
    VERBATIM)
add_custom_command(
    OUTPUT ${generated}/exlibris_figures.inc ${generated}/exlibris_solo.inc
    COMMAND ${Python3_EXECUTABLE} ${embed} figures ${data}/exlibris/figures.txt ${generated}
    DEPENDS ${embed} ${data}/exlibris/figures.txt
    VERBATIM)
add_custom_target(generated_exlibris
    DEPENDS ${generated}/exlibris_deck.inc ${generated}/exlibris_figures.inc ${generated}/exlibris_solo.inc)

add_custom_command(
    OUTPUT ${generated}/librarians_titles.inc
    COMMAND ${Python3_EXECUTABLE} ${embed} titles ${data}/librarians/titles.txt ${generated}
    DEPENDS ${embed} ${data}/librarians/titles.txt
    VERBATIM)
add_custom_command(
    OUTPUT ${generated}/librarians_authors.inc
    COMMAND ${Python3_EXECUTABLE} ${embed} authors ${data}/librarians/authors.txt ${generated}
    DEPENDS ${embed} ${data}/librarians/authors.txt
    VERBATIM)
add_custom_target(generated_librarians DEPENDS ${generated}/librarians_titles.inc ${generated}/librarians_authors.inc)

file(GLOB texts CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/messages/*.json ${PROJECT_SOURCE_DIR}/docs/rules/*.md)
add_custom_command(
    OUTPUT ${generated}/messages.inc
    COMMAND ${Python3_EXECUTABLE} ${embed} messages ${PROJECT_SOURCE_DIR} ${generated}
    DEPENDS ${embed} ${texts}
    VERBATIM)
add_custom_target(generated_messages DEPENDS ${generated}/messages.inc)

# One number for each game that changes with its rules or bots: logs of tournaments tell by it which program played.
set(play ${PROJECT_SOURCE_DIR}/src)
file(GLOB_RECURSE play CONFIGURE_DEPENDS ${play}/base/* ${play}/table/* ${play}/exlibris/* ${play}/librarians/*
    ${play}/players/* ${data}/exlibris/* ${data}/librarians/*)
add_custom_command(
    OUTPUT ${generated}/editions.inc
    COMMAND ${Python3_EXECUTABLE} ${embed} editions ${PROJECT_SOURCE_DIR} ${generated}
    DEPENDS ${embed} ${play}
    VERBATIM)
add_custom_target(generated_editions DEPENDS ${generated}/editions.inc)

set(protocol ${PROJECT_SOURCE_DIR}/tools/protocol.py)
file(GLOB schema CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/protocol/*.json)
add_custom_command(
    OUTPUT ${generated}/protocol.h ${generated}/protocol_codecs.inc
    COMMAND ${Python3_EXECUTABLE} ${protocol} cpp ${generated}
    DEPENDS ${protocol} ${schema}
    VERBATIM)
add_custom_target(generated_protocol DEPENDS ${generated}/protocol.h ${generated}/protocol_codecs.inc)
