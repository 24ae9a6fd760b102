// The command as people run it: the program that was built beside these tests, with its input from a pipe.
#pragma once

#include <array>
#include <cstdio>
#include <filesystem>
#include <string>

#include <sys/wait.h>

#include <gtest/gtest.h>

namespace shelfmark::proof {

struct Ran {
    int status = -1;
    std::string text;  // that it printed
};

/// A command line of the shell; to see standard error too, say 2>&1.
inline Ran run_command(const std::string& line) {
    FILE* const pipe = popen(line.c_str(), "r");
    Ran ran;
    std::array<char, 4096> piece = {};
    while (const std::size_t size = fread(piece.data(), 1, piece.size(), pipe)) ran.text.append(piece.data(), size);
    const int status = pclose(pipe);
    ran.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return ran;
}

inline Ran run_program(const std::string& input, const std::string& arguments,
                       const std::string& environment = "-u LC_ALL -u LC_MESSAGES LANG=C.UTF-8") {
    const auto program = std::filesystem::read_symlink("/proc/self/exe").parent_path() / "shelfmark";
    EXPECT_TRUE(std::filesystem::exists(program)) << "build the whole preset: " << program << " is missing";
    return run_command(input + " | env " + environment + " '" + program.string() + "' " + arguments + " 2>&1");
}

}  // namespace shelfmark::proof
