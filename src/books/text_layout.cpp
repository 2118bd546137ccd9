#include "books/text_layout.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "base/utf8.h"
#include "books/german/hyphenation.h"

namespace books {
namespace {

enum class LongWords { refuse, split };

// A piece of text that no line break may part.
struct Piece {
  std::u32string text;
  bool space_before = false;  // a space stands before it, unless it begins a line
  bool break_before = false;  // it begins a paragraph
};

std::vector<Piece> pieces_of(std::string_view text) {
  std::vector<Piece> pieces;
  Piece current;
  const auto flush = [&] {
    if (!current.text.empty()) {
      pieces.push_back(current);
      current = {};
    }
  };
  for (const char32_t c : base::decode_utf8(text)) {
    if (c == ' ') {
      flush();
      current.space_before = true;
    } else if (c == '\n') {
      flush();
      current.break_before = true;
    } else {
      current.text.push_back(c);
      // After a hyphen between letters a line may end.
      if ((c == '-' || c == 0x2013) && current.text.size() > 2) flush();
    }
  }
  flush();
  return pieces;
}

bool is_letter(char32_t c) {
  return base::to_lower(c) != c || (c >= U'a' && c <= U'z') || (c >= 0xdf && c <= 0xff);
}

// Where a word may be parted at a line's end, by letter: of "(Wort)," its letters only.
std::vector<std::size_t> hyphenation_points(const std::u32string& word) {
  const auto first = std::find_if(word.begin(), word.end(), is_letter);
  const auto last = std::find_if(word.rbegin(), word.rend(), is_letter).base();
  if (first >= last) return {};
  std::vector<std::size_t> points = german::Hyphenation::embedded().breaks(std::u32string(first, last));
  for (std::size_t& point : points) point += static_cast<std::size_t>(first - word.begin());
  return points;
}

struct BrokenLine {
  std::u32string text;
  LineEnd end = LineEnd::word;
};

// Breaks pieces into lines for one type size. Widths are in ems.
class LineBreaker {
 public:
  LineBreaker(Face face, const TextMeasure& measure, double width_em, LongWords long_words)
      : face_(face), measure_(measure), width_em_(width_em), long_words_(long_words) {}

  // False if a piece is wider than a line and long words are refused.
  bool run(const std::vector<Piece>& pieces) {
    for (const Piece& piece : pieces) {
      if (piece.break_before && !line_.empty()) end_line();
      if (!put(piece)) return false;
    }
    if (!line_.empty()) end_line();
    return true;
  }

  const std::vector<BrokenLine>& lines() const { return lines_; }

 private:
  double advance(char32_t c) const { return measure_.advance_em(face_, c); }
  double width(const std::u32string& text) const {
    double sum = 0;
    for (const char32_t c : text) sum += advance(c);
    return sum;
  }

  bool put(const Piece& piece) {
    const double piece_width = width(piece.text);
    const double gap = piece.space_before && !line_.empty() ? advance(' ') : 0;
    if (line_width_ + gap + piece_width > width_em_ && !line_.empty()) {
      end_line(piece.space_before ? LineEnd::word : LineEnd::joint);
    }
    if (piece_width > width_em_) return long_words_ == LongWords::split && split(piece.text);
    if (piece.space_before && !line_.empty()) add(' ');
    for (const char32_t c : piece.text) add(c);
    return true;
  }

  // Breaks a word that is longer than a line: where German parts it, and between any two letters only where
  // that gives no part that fits.
  bool split(const std::u32string& word) {
    const std::vector<std::size_t> allowed = hyphenation_points(word);
    const double hyphen = advance('-');
    std::size_t from = 0;
    while (line_width_ + width(word.substr(from)) > width_em_) {
      std::size_t to = from;
      for (const std::size_t point : allowed) {
        const bool fits =
            line_width_ + width(word.substr(from, point - std::min(from, point))) + hyphen <= width_em_;
        if (point > from && fits) to = point;
      }
      if (to == from && !line_.empty()) {
        end_line();
        continue;
      }
      if (to == from) {
        double used = advance(word[to++]);
        while (to + 1 < word.size() && used + advance(word[to]) + hyphen <= width_em_)
          used += advance(word[to++]);
        if (to == word.size()) break;
      }
      for (; from < to; ++from) add(word[from]);
      add('-');
      end_line(LineEnd::parted);
    }
    for (; from < word.size(); ++from) add(word[from]);
    return true;
  }

  void add(char32_t c) {
    line_.push_back(c);
    line_width_ += advance(c);
  }
  void end_line(LineEnd end = LineEnd::word) {
    lines_.push_back({line_, end});
    line_.clear();
    line_width_ = 0;
  }

