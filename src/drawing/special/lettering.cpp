#include "drawing/special/lettering.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "base/utf8.h"
#include "geometry/font.h"

namespace drawing::special {
namespace {

using geometry::Affine;
using geometry::Rect;

// Space between letters in parts of the em: outlines must not touch.
constexpr double tracking = 0.045;
constexpr double word_space = 0.34;

struct Word {
  std::string text;
  std::vector<geometry::Glyph> glyphs;
  double width = 0;  // in ems
};

double width_of(const std::vector<geometry::Glyph>& glyphs) {
  double width = 0;
  for (const geometry::Glyph& glyph : glyphs) width += glyph.advance + tracking;
  return std::max(0.0, width - tracking);
}

Word make_word(std::u32string_view characters) {
  Word word;
  for (const char32_t c : characters) {
    geometry::Glyph glyph = geometry::read_hollow_glyph(c);
    if (!glyph.known) continue;
    word.glyphs.push_back(std::move(glyph));
    base::append_utf8(word.text, c);
  }
  word.width = width_of(word.glyphs);
  return word;
}

// The words of the text, without characters that the font does not have. Words of more letters than a line
// can hold at a size to colour are broken.
std::vector<Word> words_of(const std::string& text) {
  constexpr std::size_t longest = 14;
  std::vector<Word> words;
  std::u32string current;
  const auto finish = [&] {
    for (std::size_t from = 0; from < current.size();) {
      const std::size_t pieces = (current.size() + longest - 1) / longest;
      const std::size_t size = (current.size() + pieces - 1) / pieces;
      Word word = make_word(std::u32string_view(current).substr(from, size));
      if (!word.glyphs.empty()) words.push_back(std::move(word));
      from += size;
    }
    current.clear();
  };
  for (const char32_t c : base::decode_utf8(text)) {
    const bool space = c <= U' ' || c == U'\u00a0' || (c >= U'\u2000' && c <= U'\u200a') || c == U'\u3000';
    if (space) {
      finish();
    } else {
      current.push_back(c);
    }
  }
  finish();
  return words;
}

struct Line {
  std::vector<const Word*> words;
  double width = 0;
};

std::vector<Line> broken(const std::vector<Word>& words, double limit) {
  std::vector<Line> lines;
  for (const Word& word : words) {
    if (lines.empty() || lines.back().width + word_space + word.width > limit) {
      lines.push_back({{&word}, word.width});
    } else {
      lines.back().words.push_back(&word);
      lines.back().width += word_space + word.width;
    }
  }
  return lines;
}

// The line breaks that let letters be largest in a box of the given size, and that size.
std::pair<std::vector<Line>, double> best_lines(const std::vector<Word>& words, double width, double height) {
  const double leading = geometry::capital_height() + geometry::descender_depth() + 0.2;
  std::vector<Line> best;
  double best_size = 0;
  // Every sum of neighbouring words' widths may be the widest line.
  for (std::size_t from = 0; from < words.size(); ++from) {
    double limit = -word_space;
    for (std::size_t to = from; to < words.size() && to < from + 12; ++to) {
      limit += word_space + words[to].width;
      std::vector<Line> lines = broken(words, limit + 1e-6);
      double widest = 0;
      for (const Line& line : lines) widest = std::max(widest, line.width);
      const double size = std::min(width / widest, height / (leading * static_cast<double>(lines.size())));
      if (size > best_size) {
        best_size = size;
        best = std::move(lines);
      }
    }
  }
  return {std::move(best), best_size};
}

page::Figure draw_word(const Word& word, geometry::Point baseline, double size, double stretch,
                       base::Random& random) {
  page::Sketch sketch(word.text);
  double x = baseline.x;
  const double swing = std::min(3.0, size * 0.035);
  for (std::size_t i = 0; i < word.glyphs.size(); ++i) {
    const geometry::Glyph& glyph = word.glyphs[i];
    // Letters dance a little.
    const double lift = (i % 2 == 0 ? -1 : 1) * random.uniform(0.2, 1) * swing;
    const double turn = random.uniform(-0.05, 0.05);
    const Rect box = glyph.outline.bounds();
    if (!box.empty()) {
      const geometry::Point middle = box.center();
      const Affine map =
          Affine::translation(x + middle.x * size, baseline.y + lift + middle.y * size * stretch) *
          Affine::rotation(turn) * Affine::scaling(size, size * stretch) *
          Affine::translation(-middle.x, -middle.y);
      sketch.region(glyph.outline.transformed(map));
    }
    x += (glyph.advance + tracking) * size;
  }
  return sketch.take();
}

}  // namespace

void paint_lettering(page::Board& board, const std::string& text, const Rect& area, base::Random random) {
  const std::vector<Word> words = words_of(text);
  if (words.empty()) return;
  const page::Stage& stage = board.stage();
  const bool whole_page = area.height() > 0.9 * stage.safe.height();
  const double high = area.height() * (!whole_page ? 0.84 : stage.landscape() ? 0.6 : 0.56);
  auto [lines, size] = best_lines(words, area.width() * 0.94, high);
  size = std::min(size, stage.safe.height() * 0.3);
  // Short names are drawn taller, so that they fill the page.
  const double natural = (geometry::capital_height() + geometry::descender_depth() + 0.2) * size;
  const double stretch = std::clamp(high / (natural * static_cast<double>(lines.size())), 1.0, 1.7);
  const double leading = natural * stretch;
  const double middle = area.top + area.height() * random.uniform(0.4, 0.46) + (whole_page ? 0 : 0.06 * high);
  double baseline = middle - leading * static_cast<double>(lines.size()) / 2 +
                    (geometry::capital_height() + 0.1) * size * stretch;
  for (const Line& line : lines) {
    double x = area.center().x - line.width * size / 2;
    for (const Word* word : line.words) {
      board.put_asked(draw_word(*word, {x, baseline}, size, stretch, random), 10000);
      x += (word->width + word_space) * size;
    }
    baseline += leading;
  }
}

}  // namespace drawing::special
