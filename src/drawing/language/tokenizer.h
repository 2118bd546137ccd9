#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace drawing::language {

// foreign: letters of a script that is not read.
enum class TokenKind : std::uint8_t { word, number, emoji, comma, stop, foreign };

// A piece of a sentence.
struct Token {
  TokenKind kind = TokenKind::word;
  std::string text;                // as typed; for an emoji its catalogue id
  std::string key;                 // folded, without hyphens; empty for punctuation and foreign letters
  std::vector<std::string> parts;  // folded parts of a word with hyphens, otherwise empty
  long value = 0;                  // of a number; at most 1,000,000
  bool capitalised = false;
  bool ordinal = false;  // a number with a point: "die 1. Klasse"
  bool quoted = false;   // stood between quotation marks
};

// Cuts well-formed UTF-8 into tokens. Emoji become tokens of their own, without presentation selectors and
// skin tones; "1.000" and "3x" are numbers; tags and entities of markup and other signs separate.
std::vector<Token> tokenize(std::string_view text);

// Whether the writer gives nouns their capitals: a word within a sentence has one.
bool writes_capitals(const std::vector<Token>& tokens);

// The text without tags and entities of markup ("<img src=x>", "&nbsp;"), which are no words: a space in
// place of each.
std::u32string without_markup(std::u32string_view text);

}  // namespace drawing::language
