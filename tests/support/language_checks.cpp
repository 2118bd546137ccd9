#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "base/utf8.h"
#include "books/german/hyphenation.h"
#include "drawing/language/lexicon.h"
#include "support/exercise_checks.h"
#include "support/exercise_reader.h"

namespace support {
namespace {

using books::LessonLevel;
using books::lessons::Exercise;

using geometry::Point;

// The article of a noun by the lexicon's own table, which the sheet's words come from as names only.
std::string article_of(const std::string& noun) {
  constexpr const char* articles[] = {"der", "die", "das"};
  for (const auto& entry : drawing::language::Lexicon::embedded().entries()) {
    if (entry.singular == noun) return articles[static_cast<std::size_t>(entry.gender)];
  }
  return "";
}

// Nothing is to be read; each of six pictures gets the sign of one of three examples, as often as the
// solution names a word of its article.
void check_spoken_articles(const Exercise& exercise) {
  const ExerciseReader reader(exercise);
  EXPECT_TRUE(reader.texts().empty());
  EXPECT_TRUE(reader.answers().empty());
  ASSERT_EQ(exercise.solution.lines.size(), 3u);
  std::map<std::size_t, std::size_t> signs, named;  // by their corners
  for (const PlacedShape& sign : reader.answer_shapes()) ++signs[sign.shape->path.points().size()];
  std::set<std::string> nouns;
  const std::size_t corners[] = {13, 3, 4};
  constexpr const char* articles[] = {"der ", "die ", "das "};
  for (std::size_t i = 0; i < 3; ++i) {
    std::string rest = exercise.solution.lines[i];
    std::replace(rest.begin(), rest.end(), ':', ',');
    EXPECT_NE(exercise.notice.find(rest.substr(0, rest.find(','))), std::string::npos) << exercise.notice;
    std::size_t words = 0;
    for (std::size_t at = 0; at < rest.size(); ++words) {
      const std::size_t end = std::min(rest.find(',', at), rest.size());
      const std::string noun = rest.substr(at + 4, end - at - 4);
      EXPECT_EQ(rest.substr(at, 4), articles[i]);
      EXPECT_EQ(article_of(noun) + " ", articles[i]) << noun;
      EXPECT_TRUE(nouns.insert(noun).second) << "twice " << noun;
      at = end + 2;
    }
    named[corners[i]] = words - 1;  // without the example
  }
  EXPECT_EQ(nouns.size(), 9u);
  EXPECT_EQ(signs, named);
}

// The letters of a square by row and column, and how often a word can be read in it to the right, downwards
// or both.
class ReadSquare {
 public:
  explicit ReadSquare(const std::vector<PlacedText>& texts) {
    std::map<long, std::map<long, char32_t>> rows;
    for (const PlacedText& text : texts) {
      const std::u32string letters = base::decode_utf8(text.text);
      if (letters.size() == 1) rows[std::lround(text.middle.y)][std::lround(text.middle.x)] = letters[0];
    }
    for (const auto& [y, row] : rows) {
      rows_.emplace_back();
      for (const auto& [x, letter] : row) rows_.back().push_back(letter);
    }
  }
  std::size_t side() const { return rows_.size(); }
  bool is_square() const {
    return std::all_of(rows_.begin(), rows_.end(),
                       [&](const auto& row) { return row.size() == rows_.size(); });
  }
  int count(const std::u32string& word) const {
    int found = 0;
    const int side = static_cast<int>(rows_.size());
    for (int y = 0; y < side; ++y) {
      for (int x = 0; x < side; ++x) {
        for (const auto& [dx, dy] :
             {std::pair{1, 0}, {0, 1}, {1, 1}, {-1, 0}, {0, -1}, {-1, -1}, {1, -1}, {-1, 1}}) {
          std::size_t i = 0;
          for (; i < word.size(); ++i) {
            const int at_x = x + dx * static_cast<int>(i), at_y = y + dy * static_cast<int>(i);
            if (at_x < 0 || at_y < 0 || at_x >= side || at_y >= side) break;
            if (rows_[static_cast<std::size_t>(at_y)][static_cast<std::size_t>(at_x)] != word[i]) break;
          }
          if (i == word.size()) ++found;
        }
      }
    }
    return found;
  }

