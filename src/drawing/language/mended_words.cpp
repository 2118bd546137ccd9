#include "drawing/language/mended_words.h"

#include <string>

#include "drawing/language/phrase_reader.h"

namespace drawing::language {

namespace {

void mend(Token& token, const Reading& reading) {
  token.key = std::string(reading.key);
  token.text = token.key;
  constexpr char to_capital = 'a' - 'A';
  if (token.capitalised) token.text.front() = static_cast<char>(token.text.front() - to_capital);
}

// "Großmutters" is no slip of "Großmutter", but says whose something is.
bool is_genitive_of(std::string_view key, std::string_view noun) {
  return key.starts_with(noun) && (key.substr(noun.size()) == "s" || key.substr(noun.size()) == "es") &&
         !noun.ends_with('s');
}

}  // namespace

std::vector<Token> with_mended_words(const Lexicon& lexicon, std::vector<Token> tokens) {
  // What else stands in a sentence may be read otherwise once its first words are mended.
  constexpr int rounds = 2;
  for (int round = 0; round < rounds; ++round) {
    std::vector<Mend> mends;
    read_phrases(lexicon, tokens, &mends);
    for (const Mend& each : mends) {
      if (!is_genitive_of(tokens[each.at].key, each.reading.key)) mend(tokens[each.at], each.reading);
    }
    if (mends.empty()) break;
  }
  return tokens;
}

}  // namespace drawing::language
