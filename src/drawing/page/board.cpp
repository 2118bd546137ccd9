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
// Cells are coarse: what is that far apart, from middle to middle of their cells, is a clearance apart.
constexpr double cell_share = 0.6;
// Of the share that is hidden: with less of it something does not lie behind anybody, but touches.
constexpr double least_behind = 0.05;
// Around a face, in parts of it: hair above, ears beside. What is narrower than `narrow_face` parts of its
// width is seen as a post behind it, where it covers that share of those rows.
constexpr double hair_share = 0.9, ear_share = 0.12, narrow_face = 1.35, most_post_rows = 0.3;
// How many eyes and nostrils an animal's face has at most, how far apart they are, and what is around them.
constexpr int most_in_face = 5;
constexpr double widest_eyes_mm = 60, face_around_eyes = 0.35, least_face_mm = 7;
// So much of a head before something is noticed.
constexpr double much_of_head = 0.15;
// Hair, hats and ears reach so far beyond a face at most, in parts of it; how wide the quiet margin is around
// a head and a hand; how large a hand is at most.
constexpr double hat_share = 1.2, side_hair_share = 0.3, side_fur_share = 0.6, head_margin_mm = 3.5,
                 hand_margin_mm = 2, largest_hand_mm = 22;

geometry::Rect head_around(const geometry::Rect& face) {
  return {face.left - ear_share * face.width(), face.top - hair_share * face.height(),
          face.right + ear_share * face.width(), face.bottom};
}

// Sets the cells that the figure covers, those of what is thinner than a cell as well.
void cover_thin(geometry::Mask& mask, const Figure& figure) {
  cover(mask, figure);
  const double cell = mask.cell();
  for (const Shape& shape : figure.shapes) {
    if (shape.fill == Fill::none) continue;
    const geometry::Rect box = shape.path.control_bounds();
    if (std::min(box.width(), box.height()) > 1.2 * cell) continue;
    const double half_width = std::max(box.width(), cell) / 2, half_height = std::max(box.height(), cell) / 2;
    const geometry::Point middle = box.center();
    mask.fill(geometry::Rect{middle.x - half_width, middle.y - half_height, middle.x + half_width,
                             middle.y + half_height},
              true);
  }
}

// A line that is no part of a drawing's inside: the string of a kite.
bool is_long(const Shape& shape) {
  constexpr double long_mm = 50;
  if (shape.role != Role::detail) return false;
  const geometry::Rect box = shape.path.control_bounds();
  return std::max(box.width(), box.height()) > long_mm;
}

// Likewise with its lines, which may be ropes and rods that lean.
void cover_with_lines(geometry::Mask& mask, const Figure& figure) {
  cover(mask, figure);
  for (const Shape& shape : figure.shapes) {
    if (shape.role == Role::region || is_long(shape))
      mask.stroke(shape.path, mask.cell(), true, mask.cell() / 2);
  }
}

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
  cover_thin(mask, figure);
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
  const double most = distance_mm / board_cell_mm + cell_share;
  const int reach = static_cast<int>(most);
  const int columns = taken_.columns(), rows = taken_.rows();
  // How far a circle reaches to the sides, by row from its middle on.
  std::vector<int> sides;
  for (int dy = 0; dy <= reach; ++dy) sides.push_back(static_cast<int>(std::sqrt(most * most - dy * dy)));
  for (const std::size_t cell : cells) {
    const int column = static_cast<int>(cell % static_cast<std::size_t>(columns));
    const int row = static_cast<int>(cell / static_cast<std::size_t>(columns));
    for (int dy = -reach; dy <= reach; ++dy) {
      const int rest = sides[static_cast<std::size_t>(std::abs(dy))];
      for (int dx = -rest; dx <= rest; ++dx) {
        const int x = column + dx, y = row + dy;
        if (x >= 0 && y >= 0 && x < columns && y < rows && mask.at(x, y)) return true;
      }
    }
  }
  return false;
}

void Board::note_face(const Figure& figure) {
  const std::size_t before = faces_.size();
  geometry::Rect eyes;
  int solids = 0;
  for (const Shape& shape : figure.shapes) {
    if (shape.material == Material::face) faces_.push_back({shape.path.bounds(), true});
    if (shape.material == Material::skin && shape.role == Role::region) {
      const geometry::Rect box = shape.path.bounds();
      if (std::max(box.width(), box.height()) < largest_hand_mm * stage_.scale) hands_.push_back(box);
    }
    if (shape.role != Role::solid) continue;
    eyes.include(shape.path.bounds());
    ++solids;
  }
  // An animal's face is around its eyes and nostrils, which are few; a ball has more that is black.
  if (faces_.size() > before || solids == 0 || solids > most_in_face) return;
  const double size = std::max(eyes.width(), eyes.height());
  if (size < widest_eyes_mm * stage_.scale)
    faces_.push_back({eyes.inflated(std::max(face_around_eyes * size, least_face_mm * stage_.scale)), false});
}

