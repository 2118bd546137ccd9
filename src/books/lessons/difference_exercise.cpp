#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "books/lessons/exercise_kinds.h"
#include "books/lessons/shape_ink.h"
#include "books/lessons/task_sheet.h"
#include "books/picture_source.h"
#include "books/sheet_parts.h"
#include "drawing/language/lexicon.h"
#include "geometry/distance.h"
#include "geometry/mask.h"

namespace books::lessons {
namespace {

using geometry::Point;
using geometry::Rect;

// A thing of the picture that can be left out: its shapes, and where it is seen.
struct Removable {
  std::size_t element = 0;
  Rect seen;  // in picture millimetres
};

constexpr double difference_cell_mm = 1;  // of the mask that says what is seen
constexpr double least_seen_mm2 = 45;     // what is smaller is not missed
constexpr double largest_share = 0.14;    // of the page; what is larger is the picture itself
constexpr double least_share_seen = 0.7;  // of the thing: what is mostly hidden leaves no clear gap
constexpr double least_ink_mm2 = 36;      // of black that comes or goes with it
constexpr double least_girth_mm = 9;      // of the largest disc in what is seen of it: no rails and ropes

// Which element is painted last at each cell; -1 for bare paper.
class TopElements {
 public:
  explicit TopElements(const drawing::Picture& picture)
      : mask_({0, 0, picture.width_mm, picture.height_mm}, difference_cell_mm),
        top_(mask_.cells().size(), -1),
        whole_(picture.elements.size(), 0) {
    for (const drawing::Shape& shape : picture.shapes) {
      if (shape.fill == drawing::Fill::none || shape.role == drawing::Role::frame) continue;
      mask_.clear();
      mask_.fill(shape.path, shape.even_odd, true, 0.3);
      for (std::size_t i = 0; i < top_.size(); ++i) {
        if (mask_.cells()[i] != 0) top_[i] = shape.element;
      }
      if (shape.element < whole_.size()) {
        whole_[shape.element] = std::max(whole_[shape.element], static_cast<double>(mask_.count()));
      }
    }
  }

  struct Sight {
    Rect box;
    std::size_t cells = 0;
    double girth_mm = 0;  // the diameter of the largest disc that lies within it
  };
  // Where an element is seen and how much of it.
  Sight seen(std::size_t element) const {
    Sight sight;
    const auto columns = static_cast<std::size_t>(mask_.columns());
    geometry::Mask others(mask_.area(), difference_cell_mm);
    for (std::size_t i = 0; i < top_.size(); ++i) {
      const int column = static_cast<int>(i % columns), row = static_cast<int>(i / columns);
      if (top_[i] != static_cast<int>(element)) {
        others.set(column, row, true);
        continue;
      }
      sight.box.include(mask_.center(column, row));
      ++sight.cells;
    }
    if (sight.cells == 0) return sight;
    sight.box = sight.box.inflated(difference_cell_mm);
    const std::vector<std::uint16_t> steps = geometry::distance_steps(others);
    sight.girth_mm = 2 * *std::max_element(steps.begin(), steps.end()) * difference_cell_mm / 3;
    return sight;
  }
  // Whether something would float without the element: what lies or stands on it, and what somebody with a
  // face holds up.
  bool carries(std::size_t element, bool has_face) const {
    std::map<int, Neighbour> neighbours;
    const auto columns = static_cast<std::size_t>(mask_.columns()),
               rows = static_cast<std::size_t>(mask_.rows());
    const int own = static_cast<int>(element);
    std::size_t own_cells = 0, own_top = rows, own_bottom = 0;
    for (std::size_t i = 0; i < top_.size(); ++i) {
      const std::size_t row = i / columns;
      if (top_[i] == own) {
        ++own_cells;
        own_top = std::min(own_top, row);
        own_bottom = std::max(own_bottom, row);
      } else if (top_[i] >= 0) {
        Neighbour& other = neighbours[top_[i]];
        ++other.cells;
        other.bottom = std::max(other.bottom, row);
        // What is next below it, beyond a line's width.
        const auto below = [&](std::size_t steps) {
          return row + steps < rows ? top_[i + steps * columns] : -1;
        };
        if (below(1) != top_[i]) {
          ++other.feet;
          other.feet_on_it += below(1) == own || below(2) == own ? 1 : 0;
        }
        const std::size_t column = i % columns;
        const bool is_beside = (column > 0 && top_[i - 1] == own) ||
                               (column + 1 < columns && top_[i + 1] == own) ||
                               (row > 0 && top_[i - columns] == own) || below(1) == own;
        other.contact += is_beside ? 1 : 0;
      }
    }
    const double height = static_cast<double>(own_bottom) - static_cast<double>(own_top);
    return std::any_of(neighbours.begin(), neighbours.end(), [&](const auto& entry) {
      const Neighbour& other = entry.second;
      // Ground, hills and walls carry themselves.
      if (other.contact < least_contact_cells || other.cells > 2 * own_cells) return false;
      const bool rests =
          static_cast<double>(other.feet_on_it) >= least_resting * static_cast<double>(other.feet);
      const bool is_up =
          static_cast<double>(other.bottom) < static_cast<double>(own_bottom) - highest_standing * height;
      return rests || (has_face && is_up);
    });
  }
  // The area of its largest shape, in cells.
  double whole(std::size_t element) const { return whole_[element]; }

 private:
  // Another element as it is seen beside one: its cells, those with something else below them, how many of
  // these stand on the one, how many touch it.
  struct Neighbour {
    std::size_t cells = 0, bottom = 0, feet = 0, feet_on_it = 0, contact = 0;
  };
  static constexpr std::size_t least_contact_cells = 2;
  // Of what is below a thing that lies on another; of a figure's height that is ground to what stands.
  static constexpr double least_resting = 0.3, highest_standing = 0.04;

