#include "cli/password_prompt.h"

#include <cerrno>

#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

#include "base/error.h"

namespace cli {
namespace {

[[noreturn]] void refuse(std::string reason) {
  throw base::AppError(base::ErrorCode::invalid, std::move(reason));
}

constexpr std::size_t longest_password_bytes = 4096;

// Switches echo, line editing and signal keys off, and gives the terminal back as it was, whatever happens.
class SilentTerminal {
 public:
  explicit SilentTerminal(int terminal) : terminal_(terminal) {
    if (tcgetattr(terminal_, &before_) != 0) refuse("password_no_terminal");
    termios silent = before_;
    silent.c_lflag &= ~static_cast<tcflag_t>(ECHO | ECHONL | ICANON | ISIG);
    silent.c_cc[VMIN] = 1;
    silent.c_cc[VTIME] = 0;
    if (tcsetattr(terminal_, TCSAFLUSH, &silent) != 0) refuse("password_no_terminal");
  }
  ~SilentTerminal() { tcsetattr(terminal_, TCSAFLUSH, &before_); }
  SilentTerminal(const SilentTerminal&) = delete;
  SilentTerminal& operator=(const SilentTerminal&) = delete;

 private:
  int terminal_;
  termios before_{};
};

void write_text(int terminal, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(terminal, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

// Removes the last character, which may have several bytes.
void erase_last(std::string& text) {
  while (!text.empty()) {
    const auto last = static_cast<unsigned char>(text.back());
    text.pop_back();
    if ((last & 0xc0) != 0x80) return;
  }
}

std::string read_line(int terminal) {
  constexpr char ctrl_c = 3;
  constexpr char ctrl_d = 4;
  constexpr char backspace = 8;
  constexpr char ctrl_u = 21;
  constexpr char erase = 127;
  std::string line;
  while (true) {
    char c = 0;
    const ssize_t got = ::read(terminal, &c, 1);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0 || c == ctrl_c || c == ctrl_d) refuse("password_cancelled");
    if (c == '\n' || c == '\r') return line;
    if (c == backspace || c == erase) {
      erase_last(line);
    } else if (c == ctrl_u) {
      line.clear();
    } else if (line.size() < longest_password_bytes) {
      line.push_back(c);
    }
  }
}

std::string ask(int terminal, std::string_view question) {
  write_text(terminal, question);
  const SilentTerminal silent(terminal);
  try {
    std::string line = read_line(terminal);
    write_text(terminal, "\n");
    return line;
  } catch (...) {
    write_text(terminal, "\n");
    throw;
  }
}

struct OpenTerminal {
  int descriptor = ::open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY);
  OpenTerminal() = default;
  ~OpenTerminal() {
    if (descriptor >= 0) ::close(descriptor);
  }
  OpenTerminal(const OpenTerminal&) = delete;
  OpenTerminal& operator=(const OpenTerminal&) = delete;
};

}  // namespace

std::string read_password_line(std::istream& in) {
  std::string line;
  std::getline(in, line);
  if (line.ends_with('\r')) line.pop_back();
  if (line.empty()) refuse("password_stdin_empty");
  return line;
}

std::string ask_for_new_password() {
  const OpenTerminal terminal;
  if (terminal.descriptor < 0) refuse("password_no_terminal");
  return ask_for_new_password(terminal.descriptor);
}

std::string ask_for_new_password(int terminal) {
  std::string password = ask(terminal, "Neues Passwort (es wird nicht angezeigt): ");
  if (ask(terminal, "Neues Passwort noch einmal: ") != password) refuse("password_not_repeated");
  return password;
}

}  // namespace cli
