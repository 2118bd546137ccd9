#include <algorithm>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "books/picture_source.h"
#include "books/printable_text.h"
#include "books/sheet_format.h"
#include "books/sheet_parts.h"
#include "drawing/language/lexicon.h"

namespace books {
namespace {

using geometry::Rect;

constexpr double text_points = 20, smallest_text_points = 11;

// Whether the last line is a single word, which looks lost.
bool ends_with_lone_word(const TextBlock& block) {
  return block.lines.size() > 1 && block.lines.back().text.find(' ') == std::string::npos;
}

// Sets a paragraph without a lone word at its end: a little narrower until the words fall differently.
TextBlock set_paragraph(const std::string& text, const TextStyle& style, double width_mm, double height_mm,
                        const TextMeasure& measure) {
  TextBlock block = fit_text(text, style, width_mm, height_mm, measure);
  for (int step = 1; step <= 10 && ends_with_lone_word(block); ++step) {
    TextBlock narrower = fit_text(text, style, width_mm * (1 - 0.02 * step), height_mm, measure);
    if (!ends_with_lone_word(narrower)) return narrower;
  }
  return block;
}

// How much larger than on its picture a motif may be: one of many apples is small there.
constexpr double most_growth = 1.6;
constexpr double least_motif_mm = 45;

// Who the page is about, in the picture's own place, with what is drawn together with it; nothing for
// bitmaps, pages without motifs, and ornaments, whose motifs are small.
struct Vignette {
  Ornament shapes;
  Rect box;
};

bool acts(const drawing::Subject& subject, const std::string& motif) {
  return std::any_of(subject.deeds.begin(), subject.deeds.end(), [&](const drawing::Deed& deed) {
    return std::any_of(deed.agents.begin(), deed.agents.end(), [&](int agent) {
      return subject.motifs.at(static_cast<std::size_t>(agent)).motif == motif;
    });
  });
}

bool is_being(const std::string& motif) {
  const auto* entry = drawing::language::Lexicon::embedded().find(motif);
  return entry != nullptr && entry->has_face;
}

double area(const Rect& box) {
  return box.empty() ? 0 : box.width() * box.height();
}

// The share of the smaller one that both have in common.
double overlap(const Rect& a, const Rect& b) {
  const Rect both{std::max(a.left, b.left), std::max(a.top, b.top), std::min(a.right, b.right),
                  std::min(a.bottom, b.bottom)};
  if (both.left >= both.right || both.top >= both.bottom) return 0;
  return area(both) / std::max(1e-9, std::min(area(a), area(b)));
}

// The largest of those who do something; where nobody does, of the beings; else of all that was asked for.
std::optional<std::size_t> main_element(const drawing::Picture& picture) {
  std::optional<std::size_t> best;
  const auto rank = [&](std::size_t i) {
    const drawing::Element& element = picture.elements[i];
    return std::tuple(acts(picture.subject, element.motif), is_being(element.motif), area(element.bounds));
  };
  for (std::size_t i = 0; i < picture.elements.size(); ++i) {
    if (!picture.elements[i].asked || picture.elements[i].motif.empty()) continue;
    if (!best || rank(i) > rank(*best)) best = i;
  }
  return best;
}

std::optional<Vignette> main_motif(const Page& page) {
  const auto* picture = std::get_if<drawing::Picture>(&page.picture);
  if (picture == nullptr) return std::nullopt;
  const std::optional<std::size_t> main = main_element(*picture);
  if (!main) return std::nullopt;
  constexpr double together = 0.3;
  const std::string& motif = picture->elements[*main].motif;
  const bool is_actor = acts(picture->subject, motif) || is_being(motif);
  const auto belongs = [&](std::size_t i) {
    const drawing::Element& element = picture->elements[i];
    return i == *main || (is_actor && element.asked &&
                          overlap(element.bounds, picture->elements[*main].bounds) >= together);
  };
  Vignette vignette;
  for (const drawing::Shape& shape : picture->shapes) {
    if (!belongs(shape.element) || shape.path.empty() || shape.role == drawing::Role::frame) continue;
    const Rect bounds = shape.path.bounds().inflated(shape.line_mm / 2);
    if (vignette.shapes.empty()) vignette.box = bounds;
    vignette.box = {std::min(vignette.box.left, bounds.left), std::min(vignette.box.top, bounds.top),
                    std::max(vignette.box.right, bounds.right), std::max(vignette.box.bottom, bounds.bottom)};
    vignette.shapes.push_back(shape);
  }
  if (vignette.shapes.empty() || vignette.box.width() <= 0 || vignette.box.height() <= 0) return std::nullopt;
  if (std::max(vignette.box.width(), vignette.box.height()) * most_growth < least_motif_mm)
    return std::nullopt;
  return vignette;
}

// Lays out a story's side: the title on the first one, the paragraph in large type, below it the page's
// motif, or all of its picture where there is none.
class StoryLayout {
 public:
  StoryLayout(Sheet& sheet, const BookContent& content, const StorySide& side, const TextMeasure& measure)
      : sheet_(sheet), content_(content), side_(side), measure_(measure), scale_(sheet_scale(sheet)) {}

