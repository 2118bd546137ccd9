#include "base/nearest.h"

#include <algorithm>
#include <vector>

namespace base {

std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before_last(b.size() + 1);
  std::vector<std::size_t> last(b.size() + 1);
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replace = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, replace});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[j] = std::min(row[j], before_last[j - 2] + 1);
    }
    before_last.swap(last);
    last.swap(row);
  }
  return last[b.size()];
}

std::optional<std::string_view> nearest(std::string_view word, std::span<const std::string_view> choices) {
  std::optional<std::string_view> best;
  std::size_t best_distance = 0;
  for (const std::string_view choice : choices) {
    const std::size_t distance = edit_distance(word, choice);
    if (distance > std::max<std::size_t>(1, choice.size() / 3)) continue;
    if (!best || distance < best_distance) best = choice, best_distance = distance;
  }
  return best;
}

}  // namespace base
