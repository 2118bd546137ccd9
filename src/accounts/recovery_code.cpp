#include "accounts/recovery_code.h"

#include <sodium.h>

#include "base/fingerprint.h"

namespace accounts {
namespace {

constexpr std::string_view code_letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
constexpr int code_groups = 3;
constexpr int letters_of_group = 4;

std::string new_recovery_code() {
  std::string code;
  for (int group = 0; group < code_groups; ++group) {
    if (group > 0) code += '-';
    for (int i = 0; i < letters_of_group; ++i) code += code_letters[randombytes_uniform(code_letters.size())];
  }
  return code;
}

}  // namespace

std::vector<std::string> new_recovery_codes() {
  std::vector<std::string> codes(recovery_codes_given);
  for (std::string& code : codes) code = new_recovery_code();
  return codes;
}

std::string tidy_code(std::string_view typed) {
  std::string tidy;
  for (const char c : typed) {
    if (c == ' ' || c == '-') continue;
    tidy += c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c;
  }
  return tidy;
}

std::string recovery_code_hash(std::string_view user_id, std::string_view tidy) {
  return base::fingerprint("recovery code\n" + std::string(user_id) + "\n" + std::string(tidy));
}

}  // namespace accounts
