#include "drawing/places/water_line.h"

#include <algorithm>

namespace drawing::places {
namespace {

// Where the row's line begins; nullptr where it gives no line of that name, or none with a straight top.
const Top* top_of(const Row& row, const std::string& line) {
  if (const auto* hill = std::get_if<Hill>(&row.what))
    return hill->line_name == line && hill->swell_mm == 0 ? &hill->top : nullptr;
  const auto* piece = std::get_if<Piece>(&row.what);
  return piece != nullptr && piece->line_name == line && !piece->top.edges.empty() ? &piece->top : nullptr;
}

class LineFinder {
 public:
  LineFinder(const Arrangement& arrangement, const page::Stage& stage, double horizon_mm)
      : arrangement_(arrangement), stage_(stage), horizon_mm_(horizon_mm) {}

  // Of rows with the same line the last one counts, as when they are painted. A line stands on lines before
  // it.
  std::optional<double> y(const Edge& edge, std::size_t rows) const {
    const double moved = edge.mm * stage_.scale + edge.share * stage_.frame.height();
    if (edge.line.empty()) return stage_.frame.top + moved;
    if (edge.line == "horizon") return horizon_mm_ + moved;
    for (std::size_t i = rows; i-- > 0;) {
      const Top* top = top_of(arrangement_.land[i], edge.line);
      if (top == nullptr) continue;
      std::optional<double> lowest;
      for (const Edge& part : top->edges) {
        const std::optional<double> at = y(part, i);
        if (!at) return std::nullopt;
        lowest = std::max(lowest.value_or(*at), *at);
      }
      return *lowest + moved;
    }
    return std::nullopt;
  }

 private:
  const Arrangement& arrangement_;
  const page::Stage& stage_;
  double horizon_mm_;
};

}  // namespace

std::optional<double> water_line(const Arrangement& arrangement, const page::Stage& stage,
                                 double horizon_mm) {
  if (!arrangement.water) return std::nullopt;
  return LineFinder(arrangement, stage, horizon_mm).y(*arrangement.water, arrangement.land.size());
}

}  // namespace drawing::places
