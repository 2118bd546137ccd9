#include "books/lessons/task_sheet.h"

#include <algorithm>
#include <set>
#include <utility>

#include "books/german/noun_table.h"
#include "books/lessons/known_pictures.h"
#include "books/lessons/look_alikes.h"
#include "books/lessons/small_drawing.h"
#include "books/sheet_parts.h"
#include "books/text_layout.h"
#include "drawing/motifs/catalogue.h"

namespace books::lessons {

using geometry::Point;
using geometry::Rect;

TaskSheet::TaskSheet(const Workplace& place, std::string title, std::string instruction,
                     std::vector<Sign> signs)
    : place_(place) {
  exercise_.title = std::move(title);
  exercise_.instruction = std::move(instruction);
  exercise_.signs = std::move(signs);
  exercise_.solution.area = place.room;
}

Rect TaskSheet::put_picture(double share) {
  Rect picture = place_.room, rest = place_.room;
  if (place_.room.width() > place_.room.height() * 1.15) {
    picture.right = picture.left + picture.width() * share;
    rest.left = picture.right + mm(8);
  } else {
    picture.bottom = picture.top + picture.height() * share;
    rest.top = picture.bottom + mm(7);
  }
  exercise_.marks.emplace_back(picture_mark(place_.content, place_.page, picture));
  exercise_.solution.area = rest;
  return rest;
}

void TaskSheet::add_mark(const Mark& mark, On on) {
  if (on != On::solution) exercise_.marks.push_back(mark);
  if (on != On::page) exercise_.solution.marks.push_back(mark);
}

void TaskSheet::add(const Ornament& ornament, On on) {
  for (const drawing::Shape& shape : ornament) add_mark(shape, on);
}

void TaskSheet::add(drawing::Shape shape, On on) {
  add_mark(std::move(shape), on);
}

void TaskSheet::add(const PictureMark& picture, On on) {
  add_mark(picture, on);
}

void TaskSheet::line(Point from, Point to, double line_mm, On on) {
  add_mark(straight_line(from, to, line_mm), on);
}

void TaskSheet::text(const std::string& text, Point center, double points, On on, Face face, double most_mm) {
  const double width_em = text_width_em(text, face, place_.measure);
  const double size = std::min(place_.points(points), most_mm / std::max(0.1, width_em));
  add_mark(centered_text(text, face, size, center, place_.measure), on);
}

void TaskSheet::box(const Rect& area, const std::string& answer, double points) {
  add(rounded_line(area, std::min(mm(2), area.height() / 4), 0.5));
  text(answer, area.center(), points, On::solution, Face::bold, area.width() * 0.9);
  answers_ += (answers_.empty() ? "" : ", ") + answer;
}

Exercise TaskSheet::take() {
  // In words too: in the small drawing of the solution numbers are small.
  if (exercise_.solution.lines.empty() && !answers_.empty()) solve("Der Reihe nach: " + answers_);
  return std::move(exercise_);
}

Rect grid_cell(const Rect& room, std::size_t columns, std::size_t rows, std::size_t index, double gap_mm) {
  const auto across = static_cast<double>(columns), down = static_cast<double>(rows);
  const double width = (room.width() - gap_mm * (across - 1)) / across;
  const double height = (room.height() - gap_mm * (down - 1)) / down;
  const double left = room.left + static_cast<double>(index % columns) * (width + gap_mm);
  const auto row = index / columns;
  const double top = room.top + static_cast<double>(row) * (height + gap_mm);
  return {left, top, left + width, top + height};
}

drawing::Shape ring(Point center, double radius_mm, double line_mm, drawing::Fill fill) {
  drawing::Shape shape;
  shape.path.add_ellipse(center, radius_mm, radius_mm);
  shape.fill = fill;
  shape.role = fill == drawing::Fill::black ? drawing::Role::solid : drawing::Role::detail;
  shape.line_mm = line_mm;
  return shape;
}

drawing::Shape plain_box(const Rect& area, double line_mm) {
  drawing::Shape shape;
  shape.path.add_rect(area);
  shape.line_mm = line_mm;
  return shape;
}

namespace {

using drawing::language::Lexicon;
using drawing::language::LexiconEntry;
using drawing::motifs::Catalogue;

bool has_face(const drawing::Element& element) {
  const LexiconEntry* entry = Lexicon::embedded().find(element.motif);
  return entry != nullptr && entry->has_face;
}

bool is_vehicle(const std::string& name) {
  const german::NounRecord* noun = german::NounTable::embedded().find(name);
  return noun != nullptr && noun->vehicle;
}

// Whether somebody sits, rides or swims: their lower half lies within something that is no higher than they
// are, or within a vehicle, and that reaches down to where they end. Cut out alone they would sit in the air.
bool is_held_up(const drawing::Picture& picture, std::size_t element) {
  constexpr double most_of_it = 0.6, widest = 0.6, toes = 0.05;
  const Rect& who = picture.elements[element].bounds;
  const Rect lower{who.left, who.center().y, who.right, who.bottom};
  for (std::size_t i = 0; i < picture.elements.size(); ++i) {
    const drawing::Element& other = picture.elements[i];
    const bool is_ground = other.motif.empty() && other.bounds.width() > widest * picture.width_mm;
    if (i == element || is_ground) continue;
    if (other.bounds.top < who.top && !is_vehicle(other.name)) continue;
    if (other.bounds.bottom < who.bottom - toes * who.height()) continue;
    const Rect shared = lower.intersection(other.bounds);
    if (!shared.empty() && shared.area() > most_of_it * lower.area()) return true;
  }
  return false;
}

// What the page asks for, who has a face before what has none.
std::vector<std::size_t> asked_elements(const drawing::Picture& picture) {
  std::vector<std::size_t> asked;
  for (std::size_t i = 0; i < picture.elements.size(); ++i) {
    const drawing::Element& element = picture.elements[i];
    if (element.asked && !element.motif.empty() && !element.name.empty()) asked.push_back(i);
  }
  std::stable_partition(asked.begin(), asked.end(),
                        [&](std::size_t i) { return has_face(picture.elements[i]); });
  return asked;
}

// How far a known picture is from what a page is about: on it, at home there, an animal beside animals or a
// vehicle beside vehicles, anything else.
class PageTheme {
 public:
  explicit PageTheme(const drawing::Picture& picture) {
    homes_.insert(picture.subject.place);
    for (const drawing::Element& element : picture.elements) {
      shown_.insert(element.name);
      const LexiconEntry* entry = Lexicon::embedded().find(element.motif);
      if (entry == nullptr) continue;
      has_animals_ = has_animals_ || entry->is_animal;
      // People are at home in rooms, also those that the page shows outdoors.
      const bool is_person = entry->has_face && !entry->is_animal;
      if (element.asked && !is_person) homes_.insert(entry->habitat);
      has_vehicles_ = has_vehicles_ || (element.asked && is_vehicle(element.name));
    }
    homes_.erase("");
  }

