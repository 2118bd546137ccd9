#include <algorithm>

#include "books/german/hyphenation.h"
#include "books/lessons/exercise_kinds.h"
#include "books/lessons/task_sheet.h"
#include "books/text_layout.h"

namespace books::lessons {
namespace {

using geometry::Point;
using geometry::Rect;

struct SyllableWord {
  SheetMotif motif;
  std::vector<std::string> syllables;
};

// Words of one to `most` syllables, mixed; words of several parts ("U-Boot") are left out.
std::vector<SyllableWord> choose_words(const Workplace& place, std::size_t count, std::size_t most) {
  std::vector<std::vector<SyllableWord>> by_length(most);
  for (const SheetMotif& motif : sheet_motifs(place, 2, place.random("syllables"))) {
    if (motif.name.find_first_of(" -") != std::string::npos) continue;
    std::vector<std::string> syllables = german::Hyphenation::embedded().syllables(motif.name);
    const std::size_t length = syllables.size();
    if (length <= most) by_length[length - 1].push_back({motif, std::move(syllables)});
  }
  std::vector<SyllableWord> words;
  for (std::size_t i = 0; words.size() < count; ++i) {
    const std::vector<SyllableWord>& group = by_length[i % most];
    if (i / most < group.size()) words.push_back(group[i / most]);
  }
  base::Random random = place.random("order of syllables");
  random.shuffle(std::span<SyllableWord>(words));
  return words;
}

drawing::Shape bow(double left, double right, double top, double depth) {
  drawing::Shape shape;
  shape.path.move_to({left, top});
  shape.path.cubic_to({left, top + depth * 1.33}, {right, top + depth * 1.33}, {right, top});
  shape.fill = drawing::Fill::none;
  shape.role = drawing::Role::detail;
  shape.line_mm = 0.8;
  return shape;
}

// The word with, on the solution, a bow below each syllable.
void add_word(TaskSheet& sheet, const SyllableWord& word, Point middle, double most_mm) {
  const TextMeasure& measure = sheet.place().measure;
  const double width_em = text_width_em(word.motif.name, Face::bold, measure);
  const double size = std::min(sheet.place().points(20), most_mm / width_em);
  sheet.text(word.motif.name, middle, 20, On::both, Face::bold, most_mm);
  double x = middle.x - width_em * size / 2;
  for (const std::string& syllable : word.syllables) {
    const double width = text_width_em(syllable, Face::bold, measure) * size;
    sheet.add(bow(x + 0.4, x + width - 0.4, middle.y + size * 0.62, size * 0.55), On::solution);
    x += width;
  }
}

}  // namespace

std::optional<Exercise> syllable_exercise(const Workplace& place, LessonLevel level) {
  const bool hard = level == LessonLevel::hard, easy = level == LessonLevel::easy;
  TaskSheet sheet(place, "Silbenbögen",
                  easy ? "Sprich das Wort, klatsche und male unter jede Silbe einen Bogen."
                       : "Male die Silbenbögen und schreibe die Zahl der Silben auf.",
                  {Sign::speak, Sign::write});
  const Rect& room = place.room;
  const std::size_t count = easy ? 4 : 6, columns = room.width() > room.height() && !easy ? 3 : 2;
  std::string solved;
  const std::vector<SyllableWord> words = choose_words(place, count, hard ? 4 : 3);
  for (std::size_t i = 0; i < count; ++i) {
    const Rect cell = grid_cell(room, columns, count / columns, i, sheet.mm(9));
    const double box = easy ? 0 : sheet.mm(12);
    const double foot = sheet.mm(22);
    sheet.add(drawing_of(
        place, words[i].motif,
        {cell.left + sheet.mm(6), cell.top, cell.right - sheet.mm(6), cell.bottom - foot - sheet.mm(2)},
        0.6));
    const double right = cell.right - (easy ? 0 : box + sheet.mm(4));
    const double y = cell.bottom - sheet.mm(15);
    add_word(sheet, words[i], {(cell.left + right) / 2, y}, right - cell.left);
    if (!easy) {
      sheet.box({cell.right - box, y - sheet.mm(5), cell.right, y + sheet.mm(6)},
                std::to_string(words[i].syllables.size()));
    }
    std::string parted;
    for (const std::string& syllable : words[i].syllables) parted += (parted.empty() ? "" : "-") + syllable;
    solved += (solved.empty() ? "" : ", ") + parted;
  }
  sheet.solve(solved);
  return sheet.take();
}

}  // namespace books::lessons