bool Board::runs_behind_a_face(const Cells& cells) const {
  const int columns = taken_.columns();
  return std::any_of(faces_.begin(), faces_.end(), [&](const Face& face) {
    const geometry::Rect head = head_around(face.box);
    const int top = std::max(0, static_cast<int>(head.top / board_cell_mm));
    const int bottom = std::min(taken_.rows() - 1, static_cast<int>(head.bottom / board_cell_mm));
    if (top > bottom) return false;
    struct Span {
      int left = 1 << 20, right = -1;
    };
    std::vector<Span> rows(static_cast<std::size_t>(bottom - top + 1));
    for (const std::size_t cell : cells) {
      const int row = static_cast<int>(cell / static_cast<std::size_t>(columns));
      const int column = static_cast<int>(cell % static_cast<std::size_t>(columns));
      if (row < top || row > bottom) continue;
      Span& span = rows[static_cast<std::size_t>(row - top)];
      span.left = std::min(span.left, column);
      span.right = std::max(span.right, column);
    }
    const auto posts = std::count_if(rows.begin(), rows.end(), [&](const Span& span) {
      return span.right >= 0 &&
             (span.right - span.left + 1) * board_cell_mm < narrow_face * face.box.width() &&
             span.left * board_cell_mm < head.right && (span.right + 1) * board_cell_mm > head.left;
    });
    return static_cast<double>(posts) > most_post_rows * static_cast<double>(rows.size());
  });
}

bool Board::lies_behind_a_head(const Figure& figure) const {
  if (faces_.empty()) return false;
  const Cells cells = cells_of(figure);
  return std::any_of(faces_.begin(), faces_.end(), [&](const Face& face) {
    const geometry::Rect head = head_around(face.box);
    const auto behind = std::count_if(cells.begin(), cells.end(), [&](std::size_t cell) {
      const std::size_t columns = static_cast<std::size_t>(taken_.columns());
      return head.contains(taken_.center(static_cast<int>(cell % columns), static_cast<int>(cell / columns)));
    });
    return static_cast<double>(behind) * board_cell_mm * board_cell_mm > much_of_head * head.area();
  });
}

std::vector<geometry::Rect> Board::quiet_heads() const {
  std::vector<geometry::Rect> heads;
  for (const auto& [face, is_person] : faces_) {
    const double side_share = is_person ? side_hair_share : side_fur_share;
    // As far as somebody is seen beside the face without a gap.
    geometry::Rect head = face;
    const double inset = face.width() / 4, step = board_cell_mm;
    while (head.top > face.top - hat_share * face.height() &&
           asked_.any_in({face.left + inset, head.top - step, face.right - inset, head.top - step}))
      head.top -= step;
    while (head.left > face.left - side_share * face.width() &&
           asked_.any_in({head.left - step, face.top, head.left - step, face.bottom}))
      head.left -= step;
    while (head.right < face.right + side_share * face.width() &&
           asked_.any_in({head.right + step, face.top, head.right + step, face.bottom}))
      head.right += step;
    heads.push_back(head.inflated(head_margin_mm * stage_.scale));
  }
  return heads;
}

std::vector<geometry::Rect> Board::quiet_hands() const {
  std::vector<geometry::Rect> zones;
  for (const geometry::Rect& hand : hands_) zones.push_back(hand.inflated(hand_margin_mm * stage_.scale));
  return zones;
}

bool Board::disturbs(const Figure& figure, const std::vector<geometry::Rect>& zones) const {
  const geometry::Rect box = figure.bounds();
  if (std::ranges::all_of(zones, [&](const auto& zone) { return zone.intersection(box).empty(); }))
    return false;
  const auto columns = static_cast<std::size_t>(taken_.columns());
  const Cells cells = cells_of(figure);
  return std::any_of(cells.begin(), cells.end(), [&](std::size_t cell) {
    const geometry::Point at =
        taken_.center(static_cast<int>(cell % columns), static_cast<int>(cell / columns));
    return std::any_of(zones.begin(), zones.end(),
                       [&](const geometry::Rect& zone) { return zone.contains(at); });
  });
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
  cover_with_lines(all, figure);
  note_face(figure);
  take_room(std::move(all), figure.bounds(), depth);
  items_.push_back({std::move(figure), depth, stage_.pens.asked, true, std::nullopt});
}

int Board::put_ensemble(std::vector<Member> members, double depth) {
  geometry::Mask all = grid_of(stage_);
  geometry::Rect box;
  int most = 0;
  for (Member& member : members) {
    cover_with_lines(all, member.piece);
    note_face(member.piece);
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

bool Board::points_over_a_head(const geometry::Rect& box) const {
  const int column = static_cast<int>(box.center().x / board_cell_mm);
  if (column < 0 || column >= over_heads_.columns()) return false;
  const int bottom = std::min(over_heads_.rows() - 1, static_cast<int>(box.bottom / board_cell_mm));
  for (int row = std::max(0, static_cast<int>(box.top / board_cell_mm)); row <= bottom; ++row)
    if (over_heads_.at(column, row)) return true;
  return false;
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
  if (slim && (common(over_heads_) > 0 || points_over_a_head(box))) return std::nullopt;
  if (hidden > fit.hidden_max) return std::nullopt;
  if (fit.hidden_max > 0 && stands_on_somebody(box)) return std::nullopt;
  if (fit.hidden_max > 0 && runs_behind_a_face(cells)) return std::nullopt;
  if (fit.hidden_max > 0 && hidden < least_behind && near(cells, asked_, fit.beside_mm)) return std::nullopt;
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
