// Draws animals side by side as a PNG, to be looked at.
//
//   beast_sheet matrix|coats|riders|numbers OUT.png [--only SPECIES,SPECIES] [--poses POSE,POSE] [--width PX]
//   [--scale MM] [--tidy] [--young] [--even]
//
// `matrix`: every pose on every species; `coats`: all varieties standing, and young ones; `riders`: a child
// on the back of each; `numbers`: regions that are too small, and the time an animal takes. `--even`: all
// species equally large.

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "base/random.h"
#include "drawing/beasts/beast.h"
#include "drawing/figures/person.h"
#include "drawing/model/measure.h"
#include "drawing/page/tidy.h"
#include "geometry/label_grid.h"
#include "geometry/mask.h"
#include "render/png_writer.h"

namespace {

using namespace drawing;
using namespace drawing::beasts;

constexpr double line_mm = 0.9;

struct Settings {
  std::string part, out;
  int width_px = 1600;
  double mm_per_unit = 1.2;
  std::vector<std::string> only, poses;
  bool tidy = false, young = false, even = false;
};

std::vector<std::string> names_in(const char* text) {
  std::vector<std::string> names;
  std::istringstream list(text);
  for (std::string name; std::getline(list, name, ',');) names.push_back(name);
  return names;
}

Settings parse(int argc, char** argv) {
  Settings settings;
  if (argc < 3) throw std::runtime_error("beast_sheet matrix|coats|riders|numbers OUT.png");
  settings.part = argv[1];
  settings.out = argv[2];
  for (int i = 3; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--tidy") settings.tidy = true;
    if (word == "--young") settings.young = true;
    if (word == "--even") settings.even = true;
    if (i + 1 == argc) break;
    if (word == "--width") settings.width_px = std::stoi(argv[++i]);
    if (word == "--scale") settings.mm_per_unit = std::stod(argv[++i]);
    if (word == "--only") settings.only = names_in(argv[++i]);
    if (word == "--poses") settings.poses = names_in(argv[++i]);
  }
  return settings;
}

class Sheet {
 public:
  explicit Sheet(const Settings& settings) : settings_(settings) {}

  // The origin of the figure in millimetres.
  void put(page::Figure figure, double x, double y, double scale) {
    figure =
        figure.transformed(geometry::Affine::translation(x, y) * geometry::Affine::scaling(scale, scale));
    if (settings_.tidy) page::tidy(figure, Age::years_6_8, line_mm);
    for (Shape& shape : figure.shapes) {
      shape.line_mm *= line_mm;
      picture_.shapes.push_back(shape);
    }
  }
  void write(double width_mm, double height_mm) {
    picture_.width_mm = width_mm;
    picture_.height_mm = height_mm;
    picture_.clip = {0, 0, width_mm, height_mm};
    picture_.elements.resize(1);
    std::ofstream file(settings_.out, std::ios::binary);
    file << render::write_png(picture_, settings_.width_px);
  }

