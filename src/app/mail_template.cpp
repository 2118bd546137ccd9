#include "app/mail_template.h"

#include <algorithm>
#include <functional>
#include <stdexcept>

#include "base/embedded.h"
#include "markup/html_cleaner.h"

namespace app {
namespace {

// Replaces {key}, key in small letters; other braces stay.
std::string filled(std::string_view text, const std::function<std::string(const std::string&)>& value_of) {
  std::string out;
  while (!text.empty()) {
    const std::size_t open = std::min(text.find('{'), text.size());
    out += text.substr(0, open);
    text.remove_prefix(open);
    const std::size_t end = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz", 1);
    if (end == std::string_view::npos || end < 2 || text[end] != '}') {
      out += text.substr(0, 1);
      text.remove_prefix(std::min<std::size_t>(1, text.size()));
      continue;
    }
    out += value_of(std::string(text.substr(1, end - 1)));
    text.remove_prefix(end + 1);
  }
  return out;
}

std::string replaced(std::string text, std::string_view part, const std::string& by) {
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + by.size())) {
    text.replace(at, part.size(), by);
  }
  return text;
}

}  // namespace

MailContent with_address(const MailContent& mail, const std::string& address) {
  return {mail.subject, replaced(mail.text, site_placeholder, address),
          replaced(mail.html, site_placeholder, markup::escape_html(address))};
}

MailContent fill_mail(const std::string& name, const std::map<std::string, std::string>& values) {
  const auto plain = [&](const std::string& key) {
    const auto found = values.find(key);
    if (found == values.end()) throw std::logic_error("mail " + name + " needs a value for " + key);
    // One line: a subject is a header.
    std::string value = found->second;
    std::replace_if(
        value.begin(), value.end(), [](char c) { return c == '\r' || c == '\n'; }, ' ');
    return value;
  };
  const auto escaped = [&](const std::string& key) { return markup::escape_html(plain(key)); };
  const std::string text = filled(base::resource("mail/" + name + ".txt"), plain);
  const std::size_t line_end = text.find('\n');
  const std::string content = filled(base::resource("mail/" + name + ".html"), escaped);
  MailContent mail;
  mail.subject = text.substr(0, line_end);
  mail.text = text.substr(text.find_first_not_of('\n', line_end));
  mail.html = filled(base::resource("mail/layout.html"),
                     [&](const std::string& key) { return key == "content" ? content : escaped(key); });
  return mail;
}

}  // namespace app
