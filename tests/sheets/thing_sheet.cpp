// Draws figures that use things as a PNG, to be looked at: the hip on the seat, hands and feet at their
// points.
//
//   thing_sheet numbers
//   thing_sheet OUT.png [--stage child|adult] [--seed N] [--width PX] THING:POSE[:DEGREES] ...
//
// `numbers` lists the regions of things that are too small to colour beside a child who is 110 mm high.
// With DEGREES the figure stands and holds the thing by its `grip`, whose direction is turned there; without,
// the figure comes to the thing.

#include <cmath>
#include <cstdio>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "base/random.h"
#include "drawing/figures/person.h"
#include "drawing/model/measure.h"
#include "drawing/props/catalogue.h"
#include "render/png_writer.h"

namespace {

using namespace drawing;
using namespace drawing::figures;
using drawing::props::DrawnProp;
using drawing::props::PropLayer;
using drawing::props::PropPoint;
using geometry::Affine;

constexpr double line_mm = 0.9, mm_per_unit = 1.2, mm_per_cm = 110.0 / 120;
constexpr double gap_mm = 14, ground_mm = 190;

struct Use {
  const DrawnProp* thing;
  const figures::Pose* pose;
  std::optional<double> degrees;
};

Use parse_use(const std::string& word) {
  const std::size_t pose = word.find(':'), degrees = word.find(':', pose + 1);
  Use use{props::find_drawn(word.substr(0, pose)), find_pose(word.substr(pose + 1, degrees - pose - 1)), {}};
  if (use.thing == nullptr || use.pose == nullptr) throw std::runtime_error("no such thing or pose: " + word);
  if (degrees != std::string::npos) use.degrees = std::stod(word.substr(degrees + 1));
  return use;
}

// Uses side by side; each is put into `shapes` first, so that it is known how wide it is.
class Sheet {
 public:
  void put(const page::Figure& figure) {
    for (const Shape& shape : figure.shapes) use_.shapes.push_back(shape);
  }
  void end_use() {
    const geometry::Rect box = use_.bounds();
    const double left = box.left * mm_per_unit, right = box.right * mm_per_unit;
    page::Figure figure = use_.transformed(Affine::translation(x_ - left, ground_mm) *
                                           Affine::scaling(mm_per_unit, mm_per_unit));
    for (Shape& shape : figure.shapes) {
      shape.line_mm *= line_mm;
      picture_.shapes.push_back(shape);
    }
    x_ += right - left + gap_mm;
    use_ = {};
  }
  void write(const std::string& path, int width_px) {
    picture_.width_mm = x_;
    picture_.height_mm = ground_mm + 30;
    picture_.clip = {0, 0, picture_.width_mm, picture_.height_mm};
    picture_.elements.resize(1);
    std::ofstream(path, std::ios::binary) << render::write_png(picture_, width_px);
  }

 private:
  page::Figure use_;  // in figure units
  Picture picture_;
  double x_ = gap_mm;
};

// A thing at its real size whose origin is at `at`, in figure units.
struct Placed {
  const DrawnProp& thing;
  Affine map;  // from parts of its height

