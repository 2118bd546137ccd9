#include <algorithm>

#include "base/utf8.h"
#include "books/lessons/exercise_kinds.h"
#include "books/lessons/guided_letters.h"
#include "books/lessons/letter_task.h"
#include "books/lessons/pen_letters.h"
#include "books/lessons/small_drawing.h"
#include "books/sheet_parts.h"
#include "books/text_layout.h"

namespace books::lessons {
namespace {

using geometry::Rect;

// The layout of one writing page, from the top downwards.
class LetterSheet {
 public:
  LetterSheet(const Workplace& place, LetterTask task, Ruling ruling)
      : place_(place), task_(std::move(task)), ruling_(ruling), measures_(measures_of(ruling)) {}

  Exercise run(LessonLevel level) {
    exercise_.signs = {Sign::write};
    const bool writes_words = !task_.written.empty();
    exercise_.title =
        "Schreiben: " + (writes_words ? task_.words.front() : task_.initial + " wie " + task_.words.front());
    exercise_.instruction = "Spure die Buchstaben nach und schreibe dann selbst weiter.";
    Rect room = place_.room;
    const double s = place_.scale;
    const bool wide = room.width() > room.height() * 1.15;
    if (!task_.choices.empty()) {
      const double height = (wide ? 40 : 46) * s;
      add_choices({room.left, room.bottom - height, room.right, room.bottom}, level);
      room.bottom -= height + 3 * s;
    } else {
      exercise_.solution.lines.emplace_back("Buchstaben zum Nachspuren, ohne Lösung");
    }
    const double head = std::min((wide ? 36 : 52) * s, room.height() * 0.35);
    add_head({room.left, room.top, room.right, room.top + head});
    room.top += head + 5 * s;
    add_rows(room);
    return std::move(exercise_);
  }

 private:
  void add(const Ornament& ornament) {
    for (const drawing::Shape& shape : ornament) exercise_.marks.emplace_back(shape);
  }

  // The large letters with dotted outlines and the order of their strokes on the left, the picture's part on
  // the right.
  void add_head(const Rect& box) {
    const double s = place_.scale;
    const std::string small = base::to_lower_utf8(task_.initial);
    const double picture_width = std::min(box.width() * 0.45, box.height() * 1.6);
    const Rect letters{box.left, box.top, box.right - picture_width - 6 * s, box.bottom};
    for (Mark& mark : guided_text(task_.initial + " " + small, letters, place_.measure)) {
      exercise_.marks.push_back(std::move(mark));
    }
    const Rect frame{box.right - picture_width, box.top, box.right, box.bottom};
    const drawing::Picture* picture = place_.picture();
    const auto own = own_element();
    if (picture != nullptr && own) {
      add(element_drawing(*picture, *own, frame.inflated(-2 * s), 0.6));
    } else {
      exercise_.marks.emplace_back(picture_mark(place_.content, place_.page, frame));
    }
  }

  // The element that the first word names.
  std::optional<std::size_t> own_element() const {
    const drawing::Picture* picture = place_.picture();
    if (picture == nullptr) return std::nullopt;
    for (std::size_t i = 0; i < picture->elements.size(); ++i) {
      const drawing::Element& element = picture->elements[i];
      const bool named = element.name.find(task_.words.front()) != std::string::npos;
      if (element.asked && !element.motif.empty() && named) return i;
    }
    return std::nullopt;
  }

