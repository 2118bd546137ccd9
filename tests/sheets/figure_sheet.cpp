// Draws figures side by side as a PNG, to be looked at.
//
//   figure_sheet
//   poses|people|roles|occasions|animals|clothes|outfits|heads|moods|faces|hands|contacts|numbers|role_numbers
//   OUT.png
//   [--seed N] [--width PX]
//   [--only POSE,POSE] [--poses POSE,POSE] [--rows 0135] [--scale MM] [--tidy]
//
// `poses`: every pose by a person of each age; `people`: forty people who wave; `moods`: all faces; `hands`:
// the poses whose hands hold something, with a rod in them. `--tidy` joins small regions as on a page.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "base/random.h"
#include "drawing/figures/cast_file.h"
#include "drawing/figures/casting.h"
#include "drawing/figures/person.h"
#include "drawing/model/measure.h"
#include "drawing/page/tidy.h"
#include "geometry/mask.h"
#include "geometry/outlines.h"
#include "render/png_writer.h"

namespace {

using namespace drawing;
using namespace drawing::figures;

double line_mm = 0.9;
double mm_per_unit = 1.2;

struct Settings {
  std::string part, out;
  std::uint64_t seed = 1;
  int width_px = 1600;
  std::vector<std::string> only;
  std::vector<std::string> poses{"wave", "point"};  // of `roles` and `animals`
  std::string rows = "012345";                      // of `poses`: toddler, two children, woman, man, old
  bool tidy = false;
};

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> parts;
  std::istringstream names(text);
  for (std::string name; std::getline(names, name, ',');) parts.push_back(name);
  return parts;
}

Settings parse(int argc, char** argv) {
  Settings settings;
  if (argc < 3) throw std::runtime_error("figure_sheet poses|people|roles|occasions|moods|hands OUT.png");
  settings.part = argv[1];
  settings.out = argv[2];
  for (int i = 3; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--tidy") {
      settings.tidy = true;
    } else if (word == "--seed") {
      settings.seed = std::stoull(argv[++i]);
    } else if (word == "--width") {
      settings.width_px = std::stoi(argv[++i]);
    } else if (word == "--scale") {
      mm_per_unit = std::stod(argv[++i]);
    } else if (word == "--rows") {
      settings.rows = argv[++i];
    } else if (word == "--only") {
      settings.only = split(argv[++i]);
    } else if (word == "--poses") {
      settings.poses = split(argv[++i]);
    }
  }
  return settings;
}

class Sheet {
 public:
  explicit Sheet(const Settings& settings) : settings_(settings) {}

