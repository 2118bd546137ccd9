#include "gateways/mime_message.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "base/utf8.h"

namespace gateways {
namespace {

constexpr std::size_t longest_mime_line = 76;
constexpr std::size_t encoded_word_bytes = 42;  // 56 characters of base64, 68 with "=?UTF-8?B?" and "?="

bool is_plain_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= 0x20 && c < 0x7f; });
}

std::string one_line(std::string text) {
  std::replace_if(
      text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; },
      ' ');
  return text;
}

// RFC 2047: encoded words of whole characters, folded over lines. Short plain text stays as it is.
std::string header_text(const std::string& raw) {
  std::string text = one_line(raw);
  if (is_plain_ascii(text) && text.size() < longest_mime_line - 20 && text.find("=?") == std::string::npos) {
    return text;
  }
  std::string out;
  while (!text.empty()) {
    std::size_t length = std::min(text.size(), encoded_word_bytes);
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xc0) == 0x80) --length;
    out += (out.empty() ? "" : "\r\n ") + ("=?UTF-8?B?" + encode_base64(text.substr(0, length)) + "?=");
    text.erase(0, length);
  }
  return out;
}

// A name before an address: quoted, or as encoded words.
std::string display_name(const std::string& name) {
  const std::string text = one_line(name);
  if (!is_plain_ascii(text)) return header_text(text);
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') quoted.push_back('\\');
    quoted.push_back(c);
  }
  return quoted + "\"";
}

// RFC 5322, 3.3: "Fri, 20 Nov 2026 11:00:00 +0000".
std::string date_field(base::Time moment) {
  constexpr std::array<const char*, 7> weekdays = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  constexpr std::array<const char*, 12> months = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                  "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  const auto day = std::chrono::floor<std::chrono::days>(moment);
  const std::chrono::year_month_day date{day};
  const std::chrono::hh_mm_ss clock{std::chrono::floor<std::chrono::seconds>(moment - day)};
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%s, %02u %s %04d %02d:%02d:%02d +0000",
                weekdays.at(std::chrono::weekday{day}.c_encoding()), static_cast<unsigned>(date.day()),
                months.at(static_cast<unsigned>(date.month()) - 1), static_cast<int>(date.year()),
                static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
                static_cast<int>(clock.seconds().count()));
  return text.data();
}

std::string domain_of(const std::string& address) {
  const std::size_t at = address.rfind('@');
  return at == std::string::npos ? "localhost" : address.substr(at + 1);
}

std::string part(const std::string& type, const std::string& content) {
  return "Content-Type: " + type + "; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n" +
         encode_base64(content, Wrap::lines) + "\r\n";
}

}  // namespace

std::string encode_base64(std::string_view bytes, Wrap wrap) {
  constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  std::size_t column = 0;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const std::size_t count = std::min<std::size_t>(3, bytes.size() - i);
    unsigned block = 0;
    for (std::size_t k = 0; k < 3; ++k) {
      block = block << 8 | (k < count ? static_cast<unsigned char>(bytes[i + k]) : 0U);
    }
    if (wrap == Wrap::lines && column == longest_mime_line) {
      out += "\r\n";
      column = 0;
    }
    for (std::size_t k = 0; k < 4; ++k) {
      out.push_back(k <= count ? alphabet[block >> (18 - 6 * k) & 63U] : '=');
    }
    column += 4;
  }
  return out;
}

std::string mime_message(const app::ports::OutgoingMail& mail, const Sender& sender) {
  // Base64 has no "=_", so that the boundary cannot occur in a part.
  const std::string boundary = "=_" + one_line(mail.id);
  std::string out;
  out += "Date: " + date_field(mail.written_at) + "\r\n";
  out += "From: " + display_name(sender.name) + " <" + one_line(sender.address) + ">\r\n";
  out += "To: <" + one_line(mail.recipient) + ">\r\n";
  out += "Subject: " + header_text(mail.subject) + "\r\n";
  out += "Message-ID: <" + one_line(mail.id) + "@" + domain_of(one_line(sender.address)) + ">\r\n";
  out += "Auto-Submitted: auto-generated\r\n";  // RFC 3834: no holiday notes, please
  out += "MIME-Version: 1.0\r\n";
  out += "Content-Type: multipart/alternative; boundary=\"" + boundary + "\"\r\n\r\n";
  out += "--" + boundary + "\r\n" + part("text/plain", mail.text);
  out += "--" + boundary + "\r\n" + part("text/html", mail.html);
  return out + "--" + boundary + "--\r\n";
}

}  // namespace gateways