  // As many ruled rows as there is room for: letters, words, and the same to be written alone.
  void add_rows(const Rect& room) {
    const double house = measures_.lines_mm.size() == 4 ? measures_.x_height_mm + 2 : 0;
    const double left = room.left + house;
    const std::string small = base::to_lower_utf8(task_.initial);
    // How much of a row is there to be traced; the rest is the child's.
    struct Row {
      std::string text;
      double traced;
      Starts starts;
    };
    std::vector<Row> rows;
    const double first = room.top + std::max(measures_.ascender_mm, measures_.row_mm * 0.5);
    const double last = room.bottom + 0.1 - measures_.descender_mm;
    // Where there is room for two rows only, both letters share one, so that there is also a word.
    const bool tight = first + 2 * measures_.row_mm > last;
    if (tight) {
      rows = {{task_.initial + small, 0.62, Starts::shown}};
    } else {
      rows = {{task_.initial, 0.62, Starts::shown}, {small, 0.62, Starts::shown}};
    }
    for (const std::string& word : task_.written) rows.push_back({word, 0.75, Starts::hidden});
    // The first word most children want to write.
    const std::string& name = place_.content.child_name;
    if (can_be_written(name)) {
      const std::size_t after_first = task_.written.empty() ? 0 : task_.written.size() - 1;
      rows.insert(rows.end() - static_cast<std::ptrdiff_t>(after_first), {name, 0.75, Starts::hidden});
    }
    if (task_.written.empty()) {
      // Both letters in turn, less and less of them to be traced.
      rows.push_back({task_.initial + small, 0.62, Starts::shown});
      rows.push_back({task_.initial + small, 0.3, Starts::hidden});
    }
    rows.push_back({task_.written.empty() ? task_.initial : task_.written.front(), 0, Starts::hidden});
    double baseline = first;
    for (std::size_t i = 0; baseline <= last; ++i) {
      add(ruled_row(ruling_, left, room.right, baseline));
      // Where many rows are left, a word now and then shows what to write.
      const Row& row = i < rows.size() ? rows[i] : rows.back();
      if (i < rows.size() || (i - rows.size()) % 3 == 2) {
        const double end = left + row.traced * (room.right - left);
        add_row_text(row.text, row.starts, left + 3, end, room.right, baseline);
      }
      baseline += measures_.row_mm;
    }
  }

  // The text as often as it fits before `end`, at least once where the row is long enough.
  void add_row_text(const std::string& text, Starts starts, double left, double end, double right,
                    double baseline) {
    const double x_height = measures_.x_height_mm;
    const double width = pen_text_width(text, x_height), step = width + 2.2 * x_height;
    for (double x = left; x + width <= right && (x == left || x + width <= end); x += step) {
      add(freed_strokes(text, x_height, {x, baseline}, measures_.lines_mm));
      add(dotted_pen_text(text, x_height, {x, baseline}, starts));
    }
  }

  void add_choices(const Rect& box, LessonLevel level) {
    const double s = place_.scale, size = place_.points(12.5);
    const auto right_ones = std::count_if(task_.choices.begin(), task_.choices.end(),
                                          [](const LetterChoice& choice) { return choice.right; });
    const std::string& letter = task_.initial;
    const std::string question = right_ones == 1
                                     ? "Welches Bild beginnt mit " + letter + "? Kreise es ein."
                                     : "Welche Bilder beginnen mit " + letter + "? Kreise sie ein.";
    exercise_.marks.emplace_back(TextMark{question, Face::bold, size, {box.left, box.top + 5 * s}});
    const double line_space = level == LessonLevel::hard ? 8 * s : 0;
    const auto count = static_cast<double>(task_.choices.size());
    const double cell = box.width() / count;
    std::string answer;
    for (std::size_t i = 0; i < task_.choices.size(); ++i) {
      const LetterChoice& choice = task_.choices[i];
      const double left = box.left + static_cast<double>(i) * cell;
      const Rect picture{left + 3 * s, box.top + 10 * s, left + cell - 3 * s, box.bottom - line_space};
      if (const auto shapes = motif_drawing(choice.motif, picture, 0.55)) add(*shapes);
      // The older ones write the words as well.
      if (line_space > 0) {
        exercise_.marks.emplace_back(
            straight_line({picture.left, box.bottom - s}, {picture.right, box.bottom - s}, 0.3));
      }
      if (choice.right) answer += (answer.empty() ? "" : ", ") + choice.name;
    }
    exercise_.solution.lines.push_back("Mit " + letter + " " +
                                       (right_ones == 1 ? "beginnt: " : "beginnen: ") + answer);
    if (line_space > 0) {
      std::string all;
      for (const LetterChoice& choice : task_.choices) all += (all.empty() ? "" : ", ") + choice.name;
      exercise_.solution.lines.push_back("Die Bilder: " + all);
    }
  }

  const Workplace& place_;
  LetterTask task_;
  Ruling ruling_;
  const RulingMeasures& measures_;
  Exercise exercise_;
};

}  // namespace

std::optional<Exercise> letter_exercise(const Workplace& place, LessonLevel level) {
  return LetterSheet(place, make_letter_task(place.content, place.page, level, place.random("letters")),
                     place.ruling)
      .run(level);
}

}  // namespace books::lessons
