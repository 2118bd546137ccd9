#include "books/german/article_in_text.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "base/utf8.h"

namespace books::german {
namespace {

constexpr std::array<std::string_view, 19> definite_words = {
    "der", "die", "das",  "den", "dem",  "des",  "im",  "am",    "zum", "zur",
    "ins", "ans", "beim", "vom", "aufs", "fürs", "ums", "beide", "alle"};
constexpr std::array<std::string_view, 6> indefinite_words = {"ein",   "eine",  "einen",
                                                              "einem", "einer", "eines"};
constexpr std::array<std::string_view, 12> own_words = {"sein",   "seine",  "seinen", "seinem",
                                                        "seiner", "seines", "ihr",    "ihre",
                                                        "ihren",  "ihrem",  "ihrer",  "ihres"};

// The words of a text; one that punctuation precedes begins a new run.
struct TextWord {
  std::string word;
  bool joined = false;  // to the one before, by a space alone
};

bool is_of_a_word(unsigned char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c >= 0x80;
}

std::vector<TextWord> text_words(std::string_view text) {
  std::vector<TextWord> words;
  bool joined = false;
  for (std::size_t i = 0; i < text.size();) {
    const auto end = std::find_if_not(text.begin() + static_cast<std::ptrdiff_t>(i), text.end(),
                                      [](char c) { return is_of_a_word(static_cast<unsigned char>(c)); });
    const std::size_t length = static_cast<std::size_t>(end - text.begin()) - i;
    if (length > 0) {
      words.push_back({std::string(text.substr(i, length)), joined});
      joined = true;
      i += length;
    } else {
      joined = joined && text[i] == ' ';
      ++i;
    }
  }
  return words;
}

template <std::size_t size>
bool is_one_of_these(std::string_view word, const std::array<std::string_view, size>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// What may stand between an article and its noun: "den großen roten Ball", "die drei Igel".
bool is_like_adjective(const std::string& word) {
  constexpr std::array<std::string_view, 5> endings = {"e", "en", "er", "es", "em"};
  constexpr std::array<std::string_view, 6> numbers = {"zwei", "drei", "vier", "fünf", "sechs", "acht"};
  const bool small = base::to_lower_utf8(word) == word;
  return small && (is_one_of_these(word, numbers) ||
                   std::any_of(endings.begin(), endings.end(), [&](std::string_view ending) {
                     return word.size() > ending.size() + 2 && word.ends_with(ending);
                   }));
}

bool is_form_of(const std::string& word, const Noun& noun) {
  for (const Case in : {Case::nominative, Case::genitive, Case::dative, Case::accusative}) {
    for (const Number number : {Number::singular, Number::plural}) {
      if (base::to_lower_utf8(noun.form(in, number)) == word) return true;
    }
  }
  return false;
}

}  // namespace

WrittenArticle article_in_text(std::string_view text, const Noun& noun) {
  const std::vector<TextWord> words = text_words(text);
  constexpr std::size_t most_between = 3;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (!is_form_of(base::to_lower_utf8(words[i].word), noun)) continue;
    for (std::size_t back = 1; back <= most_between && back <= i && words[i - back + 1].joined; ++back) {
      const std::string before = base::to_lower_utf8(words[i - back].word);
      if (is_one_of_these(before, definite_words)) return WrittenArticle::definite;
      if (is_one_of_these(before, own_words)) return WrittenArticle::own;
      if (is_one_of_these(before, indefinite_words)) return WrittenArticle::indefinite;
      if (!is_like_adjective(words[i - back].word)) break;
    }
    return WrittenArticle::other;
  }
  return WrittenArticle::other;
}

}  // namespace books::german
