#include "accounts/easy_password.h"

#include <array>
#include <cstdint>
#include <cstring>

#include <sodium.h>

#include "base/embedded.h"

namespace accounts {
namespace {

constexpr std::uint64_t lowest_number = 10, highest_number = 99;

std::vector<std::string_view> read_words() {
  std::vector<std::string_view> words;
  std::string_view text = base::resource("passwords/words.txt");
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    if (!line.empty() && line.front() != '#') words.push_back(line);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

}  // namespace

const std::vector<std::string_view>& password_words() {
  static const std::vector<std::string_view> words = read_words();
  return words;
}

std::string easy_password(std::string_view randomness) {
  const std::vector<std::string_view>& words = password_words();
  std::array<std::uint64_t, 4> numbers{};
  crypto_generichash(reinterpret_cast<unsigned char*>(numbers.data()), sizeof numbers,
                     reinterpret_cast<const unsigned char*>(randomness.data()), randomness.size(), nullptr,
                     0);
  // Of 2^64 numbers, the remainder of a division by less than 2^9 prefers none by more than 2^-55.
  const std::uint64_t first = numbers[0] % words.size();
  std::uint64_t second = numbers[1] % (words.size() - 1);
  if (second >= first) ++second;  // no word twice
  const std::uint64_t number = lowest_number + numbers[2] % (highest_number - lowest_number + 1);
  return std::string(words[first]) + "-" + std::string(words[second]) + "-" + std::to_string(number);
}

}  // namespace accounts
