#include "drawing/layout/rows.h"

#include <algorithm>
#include <utility>

namespace drawing::layout {
namespace {

// How far two side by side are apart in depth: the share of the narrower one's width that lies behind the
// other or before it, and of the lower one's height that the one behind stands farther up the page. What laps
// over more stands farther up, so that about as little of it is hidden.
struct Abreast {
  double lap, step;
};
constexpr Abreast abreast_ways[] = {{0.24, 0.26}, {0.34, 0.42}, {0.44, 0.56}, {0.54, 0.68}};
// So much less a way counts for each share that laps over.
constexpr double lap_price = 0.25;

// How many blocks each row takes: about the same, nearer rows the more.
std::vector<int> even_rows(int count, int rows) {
  std::vector<int> counts;
  for (int i = 0; i < rows; ++i) counts.push_back(count / rows + (i >= rows - count % rows ? 1 : 0));
  return counts;
}

}  // namespace

void stand_rows(Plan& plan, double lap) {
  double foot = plan.rows.front().height;
  plan.rows.front().foot = foot;
  for (std::size_t i = 1; i < plan.rows.size(); ++i) {
    const double covered = plan.rows[i - 1].lowest * lap;
    foot += std::max(plan.rows[i].height * 0.3, plan.rows[i].height - covered);
    plan.rows[i].foot = foot;
  }
  plan.height = foot;
}

void stand_abreast(Plan& plan, double width, double height) {
  Row &rear = plan.rows.front(), &front = plan.rows.back();
  double best = 0;
  for (const Abreast& way : abreast_ways) {
    const double step = way.step * std::min(rear.height, front.height);
    const double wide = rear.width + front.width - way.lap * std::min(rear.width, front.width);
    const double high = std::max(front.height, rear.height + step);
    const double size = std::min(width / wide, height / high);
    if (size * (1 - lap_price * way.lap) <= best) continue;
    best = size * (1 - lap_price * way.lap);
    plan.size = size;
    plan.width = wide;
    plan.height = front.foot = high;
    rear.foot = high - step;
  }
}

std::vector<std::vector<int>> row_choices(int count) {
  std::vector<std::vector<int>> choices;
  if (count > 6) {
    for (int rows = 2; rows <= std::min(6, (count + 1) / 2); ++rows)
      choices.push_back(even_rows(count, rows));
    return choices;
  }
  // Each bit says whether a new row begins after a block.
  for (unsigned cuts = 0; cuts < 1u << (count - 1); ++cuts) {
    std::vector<int> rows = {1};
    for (int i = 0; i + 1 < count; ++i) {
      if ((cuts >> i & 1) != 0) {
        rows.push_back(1);
      } else {
        ++rows.back();
      }
    }
    if (rows.size() <= 4) choices.push_back(std::move(rows));
  }
  return choices;
}

}  // namespace drawing::layout
