#include "books/imposition.h"

#include <string>

#include "base/error.h"
#include "books/sheet_format.h"

namespace books {
namespace {

using geometry::Affine;

bool lies_across(const Sheet& side) {
  return side.width_mm > side.height_mm;
}

// Turns a side that lies across upright: its top comes to the left edge.
Affine upright(const Sheet& side) {
  return {0, -1, 1, 0, 0, side.width_mm};
}

PaperSide paper(double width_mm, double height_mm, double bleed) {
  return {
      width_mm + 2 * bleed, height_mm + 2 * bleed, {bleed, bleed, width_mm + bleed, height_mm + bleed}, {}};
}

std::vector<PaperSide> one_by_one(std::span<const Sheet> sides, const PrintOptions& options) {
  const double bleed = options.bleed ? bleed_mm(options.paper) : 0;
  // The last side, credits or solutions, lies as the book does.
  const bool all_alike = options.part == BookPart::inside && !sides.empty() && !lies_across(sides.back());
  std::vector<PaperSide> result;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    const Sheet& side = sides[i];
    const bool turn = all_alike && lies_across(side);
    PaperSide on =
        turn ? paper(side.height_mm, side.width_mm, bleed) : paper(side.width_mm, side.height_mm, bleed);
    on.sides.push_back({i, Affine::translation(bleed, bleed) * (turn ? upright(side) : Affine{})});
    result.push_back(std::move(on));
  }
  return result;
}

// Two halves of a sheet; a number beyond the last side leaves its half blank.
PaperSide pair(std::span<const Sheet> sides, const SideSize& half, std::size_t left, std::size_t right) {
  PaperSide on = paper(2 * half.width_mm, half.height_mm, 0);
  const auto place = [&](std::size_t side, double x) {
    if (side >= sides.size()) return;
    const Affine turned = lies_across(sides[side]) ? upright(sides[side]) : Affine{};
    on.sides.push_back({side, Affine::translation(x, 0) * turned});
  };
  place(left, 0);
  place(right, half.width_mm);
  return on;
}

// Sheet by sheet from the outermost: its front has the last and the first side, its back the two that follow.
std::vector<PaperSide> booklet(std::span<const Sheet> sides, const SideSize& half) {
  if (sides.size() > most_booklet_sides) {
    throw base::AppError(base::ErrorCode::invalid, "booklet_too_thick", "imposition",
                         {std::to_string(sides.size()), std::to_string(most_booklet_sides)});
  }
  const std::size_t all = (sides.size() + 3) / 4 * 4;
  std::vector<PaperSide> result;
  for (std::size_t first = 0; first < all / 2; first += 2) {
    result.push_back(pair(sides, half, all - 1 - first, first));
    result.push_back(pair(sides, half, first + 1, all - 2 - first));
  }
  return result;
}

// Back, spine and front of a cover side by side. The spine, as long as the book is high, is read upwards.
std::vector<PaperSide> wrap(std::span<const Sheet> sides, const PrintOptions& options) {
  const Sheet &back = sides[0], &spine = sides[1], &front = sides[2];
  const double bleed = bleed_mm(options.paper), thickness = spine.height_mm;
  PaperSide on = paper(back.width_mm + thickness + front.width_mm, front.height_mm, bleed);
  // The spine last: the grounds of the others reach into it.
  on.sides.push_back({0, Affine::translation(bleed, bleed)});
  on.sides.push_back({2, Affine::translation(bleed + back.width_mm + thickness, bleed)});
  on.sides.push_back({1, Affine::translation(bleed + back.width_mm, bleed) * upright(spine)});
  return {on};
}

}  // namespace

std::vector<PaperSide> impose(std::span<const Sheet> sides, const PrintOptions& options) {
  require_possible(options);
  if (options.part == BookPart::wrap) return wrap(sides, options);
  const SideSize half = side_size(options);
  switch (options.imposition) {
    case Imposition::single:
      break;
    case Imposition::booklet:
      return booklet(sides, half);
    case Imposition::two_up: {
      std::vector<PaperSide> result;
      for (std::size_t i = 0; i < sides.size(); i += 2) result.push_back(pair(sides, half, i, i + 1));
      return result;
    }
  }
  return one_by_one(sides, options);
}

}  // namespace books
