#include <cstdlib>
#include <sstream>
#include <string>
#include <thread>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <termios.h>
#include <unistd.h>

#include "base/error.h"
#include "cli/password_prompt.h"
#include "cli/service_notifier.h"
#include "cli/stop_signal.h"

namespace cli {
namespace {

std::string reason_of(const auto& function) {
  try {
    function();
  } catch (const base::AppError& error) {
    return error.reason();
  }
  return "accepted";
}

TEST(PasswordLine, IsTheFirstLineWithoutItsEnd) {
  for (const char* text : {"geheim", "geheim\n", "geheim\r\n", "geheim\nmore\n"}) {
    std::istringstream in(text);
    EXPECT_EQ(read_password_line(in), "geheim");
  }
  std::istringstream spaces("  mit Leerzeichen \n");
  EXPECT_EQ(read_password_line(spaces), "  mit Leerzeichen ");
  for (const char* text : {"", "\n", "\r\n"}) {
    std::istringstream in(text);
    EXPECT_EQ(reason_of([&] { read_password_line(in); }), "password_stdin_empty");
  }
}

// A terminal at which somebody types `keys` each time that a question has appeared.
class TypingPerson {
 public:
  TypingPerson(const std::string& first, const std::string& second) {
    keyboard_ = posix_openpt(O_RDWR | O_NOCTTY);
    grantpt(keyboard_);
    unlockpt(keyboard_);
    terminal_ = open(ptsname(keyboard_), O_RDWR | O_NOCTTY);
    person_ = std::thread([this, first, second] {
      for (const std::string& keys : {first, second}) {
        if (!read_until(": ")) return;
        wait_for_silence();
        write_all(keys);
      }
      read_until("\n");
    });
  }
  ~TypingPerson() {
    close(terminal_);
    if (person_.joinable()) person_.join();
    close(keyboard_);
  }
  int terminal() const { return terminal_; }
  // Everything that stood on the screen, once nothing more comes.
  std::string screen() {
    close(terminal_);
    terminal_ = -1;
    person_.join();
    return screen_;
  }

 private:
  bool read_until(const std::string& end) {
    while (!screen_.ends_with(end)) {
      char c = 0;
      if (read(keyboard_, &c, 1) != 1) return false;
      screen_ += c;
    }
    screen_ += ' ';  // the next wait is for something new
    return true;
  }
  // Echo is off from a moment after the question on; typing before that moment would be lost.
  void wait_for_silence() const {
    termios state{};
    for (int tries = 0; tries < 5000; ++tries) {
      tcgetattr(keyboard_, &state);
      if ((state.c_lflag & ECHO) == 0) return;
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
  }
  void write_all(const std::string& keys) const {
    if (write(keyboard_, keys.data(), keys.size()) < 0) std::abort();
  }

  int keyboard_ = -1;
  int terminal_ = -1;
  std::string screen_;
  std::thread person_;
};

TEST(PasswordPrompt, AsksTwiceAndShowsNothingOfThePassword) {
  TypingPerson person("geheimes Wort\r", "geheimes Wort\r");
  EXPECT_EQ(ask_for_new_password(person.terminal()), "geheimes Wort");
  const std::string screen = person.screen();
  EXPECT_NE(screen.find("Neues Passwort"), std::string::npos);
  EXPECT_EQ(screen.find("geheim"), std::string::npos);
}

TEST(PasswordPrompt, ErasesWholeCharactersAndLines) {
  TypingPerson person("falsch\x15päss\x7f\x7f\x7fwort\r", "pwort\n");
  EXPECT_EQ(ask_for_new_password(person.terminal()), "pwort");
}

TEST(PasswordPrompt, RefusesTwoDifferentPasswordsAndGivesUpOnRequest) {
  {
    TypingPerson person("a\r", "b\r");
    EXPECT_EQ(reason_of([&] { ask_for_new_password(person.terminal()); }), "password_not_repeated");
  }
  for (const char* key : {"abc\x03", "\x04"}) {
    TypingPerson person(key, "");
    EXPECT_EQ(reason_of([&] { ask_for_new_password(person.terminal()); }), "password_cancelled");
    termios state{};
    ASSERT_EQ(tcgetattr(person.terminal(), &state), 0);
    EXPECT_NE(state.c_lflag & ECHO, 0U) << "the terminal is as it was";
  }
}

TEST(PasswordPrompt, NeedsATerminal) {
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  EXPECT_EQ(reason_of([&] { ask_for_new_password(ends[1]); }), "password_no_terminal");
  close(ends[0]);
  close(ends[1]);
}

// A socket such as systemd listens on.
class Listener {
 public:
  explicit Listener(const std::string& name) {
    descriptor_ = socket(AF_UNIX, SOCK_DGRAM, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    name.copy(address.sun_path, sizeof(address.sun_path) - 1);
    if (name[0] == '@') address.sun_path[0] = '\0';
    const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + name.size());
    bound_ = bind(descriptor_, reinterpret_cast<sockaddr*>(&address), length) == 0;
  }
  ~Listener() { close(descriptor_); }
  bool bound() const { return bound_; }
  std::string receive() const {
    char text[100];
    const ssize_t got = recv(descriptor_, text, sizeof text, MSG_DONTWAIT);
    return got < 0 ? "nothing" : std::string(text, static_cast<std::size_t>(got));
  }

