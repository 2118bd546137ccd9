#include "photo/page.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "base/error.h"
#include "photo/composition.h"
#include "photo/kind.h"
#include "photo/lab.h"
#include "photo/line_art.h"
#include "photo/segmentation.h"
#include "photo/sheet.h"

namespace photo {
namespace {

using base::AppError;
using base::ErrorCode;
using geometry::Point;
using geometry::Rect;

// Lines on paper are thin: they need more pixels than things do.
constexpr int line_side_px = 1400;
constexpr int least_side_px = 32;
// Fewer are no page; so few that there is little to do.
constexpr int fewest_regions = 3, few_regions = 12;

Rect pixels_of(const Rect& crop, const Raster& raster) {
  return {crop.left * raster.width, crop.top * raster.height, crop.right * raster.width,
          crop.bottom * raster.height};
}

// What lies at `part` of an area, in parts of its sides.
Rect part_within(const Rect& area, const Rect& part) {
  return {area.left + part.left * area.width(), area.top + part.top * area.height(),
          area.left + part.right * area.width(), area.top + part.bottom * area.height()};
}

// The part in working size, see there; small pictures are enlarged.
Raster part_of(const Raster& raster, const Rect& area, int side_px) {
  const PixelSize size = working_size(area.width(), area.height(), side_px);
  return resampled(raster, area, size.width, size.height);
}

// What the brush covers of the part, with `area` in pixels of the whole picture.
FineMask fine_mask(const Wishes& wishes, const Raster& whole, const Rect& area, const Raster& part) {
  if (wishes.brush.empty()) return {};
  FineMask fine(part.pixels(), 0);
  const double scale = part.width / area.width();
  bool any = false;
  const auto dab = [&](Point center, double radius) {
    const int left = std::max(0, static_cast<int>(center.x - radius)),
              right = std::min(part.width - 1, static_cast<int>(center.x + radius));
    const int top = std::max(0, static_cast<int>(center.y - radius)),
              bottom = std::min(part.height - 1, static_cast<int>(center.y + radius));
    for (int y = top; y <= bottom; ++y) {
      for (int x = left; x <= right; ++x) {
        if (geometry::length(Point{x + 0.5, y + 0.5} - center) > radius) continue;
        fine[static_cast<std::size_t>(y) * static_cast<std::size_t>(part.width) +
             static_cast<std::size_t>(x)] = 1;
        any = true;
      }
    }
  };
  for (const Stroke& stroke : wishes.brush) {
    const double radius = stroke.radius * std::max(whole.width, whole.height) * scale;
    const auto on_part = [&](Point p) {
      return Point{(p.x * whole.width - area.left) * scale, (p.y * whole.height - area.top) * scale};
    };
    for (std::size_t i = 0; i < stroke.points.size(); ++i) {
      const Point to = on_part(stroke.points[i]), from = i > 0 ? on_part(stroke.points[i - 1]) : to;
      const double step = std::max(1.0, radius / 3);
      // A stroke that runs far outside of the part costs no more than one inside.
      const int dabs = std::clamp(static_cast<int>(geometry::length(to - from) / step), 1, 2000);
      for (int k = 1; k <= dabs; ++k) dab(geometry::lerp(from, to, static_cast<double>(k) / dabs), radius);
    }
  }
  return any ? fine : FineMask{};
}

Composition photo_composition(const Raster& part, FineMask fine, const PageSettings& settings,
                              double mm_per_px) {
  Segmentation found = segment(part, fine, settings, mm_per_px);
  Composition page;
  page.map = std::move(found.map);
  page.gradient = std::move(found.gradient);
  page.black = std::move(found.black);
  page.eyes = std::move(found.eyes);
  page.lines = std::move(found.contours);
  page.fine = std::move(fine);
  page.colours = &part;
  page.line_mm = settings.line_mm;
  page.wave_px = settings.wave_px;
  return page;
}

// Whether nearly all there is to colour lies in a small part of the page: a bird in the sky.
bool is_subject_small(const drawing::Picture& picture) {
  constexpr double background_share = 0.04, left_out = 0.08, small_share = 0.3;
  constexpr std::size_t fewest = 8;
  const double whole = picture.clip.area();
  std::vector<double> lefts, rights, tops, bottoms;
  for (const drawing::Shape& shape : picture.shapes) {
    const Rect box = shape.path.bounds();
    if (shape.role != drawing::Role::region || box.area() > background_share * whole) continue;
    lefts.push_back(box.left), rights.push_back(box.right);
    tops.push_back(box.top), bottoms.push_back(box.bottom);
  }
  if (lefts.size() < fewest) return false;
  // A few odd ones lie elsewhere.
  const auto reach = [](std::vector<double>& low, std::vector<double>& high) {
    std::sort(low.begin(), low.end());
    std::sort(high.begin(), high.end());
    const auto off = static_cast<std::size_t>(left_out * static_cast<double>(low.size()));
    return high[high.size() - 1 - off] - low[off];
  };
  return reach(lefts, rights) * reach(tops, bottoms) < small_share * whole;
}

// What is seen of a region: its mean colour, and how many pixels it has, in all and at the picture's edge.
struct RegionLook {
  std::array<double, 3> colour{};
  double area = 0, touching = 0;
};

// By label.
std::vector<RegionLook> looks_of(const LabelMap& map, const Raster& part) {
  const Lab lab = to_lab(part);
  std::vector<RegionLook> looks(static_cast<std::size_t>(map.count));
  for (int y = 0; y < map.height; ++y) {
    for (int x = 0; x < map.width; ++x) {
      const std::size_t at = map.index(x, y);
      RegionLook& own = looks[static_cast<std::size_t>(map.labels[at])];
      for (std::size_t c = 0; c < 3; ++c) own.colour[c] += static_cast<double>(lab.channels[c][at]);
      own.area += 1;
      if (x == 0 || y == 0 || x == map.width - 1 || y == map.height - 1) own.touching += 1;
    }
  }
  for (RegionLook& look : looks)
    for (double& channel : look.colour) channel /= look.area;
  return looks;
}

// Whether the picture is one clear thing on a plain ground: two regions, one of them free of the picture's
// edge and of a clearly other colour. A wall is cut in two as well where nothing else is left to merge.
bool is_thing_on_ground(const LabelMap& map, const Raster& part) {
  if (map.count != 2) return false;
  constexpr double clear_difference = 14, most_touching = 0.05;
  const std::vector<RegionLook> looks = looks_of(map, part);
  const RegionLook &one = looks[0], &other = looks[1];
  double squares = 0;
  for (std::size_t c = 0; c < 3; ++c) {
    const double off = one.colour[c] - other.colour[c];
    squares += off * off;
  }
  return std::sqrt(squares) >= clear_difference &&
         std::min(one.touching, other.touching) <= most_touching * (one.touching + other.touching);
}

// Whether the picture's few large regions are one plain thing, a wall or a sheet, that light falls on in
// part: all of them reach the picture's edge, are of one hue and differ in lightness alone.
bool is_light_alone(const LabelMap& map, const Raster& part) {
  constexpr int most_regions = 10;
  constexpr std::size_t most_large = 4;
  constexpr double least_share = 0.02, most_hue = 7, least_light = 5, most_chroma = 14;
  if (map.count > most_regions) return false;
  const std::vector<RegionLook> looks = looks_of(map, part);
  const std::array<double, 3>& first = looks.front().colour;
  double darkest = 100, lightest = 0;
  std::size_t large = 0;
  for (const auto& [colour, area, touching] : looks) {
    if (std::hypot(colour[1], colour[2]) > most_chroma ||
        std::hypot(colour[1] - first[1], colour[2] - first[2]) > most_hue)
      return false;
    if (area < least_share * static_cast<double>(map.labels.size())) continue;
    if (touching <= 0) return false;
    darkest = std::min(darkest, colour[0]), lightest = std::max(lightest, colour[0]);
    ++large;
  }
  return large >= 2 && large <= most_large && lightest - darkest >= least_light;
}

std::string advice_for(const Page& page, const Wishes& wishes, const Rect& area) {
  constexpr double small_px = 400;
  if (std::max(area.width(), area.height()) < small_px && page.kind == Kind::photo) return "photo_small";
  if (page.regions < few_regions) return "photo_few_regions";
  if (page.kind == Kind::photo && is_subject_small(page.picture)) return "photo_subject_small";
  const bool wide = area.width() > 1.2 * area.height(), tall = area.height() > 1.2 * area.width();
  const bool is_landscape = wishes.orientation == drawing::Orientation::landscape;
  if ((wide && !is_landscape) || (tall && is_landscape)) return "photo_other_orientation";
  return {};
}

// Counts what can be coloured, irises among it.
void finish(Page& page, const Wishes& wishes, const Rect& area) {
  const auto is_region = [](const drawing::Shape& shape) { return shape.role == drawing::Role::region; };
  page.regions =
      static_cast<int>(std::count_if(page.picture.shapes.begin(), page.picture.shapes.end(), is_region));
  page.advice = advice_for(page, wishes, area);
}

// The page of a photo, nothing where there is nothing to colour. Frees the picture as soon as it can.
std::optional<Page> page_of_photo(Raster raster, const Rect& area, const Wishes& wishes) {
  const Raster part = part_of(raster, area, working_side_px);
  FineMask fine = fine_mask(wishes, raster, area, part);
  raster = {};
  const Rect place = place_on_page(wishes.orientation, wishes.paper, part.width, part.height);
  const Composition composition = photo_composition(
      part, std::move(fine), settings_for(wishes.age, wishes.strength), place.width() / part.width);
  Page page;
  page.kind = Kind::photo;
  page.picture = compose(composition, place, wishes.orientation, wishes.paper);
  finish(page, wishes, area);
  if (page.regions < fewest_regions && !is_thing_on_ground(composition.map, part)) return {};
  if (composition.eyes.empty() && is_light_alone(composition.map, part)) return {};
  return page;
}

// The page of something drawn by lines, nothing where there are none.
std::optional<Page> page_of_drawing(Kind kind, const Raster& raster, const Raster& look, const Rect& area,
                                    const Wishes& wishes) {
  Raster part = part_of(raster, area, line_side_px);
  // The table is no part of a drawing.
  if (kind == Kind::drawing) {
    if (const std::optional<Sheet> sheet = sheet_in(look)) part = flattened(part, *sheet, line_side_px);
  }
  const Rect place = place_on_page(wishes.orientation, wishes.paper, part.width, part.height);
  LineArtSettings lines = line_art_settings(settings_for(wishes.age, wishes.strength));
  // Finer cuts would part one crayon's thick strokes from its thin ones, whoever colours it.
  if (kind == Kind::drawing) {
    lines.scribbled =
        settings_for(std::min(wishes.age, drawing::Age::years_6_8), std::min(wishes.strength, 50));
    // What is smaller than a few strokes is drawn on an area, and none.
    constexpr double larger = 2.5, wider = 1.4;
    lines.scribbled->smallest_mm2 *= larger;
    lines.scribbled->inner_radius_mm *= wider;
  }
  const Composition composition = line_composition(part, lines, place.width() / part.width);
  if (composition.map.count < 2 && composition.lines.empty()) return {};
  Page page;
  page.kind = kind;
  page.picture = compose(composition, place, wishes.orientation, wishes.paper);
  finish(page, wishes, area);
  return page;
}

}  // namespace

int wanted_side_px(const Wishes& wishes) {
  const double part = std::clamp(std::min(wishes.crop.width(), wishes.crop.height()), 0.05, 1.0);
  return static_cast<int>(line_side_px / part);
}

Page make_page(Raster raster, const Wishes& wishes) {
  if (std::min(raster.width, raster.height) < least_side_px)
    throw AppError(ErrorCode::invalid, "photo_too_small", {}, {std::to_string(least_side_px)});
  raster = turned(std::move(raster), wishes.turn);
  Rect area = pixels_of(wishes.crop, raster);
  if (std::min(area.width(), area.height()) < least_side_px)
    throw AppError(ErrorCode::invalid, "photo_part_too_small");
  constexpr int look_px = 480;
  Raster look = part_of(raster, area, look_px);
  const bool is_guess = wishes.kind == Kind::automatic;
  Kind kind = is_guess ? kind_of(look) : wishes.kind;
  // A small drawing on a large sheet is drawn as large as the page; seen from near, a filled one is no thing.
  if (is_guess || kind != Kind::photo) {
    if (const std::optional<Rect> marked = marked_part(look)) {
      const Rect nearer = part_within(area, *marked);
      if (std::min(nearer.width(), nearer.height()) >= least_side_px) {
        Raster near_look = part_of(raster, nearer, look_px);
        const Kind near_kind = is_guess ? kind_of(near_look) : kind;
        if (near_kind != Kind::photo) kind = near_kind, area = nearer, look = std::move(near_look);
      }
    }
  }
  if (kind == Kind::photo) {
    std::optional<Page> page = page_of_photo(std::move(raster), area, wishes);
    if (!page) throw AppError(ErrorCode::invalid, "photo_without_edges");
    return *std::move(page);
  }
  std::optional<Page> page = page_of_drawing(kind, raster, look, area, wishes);
  // Next to nothing is drawn by lines on it: it may show a thing, or the edge of a shadow is taken for a
  // line.
  if (is_guess && (!page || (page->regions < fewest_regions && has_filled_areas(look)))) {
    std::optional<Page> other = page_of_photo(std::move(raster), area, wishes);
    if (other && (!page || other->regions > page->regions)) page = std::move(other);
  }
  if (!page) throw AppError(ErrorCode::invalid, "photo_empty");
  return *std::move(page);
}

}  // namespace photo