  // The origin of the figure in millimetres.
  void put(page::Figure figure, double x, double y) {
    figure = figure.transformed(geometry::Affine::translation(x, y) *
                                geometry::Affine::scaling(mm_per_unit, mm_per_unit));
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

PersonLook someone(std::uint64_t seed, Stage stage, Sex sex) {
  base::Random random(seed * 7919 + 13);
  return make_look(random, stage, sex);
}

void draw_poses(const Settings& settings) {
  Sheet sheet(settings);
  std::vector<figures::Pose> shown;
  for (const figures::Pose& pose : poses()) {
    if (settings.only.empty() ||
        std::find(settings.only.begin(), settings.only.end(), pose.name) != settings.only.end())
      shown.push_back(pose);
  }
  constexpr double cell = 112;
  const std::size_t columns = std::min<std::size_t>(shown.size(), 12);
  constexpr Stage stages[] = {Stage::toddler, Stage::child, Stage::child,
                              Stage::adult,   Stage::adult, Stage::old};
  constexpr double heights[] = {92, 132, 132, 184, 184, 176};
  double y = 0;
  for (std::size_t from = 0; from < shown.size(); from += columns) {
    for (std::size_t row = 0; row < std::size(stages); ++row) {
      if (settings.rows.find(static_cast<char>('0' + row)) == std::string::npos) continue;
      y += heights[row];
      for (std::size_t i = from; i < std::min(from + columns, shown.size()); ++i) {
        const PersonLook look =
            someone(settings.seed + i * 31 + row * 7, stages[row], row % 2 ? Sex::female : Sex::male);
        sheet.put(draw_person(look, shown[i], {}, {}, {.mm_per_unit = mm_per_unit}).figure(""),
                  cell * (static_cast<double>(i - from) + 0.5), y - 4);
      }
    }
    y += 20;
  }
  sheet.write(cell * static_cast<double>(columns), y + 10);
}

// Every kind of animal in its coat and dressed; with `--only`, those kinds by number.
void draw_animals(const Settings& settings) {
  Sheet sheet(settings);
  std::vector<int> kinds;
  for (int kind = 0; kind < animal_kinds; ++kind) kinds.push_back(kind);
  if (!settings.only.empty()) kinds.clear();
  for (const std::string& kind : settings.only) kinds.push_back(std::stoi(kind));
  constexpr int columns = 12;
  constexpr double width = 104, height = 150;
  int place = 0;
  for (const int kind : kinds) {
    base::Random random(settings.seed);
    std::vector<FigureLook> others;
    for (const std::string& pose : settings.poses) {
      const FigureLook look = make_animal(random, static_cast<AnimalKind>(kind), others);
      others.push_back(look);
      sheet.put(draw_figure(look, *find_pose(pose)).figure(""), width * (place % columns + 0.5),
                height * (1 + place / columns));
      ++place;
    }
  }
  sheet.write(width * columns, height * ((place + columns - 1) / columns) + 8);
}

void draw_people(const Settings& settings) {
  Sheet sheet(settings);
  base::Random random(settings.seed);
  std::vector<PersonLook> looks;
  const figures::Pose& front = *find_pose("wave");
  const figures::Pose& turned = *find_pose("point");
  double y = 0;
  for (const Stage stage : {Stage::toddler, Stage::child, Stage::child, Stage::adult, Stage::old}) {
    y += stage == Stage::toddler ? 104 : stage == Stage::child ? 134 : 184;
    for (int i = 0; i < 12; ++i) {
      looks.push_back(make_look(random, stage, i % 2 ? Sex::female : Sex::male, looks));
      sheet.put(draw_person(looks.back(), i % 4 < 2 ? front : turned).figure(""), 100 * (i + 0.5), y);
    }
  }
  sheet.write(1200, y + 14);
}

// Every role of resources/figures/cast.toml in two poses, in the order that is printed; with `--only`, those
// motifs.
void draw_roles(const Settings& settings) {
  Sheet sheet(settings);
  std::vector<std::string> motifs = settings.only;
  if (motifs.empty()) {
    for (const auto& [motif, role] : embedded_cast().people) motifs.push_back(motif);
  }
  constexpr int columns = 12;
  constexpr double width = 84, height = 186;
  int place = 0;
  for (const std::string& motif : motifs) {
    base::Random random(settings.seed * 31 + static_cast<std::uint64_t>(place));
    const FigureLook look = cast_figure(motif, random).value();
    for (const std::string& pose : settings.poses) {
      sheet.put(draw_figure(look, *find_pose(pose)).figure(""), width * (place % columns + 0.44),
                height * (1 + place / columns));
      ++place;
    }
    std::printf("%s%s", motif.c_str(), place % columns == 0 ? "\n" : " ");
  }
  std::printf("\n");
  sheet.write(width * columns, height * ((place + columns - 1) / columns) + 8);
}

// People of all ages as they are dressed on every occasion.
void draw_occasions(const Settings& settings) {
  Sheet sheet(settings);
  double y = 0;
  for (const char* motif : {"own-maedchen", "own-junge", "own-frau", "own-opa", "own-koenig"}) {
    y += 190;
    int column = 0;
    base::Random random(settings.seed);
    const auto look = std::get<PersonLook>(cast_figure(motif, random).value());
    for (const Occasion occasion :
         {Occasion::usual, Occasion::winter, Occasion::water, Occasion::night, Occasion::rain}) {
      for (const char* pose : {"wave", "walk"}) {
        sheet.put(draw_figure(dressed_for(look, occasion), *find_pose(pose)).figure(""), 96 * (column + 0.44),
                  y);
        ++column;
      }
    }
  }
  sheet.write(96 * 10, y + 8);
}

// Every top, bottom and decoration, from the front and turned.
void draw_clothes(const Settings& settings) {
  Sheet sheet(settings);
  double y = 0;
  for (const Stage stage : {Stage::child, Stage::adult}) {
    for (const char* pose : {"wave", "point"}) {
      y += stage == Stage::child ? 134 : 184;
      for (int i = 0; i < 15; ++i) {
        PersonLook look = someone(settings.seed + static_cast<std::uint64_t>(i), stage,
                                  i % 2 != 0 ? Sex::female : Sex::male);
        look.clothes.decoration = static_cast<Decoration>(i % 11);
        look.clothes.top = i < 10 ? (i % 3 == 2 ? Top::pullover : Top::tshirt) : static_cast<Top>(i - 10);
        look.clothes.bottom = i < 10               ? static_cast<Bottom>(i % 3)
                              : i == 12 || i == 13 ? Bottom::none
                                                   : Bottom::trousers;
        look.clothes.shoes = static_cast<Shoes>(i % 3);
        if (i == 14) look.clothes.decoration = Decoration::buttons;
        sheet.put(draw_person(look, *find_pose(pose)).figure(""), 96 * (i + 0.5), y);
      }
    }
  }
  sheet.write(96 * 15, y + 12);
}

// A row of poses for each outfit, said in words of resources/figures/cast.toml; with `--only`, those outfits.
void draw_outfits(const Settings& settings) {
  Sheet sheet(settings);
  std::vector<std::string> outfits{"child female tshirt skirt", "child male tshirt trousers dungarees",
                                   "child female dress",        "adult female long_dress sash",
                                   "adult male coat buttons",   "old female dress apron"};
  if (!settings.only.empty()) outfits = settings.only;
  constexpr double width = 104;
  double y = 0;
  std::uint64_t seed = settings.seed;
  for (const std::string& outfit : outfits) {
    PersonLook look = someone(++seed, Stage::child, Sex::female);
    look.clothes = {};
    std::istringstream words(outfit);
    for (std::string word; words >> word;) apply(find_look_word(word).value(), look);
    if (look.clothes.top == Top::dress || look.clothes.top == Top::long_dress)
      look.clothes.bottom = Bottom::none;
    y += look.stage == Stage::child ? 118 : 166;
    for (std::size_t i = 0; i < settings.poses.size(); ++i)
      sheet.put(draw_person(look, *find_pose(settings.poses[i])).figure(""),
                width * (static_cast<double>(i) + 0.5), y);
  }
  sheet.write(width * static_cast<double>(settings.poses.size()), y + 8);
}

// Every hair style and headgear, from the front and turned.
void draw_heads(const Settings& settings) {
  Sheet sheet(settings);
  constexpr int styles = 21, hats = 18, columns = 10;
  int place = 0;
  const auto put = [&](const HeadLook& look, double turn) {
    page::Figure figure;
    for (const Part& part : draw_head(look, {.turn = turn}).parts) figure.shapes.push_back(part.shape);
    sheet.put(figure, 62 * (place % columns + 0.5), 52 + 84 * (place / columns));
    ++place;
  };
  for (int style = 0; style < styles; ++style) {
    HeadLook look;
    look.hair = static_cast<HairStyle>(style);
    look.skull = static_cast<Skull>(style % 6);
    look.eyes = static_cast<Eyes>(style % 4);
    look.nose = static_cast<Nose>(style % 4);
    look.mouth = static_cast<Mouth>(style % 4);
    for (const double turn : {0.0, 0.5}) put(look, turn);
  }
  for (int hat = 0; hat < hats; ++hat) {
    HeadLook look;
    look.headgear = static_cast<Headgear>(hat);
    look.hair = hat % 2 != 0 ? HairStyle::bob : HairStyle::short_tufts;
    look.beard = hat % 2 != 0 ? Beard::none : static_cast<Beard>(hat / 2 % 5);
    look.glasses = hat % 3 == 0 ? Glasses::round : Glasses::none;
    for (const double turn : {0.0, 0.5}) put(look, turn);
  }
  sheet.write(62 * columns, 10 + 84 * ((place + columns - 1) / columns));
}

void draw_moods(const Settings& settings) {
  Sheet sheet(settings);
  double y = 66;
  for (int row = 0; row < 6; ++row, y += 74) {
    for (int i = 0; i < 8; ++i) {
      figures::Pose pose = *find_pose(row % 2 ? "carry" : "stand");
      pose.mood = static_cast<figures::Mood>(i);
      const PosedFigure person = draw_person(someone(settings.seed + static_cast<std::uint64_t>(row),
                                                     row < 2   ? Stage::child
                                                     : row < 4 ? Stage::adult
                                                               : Stage::old,
                                                     row % 4 < 2 ? Sex::female : Sex::male),
                                             pose);
      page::Figure head;
      for (const Part& part : person.parts) {
        if (part.layer == Layer::head || part.layer == Layer::behind) head.shapes.push_back(part.shape);
      }
      const Point middle = person.contacts.head.at;
      sheet.put(head, 75 * (i + 0.5) - middle.x * mm_per_unit, y - 20 - middle.y * mm_per_unit);
    }
  }
  sheet.write(600, y - 30);
}

// The heads of people of each age as large as they are on a page.
void draw_faces(const Settings& settings) {
  Sheet sheet(settings);
  mm_per_unit = 0.46, line_mm = 0.75;
  double y = 22;
  std::uint64_t seed = settings.seed * 100;
  for (const Stage stage :
       {Stage::child, Stage::child, Stage::adult, Stage::adult, Stage::old, Stage::toddler}) {
    for (int i = 0; i < 12; ++i, ++seed) {
      figures::Pose pose = *find_pose(i % 3 != 0 ? "carry" : "stand");
      pose.mood = i % 4 == 3 ? figures::Mood::laughing : pose.mood;
      PersonLook look = someone(seed, stage, i % 2 != 0 ? Sex::female : Sex::male);
      if (i > 8) look.head.glasses = i % 2 != 0 ? Glasses::round : Glasses::square;
      const PosedFigure person = draw_person(look, pose, {}, {}, {.mm_per_unit = mm_per_unit});
      page::Figure head;
      for (const Part& part : person.parts) {
        if (part.layer == Layer::head || part.layer == Layer::behind) head.shapes.push_back(part.shape);
      }
      const Point middle = person.contacts.head.at;
      sheet.put(head, 25 * (i + 0.5) - middle.x * mm_per_unit, y - 8 - middle.y * mm_per_unit);
    }
    y += 26;
  }
  sheet.write(300, y - 14);
}

void draw_hands(const Settings& settings) {
  Sheet sheet(settings);
  int column = 0;
  for (const char* name : {"dig", "sweep", "fish", "stir", "pull", "climb", "cycle", "throw"}) {
    double y = 140;
    for (const Stage stage : {Stage::child, Stage::adult}) {
      const PersonLook look = someone(settings.seed + static_cast<std::uint64_t>(column), stage,
                                      column % 2 ? Sex::female : Sex::male);
      const PosedFigure plain = draw_person(look, *find_pose(name));
      const Point n = plain.contacts.near_hand.at, f = plain.contacts.far_hand.at;
      const bool apart = geometry::length(f - n) > 8;
      const double angle = apart ? std::atan2(f.y - n.y, f.x - n.x) * 57.29578 : -80;
      const PosedFigure person = draw_person(look, *find_pose(name), {}, {.near = angle, .far = angle});
      page::Figure whole;
      bool rod = false;
      for (const Part& part : person.parts) {
        if (part.layer >= Layer::near_grip && !rod) {
          const Point way = turned({1, 0}, angle);
          geometry::Path path =
              geometry::ribbon({n - way * 14, f + way * 26}, {1.4, 1.4}, geometry::Ends::round);
          page::Sketch sketch("");
          whole.shapes.push_back(sketch.region(path).take().shapes.front());
          rod = true;
        }
        whole.shapes.push_back(part.shape);
      }
      sheet.put(whole, 130 * (column + 0.5), y);
      y += 190;
    }
    ++column;
  }
  sheet.write(130.0 * column, 345);
}

page::Figure rod(Point from, Point to, double radius) {
  return page::Sketch("")
      .region(geometry::ribbon({from, to}, {radius, radius}, geometry::Ends::round))
      .take();
}

// Things in hands and figures that touch, put together from layers as deeds do it.
void draw_contacts(const Settings& settings) {
  Sheet sheet(settings);
  const double ground = 165;
  const auto put = [&](const page::Figure& part, double x) { sheet.put(part, x, ground); };
  const PersonLook child = someone(settings.seed, Stage::child, Sex::female);
  const PersonLook grown = someone(settings.seed + 1, Stage::adult, Sex::male);
  {  // A shovel, before the far hand and behind the near fingers.
    const double angle = 60;
    Goals goals;
    goals.near_hand = Point{13, -36};
    goals.far_hand = Point{13, -36} + turned({15, 0}, angle);
    const PosedFigure f = draw_person(child, *find_pose("dig"), goals, {.near = angle, .far = angle});
    put(f.layers(Layer::behind, Layer::head), 70);
    const Point n = f.contacts.near_hand.at, way = turned({1, 0}, angle);
    put(rod(n - way * 10, n + way * 31, 1.5), 70);
    page::Sketch blade("");
    const Point tip = n + way * 31;
    blade.region(geometry::rounded(
        {tip + perpendicular(way) * 6, tip + way * 9 + perpendicular(way) * 5, tip + way * 14,
         tip + way * 9 - perpendicular(way) * 5, tip - perpendicular(way) * 6},
        0.12));
    put(blade.take(), 70);
    put(f.layers(Layer::near_arm, Layer::near_grip), 70);
  }
  {  // Hand in hand.
    const Point meet{25, -40};
    Goals near, far;
    far.far_hand = meet;
    near.near_hand = meet - Point{54, 0};
    figures::Pose walk = *find_pose("walk");
    const PosedFigure a = draw_person(grown, walk, far), b = draw_person(child, walk, near);
    const double x = 190, shift = 54 * mm_per_unit;
    put(b.layers(Layer::behind, Layer::far_leg), x + shift);
    put(a.figure(""), x);
    put(b.layers(Layer::body, Layer::near_grip), x + shift);
  }
  {  // A hug: both stand before each other.
    Goals goals;
    goals.near_hand = Point{34, -52};
    goals.far_hand = Point{26, -60};
    Goals back;
    back.near_hand = Point{30, -50};
    back.far_hand = Point{22, -58};
    const PosedFigure a =
        draw_person(someone(settings.seed + 4, Stage::old, Sex::female), *find_pose("hug"), goals);
    const PosedFigure b = draw_person(child, *find_pose("hug"), back).mirrored();
    const double x = 330, shift = 41 * mm_per_unit;
    put(a.layers(Layer::behind, Layer::far_leg), x);
    put(b.layers(Layer::behind, Layer::far_leg), x + shift);
    put(a.layers(Layer::body, Layer::near_grip), x);
    put(b.layers(Layer::body, Layer::near_grip), x + shift);
  }
  {  // A chair below, a table before.
    const PosedFigure f = draw_person(child, *find_pose("write"), {}, {.near = {}, .far = -60});
    const Point hip = f.contacts.hip.at;
    page::Sketch chair("");
    chair.region(geometry::rounded_box(hip.x - 14, hip.y - 26, hip.x - 9, 0, 1))
        .region(geometry::rounded_box(hip.x - 14, hip.y + 7, hip.x + 12, hip.y + 11, 1));
    put(f.layers(Layer::behind, Layer::far_leg), 450);
    put(chair.take(), 450);
    put(f.layers(Layer::body, Layer::body), 450);
    page::Sketch table("");
    table.region(geometry::rounded_box(hip.x + 18, f.contacts.far_hand.at.y + 4, hip.x + 62,
                                       f.contacts.far_hand.at.y + 8, 1));
    table.region(geometry::box(hip.x + 54, f.contacts.far_hand.at.y + 8, hip.x + 58, 0));
    put(table.take(), 450);
    const Point pen = f.contacts.far_hand.at;
    put(rod(pen + turned({9, 0}, -60), pen - turned({5, 0}, -60), 1), 450);
    put(f.layers(Layer::head, Layer::near_grip), 450);
    put(f.layers(Layer::far_grip, Layer::far_grip), 450);
  }
  {  // A ball on its way.
    const PosedFigure f = draw_person(grown, *find_pose("kick"));
    put(f.figure(""), 590);
    const Point foot = f.contacts.near_foot.at;
    put(page::Sketch("").region(geometry::circle(foot + Point{24, -4}, 8)).take(), 590);
  }
  {  // A pot that is carried.
    const PosedFigure f =
        draw_person(someone(settings.seed + 6, Stage::adult, Sex::female), *find_pose("carry"));
    const Point n = f.contacts.near_hand.at, r = f.contacts.far_hand.at, middle = geometry::lerp(n, r, 0.5);
    put(f.layers(Layer::behind, Layer::far_leg), 740);
    put(f.layers(Layer::body, Layer::head), 740);
    page::Sketch pot("");
    pot.region(geometry::rounded_box(middle.x - 13, middle.y - 22, middle.x + 15, middle.y - 2, 3));
    pot.region(geometry::rounded_box(middle.x - 15, middle.y - 25, middle.x + 17, middle.y - 20, 2));
    put(pot.take(), 740);
    put(f.layers(Layer::near_arm, Layer::near_grip), 740);
  }
  sheet.write(860, ground + 10);
}

// The part that is painted at a point, of a figure as it was before anything was joined.
std::string part_at(const PosedFigure& person, const geometry::Affine& map, geometry::Point at) {
  for (std::size_t i = person.parts.size(); i-- > 0;) {
    const Part& part = person.parts[i];
    if (part.shape.fill == Fill::none) continue;
    geometry::Mask cell({at.x - 0.05, at.y - 0.05, at.x + 0.05, at.y + 0.05}, 0.1);
    cell.fill(part.shape.path.transformed(map), false, true, 0.02);
    if (cell.at(0, 0))
      return std::string(to_string(part.name)) + " " + std::to_string(static_cast<int>(part.layer));
  }
  return "paper";
}

struct Counted {
  std::string name;
  FigureLook look;
  const figures::Pose* pose;
};

// What `numbers` counts: people of all ages in every pose. `role_numbers`: roles and kinds of animals in
// four.
std::vector<Counted> counted(const Settings& settings) {
  std::vector<Counted> list;
  if (settings.part == "numbers") {
    for (const figures::Pose& pose : poses()) {
      for (const Stage stage : {Stage::toddler, Stage::child, Stage::adult, Stage::old}) {
        for (const Sex sex : {Sex::female, Sex::male})
          list.push_back({std::string(pose.name),
                          someone(settings.seed + static_cast<std::uint64_t>(list.size()), stage, sex),
                          &pose});
      }
    }
    return list;
  }
  base::Random random(settings.seed);
  for (const char* pose : {"wave", "point", "walk", "sit"}) {
    for (const auto& [motif, role] : embedded_cast().people)
      list.push_back({motif, cast_figure(motif, random).value(), find_pose(pose)});
    for (const auto& [motif, kind] : embedded_cast().animals)
      list.push_back({motif, make_animal(random, kind), find_pose(pose)});
  }
  return list;
}

// Counts regions that are too small on figures 110 mm high, and the time a figure takes.
void print_numbers(const Settings& settings) {
  int regions = 0, small_before = 0, small_after = 0, below_wanted = 0;
  double draw_ms = 0, points = 0;
  std::map<std::string, int> by_name, by_part;
  const std::vector<Counted> list = counted(settings);
  for (const Counted& figure_of : list) {
    const geometry::Rect first = draw_figure(figure_of.look, *figure_of.pose).figure("").bounds();
    const double scale = 110 / std::max(first.height(), first.width());
    const auto start = std::chrono::steady_clock::now();
    const PosedFigure person = draw_figure(figure_of.look, *figure_of.pose, {}, {}, {.mm_per_unit = scale});
    draw_ms += std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    page::Figure figure = person.figure("");
    const geometry::Rect box = figure.bounds();
    const geometry::Affine map =
        geometry::Affine::scaling(scale, scale) * geometry::Affine::translation(5 - box.left, 5 - box.top);
    figure = figure.transformed(map);
    for (int tidied = 0; tidied < 2; ++tidied) {
      if (tidied == 1) page::tidy(figure, Age::years_6_8, line_mm);
      Picture picture;
      picture.width_mm = picture.height_mm = 125;
      picture.elements.resize(1);
      for (Shape shape : figure.shapes) {
        shape.line_mm *= line_mm;
        picture.shapes.push_back(shape);
        if (tidied == 1) points += static_cast<double>(shape.path.points().size());
      }
      const PageMeasure measured = measure(picture);
      int small = 0;
      for (const SmallRegion& region : measured.small) {
        if (tidied == 1) below_wanted += region.area_mm2 < 8 ? 1 : 0;
        if (region.area_mm2 >= 2) continue;
        ++small;
        if (tidied == (settings.tidy ? 1 : 0)) ++by_part[part_at(person, map, region.at)];
      }
      (tidied == 1 ? small_after : small_before) += small;
      if (tidied == 1) regions += measured.regions, by_name[figure_of.name] += small;
    }
  }
  const double figures = static_cast<double>(list.size());
  std::printf(
      "%.0f figures, %.2f ms and %.0f points each, %d regions, under 2 mm2: %d before tidy, %d after; ",
      figures, draw_ms / figures, points / figures, regions, small_before, small_after);
  std::printf("under 8 mm2: %d after\n", below_wanted);
  for (const auto& [name, small] : by_name) {
    if (small > 0) std::printf("%s %d, ", name.c_str(), small);
  }
  std::printf("\n");
  for (const auto& [name, small] : by_part) std::printf("%s: %d, ", name.c_str(), small);
  std::printf("\n");
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const Settings settings = parse(argc, argv);
    if (settings.part == "poses") draw_poses(settings);
    if (settings.part == "people") draw_people(settings);
    if (settings.part == "roles") draw_roles(settings);
    if (settings.part == "occasions") draw_occasions(settings);
    if (settings.part == "animals") draw_animals(settings);
    if (settings.part == "clothes") draw_clothes(settings);
    if (settings.part == "outfits") draw_outfits(settings);
    if (settings.part == "heads") draw_heads(settings);
    if (settings.part == "moods") draw_moods(settings);
    if (settings.part == "faces") draw_faces(settings);
    if (settings.part == "hands") draw_hands(settings);
    if (settings.part == "contacts") draw_contacts(settings);
    if (settings.part == "numbers" || settings.part == "role_numbers") print_numbers(settings);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
