# Data files become C++ tables: tools/embed.py writes them into <build>/generated/, included as "generated/....inc".

find_package(Python3 REQUIRED COMPONENTS Interpreter)
set(embed ${PROJECT_SOURCE_DIR}/tools/embed.py)
set(generated ${PROJECT_BINARY_DIR}/generated)
set(data ${PROJECT_SOURCE_DIR}/data/exlibris)
file(MAKE_DIRECTORY ${generated})

add_custom_command(
    OUTPUT ${generated}/exlibris_deck.inc
    COMMAND ${Python3_EXECUTABLE} ${embed} deck ${data}/deck.txt ${generated}
    DEPENDS ${embed} ${data}/deck.txt
    VERBATIM)
add_custom_command(
    OUTPUT ${generated}/exlibris_figures.inc ${generated}/exlibris_solo.inc
    COMMAND ${Python3_EXECUTABLE} ${embed} figures ${data}/figures.txt ${generated}
    DEPENDS ${embed} ${data}/figures.txt
    VERBATIM)
add_custom_target(generated_exlibris
    DEPENDS ${generated}/exlibris_deck.inc ${generated}/exlibris_figures.inc ${generated}/exlibris_solo.inc)

file(GLOB texts CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/messages/*.json ${PROJECT_SOURCE_DIR}/docs/rules/*.md)
add_custom_command(
    OUTPUT ${generated}/messages.inc
    COMMAND ${Python3_EXECUTABLE} ${embed} messages ${PROJECT_SOURCE_DIR} ${generated}
    DEPENDS ${embed} ${texts}
    VERBATIM)
add_custom_target(generated_messages DEPENDS ${generated}/messages.inc)

set(protocol ${PROJECT_SOURCE_DIR}/tools/protocol.py)
file(GLOB schema CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/protocol/*.json)
add_custom_command(
    OUTPUT ${generated}/protocol.h ${generated}/protocol_codecs.inc
    COMMAND ${Python3_EXECUTABLE} ${protocol} cpp ${generated}
    DEPENDS ${protocol} ${schema}
    VERBATIM)
add_custom_target(generated_protocol DEPENDS ${generated}/protocol.h ${generated}/protocol_codecs.inc)
