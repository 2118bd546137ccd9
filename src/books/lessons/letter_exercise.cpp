#include <algorithm>

#include "base/utf8.h"
#include "books/german/noun_table.h"
#include "books/lessons/crayon.h"
#include "books/lessons/exercise_kinds.h"
#include "books/lessons/guided_letters.h"
#include "books/lessons/letter_task.h"
#include "books/lessons/pen_letters.h"
#include "books/lessons/signs.h"
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
    level_ = level;
    exercise_.signs = {Sign::write};
    const bool writes_words = !task_.written.empty();
    exercise_.title =
        "Schreiben: " + (writes_words ? task_.words.front() : task_.initial + " wie " + task_.words.front());
    exercise_.instruction = !is_for_writers() ? "Spure die Buchstaben nach und schreibe dann selbst weiter."
                            : has_sentence() ? "Spure nach und schreibe die Wörter und den Satz dann selbst."
                                             : "Spure die Wörter nach und schreibe sie dann selbst.";
    Rect room = place_.room;
    const double s = place_.scale;
    const bool wide = room.width() > room.height() * 1.15;
    if (!task_.choices.empty()) {
      const double height = (wide ? 40 : 46) * s;
      add_choices({room.left, room.bottom - height, room.right, room.bottom});
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
    if (is_for_writers()) {
      add_large_word(letters);
    } else {
      for (Mark& mark : guided_text(task_.initial + " " + small, letters, place_.measure)) {
        exercise_.marks.push_back(std::move(mark));
      }
    }
    const Rect frame{box.right - picture_width, box.top, box.right, box.bottom};
    if (!add_own_picture(frame.inflated(-2 * s), 0.6))
      exercise_.marks.emplace_back(picture_mark(place_.content, place_.page, frame));
  }

  // What the page is about with its article, as one reads it.
  void add_large_word(const Rect& box) {
    const std::string& word = task_.words.front();
    const german::NounRecord* noun = german::NounTable::embedded().find(word);
    std::string text = word;
    if (noun != nullptr && !noun->like_name) {
      constexpr std::string_view articles[] = {"der ", "die ", "das "};
      text = std::string(articles[static_cast<std::size_t>(noun->noun.gender())]) + word;
    }
    const double width_em = text_width_em(text, Face::bold, place_.measure);
    const double size = std::min(place_.points(44), box.width() / std::max(1.0, width_em));
    exercise_.marks.emplace_back(centered_text(text, Face::bold, size, box.center(), place_.measure));
  }

  // Says whether the page has a picture of the first word by itself.
  bool add_own_picture(const Rect& box, double line_mm) {
    const auto own = own_element();
    if (own) add(element_drawing(*place_.picture(), *own, box, line_mm));
    return own.has_value();
  }

  // In the second year a child knows its letters and writes words.
  bool is_for_writers() const { return level_ == LessonLevel::hard && !task_.written.empty(); }
  bool has_sentence() const {
    const double width = pen_text_width(task_.sentence, measures_.x_height_mm);
    return is_for_writers() && !task_.sentence.empty() && width < place_.room.width() - house_width() - 12;
  }
  double house_width() const { return measures_.lines_mm.size() == 4 ? measures_.x_height_mm + 2 : 0; }

  // "Stallgebäude" for a stable, "kahler Baum" for a tree.
  bool is_longer_name(const std::string& name) const {
    const std::string& word = task_.words.front();
    return name == word + "gebäude" || name.ends_with(" " + word) || name.starts_with(word + " ");
  }

  // The element that the first word names.
  std::optional<std::size_t> own_element() const {
    const drawing::Picture* picture = place_.picture();
    if (picture == nullptr) return std::nullopt;
    std::optional<std::size_t> kind;
    for (std::size_t i = 0; i < picture->elements.size(); ++i) {
      const drawing::Element& element = picture->elements[i];
      if (!element.asked || element.motif.empty()) continue;
      if (element.name == task_.words.front()) return i;
      // A "Feuerwehrauto" is no "Feuer", but a car.
      if (!kind && (is_kind_of(element.name, task_.words.front()) || is_longer_name(element.name))) kind = i;
    }
    return kind;
  }

  // As many ruled rows as there is room for: letters, words, and the same to be written alone.
  void add_rows(const Rect& room) {
    const double left = room.left + house_width();
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
    if (is_for_writers()) {
      // Words and sentences only.
    } else if (tight) {
      rows = {{task_.initial + small, 0.62, Starts::shown}};
    } else {
      rows = {{task_.initial, 0.62, Starts::shown}, {small, 0.62, Starts::shown}};
    }
    const double traced = is_for_writers() ? 0.4 : 0.75;
    for (const std::string& word : task_.written) rows.push_back({word, traced, Starts::hidden});
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
    const std::size_t words = rows.size();
    if (has_sentence()) {
      rows.push_back({task_.sentence, 0, Starts::hidden});
      rows.push_back({"", 0, Starts::hidden});
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
        const bool is_sentence = has_sentence() && i == words;
        if (is_sentence)
          add_full_stop({left + 3 + pen_text_width(row.text, measures_.x_height_mm), baseline});
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

  void add_full_stop(geometry::Point end) {
    drawing::Shape stop;
    stop.path.add_ellipse(end + geometry::Point{1.3, -0.6}, 0.6, 0.6);
    stop.fill = drawing::Fill::black;
    stop.role = drawing::Role::solid;
    exercise_.marks.emplace_back(std::move(stop));
  }

  // What is to be done in pictures, for who cannot read the question: say what it is, ring what begins alike.
  // Returns where the text begins.
  double add_signs(geometry::Point left) {
    const double side = 6.5 * place_.scale;
    for (const Sign sign : {Sign::speak, Sign::circle}) {
      add(drawing_of(sign, {left.x, left.y - side * 0.8, left.x + side, left.y + side * 0.2}));
      left.x += side + 2 * place_.scale;
    }
    return left.x;
  }

  void add_choices(const Rect& box) {
    const double s = place_.scale, size = place_.points(12.5);
    const auto right_ones = std::count_if(task_.choices.begin(), task_.choices.end(),
                                          [](const LetterChoice& choice) { return choice.right; });
    const std::string& letter = task_.initial;
    const std::string question = right_ones == 1
                                     ? "Welches Bild beginnt mit " + letter + "? Kreise es ein."
                                     : "Welche Bilder beginnen mit " + letter + "? Kreise sie ein.";
    const bool writes = level_ == LessonLevel::hard;
    const double text_left = level_ == LessonLevel::easy ? add_signs({box.left, box.top + 5 * s}) : box.left;
    exercise_.marks.emplace_back(TextMark{question + (writes ? " Schreibe alle Wörter auf." : ""),
                                          Face::bold,
                                          size,
                                          {text_left, box.top + 5 * s}});
    const double line_space = writes ? 10 * s : 0;
    // Before school a picture asks, not a letter.
    const bool shows_model = level_ == LessonLevel::easy && own_element().has_value();
    const std::size_t first_cell = shows_model ? 1 : 0;
    const double cell = box.width() / static_cast<double>(task_.choices.size() + first_cell);
    if (shows_model) {
      const Rect frame{box.left, box.top + 9 * s, box.left + cell - 2 * s, box.bottom};
      add(rounded_line(frame, 3 * s, 0.9));
      add_own_picture(frame.inflated(-3 * s), 0.55);
    }
    std::string answer;
    for (std::size_t i = 0; i < task_.choices.size(); ++i) {
      const LetterChoice& choice = task_.choices[i];
      const double left = box.left + static_cast<double>(i + first_cell) * cell;
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
  LessonLevel level_ = LessonLevel::easy;
};

}  // namespace

std::optional<Exercise> letter_exercise(const Workplace& place, LessonLevel level) {
  return LetterSheet(place, make_letter_task(place.content, place.page, level, place.random("letters")),
                     place.ruling)
      .run(level);
}

}  // namespace books::lessons
