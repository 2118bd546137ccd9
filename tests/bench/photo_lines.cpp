// Measures a page as it lies on paper, whoever drew it: what of it is ink, how many white areas there are,
// which of them no pencil enters, and how many lines end in the open. usage: photo_lines MM_PER_PX FILE...

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "images/read_image.h"
#include "photo/ink.h"
#include "photo/label_map.h"

namespace {

// A line that is shorter from its end to where it meets another is an irregularity of the thinning.
constexpr double least_end_mm = 2;

photo::Ink black_of(const photo::Raster& page) {
  constexpr int dark = 3 * 128;
  photo::Ink ink{page.width, page.height, std::vector<std::uint8_t>(page.pixels(), 0)};
  for (std::size_t i = 0; i < ink.set.size(); ++i)
    ink.set[i] = page.rgb[3 * i] + page.rgb[3 * i + 1] + page.rgb[3 * i + 2] < dark ? 1 : 0;
  return ink;
}

std::vector<std::size_t> round_of(const photo::Ink& thin, std::size_t at) {
  const int x = static_cast<int>(at % static_cast<std::size_t>(thin.width)),
            y = static_cast<int>(at / static_cast<std::size_t>(thin.width));
  std::vector<std::size_t> found;
  for (int v = y - 1; v <= y + 1; ++v)
    for (int u = x - 1; u <= x + 1; ++u)
      if ((u != x || v != y) && thin.at(u, v)) found.push_back(thin.index(u, v));
  return found;
}

// Whether a line of the least length starts at this end.
bool is_loose_end(const photo::Ink& thin, std::size_t end, double least_px) {
  std::size_t before = end, at = end;
  for (int length = 0; length < least_px; ++length) {
    std::vector<std::size_t> next = round_of(thin, at);
    std::erase(next, before);
    if (next.size() != 1) return false;
    before = std::exchange(at, next.front());
  }
  return true;
}

void measure(const char* name, double mm_per_px) {
  std::ifstream file(name, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  const photo::Raster page = images::read_image(bytes, 4000);
  const photo::Ink ink = black_of(page);
  photo::LabelMap map{page.width, page.height, 2, {ink.set.begin(), ink.set.end()}};
  photo::split_into_connected(map);
  std::vector<double> area(static_cast<std::size_t>(map.count), 0);
  std::vector<bool> white(area.size(), false);
  double black = 0;
  for (std::size_t i = 0; i < map.labels.size(); ++i) {
    area[static_cast<std::size_t>(map.labels[i])] += mm_per_px * mm_per_px;
    white[static_cast<std::size_t>(map.labels[i])] = ink.set[i] == 0;
    black += ink.set[i];
  }
  int areas = 0, slivers = 0;
  double smallest = 1e9;
  for (std::size_t i = 0; i < area.size(); ++i) {
    if (!white[i] || i == static_cast<std::size_t>(map.labels[0])) continue;
    ++areas;
    slivers += area[i] < 2 ? 1 : 0;
    smallest = std::min(smallest, area[i]);
  }
  const photo::Ink thin = photo::thinned(ink);
  int ends = 0;
  for (std::size_t i = 0; i < thin.set.size(); ++i)
    if (thin.set[i] != 0 && round_of(thin, i).size() == 1 && is_loose_end(thin, i, least_end_mm / mm_per_px))
      ++ends;
  std::printf("%.1f %d %.1f %d %d\n", 100 * black / static_cast<double>(ink.set.size()), areas,
              areas > 0 ? smallest : 0, slivers, ends);
}

}  // namespace

int main(int count, char** words) {
  if (count < 3) return 2;
  for (int i = 2; i < count; ++i) measure(words[i], std::atof(words[1]));
}