  static Placed make(const DrawnProp& thing, Point at, double degrees) {
    const double height = thing.cm * mm_per_cm / mm_per_unit;
    return {thing, Affine::translation(at.x, at.y) * Affine::rotation(degrees / 57.29578) *
                       Affine::scaling(height, height)};
  }
  std::optional<Point> point(std::string_view name) const {
    const PropPoint* found = thing.point(name);
    if (found == nullptr) return {};
    return map(found->at);
  }
  page::Figure layer(PropLayer which) const {
    base::Random random(1);
    const double height_mm = thing.cm * mm_per_cm;
    return draw_layer(thing, random, height_mm, which)
        .transformed(map * Affine::scaling(1 / height_mm, 1 / height_mm));
  }
};

// The figure comes to the thing: all its points are goals.
void draw_at(Sheet& sheet, const Use& use, const PersonLook& look) {
  const Placed placed = Placed::make(*use.thing, {0, 0}, 0);
  Goals goals;
  goals.near_hand = placed.point("grip");
  goals.far_hand = placed.point("grip_far");
  goals.near_foot = placed.point("foot");
  goals.far_foot = placed.point("foot_far");
  goals.hip = placed.point("seat");
  Held held;
  if (const PropPoint* grip = use.thing->point("grip")) held.near = grip->degrees;
  if (const PropPoint* grip = use.thing->point("grip_far")) held.far = grip->degrees;
  const PosedFigure figure = draw_person(look, *use.pose, goals, held, {.mm_per_unit = mm_per_unit});
  sheet.put(placed.layer(PropLayer::back));
  sheet.put(figure.figure(""));
  sheet.put(placed.layer(PropLayer::front));
}

// The thing comes to the near hand.
void draw_held(Sheet& sheet, const Use& use, const PersonLook& look) {
  const PropPoint* grip = use.thing->point("grip");
  if (grip == nullptr) throw std::runtime_error(use.thing->title + " has no grip");
  const PosedFigure empty = draw_person(look, *use.pose, {}, {}, {.mm_per_unit = mm_per_unit});
  const double turn = *use.degrees - grip->degrees;
  const Placed loose = Placed::make(*use.thing, {0, 0}, turn);
  const Placed placed = Placed::make(*use.thing, empty.contacts.near_hand.at - *loose.point("grip"), turn);
  Goals goals;
  goals.far_hand = placed.point("grip_far");
  Held held{.near = use.degrees, .far = {}};
  if (const PropPoint* far = use.thing->point("grip_far")) held.far = far->degrees + turn;
  const PosedFigure figure = draw_person(look, *use.pose, goals, held, {.mm_per_unit = mm_per_unit});
  sheet.put(figure.layers(Layer::behind, Layer::head));
  sheet.put(placed.layer(PropLayer::back));
  sheet.put(placed.layer(PropLayer::front));
  sheet.put(figure.layers(Layer::far_grip, Layer::far_grip));
  sheet.put(figure.layers(Layer::near_arm, Layer::near_grip));
}

// The regions below 4 mm2, in square millimetres, and where they are in centimetres from the thing's foot.
void print_numbers() {
  for (const props::NamedProp& prop : props::all_props()) {
    const DrawnProp* thing = props::find_drawn(prop.name);
    if (thing == nullptr || thing->points.empty()) continue;
    base::Random random(1);
    page::Figure figure = draw(*thing, random, thing->cm * mm_per_cm);
    const geometry::Rect box = figure.bounds();
    figure = figure.transformed(Affine::translation(5 - box.left, 5 - box.top));
    Picture picture;
    picture.width_mm = box.width() + 10;
    picture.height_mm = box.height() + 10;
    picture.elements.resize(1);
    for (Shape& shape : figure.shapes) {
      shape.line_mm *= line_mm;
      picture.shapes.push_back(shape);
    }
    const PageMeasure measured = measure(picture);
    std::string small;
    for (const SmallRegion& region : measured.small) {
      char text[64];
      std::snprintf(text, sizeof text, " %.1f at (%.0f %.0f)", region.area_mm2,
                    (region.at.x - 5 + box.left) / mm_per_cm, (region.at.y - 5 + box.top) / mm_per_cm);
      small += text;
    }
    if (!small.empty())
      std::printf("%.*s: %d regions, small%s\n", static_cast<int>(prop.name.size()), prop.name.data(),
                  static_cast<int>(measured.regions), small.c_str());
  }
}

void run(int argc, char** argv) {
  if (argc == 2 && std::string(argv[1]) == "numbers") return print_numbers();
  if (argc < 3) throw std::runtime_error("thing_sheet OUT.png THING:POSE[:DEGREES] ...");
  std::vector<Use> uses;
  Stage stage = Stage::child;
  std::uint64_t seed = 1;
  int width_px = 1600;
  for (int i = 2; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--stage") {
      stage = std::string(argv[++i]) == "adult" ? Stage::adult : Stage::child;
    } else if (word == "--seed") {
      seed = std::stoull(argv[++i]);
    } else if (word == "--width") {
      width_px = std::stoi(argv[++i]);
    } else {
      uses.push_back(parse_use(word));
    }
  }
  Sheet sheet;
  for (const Use& use : uses) {
    base::Random random(seed++);
    const PersonLook look = make_look(random, stage, seed % 2 != 0 ? Sex::female : Sex::male);
    use.degrees ? draw_held(sheet, use, look) : draw_at(sheet, use, look);
    sheet.end_use();
  }
  sheet.write(argv[1], width_px);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    run(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
