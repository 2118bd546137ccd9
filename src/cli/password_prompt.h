#pragma once

#include <istream>
#include <string>
#include <string_view>

namespace cli {

// The first line of the stream, without its line end: for --password-stdin. Throws base::AppError
// ("password_stdin_empty") where there is none.
std::string read_password_line(std::istream& in);

// Asks twice on the terminal of this process, without echo. Throws base::AppError: "password_no_terminal",
// "password_not_repeated" if the two differ, "password_cancelled" after Ctrl-C or Ctrl-D.
std::string ask_for_new_password();

// The same on a terminal that is open for reading and writing.
std::string ask_for_new_password(int terminal);

}  // namespace cli
