#include "drawing/language/tokenizer.h"

#include <algorithm>
#include <array>

#include "base/utf8.h"
#include "drawing/language/text_fold.h"

namespace drawing::language {

namespace {

constexpr long largest_number = 1'000'000;
constexpr char32_t joiner = 0x200d;
constexpr char32_t selector = 0xfe0f;

bool is_digit(char32_t c) {
  return c >= U'0' && c <= U'9';
}
bool is_letter(char32_t c) {
  return !is_digit(c) && !fold_letter(c).empty();
}
bool is_hyphen(char32_t c) {
  return c == U'-' || (c >= 0x2010 && c <= 0x2013);
}
bool is_apostrophe(char32_t c) {
  return c == U'\'' || c == 0x2019;
}
bool is_skin_tone(char32_t c) {
  return c >= 0x1f3fb && c <= 0x1f3ff;
}
bool is_quote(char32_t c) {
  return c == U'"' || c == 0x201c || c == 0x201d || c == 0x201e || c == 0xab || c == 0xbb || c == 0x201f;
}
bool is_stop(char32_t c) {
  return c == U'.' || c == U'!' || c == U'?' || c == U';' || c == U':' || c == U'\n';
}

// Blocks in which Unicode keeps its emoji.
bool is_emoji(char32_t c) {
  constexpr std::array<std::pair<char32_t, char32_t>, 6> blocks = {{{0x203c, 0x2049},
                                                                    {0x2190, 0x21ff},
                                                                    {0x2300, 0x23ff},
                                                                    {0x25a0, 0x27bf},
                                                                    {0x2900, 0x2bff},
                                                                    {0x1f000, 0x1faff}}};
  return std::any_of(blocks.begin(), blocks.end(),
                     [c](const auto& block) { return c >= block.first && c <= block.second; });
}

// Letters and syllables that are not Latin: Greek and what follows it in Unicode but for punctuation and
// signs.
bool is_foreign(char32_t c) {
  constexpr std::array<std::pair<char32_t, char32_t>, 10> blocks = {{{0x370, 0x1dff},
                                                                     {0x1f00, 0x1fff},
                                                                     {0x2c00, 0x2dff},
                                                                     {0x2e80, 0x2fff},
                                                                     {0x3021, 0xd7ff},
                                                                     {0xf900, 0xfaff},
                                                                     {0xfb13, 0xfdff},
                                                                     {0xfe70, 0xfefc},
                                                                     {0x10000, 0x1cfff},
                                                                     {0x20000, 0x3ffff}}};
  return std::any_of(blocks.begin(), blocks.end(),
                     [c](const auto& block) { return c >= block.first && c <= block.second; });
}

bool is_plain_letter(char32_t c) {
  return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z');
}

// How long the tag or the entity is that the text begins with; 0 for none.
std::size_t markup_length(std::u32string_view text) {
  const char32_t second = text.size() > 1 ? text[1] : char32_t{0};
  if (text.front() == U'<' && (is_plain_letter(second) || second == U'/' || second == U'!')) {
    const std::size_t end = text.find(U'>');
    return end == std::u32string_view::npos ? 0 : end + 1;
  }
  if (text.front() != U'&' || (!is_plain_letter(second) && second != U'#')) return 0;
  constexpr std::size_t longest_entity = 10;
  const std::size_t end = text.substr(0, longest_entity).find_first_of(U"; ");
  return end == std::u32string_view::npos || text[end] != U';' ? 0 : end + 1;
}

std::string hex(char32_t c) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string out;
  for (; c != 0; c >>= 4) out.insert(out.begin(), digits[c & 15]);
  while (out.size() < 4) out.insert(out.begin(), '0');
  return out;
}

class Scanner {
 public:
  explicit Scanner(std::u32string text) : text_(std::move(text)) {}

  std::vector<Token> run() {
    while (at_ < text_.size()) step();
    return std::move(tokens_);
  }

 private:
  char32_t peek(std::size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead] : char32_t{0};
  }

  void step() {
    const char32_t c = peek();
    if (is_digit(c)) {
      number();
    } else if (is_letter(c) || (is_apostrophe(c) && is_letter(peek(1)))) {
      word(at_);
    } else if (is_emoji(c)) {
      emoji();
    } else if (is_foreign(c)) {
      foreign();
    } else {
      if (is_quote(c)) quoted_ = !quoted_;
      if (is_stop(c) && !completes_saint(c)) punctuation(TokenKind::stop);
      if (c == U':') tokens_.back().text = ":";
      if (c == U',' || c == U'(' || c == U')' || c == U'/') punctuation(TokenKind::comma);
      if (c == U'&' || c == U'+') add(TokenKind::word, U"und");
      ++at_;
    }
  }

