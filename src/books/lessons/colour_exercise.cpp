#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>

#include "books/lessons/exercise_kinds.h"
#include "books/page_exercise.h"
#include "books/sheet_parts.h"
#include "books/text_layout.h"

namespace books::lessons {
namespace {

using geometry::Point;
using geometry::Rect;

// The key as cells of one size in rows: a number, a pencil to try the colour on, its name.
class Key {
 public:
  Key(const Workplace& place, std::size_t entries) : place_(place) {
    beside_ = place.room.width() > place.room.height() * 1.15;
    const std::size_t most = beside_ ? 1 : place.room.width() > 150 || place.scale < 1 ? 4 : 3;
    const std::size_t rows = (entries + most - 1) / most;
    columns_ = (entries + rows - 1) / rows;  // rows of about one length
    rows_ = (entries + columns_ - 1) / columns_;
  }

  // What is left of the room for the picture.
  Rect picture_room() const {
    Rect rest = place_.room;
    if (beside_) {
      rest.right -= width() + gap();
    } else {
      rest.bottom -= static_cast<double>(rows_) * row_height() + gap();
    }
    return rest;
  }

  void add(std::vector<Mark>& marks, const std::vector<KeyEntry>& key) const {
    const double cell = beside_ ? width() : place_.room.width() / static_cast<double>(columns_);
    const double left = beside_ ? place_.room.right - width() : place_.room.left;
    const double height = static_cast<double>(rows_) * row_height();
    const double top = beside_ ? place_.room.center().y - height / 2 : place_.room.bottom - height;
    for (std::size_t i = 0; i < key.size(); ++i) {
      const std::size_t row = i / columns_, column = i % columns_;
      // A short last row stands in the middle.
      const std::size_t in_row = std::min(columns_, key.size() - row * columns_);
      const double indent = beside_ ? 0 : static_cast<double>(columns_ - in_row) * cell / 2;
      add_entry(marks, key[i],
                {left + indent + static_cast<double>(column) * cell,
                 top + (static_cast<double>(row) + 0.5) * row_height()},
                cell);
    }
  }

 private:
  double gap() const { return 5 * place_.scale; }
  double row_height() const { return 11 * place_.scale; }
  double width() const { return 46 * place_.scale; }

  void add_entry(std::vector<Mark>& marks, const KeyEntry& entry, Point left, double cell) const {
    const double s = place_.scale, badge = 9.2 * s, pencil_width = std::min(13 * s, cell - 27 * s);
    const Rect box{left.x + s, left.y - 3.9 * s, left.x + s + badge, left.y + 3.9 * s};
    for (const drawing::Shape& shape : rounded_line(box, 2.2 * s, 0.5)) marks.emplace_back(shape);
    const double size = place_.points(entry.number < 100 ? 13 : 10.5);
    marks.emplace_back(
        centered_text(std::to_string(entry.number), Face::bold, size, box.center(), place_.measure));
    const double pencil_left = box.right + 1.6 * s;
    if (pencil_width > 6 * s) {
      for (const drawing::Shape& shape :
           pencil({pencil_left, left.y - 2.6 * s, pencil_left + pencil_width, left.y + 2.6 * s})) {
        marks.emplace_back(shape);
      }
    }
    const std::string name(german_name(entry.crayon));
    const double name_left = pencil_left + std::max(0.0, pencil_width) + 1.4 * s;
    const double widest = left.x + cell - name_left;
    const double name_size =
        std::min(place_.points(11.5), widest / text_width_em(name, Face::regular, place_.measure));
    const double baseline = left.y + place_.measure.cap_height_em(Face::regular) * name_size / 2;
    marks.emplace_back(TextMark{name, Face::regular, name_size, {name_left, baseline}});
  }

