#include "drawing/page/board.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace drawing::page {
namespace {

// Fine enough to keep props apart, coarse enough to test hundreds of places in a millisecond.
constexpr double board_cell_mm = 2.5;
// How far above heads what is slim seems to belong to them: a lamp, a plant, a post.
constexpr double over_head_mm = 6;
// How much higher than wide it is.
constexpr double least_upright = 0.8;
// Heads are in the upper part of somebody.
constexpr double upper_part = 0.4;

geometry::Mask grid_of(const Stage& stage) {
  return geometry::Mask({0, 0, stage.width_mm, stage.height_mm}, board_cell_mm);
}

}  // namespace

Board::Board(const Stage& stage)
    : stage_(stage),
      taken_(grid_of(stage)),
      asked_(grid_of(stage)),
      props_(grid_of(stage)),
      over_heads_(grid_of(stage)) {}

Board::Cells Board::cells_of(const Figure& figure) const {
  // A small grid in step with the page's, so that a prop costs no more than its own size.
  const geometry::Rect page = taken_.area(), box = figure.bounds().intersection(page);
  Cells cells;
  if (box.empty()) return cells;
  const int column = std::clamp(static_cast<int>(box.left / board_cell_mm), 0, taken_.columns() - 1);
  const int row = std::clamp(static_cast<int>(box.top / board_cell_mm), 0, taken_.rows() - 1);
  const int columns = std::min(taken_.columns() - column,
                               static_cast<int>((box.right - column * board_cell_mm) / board_cell_mm) + 1);
  const int rows =
      std::min(taken_.rows() - row, static_cast<int>((box.bottom - row * board_cell_mm) / board_cell_mm) + 1);
  const double left = column * board_cell_mm, top = row * board_cell_mm;
  geometry::Mask mask({left, top, left + columns * board_cell_mm, top + rows * board_cell_mm}, board_cell_mm);
  cover(mask, figure);
  for (int r = 0; r < mask.rows(); ++r) {
    for (int c = 0; c < mask.columns(); ++c) {
      if (mask.at(c, r)) {
        cells.push_back(static_cast<std::size_t>(row + r) * static_cast<std::size_t>(taken_.columns()) +
                        static_cast<std::size_t>(column + c));
      }
    }
  }
  return cells;
}

bool Board::near(const Cells& cells, const geometry::Mask& mask, double distance_mm) const {
  const int reach = static_cast<int>(std::lround(distance_mm / board_cell_mm));
  const int columns = taken_.columns(), rows = taken_.rows();
  for (const std::size_t cell : cells) {
    const int column = static_cast<int>(cell % static_cast<std::size_t>(columns));
    const int row = static_cast<int>(cell / static_cast<std::size_t>(columns));
    for (int dy = -reach; dy <= reach; ++dy) {
      const int rest = reach - std::abs(dy);
      for (int dx = -rest; dx <= rest; ++dx) {
        const int x = column + dx, y = row + dy;
        if (x >= 0 && y >= 0 && x < columns && y < rows && mask.at(x, y)) return true;
      }
    }
  }
  return false;
}

void Board::keep_heads_free(const geometry::Mask& all, const geometry::Rect& box) {
  const int lowest = static_cast<int>((box.top + box.height() * upper_part) / board_cell_mm);
  const int high = std::max(1, static_cast<int>(std::lround(over_head_mm * stage_.scale / board_cell_mm)));
  for (int column = 0; column < all.columns(); ++column) {
    for (int row = 0; row < std::min(lowest, all.rows()); ++row) {
      if (!all.at(column, row)) continue;
      for (int above = std::max(0, row - high); above < row; ++above) over_heads_.set(column, above, true);
      break;
    }
  }
}

void Board::take_room(geometry::Mask all, const geometry::Rect& box, double depth) {
  geometry::Mask untouchable = all;
  geometry::Rect feet = box;
  feet.top = box.bottom - box.height() * 0.1;
  untouchable.fill(feet.inflated(1), false);
  keep_heads_free(all, box);
  taken_.unite(all);
  asked_.unite(all);
  asked_masks_.push_back({std::move(all), std::move(untouchable), depth});
}

void Board::put_asked(Figure figure, double depth) {
  geometry::Mask all = grid_of(stage_);
  cover(all, figure);
  take_room(std::move(all), figure.bounds(), depth);
  items_.push_back({std::move(figure), depth, stage_.pens.asked, true, std::nullopt});
}

int Board::put_ensemble(std::vector<Member> members, double depth) {
  geometry::Mask all = grid_of(stage_);
  geometry::Rect box;
  int most = 0;
  for (Member& member : members) {
    cover(all, member.piece);
    box.include(member.piece.bounds());
    most = std::max(most, member.id + 1);
    items_.push_back({std::move(member.piece), depth, stage_.pens.asked, member.asked, members_ + member.id});
  }
  members_ += most;
  if (!members.empty()) take_room(std::move(all), box, depth);
  return members_ - most;
}

