#include "drawing/language/word_reader.h"

#include <string>

#include "drawing/language/compounds.h"
#include "drawing/language/numbers.h"
#include "drawing/language/spelling.h"

namespace drawing::language {

namespace {

constexpr std::size_t longest_phrase = 4;

Reading from_form(const Form& form, std::size_t tokens = 1) {
  Reading reading;
  reading.word = form.word;
  reading.number = form.number;
  reading.count = form.word->count;
  reading.tokens = tokens;
  return reading;
}

Reading from_record(const FormRecord& record, const Token& token, Before before) {
  const bool noun = record.noun && (!record.other || token.capitalised || before == Before::determiner);
  if (noun) return from_form(record.noun);
  if (record.other) return from_form(record.other);
  return {};
}

Reading read_phrase(const Lexicon& lexicon, std::span<const Token> tokens) {
  if (!lexicon.starts_phrase(tokens.front().key)) return {};
  Reading longest;
  std::string key = tokens.front().key;
  for (std::size_t i = 1; i < tokens.size() && i < longest_phrase; ++i) {
    if (tokens[i].kind != TokenKind::word) break;
    key += '_' + tokens[i].key;
    const FormRecord* record = lexicon.look_up(key);
    if (record != nullptr) longest = from_form(record->noun ? record->noun : record->other, i + 1);
  }
  return longest;
}

// "Feuerwehr-Auto" was looked up as one word already; otherwise the last part is meant.
Reading read_hyphenated(const Lexicon& lexicon, const Token& token) {
  const FormRecord* record = lexicon.look_up(token.parts.back());
  if (record == nullptr || !record->noun) return {};
  Reading reading = from_form(record->noun);
  const FormRecord* first = lexicon.look_up(token.parts.front());
  if (first != nullptr && first->first_part) reading.size = first->first_part.word->size;
  if (first != nullptr && first->noun && !first->noun.word->scene.empty()) {
    reading.scene = first->noun.word->scene;
    reading.scene_rank = 1;
  }
  return reading;
}

}  // namespace

Reading read_word(const Lexicon& lexicon, std::span<const Token> tokens, Before before) {
  const Token& token = tokens.front();
  if (const Reading phrase = read_phrase(lexicon, tokens)) return phrase;
  if (const FormRecord* record = lexicon.look_up(token.key)) {
    if (const Reading exact = from_record(*record, token, before)) return exact;
  }
  if (const auto value = read_number_word(token.key)) {
    static const Word number = [] {
      Word word;
      word.kind = WordKind::number;
      return word;
    }();
    Reading reading;
    reading.word = &number;
    reading.count = *value;
    return reading;
  }
  if (const Reading compound = read_compound(lexicon, token.key, FirstPart::known)) return compound;
  if (!token.parts.empty()) {
    if (const Reading parts = read_hyphenated(lexicon, token)) return parts;
  }
  if (const FormRecord* record = correct_spelling(lexicon, token.key)) {
    if (const Reading corrected = from_record(*record, token, before)) return corrected;
  }
  return read_compound(lexicon, token.key, FirstPart::any);
}

}  // namespace drawing::language
