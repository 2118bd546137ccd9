#include "books/telling/sentence_words.h"

#include "base/utf8.h"
#include "drawing/language/lexicon.h"
#include "drawing/language/text_fold.h"

namespace books::telling {

std::vector<SentenceWord> words_of(const std::string& sentence) {
  constexpr std::string_view apart = " \t\n.,;:!?()\"";
  std::vector<SentenceWord> words;
  for (std::size_t at = 0; (at = sentence.find_first_not_of(apart, at)) != std::string::npos;) {
    const std::size_t end = std::min(sentence.find_first_of(apart, at), sentence.size());
    words.push_back({at, end - at, base::to_lower_utf8(sentence.substr(at, end - at))});
    at = end;
  }
  return words;
}

std::optional<drawing::language::FormRecord> record_of(const std::string& lower) {
  return drawing::language::Lexicon::embedded().look_up(drawing::language::fold(base::decode_utf8(lower)));
}

bool is_first_name(const std::optional<drawing::language::FormRecord>& record) {
  const auto is_name = [](const drawing::language::Form& form) {
    return form && form.word->kind == drawing::language::WordKind::name;
  };
  return record && (is_name(record->noun) || is_name(record->other));
}

bool is_subordinating(std::string_view word) {
  constexpr std::array<std::string_view, 14> words = {"dass",    "weil",   "wenn",   "als",   "während",
                                                      "nachdem", "ob",     "bevor",  "damit", "bis",
                                                      "wo",      "obwohl", "sobald", "indem"};
  return is_one_of(word, words);
}

bool is_coordinating(std::string_view word) {
  constexpr std::array<std::string_view, 6> words = {"und", "oder", "aber", "denn", "sondern", "doch"};
  return is_one_of(word, words);
}

}  // namespace books::telling