void Board::put_backdrop(Figure figure, double depth, double pen_mm) {
  items_.push_back({std::move(figure), depth, pen_mm, false, std::nullopt});
}

void Board::put_prop(Figure figure, double depth, double pen_mm) {
  for (const std::size_t cell : cells_of(figure)) {
    const int column = static_cast<int>(cell % static_cast<std::size_t>(taken_.columns()));
    const int row = static_cast<int>(cell / static_cast<std::size_t>(taken_.columns()));
    taken_.set(column, row, true);
    props_.set(column, row, true);
  }
  items_.push_back({std::move(figure), depth, pen_mm, false, std::nullopt});
}

bool Board::stands_on_somebody(const geometry::Rect& box) const {
  // Its foot may be hidden behind somebody, but not end just where they begin.
  constexpr double strip_mm = 3.5;
  const double strip = strip_mm * stage_.scale, inset = box.width() * 0.2;
  const auto share = [&](double top, double bottom) {
    int taken = 0, all = 0;
    const int right = std::min(asked_.columns() - 1, static_cast<int>((box.right - inset) / board_cell_mm));
    for (int row = std::max(0, static_cast<int>(top / board_cell_mm));
         row <= std::min(asked_.rows() - 1, static_cast<int>(bottom / board_cell_mm)); ++row) {
      for (int column = std::max(0, static_cast<int>((box.left + inset) / board_cell_mm)); column <= right;
           ++column, ++all)
        taken += asked_.at(column, row) ? 1 : 0;
    }
    return all == 0 ? 0.0 : static_cast<double>(taken) / all;
  };
  const double below = share(box.bottom, box.bottom + strip);
  return below > 0.12 && share(box.bottom - strip, box.bottom) < below * 0.5;
}

std::optional<double> Board::try_fit(const Figure& figure, double depth, const Fit& fit) const {
  const geometry::Rect box = figure.bounds();
  const geometry::Rect& safe = stage_.safe;
  if (!fit.cut_by_frame &&
      (box.left < safe.left || box.right > safe.right || box.top < safe.top || box.bottom > safe.bottom)) {
    return std::nullopt;
  }
  const Cells cells = cells_of(figure);
  if (cells.empty()) return std::nullopt;
  const double count = static_cast<double>(cells.size());
  const auto common = [&](const geometry::Mask& mask) {
    std::size_t sum = 0;
    for (const std::size_t cell : cells) sum += mask.cells()[cell];
    return static_cast<double>(sum);
  };
  double hidden = 0;
  for (const AskedMask& asked : asked_masks_) {
    if (asked.depth > depth) {
      hidden += common(asked.all);
    } else if (common(fit.over_feet ? asked.untouchable : asked.all) > 0) {
      return std::nullopt;
    }
  }
  hidden /= count;
  const bool slim = box.width() < fit.slim_mm * stage_.scale && box.height() > least_upright * box.width();
  if (slim && common(over_heads_) > 0) return std::nullopt;
  if (hidden > fit.hidden_max) return std::nullopt;
  if (fit.hidden_max > 0 && stands_on_somebody(box)) return std::nullopt;
  if (common(props_) / count > fit.over_props_max) return std::nullopt;
  if (fit.clearance_mm > 0) {
    if (fit.hidden_max <= 0 && !fit.over_feet && near(cells, asked_, fit.clearance_mm)) return std::nullopt;
    if (fit.over_props_max <= 0 && near(cells, props_, fit.clearance_mm)) return std::nullopt;
  }
  return hidden;
}

Picture Board::finish() {
  std::stable_sort(items_.begin(), items_.end(),
                   [](const Item& a, const Item& b) { return a.depth < b.depth; });
  Picture picture;
  picture.width_mm = stage_.width_mm;
  picture.height_mm = stage_.height_mm;
  picture.clip = stage_.frame;
  picture.clip_radius_mm = stage_.radius_mm;
  elements_.clear();
  for (Item& item : items_) {
    const geometry::Rect bounds =
        (item.asked ? item.figure.exact_bounds() : item.figure.bounds()).intersection(stage_.frame);
    auto index = static_cast<std::uint16_t>(picture.elements.size());
    const bool first = !item.member || elements_.emplace(*item.member, index).second;
    if (first) {
      picture.elements.push_back({std::move(item.figure.motif), std::move(item.figure.name), item.asked,
                                  bounds, item.figure.pieces});
    } else {
      index = elements_.at(*item.member);
      picture.elements[index].bounds.include(bounds);
    }
    for (Shape& shape : item.figure.shapes) {
      // A factor becomes a width, within what prints well and can be seen.
      if (shape.line_mm > 0) shape.line_mm = std::clamp(shape.line_mm * item.pen_mm, 0.5, 1.2);
      shape.element = index;
      picture.shapes.push_back(std::move(shape));
    }
  }
  items_.clear();
  return picture;
}

std::optional<std::uint16_t> Board::element_of(int member) const {
  const auto found = elements_.find(member);
  return found != elements_.end() ? std::optional(found->second) : std::nullopt;
}

}  // namespace drawing::page
