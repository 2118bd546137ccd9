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

bool is_adjective(const std::optional<drawing::language::FormRecord>& record) {
  return record && record->other && record->other.word->kind == drawing::language::WordKind::adjective;
}

bool is_first_name(const std::optional<drawing::language::FormRecord>& record) {
  const auto is_name = [](const drawing::language::Form& form) {
    return form && form.word->kind == drawing::language::WordKind::name;
  };
  return record && (is_name(record->noun) || is_name(record->other));
}

bool is_function_word(std::string_view lower) {
  constexpr std::array<std::string_view, 54> small = {
      "der",    "die",   "das",    "den",     "dem",    "des",     "ein",    "eine",   "einen",
      "einem",  "einer", "mein",   "meine",   "meinen", "dein",    "deine",  "sein",   "seine",
      "seinen", "ihr",   "ihre",   "ihren",   "unser",  "unsere",  "er",     "sie",    "es",
      "wir",    "ich",   "alle",   "alles",   "viele",  "einige",  "zwei",   "drei",   "vier",
      "fünf",   "sechs", "sieben", "acht",    "neun",   "zehn",    "beide",  "jeder",  "jede",
      "jedes",  "kein",  "keine",  "mehrere", "manche", "niemand", "jemand", "dieser", "diese"};
  return is_one_of(lower, small);
}

bool is_small(const SentenceWord& word) {
  if (is_function_word(word.lower)) return true;
  const auto record = record_of(word.lower);
  return is_adjective(record) && !record->noun;
}

std::string inside_sentence(const std::string& phrase) {
  std::string inside = phrase;
  const std::vector<SentenceWord> words = words_of(phrase);
  if (!words.empty() && is_small(words.front()))
    inside.replace(words.front().at, words.front().size, words.front().lower);
  return inside;
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

bool have_in_common(const std::vector<std::string>& here, const std::vector<std::string>& there) {
  return std::find_first_of(here.begin(), here.end(), there.begin(), there.end()) != here.end();
}

}  // namespace books::telling