 private:
  int descriptor_;
  bool bound_;
};

TEST(ServiceNotifier, SendsOneDatagramToAPathOrAnAbstractName) {
  const std::string path = testing::TempDir() + "notify." + std::to_string(getpid());
  for (const std::string& name : {path, "@buntstift-test-" + std::to_string(getpid())}) {
    const Listener listener(name);
    ASSERT_TRUE(listener.bound()) << name;
    EXPECT_TRUE(notify_service_manager(name, "READY=1"));
    EXPECT_EQ(listener.receive(), "READY=1");
  }
  unlink(path.c_str());
}

TEST(ServiceNotifier, DoesNothingWithoutAnAddressAndFailsQuietlyForABadOne) {
  EXPECT_TRUE(notify_service_manager("", "READY=1"));
  EXPECT_FALSE(notify_service_manager("relative", "READY=1"));
  EXPECT_FALSE(notify_service_manager("/nowhere/at/all", "READY=1"));
  EXPECT_FALSE(notify_service_manager("/" + std::string(200, 'x'), "READY=1"));
}

TEST(StopSignal, WaitsForBothSignals) {
  for (const int number : {SIGTERM, SIGINT}) {
    StopSignal stop(StopSignal::Hangup::ends);
    ASSERT_EQ(kill(getpid(), number), 0);  // blocked, so it stays pending
    EXPECT_EQ(stop.wait(), number);
  }
}

TEST(StopSignal, AHangupAsksToReloadAndDoesNotStop) {
  StopSignal stop(StopSignal::Hangup::asks_to_reload);
  for (const int number : {SIGHUP, SIGHUP, SIGTERM}) {
    ASSERT_EQ(kill(getpid(), number), 0);
    EXPECT_EQ(stop.wait(), number);
  }
}

TEST(StopSignal, AHangupEndsTheProcessWhereNothingIsToBeReloaded) {
  EXPECT_EXIT(
      {
        StopSignal stop(StopSignal::Hangup::ends);
        kill(getpid(), SIGHUP);
        pause();
      },
      testing::KilledBySignal(SIGHUP), "");
}

TEST(StopSignal, ASecondSignalEndsTheProcess) {
  EXPECT_EXIT(
      {
        StopSignal stop(StopSignal::Hangup::ends);
        kill(getpid(), SIGTERM);
        stop.wait();
        kill(getpid(), SIGTERM);
        pause();
      },
      testing::KilledBySignal(SIGTERM), "");
}

}  // namespace
}  // namespace cli
