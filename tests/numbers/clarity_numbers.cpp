// Draws the sentences of tests/sentences and says what of the background runs into heads and hands, and how
// tall those who were asked for are.
//
//   clarity_numbers [--all] [FILE]   the sentences of a text file instead, one a line;
//                                    without --all every fourth sentence
//
// A line says which part of the background is how long within the quiet zone of a head or a hand.

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "drawing/pipeline.h"
#include "geometry/mask.h"
#include "support/deed_laws.h"

namespace {

using drawing::Element;
using drawing::Picture;
using geometry::Mask;
using geometry::Rect;

// How far around a head and a hand the page is to be quiet, and how near to an outline a line is a tangent.
constexpr double cell_mm = 1, head_quiet_mm = 4, hand_quiet_mm = 3;
// A hand is no larger, a face no smaller than these parts of the page's width.
constexpr double least_noticed_mm = 6;

std::set<int> foreground_of(const drawing::Drawing& page) {
  std::set<int> all;
  for (std::size_t i = 0; i < page.picture.elements.size(); ++i)
    if (page.picture.elements[i].asked) all.insert(static_cast<int>(i));
  for (const auto& ensemble : page.performance.ensembles)
    for (const auto& member : ensemble) all.insert(member.id);
  return all;
}

// Heads by the eyes and faces of each element, hands by its limbs.
struct Zones {
  std::vector<Rect> heads, hands;
};

Zones zones_of(const drawing::Drawing& page, const std::set<int>& foreground) {
  Zones zones;
  for (const int e : foreground) {
    Rect eyes, face;
    int solids = 0;
    for (const drawing::Shape& shape : page.picture.shapes) {
      if (shape.element != e) continue;
      if (shape.material == drawing::Material::face) face.include(shape.path.bounds());
      if (shape.role != drawing::Role::solid) continue;
      eyes.include(shape.path.bounds());
      ++solids;
    }
    if (!face.empty()) {
      zones.heads.push_back({face.left - 0.15 * face.width(), face.top - 0.45 * face.height(),
                             face.right + 0.15 * face.width(), face.bottom});
    } else if (solids > 0 && solids <= 5) {
      const double size = std::max(eyes.width(), eyes.height());
      if (size < 40) zones.heads.push_back(eyes.inflated(std::clamp(0.5 * size, 5.0, 14.0)));
    }
  }
  for (const auto& ensemble : page.performance.ensembles) {
    for (const auto& member : ensemble) {
      for (const auto& limb : member.limbs) {
        if (limb.name.ends_with("hand"))
          zones.hands.push_back(Rect{limb.at.x, limb.at.y, limb.at.x, limb.at.y}.inflated(5));
      }
    }
  }
  return zones;
}

}  // namespace

