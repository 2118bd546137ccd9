#include "drawing/language/speech.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace drawing::language {
namespace {

// Folded, as keys are.
constexpr std::array<std::string_view, 33> words_of_saying = {
    "sagt",      "sagte",    "sagen",     "sagten",    "ruft",       "rief",      "rufen",
    "riefen",    "fragt",    "fragte",    "fragen",    "fragten",    "antwortet", "antwortete",
    "antworten", "meint",    "meinte",    "fluestert", "fluesterte", "schreit",   "schrie",
    "bruellt",   "bruellte", "spricht",   "sprach",    "erklaert",   "erklaerte", "bittet",
    "bat",       "schimpft", "schimpfte", "jubelt",    "jubelte"};

bool says(const Token& token) {
  return !token.quoted &&
         std::find(words_of_saying.begin(), words_of_saying.end(), token.key) != words_of_saying.end();
}

Token word(std::string_view text) {
  Token token;
  token.text = token.key = text;
  return token;
}

// A noun behind a comma at the end of a speech: whom it is said to.
const Token* spoken_to(const std::vector<Token>& tokens, std::size_t from, std::size_t to) {
  while (to > from && tokens[to - 1].kind != TokenKind::word) --to;
  if (to < from + 2) return nullptr;
  const Token& last = tokens[to - 1];
  return last.capitalised && tokens[to - 2].kind == TokenKind::comma ? &last : nullptr;
}

}  // namespace

std::vector<Token> without_speech(std::vector<Token> tokens) {
  const auto is_quoted = [](const Token& token) { return token.quoted; };
  const auto first = std::find_if(tokens.begin(), tokens.end(), is_quoted);
  if (first == tokens.end()) return tokens;
  // The speech ends with its last quoted word; stops and commas have no mark.
  const auto last = std::find_if(tokens.rbegin(), tokens.rend(), is_quoted).base();
  const bool one = std::all_of(first, last, [](const Token& token) {
    return token.quoted || token.kind == TokenKind::comma || token.kind == TokenKind::stop;
  });
  const auto from = static_cast<std::size_t>(first - tokens.begin());
  const auto to = static_cast<std::size_t>(last - tokens.begin());
  auto after = last;
  while (after != tokens.end() && after->kind != TokenKind::word) ++after;
  const bool behind = from == 0 && after != tokens.end() && says(*after);
  const bool before = after == tokens.end() && std::any_of(tokens.begin(), first, says);
  if (!one || (!behind && !before)) return tokens;
  std::vector<Token> left(behind ? after : tokens.begin(), behind ? tokens.end() : first);
  while (!left.empty() && left.back().kind != TokenKind::word) left.pop_back();
  if (const Token* whom = spoken_to(tokens, from, to)) {
    Token noun = *whom;
    noun.quoted = false;
    left.push_back(word("zum"));
    left.push_back(std::move(noun));
  }
  return left;
}

}  // namespace drawing::language
