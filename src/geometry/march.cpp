#include "geometry/march.h"

#include <array>
#include <cstdint>
#include <utility>

namespace geometry {
namespace {

// The sides of a square between four samples.
enum Side : std::uint8_t { top, right, bottom, left };

// A line that enters by one side and leaves by another.
struct Passage {
  Side from, to;
};

// What is inside lies on the right hand. Bits: top left 8, top right 4, bottom right 2, bottom left 1. The
// two saddles keep what is inside apart.
struct Passages {
  int count;
  std::array<Passage, 2> of;
};
constexpr std::array<Passages, 16> passages{{
    {0, {}},
    {1, {{{left, bottom}}}},
    {1, {{{bottom, right}}}},
    {1, {{{left, right}}}},
    {1, {{{right, top}}}},
    {2, {{{left, bottom}, {right, top}}}},
    {1, {{{bottom, top}}}},
    {1, {{{left, top}}}},
    {1, {{{top, left}}}},
    {1, {{{top, bottom}}}},
    {2, {{{top, left}, {bottom, right}}}},
    {1, {{{top, right}}}},
    {1, {{{right, left}}}},
    {1, {{{right, bottom}}}},
    {1, {{{bottom, left}}}},
    {0, {}},
}};

// The lattice with one more sample on each side, so that every line is closed.
class March {
 public:
  March(const std::vector<float>& samples, int columns, int rows, float outside)
      : columns_(columns + 2),
        rows_(rows + 2),
        samples_(static_cast<std::size_t>(columns_ * rows_), outside) {
    for (int row = 0; row < rows; ++row) {
      for (int column = 0; column < columns; ++column)
        samples_[at(column + 1, row + 1)] = samples[static_cast<std::size_t>(row * columns + column)];
    }
    next_.assign(2 * samples_.size(), none);
  }

  std::vector<Polyline> run() {
    for (int row = 0; row + 1 < rows_; ++row) link(row);
    std::vector<Polyline> lines;
    for (const std::uint32_t start : starts_) {
      Polyline line{{}, true};
      for (std::uint32_t edge = start; next_[edge] != none;) {
        // Points that nearly coincide say nothing about where the line goes.
        const Point p = point(edge);
        if (line.points.empty() || length(p - line.points.back()) > nearest) line.points.push_back(p);
        edge = std::exchange(next_[edge], none);
      }
      if (line.points.size() > 2) lines.push_back(std::move(line));
    }
    return lines;
  }

 private:
  static constexpr std::uint32_t none = 0xffffffff;
  static constexpr double nearest = 0.3;

  std::size_t at(int column, int row) const { return static_cast<std::size_t>(row * columns_ + column); }
  bool inside(int column, int row) const { return samples_[at(column, row)] < 0; }

  // An edge is twice the sample that it begins at, and one more if it runs down.
  std::uint32_t edge(int column, int row, Side side) const {
    const bool down = side == left || side == right;
    return static_cast<std::uint32_t>(2 * at(column + (side == right), row + (side == bottom)) +
                                      (down ? 1 : 0));
  }
  void link(int row) {
    for (int column = 0; column + 1 < columns_; ++column) {
      const unsigned kind = (inside(column, row) ? 8U : 0U) | (inside(column + 1, row) ? 4U : 0U) |
                            (inside(column + 1, row + 1) ? 2U : 0U) | (inside(column, row + 1) ? 1U : 0U);
      for (int i = 0; i < passages[kind].count; ++i) {
        const Passage& passage = passages[kind].of[static_cast<std::size_t>(i)];
        const std::uint32_t from = edge(column, row, passage.from);
        next_[from] = edge(column, row, passage.to);
        starts_.push_back(from);
      }
    }
  }
  Point point(std::uint32_t edge) const {
    const std::size_t from = edge / 2, to = from + (edge % 2 != 0 ? static_cast<std::size_t>(columns_) : 1);
    const double a = samples_[from], b = samples_[to], share = a / (a - b);
    const double column = static_cast<double>(from % static_cast<std::size_t>(columns_)) - 1;
    const std::size_t whole_rows = from / static_cast<std::size_t>(columns_);
    const double row = static_cast<double>(whole_rows) - 1;
    return edge % 2 != 0 ? Point{column, row + share} : Point{column + share, row};
  }

  int columns_, rows_;
  std::vector<float> samples_;
  std::vector<std::uint32_t> next_;
  std::vector<std::uint32_t> starts_;
};

}  // namespace

std::vector<Polyline> march(const std::vector<float>& samples, int columns, int rows, float outside) {
  return March(samples, columns, rows, outside).run();
}

}  // namespace geometry
