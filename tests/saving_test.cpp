// Matches that are left: where they are kept, and that none is lost where that fails.

#include <fcntl.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/stat.h>

#include <array>
#include <chrono>
#include <cstdio>

#include "play.h"

namespace {

namespace fs = linger::testing::fs;
using linger::testing::has;
using linger::testing::PlayTest;
using linger::testing::read_file;
using linger::testing::records_in;
using linger::testing::Result;
using nlohmann::json;

class Saving : public PlayTest {};

// ---- Places where no match can be kept

// Waiting for a reader or a writer would be for ever: nobody opens the other end.
TEST_F(Saving, OnlyARegularFileHoldsMatches) {
  const std::string pipe = file("pipe"), before = write("match", "");
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  fs::create_symlink(pipe, file("link"));
  for (const std::string option : {"--record ", "--resume "}) {
    for (const std::string& place : {pipe, file("link"), std::string("/dev/null"),
                                     std::string("/dev/full"), std::string("/dev/stdin")})
      expect_refused("play " + option + place + " < /dev/null", 1, "not a regular file");
    for (const std::string& folder : {std::string("."), folder_.string(), folder_.string() + "/"})
      expect_refused("play " + option + folder, 1, "is a folder");
    expect_refused("play " + option + "-", 2, "./-");
  }
  // As <(…) of bash.
  write("script", "exec " LINGER_PROGRAM " play --resume <(cat " + before + ")");
  const Result substituted = run("--version >/dev/null; bash " + file("script"));
  EXPECT_EQ(substituted.code, 1);
  EXPECT_TRUE(has(substituted.error, "not a regular file")) << substituted.error;
  EXPECT_FALSE(fs::exists("-"));
}

TEST_F(Saving, APlaceThatCannotBeWrittenIsKnownBeforeTheMatch) {
  // Without the right of root to read and write everything.
  const std::string mere = "setpriv --bounding-set=-dac_override,-dac_read_search ";
  const bool root = geteuid() == 0;
  if (root) ASSERT_EQ(std::system((mere + "true").c_str()), 0) << "root cannot give up its rights";
  play("--seed a --record " + file("m"), "1\n");
  fs::create_directory(file("closed"));
  fs::copy(file("m"), file("closed/m"));
  fs::copy(file("m"), file("unreadable"));
  fs::copy(file("m"), file("fixed"));
  fs::permissions(file("closed"), fs::perms(0555));
  fs::permissions(file("unreadable"), fs::perms(0222));
  fs::permissions(file("fixed"), fs::perms(0444));
  for (const std::string& call :
       {"--record " + file("closed/new"), "--record " + file("none/new"),
        "--record " + file("m/new"), "--record " + file(std::string(300, 'x')),
        "--record " + file("unreadable"), "--record " + file("fixed"),
        "--resume " + file("closed/m"), "--resume " + file("unreadable"),
        "--resume " + file("fixed"), "--resume " + file("none")}) {
    write("script", "exec " + (root ? mere : "") + LINGER_PROGRAM " play " + call);
    const Result result = run("--version >/dev/null; bash " + file("script") + " < /dev/null");
    EXPECT_EQ(result.code, 1) << call;
    EXPECT_EQ(result.out, "") << call;
    EXPECT_EQ(std::ranges::count(result.error, '\n'), 1) << call << result.error;
  }
  EXPECT_EQ(records_in(file("closed/m")), records_in(file("m")));
  fs::permissions(file("closed"), fs::perms(0755));
}

class FullDisk : public PlayTest {
 protected:
  // Bots play a match, and the longest that a file may be is 1024 bytes or none.
  Result play_without_room(const std::string& options, int kilobytes,
                           const std::string& redirection = "") const {
    write("script", "ulimit -f " + std::to_string(kilobytes) +
                        "; exec " LINGER_PROGRAM
                        " play --seed a --seats casual,casual,random,random --set match=hands:9 " +
                        options);
    return run("--version >/dev/null; bash " + file("script") + redirection);
  }
};

TEST_F(FullDisk, TheMatchIsPrintedAndTheFileLeftAsItWas) {
  const Result fresh = play_without_room("--record " + file("new"), 1);
  EXPECT_EQ(fresh.code, 1);
  EXPECT_FALSE(fs::exists(file("new")));
  EXPECT_TRUE(has(fresh.error, "could not be saved in " + file("new"))) << fresh.error;
  EXPECT_TRUE(has(fresh.out, "\n{\"format\":\"linger-record/1\"")) << fresh.out;

  for (const std::string before : {"", "{}\n", "{}"}) {
    const std::string old = write("old", before);
    const Result result = play_without_room("--record " + old, 1);
    EXPECT_EQ(result.code, 1);
    EXPECT_TRUE(has(result.out, "\"linger-record/1\"")) << result.out;
    EXPECT_TRUE(fs::exists(old));
    EXPECT_EQ(read_file(old), before);
  }
}

TEST_F(FullDisk, WhereTheOutputIsGoneTooTheMatchIsOnStandardError) {
  const Result result = play_without_room("--record " + file("new"), 0, " 2>&1 >/dev/full | cat");
  EXPECT_TRUE(has(result.out, "could not be saved in " + file("new"))) << result.out;
  EXPECT_TRUE(has(result.out, "\n{\"format\":\"linger-record/1\"")) << result.out;
}

// The match is in its file, and whoever plays on gets to know it.
TEST_F(Saving, WhereTheOutputIsGoneStandardErrorSaysWhereTheMatchIs) {
  for (const std::string output : {">/dev/full", ">&-", "| true"}) {
    write("lines", "");
    fs::remove_all(saved());
    write("script", "exec " LINGER_PROGRAM " play --seed a");
    const Result left = run("--version >/dev/null; sleep 0.1; cd " + folder_.string() +
                            "; export LC_ALL=C XDG_STATE_HOME=" + folder_.string() +
                            "; bash script <lines " + output);
    EXPECT_EQ(records_in(saved()).size(), 1U) << output;
    if (output == "| true" && left.error.empty()) continue;  // it was written before true ended
    EXPECT_TRUE(has(left.error, "linger: The match is saved. To resume it:\n  ")) << left.error;
    EXPECT_TRUE(has(left.error, " play --resume " + saved() + "\n")) << left.error;
  }
  const Result over =
      run("play --seats casual,random,random --seed a --record " + file("over") + " >/dev/full");
  EXPECT_EQ(over.code, 1);
  EXPECT_EQ(records_in(file("over")).size(), 1U);
  EXPECT_TRUE(has(over.error, "linger: ") && has(over.error, file("over"))) << over.error;
}

// Whatever the script, the folders and the file are called, and however the program was started.
TEST_F(Saving, TheAdviceHowToResumeCanBePasted) {
  const fs::path place = folder_ / "Ben's games";
  fs::create_directory(place);
  fs::create_symlink(LINGER_PROGRAM, place / "my linger");
  std::ofstream(place / "play") << "[ \"$1\" = --terminal ] || exit 3\nshift\n"
                                << "LINGER_PLAY=$0 exec " LINGER_PROGRAM " play \"$@\"";
  fs::permissions(place / "play", fs::perms(0755));
  const auto in_place = [&](const std::string& command) {
    return run("--version; cd '" + folder_.string() + "/Ben'\\''s games'; export LC_ALL=C; " +
               command + " < /dev/null");
  };
  const char* const by_path = LINGER_PROGRAM " play";
  for (const std::string program :
       {"bash play --terminal", "bash ./play --terminal", "bash \"$PWD/play\" --terminal",
        "'./my linger' play", "\"$PWD/my linger\" play", by_path})
    for (const std::string name :
         {"m.jsonl", "'a b'", "\"it's\"", "'$HOME'", "=-m", "'\x1b[1m'", "'K\xc3\xb6nig'", "'#'"}) {
      const bool dash = name.front() == '=';
      const Result left =
          in_place(program + " --lang de --seed a --record" + (dash ? "" : " ") + name);
      const std::string head = "Weiter geht es mit:\n  ";
      const std::size_t at = left.out.find(head);
      ASSERT_NE(at, std::string::npos) << left.out << left.error;
      const std::string advice = left.out.substr(at + head.size());
      write("advice", advice.substr(0, advice.find('\n')));
      EXPECT_FALSE(has(advice, "\x1b"));
      const Result resumed = in_place("bash " + file("advice"));
      EXPECT_EQ(resumed.code, 0) << advice << resumed.error;
      EXPECT_TRUE(has(resumed.out, "in Blatt 1 weiter")) << advice << resumed.out;
    }
}

TEST_F(Saving, AMatchThatHasNotBegunCanBeResumed) {
  const std::string record = write("begun", R"({"format":"linger-record/1","rules":{},)"
                                            R"("players":["A","B","C"],"rounds":[]})");
  const Result english = play("--resume " + record, "");
  EXPECT_TRUE(has(english.out, "begins with its first hand")) << english.out;
  EXPECT_FALSE(has(english.out, "hand 0")) << english.out;
  EXPECT_EQ(english.code, 0);
}

// ---- Several programs, one file

// Waits until a program has shown this in the file of its output.
bool comes_to(const std::string& output, std::string_view part) {
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  while (std::chrono::steady_clock::now() < until) {
    if (has(read_file(output), part)) return true;
    usleep(1000);
  }
  return false;
}

TEST_F(Saving, TwoThatResumeOneMatchTogetherLoseNeither) {
  play("--seed a --record " + file("begun"), "1\n");
  // A long file, which takes a while to be written, so that they meet.
  const std::string other = read_file(LINGER_SOURCE_DIR "/docs/examples/match.jsonl");
  std::string begun;
  for (int i = 0; i < 2000; ++i) begun += other;
  begun += read_file(file("begun"));
  for (int i = 0; i < 10; ++i) {
    const std::string both = write("both", begun);
    const std::string resume =
        "LC_ALL=C exec " LINGER_PROGRAM " play --resume " + both + " > " + folder_.string();
    std::array<FILE*, 2> programs{};
    for (const std::size_t k : {0U, 1U}) {
      const std::string output = write("screen" + std::to_string(k), "");
      programs[k] = popen((resume + "/screen" + std::to_string(k)).c_str(), "w");
      // Both have read the file before either of them writes it.
      ASSERT_TRUE(comes_to(output, "Your card?"));
    }
    std::fputs("1\n1\n1\nquit\n", programs[0]);
    std::fputs("1\n1\n2\nquit\n", programs[1]);
    for (FILE* program : programs) std::fflush(program);
    for (FILE* program : programs) EXPECT_EQ(pclose(program), 0);
    std::set<std::string> moves;
    for (const json& record : records_in(both)) moves.insert(record["rounds"][0]["moves"]);
    EXPECT_EQ(moves.size(), 3U);  // the others' and the two
  }
}

// A file that somebody else holds is not waited for without end.
TEST_F(Saving, AMatchWhoseFileIsHeldIsPrinted) {
  play("--seed a --record " + file("held"), "1\n");
  const std::string before = read_file(file("held"));
  const int holder = open(file("held").c_str(), O_RDONLY | O_CLOEXEC);
  ASSERT_EQ(flock(holder, LOCK_EX), 0);
  for (const std::string option : {"--resume ", "--record "}) {
    const Result result = play(option + file("held"), "1\n1\n");
    EXPECT_EQ(result.code, 1);
    EXPECT_TRUE(has(result.error, "held: another program holds it")) << result.error;
    EXPECT_TRUE(has(result.out, "\n{\"format\":\"linger-record/1\"")) << result.out;
  }
  EXPECT_EQ(read_file(file("held")), before);
  close(holder);
}

TEST_F(Saving, ResumingLeavesOtherFilesAndTheModeAlone) {
  play("--seed a --record " + file("m"), "1\n");
  const std::string notes = write("m.new", "notes");
  fs::permissions(file("m"), fs::perms(0666));
  play("--resume " + file("m"), "1\n");
  EXPECT_EQ(read_file(notes), "notes");
  EXPECT_EQ(fs::status(file("m")).permissions(), fs::perms(0666));
}

// ---- An output that nobody reads

// The program with a small pipe as its outputs, which is full before long.
class Unread {
 public:
  explicit Unread(const std::string& arguments) {
    EXPECT_EQ(pipe(pipe_.data()), 0);
    fcntl(pipe_[1], F_SETPIPE_SZ, 4096);
    child_ = fork();
    if (child_ != 0) return;
    dup2(pipe_[1], STDOUT_FILENO);
    dup2(pipe_[1], STDERR_FILENO);
    execl("/bin/sh", "sh", "-c", ("exec " LINGER_PROGRAM " " + arguments).c_str(), nullptr);
    _exit(127);
  }
  ~Unread() {
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
    for (int end : pipe_) close(end);
  }

  // Until nothing has come for a while.
  void wait_until_blocked() const {
    for (int before = -1, now = 0; before != now || now == 0; usleep(200'000)) {
      before = now;
      ASSERT_EQ(ioctl(pipe_[0], FIONREAD, &now), 0);
    }
  }

  bool ends_after(int signal) const {
    kill(child_, signal);
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    siginfo_t ended{};
    while (std::chrono::steady_clock::now() < until && ended.si_pid == 0) {
      usleep(10'000);
      waitid(P_PID, static_cast<id_t>(child_), &ended, WEXITED | WNOHANG | WNOWAIT);
    }
    return ended.si_pid != 0;
  }

 private:
  std::array<int, 2> pipe_{};
  pid_t child_ = -1;
};

TEST_F(Saving, ASignalSavesTheMatchWhereNobodyReadsTheOutput) {
  for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
    const std::string record = file("unread" + std::to_string(signal));
    const Unread bots("play --seats casual,random,casual --set match=hands:99 --record " + record);
    bots.wait_until_blocked();
    EXPECT_TRUE(bots.ends_after(signal)) << signal;
    EXPECT_EQ(records_in(record).size(), 1U) << signal;
  }
}

}  // namespace