  // "St. Martin" is one noun, and no end of a sentence.
  bool completes_saint(char32_t c) {
    if (c != U'.' || tokens_.empty() || tokens_.back().text != "St" || peek(1) != U' ') return false;
    tokens_.pop_back();
    add(TokenKind::word, U"Sankt");
    return true;
  }

  Token& add(TokenKind kind, std::u32string_view text) {
    Token& token = tokens_.emplace_back();
    token.kind = kind;
    token.text = base::encode_utf8(text);
    token.key = fold(text);
    token.quoted = quoted_;
    token.capitalised = !text.empty() && base::to_lower(text.front()) != text.front();
    return token;
  }

  void punctuation(TokenKind kind) { tokens_.emplace_back().kind = kind; }

  // Digits with thousands' dots. "3x" counts, "3-jährige" and "3D" are words that count nothing.
  void number() {
    const std::size_t start = at_;
    long value = 0;
    while (is_digit(peek()) ||
           (peek() == U'.' && is_digit(peek(1)) && is_digit(peek(2)) && is_digit(peek(3)))) {
      if (is_digit(peek())) value = std::min(largest_number, value * 10 + static_cast<long>(peek() - U'0'));
      ++at_;
    }
    const bool times = (peek() == U'x' || peek() == U'X' || peek() == U'×') && !is_letter(peek(1));
    if (!times && (is_letter(peek()) || (is_hyphen(peek()) && is_letter(peek(1))))) {
      word(start);
      return;
    }
    Token& token = add(TokenKind::number, std::u32string_view(text_).substr(start, at_ - start));
    token.value = value;
    if (times) ++at_;
    // A point between a number and a word ends no sentence: "die 1. Klasse".
    token.ordinal = peek() == U'.' && (is_letter(peek(1)) || (peek(1) == U' ' && is_letter(peek(2))));
    if (token.ordinal) ++at_;
  }

  // Letters, digits, and hyphens and apostrophes between them.
  void word(std::size_t start) {
    const auto inside = [&](char32_t c) { return is_letter(c) || is_digit(c); };
    std::vector<std::string> parts;
    std::size_t part = start;
    while (inside(peek()) || ((is_hyphen(peek()) || is_apostrophe(peek())) && inside(peek(1)))) {
      if (is_hyphen(peek())) {
        parts.push_back(fold(std::u32string_view(text_).substr(part, at_ - part)));
        part = at_ + 1;
      }
      ++at_;
    }
    Token& token = add(TokenKind::word, std::u32string_view(text_).substr(start, at_ - start));
    if (parts.empty()) return;
    parts.push_back(fold(std::u32string_view(text_).substr(part, at_ - part)));
    token.parts = std::move(parts);
  }

  void foreign() {
    const std::size_t start = at_;
    while (is_foreign(peek())) ++at_;
    add(TokenKind::foreign, std::u32string_view(text_).substr(start, at_ - start)).capitalised = false;
  }

  void emoji() {
    std::string id;
    bool joined = true;
    for (; at_ < text_.size(); ++at_) {
      const char32_t c = peek();
      if (c == selector || is_skin_tone(c)) continue;
      if (c != joiner && !(joined && is_emoji(c))) break;
      joined = c == joiner;
      id += (id.empty() ? "" : "-") + hex(c);
    }
    while (id.ends_with("-200d")) id.resize(id.size() - 5);
    if (id.empty()) return;
    Token& token = tokens_.emplace_back();
    token.kind = TokenKind::emoji;
    token.text = id;
    token.quoted = quoted_;
  }

  std::u32string text_;
  std::size_t at_ = 0;
  bool quoted_ = false;
  std::vector<Token> tokens_;
};

}  // namespace

std::vector<Token> tokenize(std::string_view text) {
  return Scanner(without_markup(compose(base::decode_utf8(text)))).run();
}

bool writes_capitals(const std::vector<Token>& tokens) {
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    if (tokens[i].capitalised && tokens[i - 1].kind == TokenKind::word) return true;
  }
  return false;
}

std::u32string without_markup(std::u32string_view text) {
  std::u32string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const std::size_t length = markup_length(text);
    out.push_back(length > 0 ? U' ' : text.front());
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return out;
}

}  // namespace drawing::language
