#include "drawing/cast/wear.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "drawing/cast/face.h"
#include "drawing/page/figure.h"
#include "geometry/mask.h"

namespace drawing::cast {
namespace {

using geometry::Mask;
using geometry::Point;
using geometry::Rect;
using language::WornAt;

// A wearer's head in the unit square.
struct Head {
  Rect eyes;
  double crown = 0;   // the upper edge over the eyes
  double middle = 0;  // of the forehead, from left to right
  double width = 0;
  bool profile = false;
};

constexpr int cells = 128;

int cell_of(double unit) {
  return std::clamp(static_cast<int>(unit * cells), 0, cells - 1);
}

// How far the mask is filled to the left and right of a cell.
std::pair<int, int> extent(const Mask& mask, int column, int row) {
  int left = column, right = column;
  while (left > 0 && mask.at(left - 1, row)) --left;
  while (right + 1 < cells && mask.at(right + 1, row)) ++right;
  return {left, right};
}

// The upper edge of what is filled at a cell; below it where the cell is empty, as between a frog's eyes.
int top_at(const Mask& mask, int column, int row) {
  while (row + 1 < cells && !mask.at(column, row)) ++row;
  while (row > 0 && mask.at(column, row - 1)) --row;
  return row;
}

// The row of the crown over the eyes. In profile an ear may rise behind the eye: the lowest edge around it
// counts.
int crown_over(const Mask& mask, const Rect& eyes, bool profile) {
  const Point center = eyes.center();
  const int row = cell_of(center.y);
  if (!profile) return top_at(mask, cell_of(center.x), row);
  int crown = 0;
  for (const double aside : {-1.5, 0.0, 1.5}) {
    const int column = cell_of(center.x + aside * eyes.width());
    if (mask.at(column, row)) crown = std::max(crown, top_at(mask, column, row));
  }
  return crown;
}

std::optional<Head> find_head(const motifs::Motif& motif) {
  page::Sketch sketch("");
  Mask mask({0, 0, 1, 1}, 1.0 / cells);
  for (const motifs::MotifShape& shape : motif.shapes) {
    if (shape.role == motifs::MotifRole::line) continue;
    if (shape.role == motifs::MotifRole::solid)
      sketch.solid(shape.path);
    else
      sketch.region(shape.path);
    mask.fill(shape.path, shape.even_odd, true, 0.004);
  }
  const std::vector<Rect> eyes = find_eyes(sketch.take());
  if (eyes.empty()) return std::nullopt;
  Head head;
  head.profile = eyes.size() < 2;
  for (const Rect& eye : eyes) head.eyes.include(eye);
  const Point center = head.eyes.center();
  const int eye_row = cell_of(center.y), crown_row = crown_over(mask, head.eyes, head.profile);
  const int forehead_row = std::max(crown_row, (crown_row + eye_row) / 2);
  const auto [left, right] = extent(mask, cell_of(center.x), forehead_row);
  const double wide = static_cast<double>(right - left + 1) / cells,
               middle = (left + right + 1) * 0.5 / cells,
               forehead = static_cast<double>(eye_row - crown_row) / cells;
  head.crown = static_cast<double>(crown_row) / cells;
  if (!head.profile) {
    head.middle = center.x;
    head.width = std::min(wide, 2.2 * head.eyes.width());
    // Between eyes that stand out at the top.
    if (forehead <= 0) head.width = head.eyes.width() * 0.7;
  } else {
    // Behind the forehead come ears, a neck and a back: a head is about as wide as twice its forehead.
    head.middle = std::clamp(middle, center.x - 0.7 * forehead, center.x + 0.7 * forehead);
    head.width = std::max(std::clamp(wide, 1.5 * forehead, 2.6 * forehead), 3.5 * head.eyes.width());
  }
  return head;
}

// Glasses are drawn from the front: on a head from the side one glass is before the eye, the other one before
// the muzzle.
WornFit glasses_on_profile(const Actor& wearer, const Head& head, const Rect& box,
                           const language::Wear& wear) {
  constexpr double width_in_eyes = 4.5, least_of_head = 0.7, glass_from_middle = 0.25;
  const double width = std::max(width_in_eyes * head.eyes.width(), least_of_head * head.width);
  const double ahead = head.eyes.center().x < wearer.motif->bounds.center().x ? -1 : 1;
  WornFit fit;
  fit.scale = width / box.width();
  fit.foot = {head.eyes.center().x + ahead * glass_from_middle * width,
              head.eyes.center().y + wear.sit * box.height() * fit.scale};
  return fit;
}

}  // namespace

std::optional<WornFit> fit_on(const Actor& wearer, const Actor& thing) {
  const language::Wear wear = thing.wear();
  const std::optional<Head> head = wear.at != WornAt::nowhere ? find_head(*wearer.motif) : std::nullopt;
  if (!head) return std::nullopt;
  const Rect& box = thing.motif->bounds;
  // What was asked for is to be seen: at least this share of the wearer, if that does not bury the head.
  constexpr double least_share = 0.11, most_growth = 1.35;
  const double least = std::sqrt(least_share * wearer.motif->bounds.area() * wearer.silhouette /
                                 std::max(1e-6, box.area() * thing.silhouette));
  WornFit fit;
  if (wear.at == WornAt::eyes) {
    if (head->profile) return glasses_on_profile(wearer, *head, box, wear);
    const double natural = wear.width * head->eyes.width() / box.width();
    fit.scale = std::clamp(least, natural * 0.8, natural * 1.1);
    fit.foot = {head->eyes.center().x, head->eyes.center().y + wear.sit * box.height() * fit.scale};
    return fit;
  }
  const double natural = wear.width * head->width / box.width();
  fit.scale = std::clamp(least, natural, natural * most_growth);
  const double height = box.height() * fit.scale;
  // The eyes look out below the brim.
  const double lowest = head->eyes.top - 0.25 * head->eyes.height();
  fit.foot = {head->middle, std::min(head->crown + wear.sit * height, lowest)};
  return fit;
}

}  // namespace drawing::cast