 private:
  const Settings& settings_;
  Picture picture_;
};

bool listed(const std::vector<std::string>& names, std::string_view name) {
  return names.empty() || std::find(names.begin(), names.end(), name) != names.end();
}

std::vector<Species> species_of_sheet(const Settings& settings) {
  std::vector<Species> list;
  for (int i = 0; i < species_count; ++i) {
    if (listed(settings.only, to_string(static_cast<Species>(i)))) list.push_back(static_cast<Species>(i));
  }
  return list;
}

std::vector<const BeastPose*> poses_of_sheet(const Settings& settings) {
  std::vector<const BeastPose*> list;
  for (const BeastPose& pose : beast_poses()) {
    if (listed(settings.poses, pose.name)) list.push_back(&pose);
  }
  return list;
}

// As large as `settings` say, or so that all standing animals are equally large.
double scale_of(const Settings& settings, const BeastLook& look) {
  if (!settings.even) return settings.mm_per_unit;
  const geometry::Rect box = draw_beast(look, *find_beast_pose("stand")).figure().bounds();
  return 85 / std::max(box.width(), box.height() * 1.1);
}

void draw_matrix(const Settings& settings) {
  Sheet sheet(settings);
  double y = 0, width = 0;
  const std::vector<const BeastPose*> shown = poses_of_sheet(settings);
  for (const Species species : species_of_sheet(settings)) {
    const BeastLook look{species, 0, settings.young};
    const double scale = scale_of(settings, look);
    double highest = 0, lowest = 0, x = 0;
    std::vector<PosedBeast> row;
    for (const BeastPose* pose : shown) {
      row.push_back(draw_beast(look, *pose, {}, {.mm_per_unit = scale}));
      const geometry::Rect box = row.back().figure().bounds();
      highest = std::max(highest, -box.top * scale);
      lowest = std::max(lowest, box.bottom * scale);
    }
    y += highest + 8;
    for (const PosedBeast& beast : row) {
      const geometry::Rect box = beast.figure().bounds();
      sheet.put(beast.figure(), x + 5 - box.left * scale, y, scale);
      x += std::max(box.width() * scale + 8, settings.even ? 100.0 : 0.0);
    }
    y += lowest;
    width = std::max(width, x);
  }
  sheet.write(width, y + 6);
}

void draw_coats(const Settings& settings) {
  Sheet sheet(settings);
  double y = 0, width = 0;
  const BeastPose& pose =
      settings.poses.empty() ? *find_beast_pose("stand") : *find_beast_pose(settings.poses.front());
  for (const Species species : species_of_sheet(settings)) {
    double x = 0, highest = 0;
    std::vector<std::pair<PosedBeast, double>> row;
    const double scale = scale_of(settings, {species});
    for (int coat = 0; coat <= coats_of(species); ++coat) {
      const bool young = coat == coats_of(species);
      row.emplace_back(draw_beast({species, young ? 0 : coat, young}, pose, {}, {.mm_per_unit = scale}),
                       scale);
      highest = std::max(highest, -row.back().first.figure().bounds().top * scale);
    }
    y += highest + 10;
    for (const auto& [beast, size] : row) {
      const geometry::Rect box = beast.figure().bounds();
      sheet.put(beast.figure(), x + 5 - box.left * size, y, size);
      x += box.width() * size + 8;
    }
    width = std::max(width, x);
  }
  sheet.write(width, y + 6);
}

// A child between the animal's layers.
void draw_riders(const Settings& settings) {
  Sheet sheet(settings);
  using figures::Layer;
  double x = 0;
  const BeastPose& pose =
      settings.poses.empty() ? *find_beast_pose("walk") : *find_beast_pose(settings.poses.front());
  for (const Species species : species_of_sheet(settings)) {
    base::Random random(static_cast<std::uint64_t>(species) + 3);
    const PosedBeast beast = draw_beast({species}, pose, {}, {.mm_per_unit = settings.mm_per_unit});
    const figures::PersonLook look = figures::make_look(random, figures::Stage::child, figures::Sex::female);
    const figures::PosedFigure child = figures::draw_person(look, *figures::find_pose("ride"));
    const geometry::Point seat = beast.contacts.back.at - child.contacts.hip.at - geometry::Point{0, 5};
    const figures::PosedFigure rider = child.transformed(geometry::Affine::translation(seat.x, seat.y));
    const geometry::Rect box = beast.figure().bounds();
    const double scale = settings.mm_per_unit, at = x + 5 - box.left * scale, y = 330;
    sheet.put(beast.layers(Layer::far_leg, Layer::far_leg), at, y, scale);
    sheet.put(rider.layers(Layer::behind, Layer::far_leg), at, y, scale);
    sheet.put(beast.layers(Layer::body, Layer::head), at, y, scale);
    sheet.put(rider.layers(Layer::body, Layer::near_grip), at, y, scale);
    x += box.width() * scale + 10;
  }
  sheet.write(x, 340);
}

// The part that is painted at a point.
std::string part_at(const PosedBeast& beast, geometry::Point at) {
  for (std::size_t i = beast.parts.size(); i-- > 0;) {
    const figures::Part& part = beast.parts[i];
    if (part.shape.fill == Fill::none) continue;
    geometry::Mask cell({at.x - 0.05, at.y - 0.05, at.x + 0.05, at.y + 0.05}, 0.1);
    cell.fill(part.shape.path, false, true, 0.02);
    if (cell.at(0, 0))
      return std::string(to_string(part.name)) + std::to_string(static_cast<int>(part.layer));
  }
  return "paper";
}

// Regions below 12 mm2 at 110 mm for 92 units.
struct Count {
  int regions = 0, small = 0;
};

Count count_regions(const PosedBeast& beast, double mm_per_unit, bool tidied,
                    std::map<std::string, int>& by_part) {
  const geometry::Affine to_page = geometry::Affine::scaling(mm_per_unit, mm_per_unit);
  page::Figure figure = beast.figure().transformed(to_page);
  if (tidied) page::tidy(figure, Age::years_6_8, line_mm);
  const geometry::Rect box = figure.bounds();
  const double line = line_mm;
  geometry::LabelGrid grid(box.inflated(3 * line), .3 * line);
  int label = 2;
  for (const Shape& shape : figure.shapes) {
    const auto lines = geometry::flatten(shape.path, .05);
    if (shape.fill != Fill::none)
      grid.fill(lines, false,
                static_cast<geometry::LabelGrid::Label>(label + (shape.fill == Fill::black ? 1 : 0)));
    if (shape.line_mm > 0)
      grid.stroke(lines, shape.line_mm * line, static_cast<geometry::LabelGrid::Label>(label + 1));
    label += 2;
  }
  const geometry::LabelRegions regions(grid);
  Count count;
  std::map<std::size_t, bool> seen;
  const double cell_mm2 = grid.cell() * grid.cell();
  for (const auto& run : regions.runs()) {
    const auto& region = regions.regions()[run.region];
    if (region.touches_border || !seen.emplace(run.region, true).second) continue;
    ++count.regions;
    const double mm2 = static_cast<double>(region.cells) * cell_mm2;
    if (mm2 >= 12 || mm2 < .5) continue;
    ++count.small;
    ++by_part[part_at(beast, grid.center(run.from, run.row) * (1 / mm_per_unit)) + (mm2 < 2.5 ? "-" : "=") +
              std::to_string(static_cast<int>(mm2))];
  }
  return count;
}

void print_numbers(const Settings& settings) {
  std::map<std::string, int> by_part;
  Count all;
  int beasts = 0;
  double ms = 0, points = 0;
  for (const Species species : species_of_sheet(settings)) {
    Count of_species;
    std::string worst;
    for (const BeastPose* pose : poses_of_sheet(settings)) {
      const std::clock_t start = std::clock();
      const PosedBeast beast =
          draw_beast({species, 0, settings.young}, *pose, {}, {.mm_per_unit = settings.mm_per_unit});
      ms += 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
      std::map<std::string, int> here;
      const Count count = count_regions(beast, settings.mm_per_unit, settings.tidy, here);
      of_species.regions += count.regions;
      of_species.small += count.small;
      for (const auto& [name, number] : here) {
        by_part[name] += number;
        worst += " " + std::string(pose->name) + ":" + name;
      }
      for (const figures::Part& part : beast.parts)
        points += static_cast<double>(part.shape.path.points().size());
      ++beasts;
    }
    std::printf("%-12s %3d of %4d%s\n", std::string(to_string(species)).c_str(), of_species.small,
                of_species.regions, worst.c_str());
    all.regions += of_species.regions;
    all.small += of_species.small;
  }
  std::printf("%d animals, %.2f ms and %.0f points each, %d of %d regions under 12 mm2\n", beasts,
              ms / beasts, points / beasts, all.small, all.regions);
  for (const auto& [name, number] : by_part) std::printf("%s %d, ", name.c_str(), number);
  std::printf("\n");
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const Settings settings = parse(argc, argv);
    if (settings.part == "matrix") draw_matrix(settings);
    if (settings.part == "coats") draw_coats(settings);
    if (settings.part == "riders") draw_riders(settings);
    if (settings.part == "numbers") print_numbers(settings);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
