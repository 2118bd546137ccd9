#include "books/lessons/colour_task.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "books/lessons/element_kinds.h"
#include "books/lessons/natural_table.h"
#include "books/text_layout.h"
#include "drawing/model/natural_colour.h"
#include "geometry/mask.h"
#include "support/lesson_books.h"
#include "support/plain_measure.h"
#include "support/random_books.h"
#include "support/sample_books.h"
#include "support/sum_reader.h"

namespace books::lessons {
namespace {

using geometry::Rect;

constexpr LessonLevel levels[] = {LessonLevel::easy, LessonLevel::medium, LessonLevel::hard};
const support::PlainMeasure measure;
const geometry::Affine to_sheet = geometry::Affine::scaling(0.8, 0.8);
const Rect area{8, 8, 160, 229};

// One page with its map and a task for a level.
struct Case {
  std::string name;
  const drawing::Picture* picture;
  const RegionMap* map;
  LessonLevel level;
  ColourLabels labels;
  ColourTask task;
};

void for_each_task(const std::function<void(const Case&)>& check) {
  const BookContent book = support::drawn_book(support::lesson_sentences(), {});
  for (const Page& page : book.pages) {
    const auto& picture = std::get<drawing::Picture>(page.picture);
    const RegionMap map(page, to_sheet, area);
    for (const LessonLevel level : levels) {
      for (const ColourLabels labels : {ColourLabels::sums, ColourLabels::numbers}) {
        auto task = make_colour_task(map, &picture, labels, level, base::Random(5), measure);
        ASSERT_TRUE(task) << page.caption;
        check({page.caption + ", level " + std::to_string(static_cast<int>(level)), &picture, &map, level,
               labels, *std::move(task)});
      }
    }
  }
}

TEST(ColourTask, ColouredByItsKeyThePageGetsTheColoursThatWereMeant) {
  for_each_task([](const Case& c) {
    for (const RegionLabel& label : c.task.labels) {
      // Worked out as a child does: the result, then the one entry of the key that has it.
      const bool bare = label.text.find_first_not_of("0123456789") == std::string::npos;
      const int result = bare ? std::stoi(label.text) : support::read_sum(label.text).result;
      EXPECT_TRUE(bare || c.labels == ColourLabels::sums);
      std::vector<Crayon> crayons;
      for (const KeyEntry& entry : c.task.key) {
        if (entry.number == result) crayons.push_back(entry.crayon);
      }
      ASSERT_EQ(crayons.size(), 1u) << c.name << ": " << label.text;
      EXPECT_EQ(crayons.front(), c.task.key[label.key].crayon) << c.name << ": " << label.text;
    }
  });
}

TEST(ColourTask, HasAKeyWithoutRepetitionThatIsAllUsed) {
  for_each_task([](const Case& c) {
    if (c.labels == ColourLabels::numbers) {
      EXPECT_EQ(c.task.key.front().number, 1) << c.name;
      EXPECT_EQ(c.task.key.back().number, static_cast<int>(c.task.key.size()))
          << c.name << ": a number is left out";
    }
    std::set<int> numbers;
    std::set<Crayon> crayons;
    std::set<std::size_t> used;
    for (const KeyEntry& entry : c.task.key) numbers.insert(entry.number), crayons.insert(entry.crayon);
    for (const RegionLabel& label : c.task.labels) used.insert(label.key);
    EXPECT_EQ(numbers.size(), c.task.key.size()) << c.name;
    EXPECT_EQ(crayons.size(), c.task.key.size()) << c.name;
    EXPECT_EQ(used.size(), c.task.key.size()) << c.name;
    EXPECT_GE(c.task.key.size(), 3u) << c.name;
  });
}

// Against the page painted anew at another resolution, not against the map that placed the labels.
TEST(ColourTask, KeepsEveryLabelClearOfTheLines) {
  for_each_task([](const Case& c) {
    if (c.level != LessonLevel::hard) return;  // the longest sums
    geometry::Mask ink(area, 0.11);
    for (const drawing::Shape& shape : c.picture->shapes) {
      const geometry::Path path = shape.path.transformed(to_sheet);
      if (shape.fill != drawing::Fill::none) {
        ink.fill(path, shape.even_odd, shape.fill == drawing::Fill::black, 0.05);
      }
      if (shape.line_mm > 0) ink.stroke(path, shape.line_mm * to_sheet.a, true, 0.05);
    }
    for (const RegionLabel& label : c.task.labels) {
      const double half_width = text_width_em(label.text, Face::regular, measure) * label.size_mm / 2;
      const double half_height = measure.cap_height_em(Face::regular) * label.size_mm / 2;
      EXPECT_GE(label.size_mm, smallest_label_pt * mm_per_point - 1e-9);
      for (double y = label.center.y - half_height; y <= label.center.y + half_height; y += 0.1) {
        for (double x = label.center.x - half_width; x <= label.center.x + half_width; x += 0.1) {
          ASSERT_FALSE(ink.at({x, y})) << c.name << ": " << label.text;
        }
      }
      EXPECT_EQ(c.map->at(label.center), label.region) << c.name;
    }
  });
}

TEST(ColourTask, AsksForSumsMoreOftenThanNot) {
  for_each_task([](const Case& c) {
    if (c.labels == ColourLabels::numbers) return;
    const auto sums = std::count_if(c.task.labels.begin(), c.task.labels.end(), [](const RegionLabel& label) {
      return label.text.find_first_not_of("0123456789") != std::string::npos;
    });
    EXPECT_GE(sums, 14) << c.name;  // the few results of preschoolers have few sums
  });
}

TEST(ColourTask, LabelsARegionOnceAndLeavesLittleFree) {
  for_each_task([](const Case& c) {
    std::set<std::size_t> regions;
    double labelled_mm2 = 0, all_mm2 = 0;
    for (const RegionLabel& label : c.task.labels) {
      EXPECT_TRUE(regions.insert(label.region).second);
      labelled_mm2 += c.map->regions()[label.region].area_mm2;
    }
    for (const ColourRegion& region : c.map->regions()) all_mm2 += region.area_mm2;
    // Type of 9 points leaves a little more free than smaller type would: tufts, pebbles; and clouds stay
    // white where no colour is left that suits them.
    EXPECT_GE(labelled_mm2, 0.92 * all_mm2) << c.name;
    EXPECT_LE(c.task.free_regions, c.task.labels.size() * 4 / 5) << c.name;
  });
}

// Parts of one thing may be of one material.
TEST(ColourTask, RarelyGivesNeighboursOneColour) {
  for_each_task([](const Case& c) {
    int pairs = 0, same = 0;
    for (const RegionLabel& a : c.task.labels) {
      const auto& neighbours = c.map->regions()[a.region].neighbours;
      for (const RegionLabel& b : c.task.labels) {
        if (!std::binary_search(neighbours.begin(), neighbours.end(), b.region)) continue;
        if (c.map->regions()[a.region].element == c.map->regions()[b.region].element) continue;
        ++pairs;
        if (a.key == b.key) ++same;
      }
    }
    ASSERT_GT(pairs, 0);
    EXPECT_LT(same, pairs * 0.2) << c.name;
  });
}

// What a child sees on a page that is coloured by its key.
struct Seen {
  int borders = 0;                        // between labelled regions of two things
  int vanished = 0;                       // of them, those with one colour on both sides
  double known_mm2 = 0, natural_mm2 = 0;  // of things that have a colour of their own; coloured so
};

bool is_skin(const drawing::Picture& picture, const ColourRegion& region) {
  return region.shape && drawing::is_skin(picture.shapes[*region.shape].material);
}

Seen look_at(const drawing::Picture& picture, const RegionMap& map, const ColourTask& task) {
  Seen seen;
  for (const RegionLabel& a : task.labels) {
    const ColourRegion& region = map.regions()[a.region];
    if (region.element) {
      const std::span<const Crayon> natural = natural_crayons(picture.elements[*region.element].name);
      const bool is_natural =
          std::find(natural.begin(), natural.end(), task.key[a.key].crayon) != natural.end();
      if (!natural.empty()) seen.known_mm2 += region.area_mm2;
      if (is_natural) seen.natural_mm2 += region.area_mm2;
    }
    for (const RegionLabel& b : task.labels) {
      const ColourRegion& other = map.regions()[b.region];
      const bool is_neighbour =
          std::binary_search(region.neighbours.begin(), region.neighbours.end(), b.region);
      if (b.region <= a.region || !is_neighbour || region.element == other.element) continue;
      // White is paper: a snowman in the snow.
      if (task.key[a.key].crayon == Crayon::white && a.key == b.key) continue;
      // Two who hold hands are of one skin.
      if (is_skin(picture, region) && is_skin(picture, other)) continue;
      ++seen.borders;
      seen.vanished += a.key == b.key ? 1 : 0;
    }
  }
  return seen;
}

// What is natural is better than what differs from its neighbour, but things that run into each other are
// rare.
TEST(ColourTask, IsNaturalAndLetsLittleVanish) {
  const BookContent& book = support::random_book();
  for (const LessonLevel level : levels) {
    Seen all;
    for (std::size_t i = 0; i < book.pages.size(); i += 3) {
      const auto& picture = std::get<drawing::Picture>(book.pages[i].picture);
      const RegionMap map(book.pages[i], to_sheet, area);
      const auto task =
          make_colour_task(map, &picture, ColourLabels::numbers, level, base::Random(i), measure);
      if (!task) continue;
      const Seen seen = look_at(picture, map, *task);
      all.borders += seen.borders;
      all.vanished += seen.vanished;
      all.known_mm2 += seen.known_mm2;
      all.natural_mm2 += seen.natural_mm2;
    }
    ASSERT_GT(all.borders, 1000);
    // A floor has one colour, also behind the one thing of it.
    const double most = level == LessonLevel::easy ? 0.07 : 0.05;
    EXPECT_LE(all.vanished, most * all.borders) << static_cast<int>(level);
    EXPECT_GE(all.natural_mm2, 0.88 * all.known_mm2) << static_cast<int>(level);
  }
}

// What a place is mostly made of, such as a field, a river or a wall of boards, has the colours that it has
// outside.
TEST(ColourTask, KnowsTheColoursOfEveryLargePartOfAPlace) {
  constexpr double large = 0.03;  // of the page
  const BookContent book = support::drawn_book(
      {"Ein Ball auf dem Bauernhof",  "Ein Ball im Park",         "Ein Ball in der Schule",
       "Ein Ball in der Stadt",       "Ein Ball im Schwimmbad",   "Ein Ball am Hafen",
       "Ein Ball in den Bergen",      "Ein Ball am Fluss",        "Ein Ball auf dem Spielplatz",
       "Ein Ball im Wohnzimmer",      "Ein Ball in der Küche",    "Ein Ball auf der Baustelle",
       "Ein Ball am Bahnhof",         "Ein Ball am Flughafen",    "Ein Ball im Zoo",
       "Ein Ball auf der Skipiste",   "Ein Ball im Badezimmer",   "Ein Ball in der Wüste",
       "Ein Ball in der Bibliothek",  "Ein Ball auf dem Mond",    "Ein Ball im Stall",
       "Ein Ball auf dem Markt",      "Ein Ball im Sturm",        "Ein Ball in der Savanne",
       "Ein Ball auf der Burg",       "Ein Ball im Herbst",       "Ein Ball auf der Rennstrecke",
       "Ein Ball auf dem Sportplatz", "Ein Ball in der Bäckerei", "Ein Ball in der Höhle"},
      {});
  std::set<std::string> unknown;
  for (const Page& page : book.pages) {
    const auto& picture = std::get<drawing::Picture>(page.picture);
    const RegionMap map(page, to_sheet, area);
    for (const ColourRegion& region : map.regions()) {
      if (!region.element || region.area_mm2 < large * area.area()) continue;
      const drawing::Element& element = picture.elements[*region.element];
      const bool may_be_any = element.asked || drawing::natural_colour_of(element.motif);
      if (!may_be_any && natural_crayons(element.name).empty()) unknown.insert(element.name);
    }
  }
  EXPECT_TRUE(unknown.empty()) << ::testing::PrintToString(unknown);
}

TEST(ColourTask, GivesAFaceTheColourOfSkin) {
  const BookContent book = support::drawn_book({"Ein Mädchen auf der Wiese"}, {});
  const auto& picture = std::get<drawing::Picture>(book.pages[0].picture);
  const RegionMap map(book.pages[0], to_sheet, area);
  const auto task =
      make_colour_task(map, &picture, ColourLabels::numbers, LessonLevel::medium, base::Random(3), measure);
  ASSERT_TRUE(task);
  // What lies beside an eye.
  const auto eye =
      std::find_if(picture.shapes.begin(), picture.shapes.end(), [&](const drawing::Shape& shape) {
        return shape.role == drawing::Role::solid && picture.elements[shape.element].asked;
      });
  ASSERT_NE(eye, picture.shapes.end());
  const Rect box = eye->path.transformed(to_sheet).bounds();
  const auto face = map.at({box.left - 1, box.center().y});
  ASSERT_TRUE(face);
  const auto label = std::find_if(task->labels.begin(), task->labels.end(),
                                  [&](const RegionLabel& one) { return one.region == *face; });
  ASSERT_NE(label, task->labels.end());
  EXPECT_EQ(task->key[label->key].crayon, Crayon::pink);
}

// The pieces of a face behind glasses and both hands are of one skin.
TEST(ColourTask, GivesAllSkinOfSomebodyOneColour) {
  const BookContent book =
      support::drawn_book({"Eine Lehrerin mit Brille winkt", "Ein Arzt mit einem Koffer"}, {});
  for (const Page& page : book.pages) {
    const auto& picture = std::get<drawing::Picture>(page.picture);
    const RegionMap map(page, to_sheet, area);
    for (const LessonLevel level : levels) {
      const auto task =
          make_colour_task(map, &picture, ColourLabels::numbers, level, base::Random(3), measure);
      ASSERT_TRUE(task);
      std::set<Crayon> skin;
      std::size_t pieces = 0;
      for (const RegionLabel& label : task->labels) {
        const ColourRegion& region = map.regions()[label.region];
        if (!is_skin(picture, region)) continue;
        skin.insert(task->key[label.key].crayon);
        ++pieces;
      }
      EXPECT_GT(pieces, 1u) << page.caption;
      EXPECT_EQ(skin.size(), 1u) << page.caption;
    }
  }
}

// What everybody knows in its colour has it or stays white, unless it is as large as a hill.
TEST(ColourTask, LeavesWhiteWhatWouldBeOdd) {
  const BookContent& book = support::random_book();
  for (std::size_t i = 0; i < book.pages.size(); i += 10) {
    const auto& picture = std::get<drawing::Picture>(book.pages[i].picture);
    const RegionMap map(book.pages[i], to_sheet, area);
    const auto task =
        make_colour_task(map, &picture, ColourLabels::numbers, LessonLevel::easy, base::Random(i), measure);
    if (!task) continue;
    for (const RegionLabel& label : task->labels) {
      const ColourRegion& region = map.regions()[label.region];
      // One that was asked for has a face, whose mouth is red.
      if (!region.element || picture.elements[*region.element].asked) continue;
      if (picture.elements[*region.element].name != "Wolke") continue;
      const std::span<const Crayon> natural = natural_crayons("Wolke");
      EXPECT_NE(std::find(natural.begin(), natural.end(), task->key[label.key].crayon), natural.end())
          << book.pages[i].caption;
    }
  }
}

// The ground of the savanna is yellow, too, and gives way.
TEST(ColourTask, NobodyStandsOnGroundOfTheirOwnColour) {
  const BookContent book =
      support::drawn_book({"Eine Giraffe in der Savanne", "Ein Löwe in der Savanne"}, {});
  for (const Page& page : book.pages) {
    const auto& picture = std::get<drawing::Picture>(page.picture);
    const RegionMap map(page, to_sheet, area);
    const auto task =
        make_colour_task(map, &picture, ColourLabels::numbers, LessonLevel::medium, base::Random(1), measure);
    ASSERT_TRUE(task);
    const auto is_animals = [&](std::size_t region) {
      const ColourRegion& each = map.regions()[region];
      return each.element && picture.elements[*each.element].asked;
    };
    std::map<std::size_t, Crayon> crayons;
    std::optional<std::size_t> body;
    for (const RegionLabel& label : task->labels) {
      crayons[label.region] = task->key[label.key].crayon;
      if (!is_animals(label.region)) continue;
      if (!body || map.regions()[label.region].area_mm2 > map.regions()[*body].area_mm2) body = label.region;
    }
    ASSERT_TRUE(body);
    for (const std::size_t neighbour : map.regions()[*body].neighbours) {
      if (is_animals(neighbour) || !crayons.contains(neighbour)) continue;
      EXPECT_NE(crayons.at(neighbour), crayons.at(*body)) << page.caption;
    }
  }
}

// By what is printed: in the crown, in regions within it, and in the one below it.
TEST(ColourTask, GivesATreeABrownTrunkAndRipeFruit) {
  const BookContent book = support::drawn_book({"Oma pflückt Äpfel im Garten"}, {});
  for (const Page& page : book.pages) {
    const auto& picture = std::get<drawing::Picture>(page.picture);
    const RegionMap map(page, to_sheet, area);
    for (const LessonLevel level : levels) {
      const auto task =
          make_colour_task(map, &picture, ColourLabels::numbers, level, base::Random(3), measure);
      ASSERT_TRUE(task);
      const auto is_tree = [&](std::size_t region) {
        const auto element = map.regions()[region].element;
        return element && is_kind_of(picture.elements[*element].name, "Baum");
      };
      std::optional<std::size_t> crown;
      for (std::size_t i = 0; i < map.regions().size(); ++i) {
        if (is_tree(i) && (!crown || map.regions()[i].area_mm2 > map.regions()[*crown].area_mm2)) crown = i;
      }
      ASSERT_TRUE(crown) << page.caption;
      int fruit = 0, trunks = 0;
      for (const RegionLabel& label : task->labels) {
        const ColourRegion& region = map.regions()[label.region];
        if (region.element != map.regions()[*crown].element) continue;
        const Crayon crayon = task->key[label.key].crayon;
        if (label.region == *crown) {
          EXPECT_TRUE(crayon == Crayon::green || crayon == Crayon::light_green);
        } else if (region.neighbours == std::vector{*crown}) {
          ++fruit;
          EXPECT_TRUE(crayon == Crayon::red || crayon == Crayon::yellow || crayon == Crayon::orange)
              << german_name(crayon);
        } else if (region.pole.y > map.regions()[*crown].pole.y + map.regions()[*crown].radius_mm) {
          ++trunks;
          EXPECT_TRUE(crayon == Crayon::brown || crayon == Crayon::orange) << german_name(crayon);
        }
      }
      EXPECT_GE(fruit, 3) << page.caption;
      EXPECT_EQ(trunks, 1) << page.caption;
    }
  }
}

TEST(ColourTask, IsNotMadeOfTooFewRegions) {
  Page page{drawing::Picture{}, "builtin", ""};
  drawing::Shape shape;
  shape.path.add_rect({20, 20, 190, 270});
  shape.line_mm = 1;
  std::get<drawing::Picture>(page.picture).shapes.push_back(shape);
  const RegionMap map(page, to_sheet, area);
  EXPECT_FALSE(make_colour_task(map, &std::get<drawing::Picture>(page.picture), ColourLabels::sums,
                                LessonLevel::easy, base::Random(1), measure));
}

TEST(Crayon, KnowsWhatNatureWants) {
  EXPECT_EQ(natural_crayons("Sonne").front(), Crayon::yellow);
  EXPECT_EQ(natural_crayons("Sonnenblume").size(), 3u);
  EXPECT_EQ(natural_crayons("Tannenbaum").front(), Crayon::green);
  EXPECT_EQ(natural_crayons("Seestern").front(), Crayon::orange);
  EXPECT_EQ(natural_crayons("Hafenbecken").front(), Crayon::blue);
  EXPECT_EQ(natural_crayons("Waschbecken").front(), Crayon::white);
  EXPECT_EQ(natural_crayons("Pinsel").front(), Crayon::brown);
  EXPECT_EQ(natural_crayons("Brezel").front(), Crayon::brown);
  EXPECT_TRUE(natural_crayons("Gast").empty());
  EXPECT_TRUE(natural_crayons("Luftikus").empty());
  std::set<std::string_view> names;
  for (std::size_t i = 0; i < crayon_count; ++i) names.insert(german_name(static_cast<Crayon>(i)));
  EXPECT_EQ(names.size(), crayon_count);
}

}  // namespace
}  // namespace books::lessons