  void run() {
    add(sheet_, rounded_line(sheet_.print_area, mm(7), mm(0.9)));
    area_ = sheet_.print_area.inflated(-mm(14));
    const TextBlock title = set_title();
    const double title_height = title.lines.empty() ? 0 : title.height_mm() + mm(14);
    const TextBlock text = set_text((area_.height() - title_height) * 0.8);
    const double room = area_.height() - title_height - text.height_mm() - mm(12);
    const std::optional<Vignette> vignette = main_motif(content_.pages.at(side_.page));
    const double picture = room >= mm(28) ? std::min(room, mm(95)) : 0;

    const double used = title_height + text.height_mm() + (picture > 0 ? picture + mm(12) : 0);
    double y = area_.top + std::max(0.0, (area_.height() - used) * 0.4);
    if (!title.lines.empty()) {
      add(sheet_, title, area_.left, area_.right, y, Align::center);
      add_stars(y + title.height_mm() + mm(5));
      y += title_height;
    }
    add_text(text, y);
    if (picture > 0) {
      const double top = y + text.height_mm() + mm(12);
      const Rect box{area_.left, top, area_.right, top + picture};
      if (vignette) {
        add_vignette(*vignette, box);
      } else {
        sheet_.marks.emplace_back(picture_mark(content_, side_.page, box));
      }
    }
  }

 private:
  double mm(double on_a4) const { return on_a4 * scale_; }
  double points(double on_a4) const { return on_a4 * mm_per_point * std::max(scale_, 0.8); }

  TextBlock set_title() const {
    if (side_.page != 0) return {};
    const std::string title = printable_line(content_.story->title, Face::bold, measure_);
    if (title.empty()) return {};
    return fit_text(title, {Face::bold, points(27), points(14), 1.2, true}, area_.width(),
                    area_.height() * 0.2, measure_);
  }

  TextBlock set_text(double height_mm) const {
    const std::vector<std::string>& pages = content_.story->pages;
    const std::string text =
        side_.page < pages.size() ? printable_text(pages[side_.page], Face::regular, measure_) : "";
    const TextStyle style{Face::regular, points(text_points), points(smallest_text_points), 1.5, true};
    return set_paragraph(text, style, std::min(area_.width(), mm(190)), height_mm, measure_);
  }

  // Ragged right, as a block in the middle of the page.
  void add_text(const TextBlock& text, double top) {
    double width = 0;
    for (const TextLine& line : text.lines) width = std::max(width, line.width_mm);
    add(sheet_, text, area_.center().x - width / 2, area_.right, top, Align::left);
  }

  void add_stars(double y) {
    for (const int i : {-1, 0, 1}) {
      add(sheet_, star({area_.center().x + i * mm(9), y}, mm(i == 0 ? 3.2 : 2.4), 0.4));
    }
  }

  void add_vignette(const Vignette& vignette, const Rect& room) {
    const double scale =
        std::min({room.width() / vignette.box.width(), room.height() / vignette.box.height(), most_growth});
    const geometry::Point from = vignette.box.center(), to = room.center();
    const geometry::Affine map{scale, 0, 0, scale, to.x - from.x * scale, to.y - from.y * scale};
    sheet_.figures.push_back({sheet_.marks.size(), vignette.shapes.size(),
                              alternative_text(content_.pages.at(side_.page), side_.page)});
    for (drawing::Shape shape : vignette.shapes) {
      shape.path = shape.path.transformed(map);
      // Thinner lines than these print badly.
      if (shape.line_mm > 0) shape.line_mm = std::max(shape.line_mm * std::min(scale, 1.0), 0.35);
      sheet_.marks.emplace_back(std::move(shape));
    }
  }

  Sheet& sheet_;
  const BookContent& content_;
  const StorySide& side_;
  const TextMeasure& measure_;
  double scale_;
  Rect area_;
};

}  // namespace

void lay_out_story(Sheet& sheet, const BookContent& content, const StorySide& side,
                   const TextMeasure& measure) {
  StoryLayout(sheet, content, side, measure).run();
}

}  // namespace books
