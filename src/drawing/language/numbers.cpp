#include "drawing/language/numbers.h"

#include <array>
#include <utility>

namespace drawing::language {

namespace {

using Named = std::pair<std::string_view, long>;

constexpr std::array<Named, 18> small = {{{"ein", 1},
                                          {"eins", 1},
                                          {"zwei", 2},
                                          {"drei", 3},
                                          {"vier", 4},
                                          {"fuenf", 5},
                                          {"sechs", 6},
                                          {"sieben", 7},
                                          {"acht", 8},
                                          {"neun", 9},
                                          {"zehn", 10},
                                          {"elf", 11},
                                          {"zwoelf", 12},
                                          {"sechzehn", 16},
                                          {"siebzehn", 17},
                                          {"dreizehn", 13},
                                          {"vierzehn", 14},
                                          {"fuenfzehn", 15}}};
constexpr std::array<Named, 10> tens = {{{"zwanzig", 20},
                                         {"dreissig", 30},
                                         {"vierzig", 40},
                                         {"fuenfzig", 50},
                                         {"sechzig", 60},
                                         {"siebzig", 70},
                                         {"achtzig", 80},
                                         {"neunzig", 90},
                                         {"achtzehn", 18},
                                         {"neunzehn", 19}}};

template <std::size_t size>
std::optional<long> find(const std::array<Named, size>& table, std::string_view key) {
  for (const auto& [name, value] : table) {
    if (name == key) return value;
  }
  return std::nullopt;
}

std::optional<long> below_hundred(std::string_view key) {
  if (const auto value = find(small, key)) return value;
  if (const auto value = find(tens, key)) return value;
  const std::size_t joint = key.find("und");
  if (joint == std::string_view::npos) return std::nullopt;
  const auto unit = find(small, key.substr(0, joint));
  const auto ten = find(tens, key.substr(joint + 3));
  if (!unit || !ten || *unit > 9) return std::nullopt;
  return *unit + *ten;
}

// "zweihundertdrei": what stands before `name` multiplies it, what follows is added.
template <class Before, class After>
std::optional<long> around(std::string_view key, std::string_view name, long unit, Before before,
                           After after) {
  const std::size_t at = key.find(name);
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view rest = key.substr(at + name.size());
  const auto times = at == 0 ? std::optional<long>(1) : before(key.substr(0, at));
  const auto plus =
      rest.empty() ? std::optional<long>(0) : after(rest.starts_with("und") ? rest.substr(3) : rest);
  if (!times || !plus) return std::nullopt;
  return *times * unit + *plus;
}

std::optional<long> below_thousand(std::string_view key) {
  if (const auto value = around(key, "hundert", 100, below_hundred, below_hundred)) return value;
  return below_hundred(key);
}

}  // namespace

std::optional<long> read_number_word(std::string_view key) {
  if (key == "ein" || key == "elf" || key == "acht") return std::nullopt;
  if (const auto value = around(key, "tausend", 1000, below_thousand, below_thousand)) return value;
  return below_thousand(key);
}

}  // namespace drawing::language