int main(int argc, char** argv) {
  const bool all = argc > 1 && std::strcmp(argv[1], "--all") == 0;
  const int file = all ? 2 : 1;
  std::vector<std::string> texts;
  if (argc > file) {
    std::ifstream in(argv[file]);
    for (std::string line; std::getline(in, line);)
      if (!line.empty()) texts.push_back(line);
  } else {
    std::size_t i = 0;
    for (const test_support::DeedSentence& sentence : test_support::deed_sentences())
      if (i++ % (all ? 1 : 4) == 0) texts.push_back(sentence.text);
  }
  double at_heads = 0, at_hands = 0;
  int pages = 0, busy_heads = 0, busy_hands = 0, heads = 0, hands = 0;
  std::map<std::string, double> culprits;
  std::vector<double> heights, areas;
  for (const std::string& text : texts) {
    drawing::Options options;
    options.seed = 1;
    const drawing::Drawing page = drawing::draw(text, options);
    const Picture& picture = page.picture;
    if (page.wish.special) continue;
    const std::set<int> foreground = foreground_of(page);
    if (foreground.empty()) continue;
    ++pages;
    Mask paint({0, 0, picture.width_mm, picture.height_mm}, cell_mm);
    std::vector<int> owner(paint.cells().size(), -1);
    Rect cast;
    for (const int e : foreground) {
      if (picture.elements[static_cast<std::size_t>(e)].asked)
        cast.include(picture.elements[static_cast<std::size_t>(e)].bounds);
    }
    heights.push_back(cast.height() / picture.clip.height());
    std::vector<int> area(paint.cells().size(), 0);
    const auto cells_in = [&](const Rect& box, const auto& visit) {
      for (int row = std::max(0, static_cast<int>(box.top / cell_mm));
           row <= std::min(paint.rows() - 1, static_cast<int>(box.bottom / cell_mm)); ++row)
        for (int column = std::max(0, static_cast<int>(box.left / cell_mm));
             column <= std::min(paint.columns() - 1, static_cast<int>(box.right / cell_mm)); ++column)
          visit(static_cast<std::size_t>(row) * static_cast<std::size_t>(paint.columns()) +
                    static_cast<std::size_t>(column),
                column, row);
    };
    for (const drawing::Shape& shape : picture.shapes) {
      if (shape.role == drawing::Role::frame) continue;
      const bool fore = foreground.contains(shape.element);
      const Rect box = shape.path.control_bounds().inflated(2);
      if (shape.fill != drawing::Fill::none) {
        paint.fill(shape.path, shape.even_odd, true, 0.3);
        cells_in(box, [&](std::size_t c, int column, int row) {
          if (!paint.at(column, row)) return;
          owner[c] = -1;
          if (fore) area[c] = 1;
          paint.set(column, row, false);
        });
      }
      if (shape.line_mm <= 0) continue;
      paint.stroke(shape.path, cell_mm, true, 0.3);
      cells_in(box, [&](std::size_t c, int column, int row) {
        if (!paint.at(column, row)) return;
        owner[c] = fore ? -1 : shape.element;
        paint.set(column, row, false);
      });
    }
    areas.push_back(static_cast<double>(std::count(area.begin(), area.end(), 1)) /
                    (picture.width_mm * picture.height_mm));
    std::printf("cast %.2f high, %.3f of the page | %s\n", heights.back(), areas.back(), text.c_str());
    const Zones zones = zones_of(page, foreground);
    const auto look = [&](const Rect& zone, double& sum, int& busy, const char* what) {
      std::map<int, double> found;
      cells_in(zone, [&](std::size_t c, int column, int row) {
        if (owner[c] >= 0 && picture.clip.contains(paint.center(column, row))) found[owner[c]] += cell_mm;
      });
      double length = 0;
      for (const auto& [e, mm] : found) {
        length += mm;
        const std::string& name = picture.elements[static_cast<std::size_t>(e)].name;
        culprits[name] += mm;
        if (mm >= least_noticed_mm) std::printf("%s %.0f mm %s | %s\n", what, mm, name.c_str(), text.c_str());
      }
      sum += length;
      if (length >= least_noticed_mm) ++busy;
    };
    for (const Rect& head : zones.heads) {
      ++heads;
      look(head.inflated(head_quiet_mm), at_heads, busy_heads, "head");
    }
    for (const Rect& hand : zones.hands) {
      ++hands;
      look(hand.inflated(hand_quiet_mm), at_hands, busy_hands, "hand");
    }
  }
  std::vector<std::pair<double, std::string>> worst;
  for (const auto& [name, mm] : culprits) worst.emplace_back(mm, name);
  std::sort(worst.rbegin(), worst.rend());
  for (std::size_t i = 0; i < std::min<std::size_t>(25, worst.size()); ++i)
    std::printf("= %6.0f mm %s\n", worst[i].first, worst[i].second.c_str());
  std::sort(heights.begin(), heights.end());
  std::sort(areas.begin(), areas.end());
  if (pages == 0) return 0;
  std::printf("%d pages: %d of %d heads and %d of %d hands not quiet, %.1f and %.1f mm of lines at each\n",
              pages, busy_heads, heads, busy_hands, hands, at_heads / std::max(1, heads),
              at_hands / std::max(1, hands));
  std::printf(
      "cast: median height %.2f (a quarter below %.2f) of the page, median area %.3f (a quarter below "
      "%.3f)\n",
      heights[heights.size() / 2], heights[heights.size() / 4], areas[areas.size() / 2],
      areas[areas.size() / 4]);
}
