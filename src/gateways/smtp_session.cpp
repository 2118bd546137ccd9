#include "gateways/smtp_session.h"

#include <algorithm>
#include <cctype>

#include "app/ports/mailer.h"
#include "base/messages.h"
#include "base/utf8.h"
#include "gateways/mime_message.h"

namespace gateways {
namespace {

using app::ports::MailError;
using app::ports::Retry;

constexpr std::size_t most_reply_lines = 100;

[[noreturn]] void fail(Retry retry, base::MessageKey key, const std::string& words = {}) {
  const std::string arguments[] = {words};
  throw MailError(retry, base::german_sentence(key, arguments));
}

bool is_ascii(const std::string& text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

// What a server said, fit to be shown: on one line and not endless.
std::string shown(int code, const std::vector<std::string>& lines) {
  std::string text = std::to_string(code);
  for (const std::string& line : lines) text += " " + line;
  std::replace_if(
      text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; },
      ' ');
  constexpr std::size_t longest = 300;
  if (text.size() > longest) text.resize(longest);
  while (!base::is_valid_utf8(text)) text.pop_back();
  return text;
}

std::string in_capitals(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](char c) { return static_cast<char>(std::toupper(static_cast<unsigned char>(c))); });
  return text;
}

// RFC 5321, 4.5.2: a line that begins with a dot gets another one; the end is a line of one dot.
std::string dotted(const std::string& message) {
  std::string out;
  out.reserve(message.size() + 16);
  bool at_line_start = true;
  for (const char c : message) {
    if (at_line_start && c == '.') out.push_back('.');
    out.push_back(c);
    at_line_start = c == '\n';
  }
  if (!out.ends_with("\r\n")) out += "\r\n";
  return out + ".\r\n";
}

// A line break in an address would be another command.
void check_address(const std::string& address) {
  const bool has_break = std::any_of(address.begin(), address.end(), [](char c) {
    return static_cast<unsigned char>(c) <= 0x20 || c == 0x7f || c == '<' || c == '>';
  });
  if (has_break || address.empty()) fail(Retry::never, "mail_address_unusable", "");
}

}  // namespace

SmtpSession::SmtpSession(TlsStream& stream) : stream_(stream) {
  const Reply greeting = read_reply();
  if (greeting.code != 220) fail(Retry::later, "mail_refused", shown(greeting.code, greeting.lines));
}

SmtpSession::Reply SmtpSession::read_reply() {
  Reply reply;
  while (true) {
    const std::string line = stream_.read_line();
    const bool has_code = line.size() >= 3 && std::all_of(line.begin(), line.begin() + 3, [](char c) {
                            return std::isdigit(static_cast<unsigned char>(c)) != 0;
                          });
    const bool is_last = line.size() == 3 || (line.size() > 3 && line[3] == ' ');
    const bool goes_on = line.size() > 3 && line[3] == '-';
    if (!has_code || !(is_last || goes_on) || reply.lines.size() > most_reply_lines) {
      fail(Retry::later, "mail_host_broke_rules", shown(0, {line}));
    }
    reply.code = std::stoi(line.substr(0, 3));
    reply.lines.push_back(line.size() > 4 ? line.substr(4) : "");
    if (is_last) return reply;
  }
}

SmtpSession::Reply SmtpSession::command(const std::string& line, int expected_hundred, base::MessageKey key) {
  stream_.write(line + "\r\n");
  Reply reply = read_reply();
  if (reply.code / 100 == expected_hundred) return reply;
  fail(reply.code / 100 == 5 ? Retry::never : Retry::later, key, shown(reply.code, reply.lines));
}

void SmtpSession::greet() {
  // The name of the sending machine matters to no server that asks for a password, and would tell about it.
  Reply reply = command("EHLO localhost", 2, "mail_refused");
  extensions_.clear();
  for (const std::string& line : reply.lines) extensions_.push_back(in_capitals(line));
}

bool SmtpSession::offers(const std::string& extension) const {
  return std::find(extensions_.begin(), extensions_.end(), extension) != extensions_.end();
}

bool SmtpSession::offers_sign_in(const std::string& method) const {
  return std::any_of(extensions_.begin(), extensions_.end(), [&](const std::string& line) {
    return line.starts_with("AUTH") && (line + " ").find(" " + method + " ") != std::string::npos;
  });
}

void SmtpSession::start_tls() {
  // Never on without it: somebody between could have taken the offer away.
  if (!offers("STARTTLS")) fail(Retry::later, "mail_no_starttls");
  command("STARTTLS", 2, "mail_refused");
  stream_.start_tls();
}

void SmtpSession::sign_in(const std::string& user, const std::string& password) {
  // A wrong password can be mended in the configuration: the mail is worth another try.
  try {
    if (offers_sign_in("PLAIN")) {
      const std::string secret = std::string(1, '\0') + user + std::string(1, '\0') + password;
      command("AUTH PLAIN " + encode_base64(secret), 2, "mail_sign_in_refused");
    } else if (offers_sign_in("LOGIN")) {
      command("AUTH LOGIN", 3, "mail_sign_in_refused");
      command(encode_base64(user), 3, "mail_sign_in_refused");
      command(encode_base64(password), 2, "mail_sign_in_refused");
    } else {
      fail(Retry::later, "mail_no_sign_in");
    }
  } catch (const MailError& error) {
    throw MailError(Retry::later, error.what());
  }
}

void SmtpSession::send(const std::string& from, const std::string& recipient, const std::string& message) {
  check_address(from);
  check_address(recipient);
  std::string options;
  if (!is_ascii(from) || !is_ascii(recipient)) {
    if (!offers("SMTPUTF8")) fail(Retry::never, "mail_umlauts_unsupported", recipient);
    options = " SMTPUTF8";
  }
  command("MAIL FROM:<" + from + ">" + options, 2, "mail_refused");
  command("RCPT TO:<" + recipient + ">", 2, "mail_recipient_refused");
  command("DATA", 3, "mail_refused");
  stream_.write(dotted(message));
  const Reply reply = read_reply();
  if (reply.code / 100 != 2) {
    fail(reply.code / 100 == 5 ? Retry::never : Retry::later, "mail_refused", shown(reply.code, reply.lines));
  }
}

void SmtpSession::quit() {
  stream_.write("QUIT\r\n");
}

}  // namespace gateways
