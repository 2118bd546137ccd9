#include "books/german/sentence.h"

#include "base/utf8.h"

namespace books::german {
namespace {

constexpr char32_t opening_quote = U'„', closing_quote = U'“';

bool ends_sentence(char32_t c) {
  return c == U'.' || c == U'!' || c == U'?';
}

char32_t upper(char32_t c) {
  if (c >= U'a' && c <= U'z') return c - U'a' + U'A';
  if (c == U'ä' || c == U'ö' || c == U'ü') return c - 32;  // Latin-1 keeps its capitals 32 lower
  return c;
}

}  // namespace

std::string sentence_case(std::string_view text) {
  std::u32string letters = base::decode_utf8(text);
  bool at_start = true;  // of a sentence
  bool ended = false;    // a full stop, and a space is awaited
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const char32_t c = letters[i];
    const bool announces = c == U':' && i + 2 < letters.size() && letters[i + 2] == opening_quote;
    if (ends_sentence(c) || announces) {
      ended = true;
    } else if (c == U' ' || c == U'\n') {
      at_start = at_start || ended;
      ended = false;
    } else if (c == U',') {
      ended = false;
    } else if (c != opening_quote && c != closing_quote) {
      if (at_start) letters[i] = upper(c);
      at_start = ended = false;
    }
  }
  return base::encode_utf8(letters);
}

int count_sentences(std::string_view text) {
  int sentences = 0;
  for (const char32_t c : base::decode_utf8(text)) sentences += ends_sentence(c) ? 1 : 0;
  return sentences;
}

}  // namespace books::german