  Face face_;
  const TextMeasure& measure_;
  double width_em_;
  LongWords long_words_;
  std::u32string line_;
  double line_width_ = 0;
  std::vector<BrokenLine> lines_;
};

// The narrowest width that still gives `count` lines, so that the last line is not left with one word.
double balanced_width(const std::vector<Piece>& pieces, const TextStyle& style, const TextMeasure& measure,
                      double width_em, LongWords long_words, std::size_t count) {
  double narrow = width_em / 2, wide = width_em;
  for (int step = 0; step < 12; ++step) {
    const double middle = (narrow + wide) / 2;
    LineBreaker breaker(style.face, measure, middle, long_words);
    const bool fits = breaker.run(pieces) && breaker.lines().size() <= count;
    (fits ? wide : narrow) = middle;
  }
  return wide;
}

class Fitter {
 public:
  Fitter(std::string_view text, const TextStyle& style, double width_mm, double height_mm,
         const TextMeasure& measure)
      : pieces_(pieces_of(text)),
        style_(style),
        width_mm_(width_mm),
        height_mm_(height_mm),
        measure_(measure) {}

  TextBlock run() {
    const double half = std::max(style_.size_mm / 2, style_.min_size_mm);
    TextBlock block;
    if (shrink_to_fit(half, LongWords::refuse, block)) return block;
    if (shrink_to_fit(style_.min_size_mm, LongWords::split, block)) return block;
    block = set(style_.min_size_mm, LongWords::split).second;
    cut(block);
    return block;
  }

 private:
  bool shrink_to_fit(double smallest_mm, LongWords long_words, TextBlock& block) const {
    constexpr double step = 0.96;
    for (double size = style_.size_mm;; size = std::max(size * step, smallest_mm)) {
      auto [whole, candidate] = set(size, long_words);
      if (whole && candidate.lines.size() <= room(candidate)) {
        block = std::move(candidate);
        return true;
      }
      if (size <= smallest_mm) return false;
    }
  }

  // How many lines the box has room for: at least one.
  std::size_t room(const TextBlock& block) const {
    return static_cast<std::size_t>(std::max(1.0, std::floor(height_mm_ / block.line_height_mm + 1e-9)));
  }

  std::pair<bool, TextBlock> set(double size_mm, LongWords long_words) const {
    TextBlock block{style_.face, size_mm, size_mm * style_.line_spacing, {}, false};
    const double width_em = width_mm_ / size_mm;
    LineBreaker breaker(style_.face, measure_, width_em, long_words);
    if (!breaker.run(pieces_)) return {false, std::move(block)};
    if (style_.balanced && breaker.lines().size() > 1) {
      const double narrow =
          balanced_width(pieces_, style_, measure_, width_em, long_words, breaker.lines().size());
      LineBreaker again(style_.face, measure_, narrow, long_words);
      again.run(pieces_);
      put_lines(again.lines(), block);
    } else {
      put_lines(breaker.lines(), block);
    }
    return {true, std::move(block)};
  }

  void put_lines(const std::vector<BrokenLine>& lines, TextBlock& block) const {
    for (const BrokenLine& line : lines) {
      TextLine set_line{base::encode_utf8(line.text), 0, line.end};
      set_line.width_mm = text_width_em(set_line.text, block.face, measure_) * block.size_mm;
      block.lines.push_back(std::move(set_line));
    }
  }

  // Drops the lines that there is no room for and ends the last one with an ellipsis.
  void cut(TextBlock& block) const {
    const std::size_t count = room(block);
    if (block.lines.size() <= count) return;
    block.lines.resize(count);
    block.cut = true;
    constexpr char32_t ellipsis = 0x2026;
    std::u32string last = base::decode_utf8(block.lines.back().text);
    const double limit = width_mm_ / block.size_mm - measure_.advance_em(block.face, ellipsis);
    const auto too_wide = [&] {
      return text_width_em(base::encode_utf8(last), block.face, measure_) > limit;
    };
    const auto loose_end = [&] { return last.back() == ' ' || last.back() == '-' || last.back() == ','; };
    while (!last.empty() && (too_wide() || loose_end())) last.pop_back();
    last.push_back(ellipsis);
    block.lines.back().text = base::encode_utf8(last);
    block.lines.back().end = LineEnd::word;
    block.lines.back().width_mm =
        text_width_em(block.lines.back().text, block.face, measure_) * block.size_mm;
  }

  std::vector<Piece> pieces_;
  TextStyle style_;
  double width_mm_;
  double height_mm_;
  const TextMeasure& measure_;
};

}  // namespace

double text_width_em(std::string_view text, Face face, const TextMeasure& measure) {
  double sum = 0;
  for (const char32_t c : base::decode_utf8(text)) sum += measure.advance_em(face, c);
  return sum;
}

TextBlock fit_text(std::string_view text, const TextStyle& style, double width_mm, double height_mm,
                   const TextMeasure& measure) {
  if (!(style.size_mm > 0 && style.min_size_mm > 0 && width_mm > 0 && height_mm > 0)) {
    throw std::invalid_argument("fit_text: sizes must be positive");
  }
  return Fitter(text, style, width_mm, height_mm, measure).run();
}

}  // namespace books
