#include "app/shell_word.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <string>

namespace linger {
namespace {

// What a shell makes of the word.
std::string read_by_bash(const std::string& word) {
  const std::string script = "printf %s " + word;
  std::array<char, 4096> block{};
  std::string text;
  setenv("SCRIPT", script.c_str(), 1);
  FILE* pipe = popen("exec bash -c \"$SCRIPT\"", "r");
  if (pipe == nullptr) {
    ADD_FAILURE() << "bash cannot be started";
    return text;
  }
  while (const std::size_t count = fread(block.data(), 1, block.size(), pipe))
    text.append(block.data(), count);
  EXPECT_EQ(pclose(pipe), 0) << word;
  return text;
}

TEST(ShellWord, IsReadAsTheTextThatItStandsFor) {
  for (const char* text :
       {"plain/file-1.jsonl", "", "a b", "it's", "$HOME", "~", "*", "a\\b", "\"", "König", "a\nb",
        "\x1b[31m'\\", "\xff\x9b", "#", "!x", "a;b", "{a,b}", "a=b"}) {
    const std::string word = shell_word(text);
    EXPECT_EQ(read_by_bash(word), text) << word;
    EXPECT_EQ(word.find_first_of("\n\x1b\x9b"), word.npos);
  }
}

TEST(ShellWord, IsTheTextItselfWhereThatIsSafe) {
  EXPECT_EQ(shell_word("./play"), "./play");
  EXPECT_EQ(shell_word("/home/ben/.local/state/linger/matches.jsonl"),
            "/home/ben/.local/state/linger/matches.jsonl");
  EXPECT_EQ(shell_word("my matches"), "'my matches'");
}

}  // namespace
}  // namespace linger