  const Workplace& place_;
  bool beside_ = false;
  std::size_t columns_ = 4, rows_ = 1;
};

// "rot (7): 2+5, 3+4" for each colour.
std::vector<std::string> solution_lines(const ColourTask& task, ColourLabels labels) {
  std::vector<std::string> lines;
  for (std::size_t k = 0; k < task.key.size(); ++k) {
    std::string line =
        std::to_string(task.key[k].number) + " = " + std::string(german_name(task.key[k].crayon));
    if (labels == ColourLabels::sums) {
      std::vector<std::string> sums;
      for (const RegionLabel& label : task.labels) {
        if (label.key == k && label.text != std::to_string(task.key[k].number) &&
            std::find(sums.begin(), sums.end(), label.text) == sums.end()) {
          sums.push_back(label.text);
        }
      }
      std::sort(sums.begin(), sums.end());
      if (!sums.empty()) line += ": ";
      for (std::size_t i = 0; i < sums.size(); ++i) line += (i == 0 ? "" : ", ") + sums[i];
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

// What a pencil leaves, so light that a number is read on it, on black too.
Colour printed_under_numbers(Crayon crayon) {
  constexpr double of_pencil = 0.7;
  const auto lighter = [](std::uint8_t part) {
    return static_cast<std::uint8_t>(std::lround(255 - of_pencil * (255 - part)));
  };
  const Colour colour = colour_of(crayon);
  return {lighter(colour.red), lighter(colour.green), lighter(colour.blue)};
}

// The picture as it is when every number is done: what a teacher holds beside a child's page. Where one shape
// has several regions it has the colour of most of its paper; what has no number stays white.
PictureColours colours_when_done(const RegionMap& map, const drawing::Picture& picture,
                                 const ColourTask& task) {
  std::map<std::size_t, Crayon> labelled;
  for (const RegionLabel& label : task.labels) labelled[label.region] = task.key[label.key].crayon;
  const std::size_t paper = picture.shapes.size();
  std::map<std::size_t, std::map<Crayon, double>> covered;
  for (std::size_t i = 0; i < map.regions().size(); ++i) {
    const ColourRegion& region = map.regions()[i];
    if (region.is_margin) continue;
    const auto own = labelled.find(i);
    const Crayon crayon = own == labelled.end() ? Crayon::white : own->second;
    covered[region.shape.value_or(paper)][crayon] += region.area_mm2;
  }
  PictureColours colours{Colour{}, std::vector<Colour>(picture.shapes.size())};
  for (const auto& [shape, areas] : covered) {
    const auto most = std::max_element(areas.begin(), areas.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    (shape == paper ? colours.paper : colours.shapes[shape]) = printed_under_numbers(most->first);
  }
  return colours;
}

// The picture painted, with each label's number, as large as its region allows.
Solution solution_of(const Workplace& place, const RegionMap& map, const ColourTask& task,
                     const PictureMark& picture, ColourLabels labels) {
  Solution solution;
  solution.area = picture.area;
  PictureMark painted = picture;
  if (place.picture() != nullptr) painted.colours = colours_when_done(map, *place.picture(), task);
  solution.marks.emplace_back(std::move(painted));
  for (const RegionLabel& label : task.labels) {
    const std::string number = std::to_string(task.key[label.key].number);
    TextMark mark = centered_text(number, Face::bold, label.size_mm, label.center, place.measure);
    for (const double points : {15.0, 12.5, 10.5, 9.0}) {
      const LabelBox box = label_box(number, points * mm_per_point, place.measure);
      const auto center = map.place(label.region, box.width_mm * 1.05, box.height_mm);
      if (!center) continue;
      mark = centered_text(number, Face::bold, points * mm_per_point, *center, place.measure);
      break;
    }
    solution.marks.emplace_back(mark);
  }
  solution.lines = solution_lines(task, labels);
  return solution;
}

std::optional<Exercise> colour_exercise(const Workplace& place, ColourLabels labels, LessonLevel level) {
  // White included, before the picture is looked at.
  const Key room(place, most_crayons(level) + 1);
  const PictureMark picture = picture_mark(place.content, place.page, room.picture_room());
  const RegionMap map(place.page_content(), picture.to_sheet, picture.area);
  const auto task =
      make_colour_task(map, place.picture(), labels, {level, exercise_wish(place.content, place.page).sums},
                       place.random("colours"), place.measure);
  if (!task) return std::nullopt;
  Exercise exercise;
  const bool sums = labels == ColourLabels::sums;
  exercise.signs = {Sign::look, Sign::colour};
  exercise.title = sums ? "Rechne und male" : "Malen nach Zahlen";
  exercise.instruction = sums ? "Rechne, male in der Farbe des Ergebnisses, den Rest, wie du magst."
                              : "Male die Felder in der Farbe ihrer Zahl an, den Rest, wie du magst.";
  exercise.marks.emplace_back(picture);
  for (const RegionLabel& label : task->labels) {
    exercise.marks.emplace_back(
        centered_text(label.text, Face::regular, label.size_mm, label.center, place.measure));
  }
  Key(place, task->key.size()).add(exercise.marks, task->key);
  exercise.solution = solution_of(place, map, *task, picture, labels);
  return exercise;
}

}  // namespace

std::optional<Exercise> colour_sum_exercise(const Workplace& place, LessonLevel level) {
  return colour_exercise(place, ColourLabels::sums, level);
}

std::optional<Exercise> colour_number_exercise(const Workplace& place, LessonLevel level) {
  return colour_exercise(place, ColourLabels::numbers, level);
}

}  // namespace books::lessons
