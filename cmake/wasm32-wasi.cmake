# Debian's clang-19, wasi-libc and libc++-19-dev-wasm32 find each other by the target's name alone.

set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -msimd128 -mbulk-memory -msign-ext -mnontrapping-fptoint")
# The stack lies first, so that overflowing it traps instead of overwriting data.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-Wl,--stack-first -Wl,-z,stack-size=1048576")
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
