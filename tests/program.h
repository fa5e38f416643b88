// Runs the built program as a person or a script does: through a shell, in a folder of its own.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace linger::testing {

namespace fs = std::filesystem;

struct Result {
  int code = -1;
  std::string out;
  std::string error;
};

inline std::string read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// A folder of this test's own, gone with it.
class ProgramTest : public ::testing::Test {
 protected:
  ProgramTest() {
    std::string pattern = fs::temp_directory_path() / "linger-XXXXXX";
    folder_ = mkdtemp(pattern.data());
  }
  ~ProgramTest() override { fs::remove_all(folder_); }

  std::string write(const std::string& name, std::string_view text) const {
    std::ofstream(folder_ / name, std::ios::binary) << text;
    return folder_ / name;
  }

  // `arguments` as a shell reads them, with redirections if any; in English unless said.
  Result run(const std::string& arguments, const std::string& environment = "LC_ALL=C") const {
    const fs::path error = folder_ / "stderr";
    const std::string command =
        "{ env " + environment + " " LINGER_PROGRAM " " + arguments + "\n} 2>" + error.string();
    Result result;
    FILE* pipe = popen(command.c_str(), "r");
    char block[4096];
    while (const std::size_t count = fread(block, 1, sizeof block, pipe))
      result.out.append(block, count);
    const int status = pclose(pipe);
    result.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128;
    result.error = read_file(error);
    return result;
  }

  void expect_done(const std::string& arguments, const std::string& out) const {
    const Result result = run(arguments);
    EXPECT_EQ(result.code, 0) << arguments;
    EXPECT_EQ(result.out, out) << arguments;
    EXPECT_EQ(result.error, "") << arguments;
  }

  // Nothing on standard output, and on standard error a line that names what is wrong.
  void expect_refused(const std::string& arguments, int code, const std::string& words) const {
    const Result result = run(arguments);
    EXPECT_EQ(result.code, code) << arguments << "\n" << result.error;
    EXPECT_EQ(result.out, "") << arguments;
    EXPECT_NE(result.error.find(words), std::string::npos) << arguments << "\n" << result.error;
    EXPECT_EQ(std::ranges::count(result.error, '\n'), 1) << arguments << "\n" << result.error;
  }

  fs::path folder_;
};

}  // namespace linger::testing