 private:
  std::vector<std::u32string> rows_;
};

}  // namespace

void check_articles(const Exercise& exercise) {
  const LessonLevel level = exercise.level;

  const ExerciseReader reader(exercise);
  std::map<std::string, std::string> answered;
  if (level == LessonLevel::easy) {
    check_spoken_articles(exercise);
    return;
  }
  for (const PlacedText& answer : reader.answers()) {
    std::string noun;
    double least = 1e9;
    for (const PlacedText& text : reader.texts()) {
      const Point way = text.middle - answer.middle;
      if (std::abs(way.y) < 0.01 && way.x > 0 && way.x < least) least = way.x, noun = text.text;
    }
    const std::size_t space = answer.text.find(' ');
    if (space != std::string::npos) noun = answer.text.substr(space + 1);
    answered[noun] = answer.text.substr(0, 3);
  }
  ASSERT_EQ(answered.size(), 6u);
  std::set<std::string> articles;
  for (const auto& [noun, article] : answered) {
    EXPECT_EQ(article, article_of(noun)) << noun;
    articles.insert(article);
  }
  EXPECT_EQ(articles.size(), 3u);
}

void check_word_search(const Exercise& exercise) {
  const LessonLevel level = exercise.level;

  const ExerciseReader reader(exercise);
  if (level == LessonLevel::easy) {
    // Before school nobody reads: there is no text but single letters, the one that is wanted shown large.
    std::string wanted;
    double largest = 0;
    for (const PlacedText& text : reader.texts()) {
      EXPECT_EQ(text.text.size(), 1u) << text.text;
      if (text.size_mm > largest) largest = text.size_mm, wanted = text.text;
    }
    EXPECT_NE(exercise.instruction.find(" " + wanted + " "), std::string::npos) << exercise.instruction;
    const auto rings = reader.answer_shapes();
    EXPECT_EQ(rings.size(), 7u);
    for (const PlacedText& text : reader.texts()) {
      if (text.size_mm >= largest) continue;
      const bool is_ringed = std::any_of(rings.begin(), rings.end(), [&](const PlacedShape& ring) {
        return ring.box.contains(text.middle);
      });
      EXPECT_EQ(is_ringed, text.text == wanted) << text.text;
    }
    return;
  }
  const ReadSquare square(reader.texts());
  ASSERT_TRUE(square.is_square());
  std::size_t words = 0;
  for (const PlacedText& text : reader.texts()) {
    const std::u32string word = base::decode_utf8(text.text);
    if (word.size() < 2) continue;
    EXPECT_EQ(square.count(word), word == std::u32string(word.rbegin(), word.rend()) ? 2 : 1) << text.text;
    ++words;
  }
  EXPECT_EQ(words, level == LessonLevel::medium ? 6u : 8u);
  EXPECT_EQ(reader.answer_shapes().size(), words);
}

void check_syllables(const Exercise& exercise) {
  const LessonLevel level = exercise.level;

  const ExerciseReader reader(exercise);
  std::set<std::size_t> lengths;
  for (const PlacedText& word : reader.texts()) {
    // Bows hang below the word they belong to.
    std::size_t bows = 0;
    for (const PlacedShape& bow : reader.answer_shapes()) {
      const double below = bow.box.top - word.middle.y;
      if (below > 0 && below < 8 && std::abs(bow.box.center().x - word.middle.x) < 40) ++bows;
    }
    EXPECT_EQ(bows, books::german::Hyphenation::embedded().syllables(word.text).size()) << word.text;
    lengths.insert(bows);
    if (level == LessonLevel::easy) continue;
    double least = 1e9;
    std::string number;
    for (const PlacedText& answer : reader.answers()) {
      const Point way = answer.middle - word.middle;
      if (std::abs(way.y) < 3 && way.x > 0 && way.x < least) least = way.x, number = answer.text;
    }
    EXPECT_EQ(number, std::to_string(bows)) << word.text;
  }
  EXPECT_GE(lengths.size(), 3u);
}

void check_swings(const Exercise& exercise) {
  const LessonLevel level = exercise.level;

  const ExerciseReader reader(exercise);
  std::vector<PlacedShape> ways = reader.answer_shapes();
  EXPECT_EQ(ways.size(), level == LessonLevel::easy ? 4u : level == LessonLevel::medium ? 5u : 6u);
  for (const PlacedShape& way : ways) {
    bool has_dots = false;
    for (const PlacedShape& dots : reader.shapes()) {
      const bool same_box =
          std::abs(dots.box.left - way.box.left) < 1.2 && std::abs(dots.box.right - way.box.right) < 1.2 &&
          std::abs(dots.box.top - way.box.top) < 1.2 && std::abs(dots.box.bottom - way.box.bottom) < 1.2;
      has_dots = has_dots || same_box;
    }
    EXPECT_TRUE(has_dots);
  }
}

}  // namespace support