  // An animal of the savanna has nothing to do with a farm, nor a rocket with a bus.
  bool fits(const LexiconEntry& known) const { return distance(known) <= 1; }

  int distance(const LexiconEntry& known) const {
    if (shown_.contains(known.shown_as)) return 0;
    if (homes_.contains(known.habitat)) return 1;
    if (has_vehicles_ ? is_vehicle(known.shown_as) : has_animals_ && known.is_animal) return 2;
    return 3;
  }

 private:
  std::set<std::string> shown_, homes_;
  bool has_animals_ = false, has_vehicles_ = false;
};

}  // namespace

drawing::Element element_of(const SheetMotif& motif) {
  drawing::Element element;
  element.motif = motif.motif;
  element.name = motif.name;
  return element;
}

SheetMotif motif_of(const drawing::Picture& picture, std::size_t element) {
  const drawing::Element& shown = picture.elements[element];
  SheetMotif motif{shown.motif, shown.name, {}};
  const std::vector<std::string> names = names_of_motif(shown.motif);
  const bool is_it = std::find(names.begin(), names.end(), shown.name) != names.end();
  const bool is_posed = has_face(shown) && !is_held_up(picture, element);
  if (is_posed || !is_it || Catalogue::embedded().find(shown.motif) == nullptr) motif.own = element;
  return motif;
}

std::vector<SheetMotif> sheet_motifs(const Workplace& place, std::size_t own, base::Random random) {
  std::vector<SheetMotif> motifs;
  const auto is_new = [&](const std::string& motif, const std::string& name) {
    return std::none_of(motifs.begin(), motifs.end(),
                        [&](const SheetMotif& known) { return known.motif == motif || known.name == name; });
  };
  if (const drawing::Picture* picture = place.picture()) {
    for (const std::size_t i : asked_elements(*picture)) {
      if (motifs.size() == own) break;
      const drawing::Element& element = picture->elements[i];
      if (!is_new(element.motif, element.name) || !is_called_so(element)) continue;
      motifs.push_back(motif_of(*picture, i));
    }
  }
  std::vector<const LexiconEntry*> known = known_pictures();
  random.shuffle(std::span<const LexiconEntry*>(known));
  std::optional<PageTheme> theme;
  if (const drawing::Picture* picture = place.picture()) {
    theme.emplace(*picture);
    std::stable_sort(known.begin(), known.end(), [&](const LexiconEntry* one, const LexiconEntry* other) {
      return theme->distance(*one) < theme->distance(*other);
    });
  }
  for (const auto* entry : known) {
    const bool fits = theme && theme->fits(*entry);
    if (is_new(entry->motif, entry->shown_as)) motifs.push_back({entry->motif, entry->shown_as, {}, fits});
  }
  return motifs;
}

Ornament drawing_of(const Workplace& place, const SheetMotif& motif, const Rect& box, double line_mm) {
  if (motif.own) return element_drawing(*place.picture(), *motif.own, box, line_mm);
  return motif_drawing(motif.motif, box, line_mm).value_or(Ornament());
}

}  // namespace books::lessons
