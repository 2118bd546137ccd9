#include "drawing/special/maze.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace drawing::special {
namespace {

struct Step {
  std::size_t border = 0;
  int to = 0;
};

using Ways = std::vector<std::vector<Step>>;

// The cell before each on the way from `start`; -1 for those that are not reached and for the start.
std::vector<int> walk(const Ways& ways, const std::vector<bool>& open, int start) {
  std::vector<int> before(ways.size(), -1), queue = {start};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (const Step& step : ways[static_cast<std::size_t>(queue[i])]) {
      if (!open[step.border] || step.to == start || before[static_cast<std::size_t>(step.to)] >= 0) continue;
      before[static_cast<std::size_t>(step.to)] = queue[i];
      queue.push_back(step.to);
    }
  }
  return before;
}

std::vector<int> way_to(int goal, const std::vector<int>& before) {
  std::vector<int> way = {goal};
  while (before[static_cast<std::size_t>(way.back())] >= 0)
    way.push_back(before[static_cast<std::size_t>(way.back())]);
  std::reverse(way.begin(), way.end());
  return way;
}

}  // namespace

Maze::Maze(int cells, std::vector<Border> borders, int start, int goal, base::Random random)
    : borders_(std::move(borders)), open_(borders_.size(), false) {
  Ways ways(static_cast<std::size_t>(cells));
  for (std::size_t i = 0; i < borders_.size(); ++i) {
    ways[static_cast<std::size_t>(borders_[i].from)].push_back({i, borders_[i].to});
    ways[static_cast<std::size_t>(borders_[i].to)].push_back({i, borders_[i].from});
  }
  // A growing tree that mostly goes on from the newest cell: long, winding ways with some side streets.
  std::vector<bool> reached(static_cast<std::size_t>(cells), false);
  reached[static_cast<std::size_t>(start)] = reached[static_cast<std::size_t>(goal)] = true;
  const std::vector<Step>& exits = ways[static_cast<std::size_t>(start)];
  std::vector<Step> first;
  for (const Step& step : exits) {
    if (step.to != goal) first.push_back(step);
  }
  if (first.empty()) throw std::invalid_argument("the start of a maze has no way out");
  const Step out = first[random.below(static_cast<std::uint32_t>(first.size()))];
  open_[out.border] = true;
  reached[static_cast<std::size_t>(out.to)] = true;
  std::vector<int> growing = {out.to};
  int count = 3;
  while (!growing.empty()) {
    const std::size_t at =
        random.chance(0.9) ? growing.size() - 1 : random.below(static_cast<std::uint32_t>(growing.size()));
    std::vector<Step> next;
    for (const Step& step : ways[static_cast<std::size_t>(growing[at])]) {
      if (!reached[static_cast<std::size_t>(step.to)]) next.push_back(step);
    }
    if (next.empty()) {
      growing.erase(growing.begin() + static_cast<std::ptrdiff_t>(at));
      continue;
    }
    const Step step = next[random.below(static_cast<std::uint32_t>(next.size()))];
    open_[step.border] = true;
    reached[static_cast<std::size_t>(step.to)] = true;
    growing.push_back(step.to);
    ++count;
  }
  if (count != cells) throw std::invalid_argument("the cells of a maze are not connected");
  // The goal's door is where the way is longest.
  const std::vector<int> before = walk(ways, open_, start);
  std::size_t longest = 0, door = borders_.size();
  for (const Step& step : ways[static_cast<std::size_t>(goal)]) {
    if (step.to == start) continue;
    const std::size_t length = way_to(step.to, before).size();
    if (length > longest) {
      longest = length;
      door = step.border;
    }
  }
  if (door == borders_.size()) throw std::invalid_argument("the goal of a maze has no way in");
  open_[door] = true;
  solution_ = way_to(goal, walk(ways, open_, start));
}

}  // namespace drawing::special
