#include <algorithm>
#include <cmath>
#include <set>

#include <gtest/gtest.h>

#include "base/utf8.h"
#include "books/lessons/known_pictures.h"
#include "books/lessons/small_drawing.h"
#include "support/exercise_checks.h"
#include "support/exercise_reader.h"

namespace support {
namespace {

using books::lessons::Exercise;
using drawing::language::LexiconEntry;
using geometry::Rect;

// What a child has to know to say whether an answer is right, written down by hand.
std::string heard(const std::string& name) {
  for (const char* sound : {"Sch", "St", "Sp", "Pf", "Ei", "Eu", "Au", "Qu"}) {
    if (name.starts_with(sound)) return sound;
  }
  return base::encode_utf8(base::decode_utf8(name).substr(0, 1));
}

// How much of the known picture's drawing the shapes are, wherever and however large they are: all of them,
// in the drawing's order, though what would be too fine may be left out. 0 to 1; 0 where one is not of it.
double share_of_drawing(const LexiconEntry& entry, const std::vector<PlacedShape>& shapes) {
  constexpr double fine_mm = 0.01, unlike = 0.03;
  const auto drawn = books::lessons::motif_drawing(entry.motif, {0, 0, 100, 100}, fine_mm);
  if (!drawn) return 0;
  const auto proportion = [](const Rect& box) { return box.width() / (box.width() + box.height()); };
  std::size_t found = 0;
  for (const drawing::Shape& shape : *drawn) {
    if (found == shapes.size()) break;
    const drawing::Shape& printed = *shapes[found].shape;
    const double own = proportion(shape.path.bounds());
    if (shape.path.verbs() == printed.path.verbs() && std::abs(own - proportion(shapes[found].box)) < unlike)
      ++found;
  }
  return found < shapes.size() ? 0 : static_cast<double>(found) / static_cast<double>(drawn->size());
}

// The picture that children know by these shapes; nullptr for none.
const LexiconEntry* recognised(const std::vector<PlacedShape>& shapes) {
  const LexiconEntry* best = nullptr;
  double most = 0;
  for (const LexiconEntry* entry : books::lessons::known_pictures()) {
    const double share = share_of_drawing(*entry, shapes);
    if (share > most) most = share, best = entry;
  }
  return best;
}

// The names after the colon of the solution's line.
std::set<std::string> names_in(const std::string& line) {
  std::set<std::string> names;
  for (std::size_t at = line.find(": ") + 2; at < line.size();) {
    const std::size_t end = std::min(line.find(", ", at), line.size());
    names.insert(line.substr(at, end - at));
    at = end + 2;
  }
  return names;
}

}  // namespace

void check_sounds(const Exercise& exercise) {
  const ExerciseReader reader(exercise);
  const auto texts = reader.texts();
  const auto question = std::find_if(texts.begin(), texts.end(), [](const PlacedText& text) {
    return text.text.starts_with("Welche") && text.text.find(" mit ") != std::string::npos;
  });
  if (question == texts.end()) return;  // its word has no certain sound
  const std::size_t from = question->text.find(" mit ") + 5;
  const std::string sound = question->text.substr(from, question->text.find('?') - from);
  EXPECT_EQ(heard(exercise.title.substr(exercise.title.find(": ") + 2)), sound);
  // The pictures stand side by side below the question; the rows above show how wide the sheet is.
  Rect sheet;
  std::vector<PlacedShape> below;
  for (const PlacedShape& shape : reader.shapes()) {
    sheet.include(shape.box);
    if (shape.box.top > question->middle.y + 3 && !(is_line(*shape.shape) && shape.box.height() < 0.01))
      below.push_back(shape);
  }
  const std::set<std::string> right = names_in(exercise.solution.lines.front());
  // Before school the picture that asks stands before them, in a frame.
  const auto frame = std::find_if(below.begin(), below.end(), [](const PlacedShape& shape) {
    return shape.shape->line_mm == 0.9 && shape.box.height() > 25;
  });
  const int first = frame == below.end() ? 0 : 1;
  const int cells = first + (exercise.level == books::LessonLevel::medium ? 5 : 4);
  const double cell = sheet.width() / cells;
  std::set<std::string> found;
  for (int i = first; i < cells; ++i) {
    std::vector<PlacedShape> shapes;
    for (const PlacedShape& shape : below) {
      if (static_cast<int>((shape.box.center().x - sheet.left) / cell) == i) shapes.push_back(shape);
    }
    ASSERT_FALSE(shapes.empty()) << "picture " << i;
    const LexiconEntry* seen = recognised(shapes);
    ASSERT_NE(seen, nullptr) << "nobody knows picture " << i << ", " << exercise.solution.lines.front();
    const std::string name(seen->shown_as);
    EXPECT_EQ(heard(name) == sound, right.contains(name)) << name;
    if (right.contains(name)) found.insert(name);
    if (right.contains(name)) continue;
    for (const std::string& other : books::lessons::names_of_motif(seen->motif))
      EXPECT_NE(heard(other), sound) << other;
  }
  EXPECT_EQ(found, right);
}

}  // namespace support
