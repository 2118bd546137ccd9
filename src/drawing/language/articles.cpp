#include "drawing/language/articles.h"

#include <array>

#include "drawing/language/word_list.h"

namespace drawing::language {

bool is_dative(std::string_view key) {
  static constexpr std::array<std::string_view, 16> keys = {
      "einem", "einer", "dem",    "der",    "im",     "am",     "beim",  "vom",
      "zum",   "zur",   "meinem", "meiner", "seinem", "seiner", "ihrem", "ihrer"};
  return is_one_of(key, keys);
}

bool is_nominative(std::string_view key) {
  static constexpr std::array<std::string_view, 6> keys = {"ein", "eine", "einen", "das", "die", "n"};
  return is_one_of(key, keys);
}

bool is_genitive(std::string_view key) {
  return key == "des" || key.ends_with("nes") || key.ends_with("res");
}

bool is_contraction(std::string_view key) {
  static constexpr std::array<std::string_view, 18> keys = {
      "im",     "am",     "zum",  "zur",     "ins",   "ans", "aufs",   "beim",   "vom",
      "unterm", "ueberm", "vorm", "hinterm", "fuers", "ums", "durchs", "uebers", "hinters"};
  return is_one_of(key, keys);
}

bool is_plural_or_feminine(std::string_view key) {
  static constexpr std::array<std::string_view, 9> keys = {"die",  "diese",  "meine", "deine", "seine",
                                                           "ihre", "unsere", "eure",  "alle"};
  return is_one_of(key, keys);
}

bool is_third_person(std::string_view key) {
  return key.starts_with("sein") || key.starts_with("ihr");
}

bool is_first_person(std::string_view key) {
  return key.starts_with("mein") || key.starts_with("unser");
}

}  // namespace drawing::language
