#include "accounts/login_name.h"

#include <algorithm>

#include "accounts/account_rules.h"
#include "base/error.h"
#include "base/utf8.h"

namespace accounts {
namespace {

using base::AppError;
using base::ErrorCode;

constexpr std::size_t room_for_number = 4;
constexpr char32_t combining_diaeresis = 0x308;

struct Plain {
  std::string_view letters;  // in UTF-8
  std::string_view plain;
};

// Letters of the European languages with Latin script, in small form, by what they become.
constexpr Plain plain_letters[] = {
    {"äæ", "ae"},  {"öœ", "oe"},       {"ü", "ue"},    {"ß", "ss"},       {"àáâãåāăą", "a"},  {"çćĉċč", "c"},
    {"ďđð", "d"},  {"èéêëēĕėęě", "e"}, {"ĝğġģ", "g"},  {"ĥħ", "h"},       {"ìíîïĩīĭįı", "i"}, {"ĵ", "j"},
    {"ķ", "k"},    {"ĺļľŀł", "l"},     {"ñńņňŋ", "n"}, {"òóôõøōŏő", "o"}, {"ŕŗř", "r"},       {"śŝşšș", "s"},
    {"ţťŧț", "t"}, {"ùúûũūŭůűų", "u"}, {"ŵ", "w"},     {"ýÿŷ", "y"},      {"źżž", "z"},       {"þ", "th"},
    {"ĳ", "ij"},   {"ĸ", "k"},         {"ſ", "s"},     {"ə", "e"},
};

bool is_plain(char32_t c) {
  return (c >= U'a' && c <= U'z') || (c >= U'0' && c <= U'9');
}

// The Romanian and Azerbaijani letters that base::to_lower leaves as they are.
char32_t small(char32_t c) {
  if (c == U'Ș') return U'ș';
  if (c == U'Ț') return U'ț';
  if (c == U'Ə') return U'ə';
  if (c == U'İ') return U'i';
  return base::to_lower(c);
}

// A letter or digit in plain small letters; empty for anything else.
std::string plain_form(char32_t letter) {
  const char32_t c = small(letter);
  if (is_plain(c)) return std::string(1, static_cast<char>(c));
  std::string encoded;
  base::append_utf8(encoded, c);
  for (const Plain& row : plain_letters) {
    // Two bytes of UTF-8 never equal the end of one letter and the beginning of the next.
    if (row.letters.find(encoded) != std::string_view::npos) return std::string(row.plain);
  }
  return {};
}

bool ends_with_vowel_of_umlaut(std::string_view text) {
  return text.ends_with('a') || text.ends_with('o') || text.ends_with('u');
}

// The text in plain small letters. `between` stands for runs of white space and hyphens; other signs vanish
// unless they are among `kept`.
std::string plain_text(std::string_view text, char between, std::string_view kept) {
  std::string out;
  for (const char32_t c : base::decode_utf8(base::trim(text))) {
    const std::string letter = plain_form(c);
    if (!letter.empty()) {
      out += letter;
    } else if (c == combining_diaeresis && ends_with_vowel_of_umlaut(out)) {
      out += 'e';
    } else if (c < 0x80 && kept.find(static_cast<char>(c)) != std::string_view::npos) {
      out += static_cast<char>(c);
    } else if ((c == U' ' || c == U'-' || c == 0xa0 || c == 0x2010 || c == 0x2011) &&
               !out.ends_with(between)) {
      out += between;
    }
  }
  return out;
}

// Without signs at the ends.
std::string trimmed_part(std::string part) {
  const auto is_sign = [](char c) { return c == '-' || c == '.'; };
  while (!part.empty() && is_sign(part.back())) part.pop_back();
  part.erase(part.begin(), std::find_if_not(part.begin(), part.end(), is_sign));
  return part;
}

}  // namespace

std::string proposed_login_name(std::string_view first_name, std::string_view last_name) {
  const std::string first = trimmed_part(plain_text(first_name, '-', ""));
  const std::string last = trimmed_part(plain_text(last_name, '-', ""));
  std::string name = first.empty() || last.empty() ? first + last : first + "." + last;
  name = trimmed_part(name.substr(0, max_login_name_length - room_for_number));
  return name.size() < min_login_name_length ? "kind" + (name.empty() ? "" : "." + name) : name;
}

std::string checked_login_name(std::string_view name, const std::string& field) {
  const std::string_view trimmed = base::trim(name);
  const std::u32string letters = base::decode_utf8(trimmed);
  const bool is_clean = std::all_of(letters.begin(), letters.end(), [](char32_t c) {
    return !plain_form(c).empty() || c == U'.' || c == U'-' || c == U'_';
  });
  std::string kept = plain_text(trimmed, '-', ".-_");
  const bool has_letter = std::any_of(kept.begin(), kept.end(), [](char c) { return c >= 'a' && c <= 'z'; });
  if (!is_clean || !has_letter || kept.size() < min_login_name_length ||
      kept.size() > max_login_name_length) {
    throw AppError(ErrorCode::invalid, "login_name_invalid", field,
                   {std::to_string(min_login_name_length), std::to_string(max_login_name_length)});
  }
  return kept;
}

std::string login_key(std::string_view typed) {
  if (typed.find('@') != std::string_view::npos) return email_key(typed);
  return plain_text(typed, '.', ".-_");
}

std::string checked_login(std::string_view typed, const std::string& field) {
  const std::string_view login = base::trim(typed);
  if (login.empty()) throw AppError(ErrorCode::invalid, "login_missing", field);
  if (login.find('@') != std::string_view::npos) return checked_email(login, field);
  const std::string key = login_key(login);
  if (key.size() < min_login_name_length || base::count_code_points(login) > max_email_length) {
    throw AppError(ErrorCode::invalid, "login_unreadable", field);
  }
  return std::string(login);
}

}  // namespace accounts
