#include "accounts/account_rules.h"

#include <algorithm>
#include <unordered_set>

#include "base/embedded.h"
#include "base/error.h"
#include "base/utf8.h"

namespace accounts {
namespace {

using base::AppError;
using base::ErrorCode;

bool is_ascii_letter_or_digit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

// An unquoted local part (RFC 5322, 3.2.3 dot-atom): quoted ones exist on paper only.
bool is_local_part(std::string_view text) {
  constexpr std::string_view others = "!#$%&'*+-/=?^_`{|}~.";
  if (text.empty() || text.size() > 64 || text.front() == '.' || text.back() == '.') return false;
  if (text.find("..") != std::string_view::npos) return false;
  return std::all_of(text.begin(), text.end(), [&](char c) {
    return is_ascii_letter_or_digit(c) || others.find(c) != std::string_view::npos;
  });
}

bool is_domain_label(std::string_view label) {
  if (label.empty() || label.size() > 63 || label.front() == '-' || label.back() == '-') return false;
  // Bytes from 0x80 on belong to letters of internationalised names; the text is known to be well-formed.
  return std::all_of(label.begin(), label.end(), [](char c) {
    return is_ascii_letter_or_digit(c) || c == '-' || (static_cast<unsigned char>(c) & 0x80) != 0;
  });
}

bool is_domain(std::string_view text) {
  std::size_t labels = 0;
  while (true) {
    const std::size_t dot = text.find('.');
    if (!is_domain_label(text.substr(0, dot))) return false;
    ++labels;
    if (dot == std::string_view::npos) return labels >= 2 && text.size() >= 2;
    text.remove_prefix(dot + 1);
  }
}

bool has_control_character(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7f;
  });
}

const std::unordered_set<std::string_view>& common_passwords() {
  static const auto list = [] {
    std::unordered_set<std::string_view> words;
    std::string_view text = base::resource("passwords/common.txt");
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      const std::string_view line = text.substr(0, end);
      if (!line.empty() && line.front() != '#') words.insert(line);
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
  }();
  return list;
}

}  // namespace

std::string checked_email(std::string_view email, const std::string& field) {
  const std::string_view address = base::trim(email);
  if (address.empty()) throw AppError(ErrorCode::invalid, "email_missing", field);
  if (base::count_code_points(address) > max_email_length || address.size() > 2 * max_email_length) {
    throw AppError(ErrorCode::invalid, "email_too_long", field, {std::to_string(max_email_length)});
  }
  const std::size_t at = address.rfind('@');
  if (at == std::string_view::npos || !is_local_part(address.substr(0, at)) ||
      !is_domain(address.substr(at + 1))) {
    throw AppError(ErrorCode::invalid, "email_invalid", field);
  }
  return std::string(address);
}

std::string email_key(std::string_view email) {
  return base::to_lower_utf8(base::trim(email));
}

std::string checked_name(std::string_view name, const std::string& field) {
  const bool first = field == "firstName";
  const std::string_view trimmed = base::trim(name);
  if (trimmed.empty()) {
    throw AppError(ErrorCode::invalid, first ? "first_name_missing" : "last_name_missing", field);
  }
  if (base::count_code_points(trimmed) > max_name_length) {
    throw AppError(ErrorCode::invalid, first ? "first_name_too_long" : "last_name_too_long", field,
                   {std::to_string(max_name_length)});
  }
  if (has_control_character(trimmed)) throw AppError(ErrorCode::invalid, "name_invalid", field);
  return std::string(trimmed);
}

std::string checked_password(std::string_view password, std::string_view email, const std::string& field,
                             std::size_t min_length) {
  const std::size_t length = base::count_code_points(password);
  if (length < min_length) {
    throw AppError(ErrorCode::invalid, "password_too_short", field, {std::to_string(min_length)});
  }
  if (length > max_password_length) {
    throw AppError(ErrorCode::invalid, "password_too_long", field, {std::to_string(max_password_length)});
  }
  const std::string folded = base::to_lower_utf8(password);
  if (common_passwords().contains(folded)) throw AppError(ErrorCode::invalid, "password_common", field);
  if (folded == email_key(email)) throw AppError(ErrorCode::invalid, "password_is_email", field);
  return std::string(password);
}

}  // namespace accounts
