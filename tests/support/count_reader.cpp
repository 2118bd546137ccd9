#include "support/count_reader.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

#include "base/utf8.h"
#include "drawing/language/lexicon.h"

namespace support {
namespace {

using books::lessons::CountGroup;
using drawing::Picture;
using geometry::Point;

// Whether a patch of paint has the form of a star: five to eight points, evenly around its middle.
bool is_star(const std::vector<Point>& cells) {
  if (cells.size() < 40 || cells.size() > 30000) return false;
  Point middle;
  for (const Point p : cells) middle = middle + p * (1.0 / static_cast<double>(cells.size()));
  // So many that each of them has cells: of a small star only every second one has.
  constexpr int most_rays = 72;
  const int rays = cells.size() < 200 ? most_rays / 2 : most_rays;
  double reach[most_rays] = {};
  for (const Point p : cells) {
    const Point d = p - middle;
    const double turn = (std::atan2(d.y, d.x) / std::numbers::pi + 1) / 2;
    double& far = reach[static_cast<int>(turn * rays) % rays];
    far = std::max(far, geometry::length(d));
  }
  if (rays < most_rays) {
    // A ray between two cells of a small star reaches less far than those beside it.
    const std::vector<double> raw(reach, reach + rays);
    for (int i = 0; i < rays; ++i) {
      const auto at = [&](int k) { return raw[static_cast<std::size_t>((k + rays) % rays)]; };
      const double a = at(i - 1), b = at(i), c = at(i + 1);
      reach[i] = std::max(std::min(a, b), std::min(std::max(a, b), c));
    }
  }
  const auto [least, most] = std::minmax_element(reach, reach + rays);
  if (*least <= 0 || *most < 1.45 * *least) return false;
  const double half = (*least + *most) / 2;
  std::vector<int> starts;
  for (int i = 0; i < rays; ++i) {
    if (reach[i] < half && reach[(i + 1) % rays] >= half) starts.push_back(i);
  }
  if (starts.size() < 5 || starts.size() > 8) return false;  // a window has four
  // A star's points stand about evenly and are about as long as each other, and so are its notches: a tuft of
  // grass has none below.
  const double even = static_cast<double>(rays) / static_cast<double>(starts.size());
  for (std::size_t i = 0; i < starts.size(); ++i) {
    const int gap = (starts[(i + 1) % starts.size()] - starts[i] + rays) % rays;
    if (gap < even * 0.6 || gap > even * 1.5) return false;
    double tip = 0, notch = *most;
    for (int k = 0; k < gap; ++k) {
      tip = std::max(tip, reach[(starts[i] + k) % rays]);
      notch = std::min(notch, reach[(starts[i] + k) % rays]);
    }
    if (tip < (rays < most_rays ? 0.8 : 0.85) * *most || notch > 1.3 * *least) return false;
  }
  return true;
}

// The side of the square that forms are compared in, and the part of it that two of one form may differ by.
constexpr int form_cells = 24;
constexpr double same_form = 0.93;

using Form = std::vector<bool>;

geometry::Rect box_of(const std::vector<Point>& cells) {
  geometry::Rect box;
  for (const Point p : cells) box.include(p);
  return box;
}

// What a patch of paint looks like, wherever and however large it is.
Form form_of(const std::vector<Point>& cells) {
  const geometry::Rect box = box_of(cells);
  const double side = std::max(box.width(), box.height()) + FinishedPage::cell_mm;
  Form form(static_cast<std::size_t>(form_cells * form_cells));
  for (const Point p : cells) {
    const auto at = [&](double v, double middle) {
      return std::clamp(static_cast<int>((v - middle + side / 2) / side * form_cells), 0, form_cells - 1);
    };
    form[static_cast<std::size_t>(at(p.y, box.center().y) * form_cells + at(p.x, box.center().x))] = true;
  }
  return form;
}

// A disc is a ball, a face or a clock by what is in it, and a large plank is the floor.
bool has_own_form(const Form& form) {
  return static_cast<double>(std::count(form.begin(), form.end(), true)) < 0.7 * form_cells * form_cells;
}

bool is_same_form(const Form& one, const Form& other) {
  const auto overlap = [&](bool mirrored) {
    int both = 0, either = 0;
    for (int row = 0; row < form_cells; ++row) {
      for (int column = 0; column < form_cells; ++column) {
        const bool a = one[static_cast<std::size_t>(row * form_cells + column)];
        const bool b =
            other[static_cast<std::size_t>(row * form_cells + (mirrored ? form_cells - 1 - column : column))];
        both += a && b ? 1 : 0;
        either += a || b ? 1 : 0;
      }
    }
    return static_cast<double>(both) / std::max(1, either);
  };
  return overlap(false) >= same_form || overlap(true) >= same_form;
}

// Whether an element shows the same thing twice. The planks of a sledge are alike, too, but are only slats of
// the whole.
bool is_a_pair(const FinishedPage& page, std::size_t element) {
  constexpr double slat_share = 0.25;
  const std::vector<FinishedPage::Points> pieces = page.pieces_of(element);
  geometry::Rect whole;
  for (const auto& piece : pieces) whole.include(box_of(piece));
  std::vector<Form> forms;
  for (const auto& piece : pieces) {
    const geometry::Rect box = box_of(piece);
    if (box.width() < slat_share * whole.width() || box.height() < slat_share * whole.height()) continue;
    forms.push_back(form_of(piece));
  }
  for (std::size_t i = 1; i < forms.size(); ++i) {
    if (is_same_form(forms[0], forms[i])) return true;
  }
  return false;
}

std::string_view kind_of(const drawing::Element& element) {
  const auto* entry = drawing::language::Lexicon::embedded().find(element.motif);
  return entry != nullptr ? std::string_view(entry->kind) : std::string_view();
}

// "Tropenfisch" is a "Fisch".
bool is_one_of_those(const std::string& name, const std::string& kind) {
  return name.size() > kind.size() && base::to_lower_utf8(name).ends_with(base::to_lower_utf8(kind));
}

}  // namespace

// All stars on the page, be they things of their own or on something else, by what they belong to.
std::vector<std::string> stars_on(const FinishedPage& page) {
  const Picture& picture = page.picture();
  std::set<std::size_t> wholes;
  std::vector<std::string> stars;
  for (std::size_t i = 0; i < picture.elements.size(); ++i) {
    if (page.share_seen(i) < 0.3 || !is_star(page.whole_element(i))) continue;
    wholes.insert(i);
    stars.push_back(picture.elements[i].name);
  }
  for (std::size_t i = 0; i < picture.shapes.size(); ++i) {
    const drawing::Shape& shape = picture.shapes[i];
    const geometry::Rect box = shape.path.bounds();
    if (wholes.count(shape.element) > 0 || shape.fill == drawing::Fill::none || box.width() < 4 ||
        box.width() > 90)
      continue;
    const std::vector<Point> whole = page.whole_shape(i);
    const bool is_seen = page.seen_of_shape(i).size() * 2 > whole.size();
    if (is_seen && is_star(whole)) stars.push_back("on " + picture.elements[shape.element].name);
  }
  return stars;
}

// Why a child would count something else than the solution says; empty where there is no reason.
std::vector<std::string> doubts_about(const FinishedPage& page, const CountGroup& group) {
  const Picture& picture = page.picture();
  std::vector<std::string> doubts;
  int seen = 0;
  const drawing::Element& example = picture.elements[group.example];
  const FinishedPage::Points whole = page.whole_element(group.example);
  const Form form = form_of(whole);
  const bool own_form = has_own_form(form);
  for (std::size_t i = 0; i < picture.elements.size(); ++i) {
    const drawing::Element& element = picture.elements[i];
    if (page.seen_mm2(i) <= seen_at_all_mm2) continue;
    if (element.name == group.name) {
      ++seen;
      if (page.share_seen(i) < 0.7) doubts.emplace_back("one is hidden");
      if (is_a_pair(page, i)) doubts.emplace_back("one is a pair");
      continue;
    }
    if (is_one_of_those(element.name, group.name) || is_one_of_those(group.name, element.name)) {
      doubts.push_back("there is a " + element.name);
    } else if (!kind_of(example).empty() && kind_of(example) != "insect" &&
               kind_of(example) == kind_of(element)) {
      doubts.push_back(element.name + " is of the same kind");
    } else if (own_form) {
      const FinishedPage::Points other = page.whole_element(i);
      const bool is_like_in_size = other.size() < 5 * whole.size() && whole.size() < 5 * other.size();
      // Of what is mostly hidden nobody sees the form.
      const bool is_whole = page.share_seen(i) >= 0.7;
      if (is_whole && is_like_in_size && is_same_form(form, form_of(other)))
        doubts.push_back(element.name + " looks the same");
    }
  }
  if (seen != group.count) doubts.push_back("there are " + std::to_string(seen));
  if (group.name == "Stern" || group.name == "Schneeflocke") {
    for (const std::string& star : stars_on(page)) {
      // The middle of a snowflake may be a star: nobody counts it as one more.
      if (star != group.name && star != "on " + group.name) doubts.push_back("a star is " + star);
    }
  }
  return doubts;
}

}  // namespace support