  geometry::Mask mask_;
  std::vector<int> top_;
  std::vector<double> whole_;
};

// The black of a picture without one of its elements, as a part of the page shows it.
geometry::Mask ink_of(const drawing::Picture& picture, const Rect& area, std::optional<std::size_t> without) {
  constexpr double fine_mm = 0.25;
  geometry::Mask ink(area, fine_mm);
  for (const drawing::Shape& shape : picture.shapes) {
    if (shape.role == drawing::Role::frame || shape.element == without) continue;
    if (shape.path.control_bounds().inflated(shape.line_mm).intersection(area).empty()) continue;
    paint_ink(ink, shape);
  }
  return ink;
}

// Whether the page clearly looks different without the thing: white paint on white paper is not missed.
bool leaves_a_gap(const drawing::Picture& picture, const Removable& thing) {
  const geometry::Mask with = ink_of(picture, thing.seen, std::nullopt);
  const geometry::Mask without = ink_of(picture, thing.seen, thing.element);
  const std::size_t changed = with.count() + without.count() - 2 * with.common(without);
  return static_cast<double>(changed) * with.cell() * with.cell() >= least_ink_mm2;
}

bool shows_face(const drawing::Element& element) {
  const auto* entry = drawing::language::Lexicon::embedded().find(element.motif);
  return entry != nullptr && entry->has_face;
}

// Things that would be missed, far enough from one another that each gap is one difference.
std::vector<Removable> choose(const drawing::Picture& picture, std::size_t count, base::Random random) {
  const TopElements top(picture);
  const double page = picture.width_mm * picture.height_mm;
  std::vector<Removable> all, chosen;
  for (std::size_t i = 0; i < picture.elements.size(); ++i) {
    auto [box, cells, girth_mm] = top.seen(i);
    // Nobody can say what has no name.
    if (box.empty() || girth_mm < least_girth_mm || picture.elements[i].name.empty()) continue;
    // Its open lines go with it: feelers, strings.
    for (const drawing::Shape& shape : picture.shapes) {
      if (shape.element == i && shape.fill == drawing::Fill::none) box.include(shape.path.bounds());
    }
    box = box.intersection(picture.clip);  // nothing is painted outside of it
    const double area = static_cast<double>(cells) * difference_cell_mm * difference_cell_mm;
    if (area < least_seen_mm2 || box.area() > largest_share * page) continue;
    if (static_cast<double>(cells) < least_share_seen * top.whole(i)) continue;
    if (std::min(box.width(), box.height()) < 5) continue;
    if (top.carries(i, shows_face(picture.elements[i]))) continue;
    all.push_back({i, box});
  }
  random.shuffle(std::span<Removable>(all));
  for (const Removable& thing : all) {
    if (chosen.size() == count) break;
    const bool is_apart = std::all_of(chosen.begin(), chosen.end(), [&](const Removable& other) {
      return other.seen.inflated(4).intersection(thing.seen).empty();
    });
    if (is_apart && leaves_a_gap(picture, thing)) chosen.push_back(thing);
  }
  return chosen;
}

}  // namespace

std::optional<Exercise> difference_exercise(const Workplace& place, LessonLevel level) {
  const drawing::Picture* picture = place.picture();
  if (picture == nullptr) return std::nullopt;
  // A page with few things still has something to find at its own level.
  const auto degree = static_cast<std::size_t>(level);
  constexpr std::size_t most[] = {3, 5, 7}, least[] = {3, 4, 5};
  const std::vector<Removable> things = choose(*picture, most[degree], place.random("differences"));
  const std::size_t count = things.size();
  if (count < least[degree]) return std::nullopt;
  std::string missing;
  TaskSheet sheet(place, "Finde die Unterschiede",
                  "Im zweiten Bild fehlen " + std::to_string(count) + " Dinge: Kreise sie ein.",
                  {Sign::look, Sign::circle});
  const Rect& room = place.room;
  const Rect source = source_area(place.page_content());
  const bool side_by_side = room.width() > room.height() || source.width() < source.height();
  const Rect first_box =
      side_by_side ? grid_cell(room, 2, 1, 0, sheet.mm(6)) : grid_cell(room, 1, 2, 0, sheet.mm(6));
  const Rect second_box =
      side_by_side ? grid_cell(room, 2, 1, 1, sheet.mm(6)) : grid_cell(room, 1, 2, 1, sheet.mm(6));
  const PictureMark first = picture_mark(place.content, place.page, first_box);
  PictureMark second = picture_mark(place.content, place.page, second_box);
  for (const Removable& thing : things) second.without.push_back(static_cast<std::uint16_t>(thing.element));
  sheet.add(first);
  sheet.add(second);
  for (const Removable& thing : things) {
    const Point low = second.to_sheet({thing.seen.left, thing.seen.top});
    const Point high = second.to_sheet({thing.seen.right, thing.seen.bottom});
    drawing::Shape mark;
    const double margin = sheet.mm(1.5);
    mark.path.add_ellipse((low + high) * 0.5, (high.x - low.x) * 0.6 + margin,
                          (high.y - low.y) * 0.6 + margin);
    mark.fill = drawing::Fill::none;
    mark.role = drawing::Role::detail;
    mark.line_mm = 1.2;
    sheet.add(mark, On::solution);
    const std::string& name = picture->elements[thing.element].name;
    if (!name.empty()) missing += (missing.empty() ? "" : ", ") + name;
  }
  if (!missing.empty()) sheet.solve("Es fehlen: " + missing);
  return sheet.take();
}

}  // namespace books::lessons
