#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "books/lessons/colour_task.h"
#include "books/lessons/fine_lines.h"
#include "books/picture_source.h"
#include "drawing/pipeline.h"
#include "support/colour_audit.h"
#include "support/plain_measure.h"

// The fields of finished pages of "Malen nach Zahlen": how many there are, and that nothing stands half
// numbered.
namespace books::lessons {
namespace {

const support::PlainMeasure field_measure;
constexpr LessonLevel field_levels[] = {LessonLevel::easy, LessonLevel::medium, LessonLevel::hard};

drawing::Picture field_picture(const std::string& sentence, LessonLevel level) {
  drawing::Options options;
  options.age = level == LessonLevel::easy ? drawing::Age::years_3_5 : drawing::Age::years_6_8;
  return drawing::draw(sentence, options).picture;
}

// A page as it is printed: without its fine lines.
struct FieldPage {
  static constexpr double scale = 0.82;
  static RegionMap map_of(const Page& page) {
    return RegionMap(page, geometry::Affine::scaling(scale, scale), {0, 0, scale * 210, scale * 297});
  }

  FieldPage(const std::string& sentence, LessonLevel level)
      : page{field_picture(sentence, level), "builtin", sentence}, map(map_of(page)) {
    PictureMark mark;
    mark.without_shapes = fine_lines(map, picture(), level);
    page.picture = printed_picture(picture(), mark);
    map = map_of(page);
    task =
        make_colour_task(map, &picture(), ColourLabels::numbers, {level, {}}, base::Random(5), field_measure);
  }

  const drawing::Picture& picture() const { return std::get<drawing::Picture>(page.picture); }
  support::FieldAudit audit() const { return support::audit_fields(map, picture(), *task); }
  const std::string& name_of(std::size_t region) const {
    static const std::string paper = "-";
    const auto& element = map.regions()[region].element;
    return element ? picture().elements[*element].name : paper;
  }
  std::set<Crayon> crayons_of(const std::string& name) const {
    std::set<Crayon> crayons;
    for (const RegionLabel& label : task->labels)
      if (name_of(label.region) == name) crayons.insert(task->key[label.key].crayon);
    return crayons;
  }

  Page page;
  RegionMap map;
  std::optional<ColourTask> task;
};

const std::vector<std::string>& field_sentences() {
  static const std::vector<std::string> sentences = {
      "Ein rotes Auto fährt durch die Stadt", "Das Mädchen gießt eine Blume im Garten",
      "Der Opa sitzt auf der Bank im Park",   "Ein Clown jongliert im Zirkus mit drei Bällen",
      "Ein Pferd galoppiert über die Koppel", "Die Familie macht ein Picknick am See",
      "Eine Hexe rührt in einem Kessel",      "Ein Ritter kämpft gegen einen Drachen"};
  return sentences;
}

TEST(PaintedFields, AreNotMoreThanAChildOfTheLevelCanDo) {
  EXPECT_LE(most_fields(LessonLevel::easy), 42u);
  EXPECT_LE(most_fields(LessonLevel::medium), 60u);
  for (const LessonLevel level : field_levels) {
    for (const std::string& sentence : field_sentences()) {
      const FieldPage page(sentence, level);
      ASSERT_TRUE(page.task) << sentence;
      EXPECT_LE(page.task->labels.size(), most_fields(level)) << sentence;
      EXPECT_GE(page.task->labels.size(), 20u) << sentence;
    }
  }
}

// A wheel, an ear or a window without a number beside numbered ones.
TEST(PaintedFields, FewStandWithoutANumberBesideNumberedOnes) {
  for (const LessonLevel level : field_levels) {
    std::size_t bare = 0, fields = 0;
    std::string list;
    for (const std::string& sentence : field_sentences()) {
      const FieldPage page(sentence, level);
      ASSERT_TRUE(page.task) << sentence;
      fields += page.task->labels.size();
      for (const support::BareField& field : page.audit().bare) {
        ++bare;
        list += field.thing + " ";
      }
    }
    // Where small children have few fields, patterns such as a clown's dots have none at all.
    const std::size_t most_percent = level == LessonLevel::easy ? 30 : level == LessonLevel::medium ? 20 : 15;
    EXPECT_LE(bare * 100, fields * most_percent) << list;
  }
}

// A number beside a field leads into it, and stands in one field only.
TEST(PaintedFields, ANumberBesideItsFieldHasALineThatEndsInIt) {
  std::size_t leaders = 0;
  for (const std::string& sentence : field_sentences()) {
    const FieldPage page(sentence, LessonLevel::hard);
    ASSERT_TRUE(page.task) << sentence;
    for (const RegionLabel& label : page.task->labels) {
      if (!label.leader) continue;
      ++leaders;
      EXPECT_EQ(page.map.at(label.leader->to), label.region) << sentence;
      const auto host = page.map.at(label.center);
      ASSERT_TRUE(host) << sentence;
      EXPECT_NE(*host, label.region) << sentence;
      const LabelBox box = label_box(label.text, label.size_mm, field_measure);
      const geometry::Rect room{label.center.x - box.width_mm / 2, label.center.y - box.height_mm / 2,
                                label.center.x + box.width_mm / 2, label.center.y + box.height_mm / 2};
      EXPECT_TRUE(page.map.holds(*host, room)) << sentence;
      EXPECT_EQ(page.map.at(label.leader->from), host) << sentence;
      for (const RegionLabel& other : page.task->labels) {
        if (&other == &label) continue;
        EXPECT_FALSE(room.inflated(0.5).contains(other.center)) << sentence;
      }
    }
  }
  EXPECT_GT(leaders, 10u);
}

TEST(PaintedFields, FineLinesAreNeverOfWhatWasAskedFor) {
  std::size_t lines = 0;
  for (const std::string& sentence : field_sentences()) {
    const drawing::Picture picture = field_picture(sentence, LessonLevel::easy);
    const Page page{picture, "builtin", sentence};
    for (const std::size_t line : fine_lines(FieldPage::map_of(page), picture, LessonLevel::easy)) {
      ++lines;
      EXPECT_FALSE(picture.elements[picture.shapes[line].element].asked) << sentence;
      EXPECT_EQ(picture.shapes[line].fill, drawing::Fill::none) << sentence;
    }
  }
  EXPECT_GT(lines, 0u);
}

TEST(PaintedFields, WhatASentenceSaysOfADressHoldsWhoeverElseHasOne) {
  const FieldPage page("Die Oma trägt ein lila Kleid und hält einen Regenschirm", LessonLevel::easy);
  ASSERT_TRUE(page.task);
  EXPECT_TRUE(page.crayons_of("Oma").contains(Crayon::purple));
}

TEST(PaintedFields, AHaresEarsAreOfItsFur) {
  for (const LessonLevel level : field_levels) {
    const FieldPage page("Ein Hase hüpft über die Wiese", level);
    ASSERT_TRUE(page.task);
    const auto colours_of = [&](drawing::Material material) {
      std::set<Crayon> crayons;
      for (const RegionLabel& label : page.task->labels) {
        const auto& shape = page.map.regions()[label.region].shape;
        if (page.name_of(label.region) == "Hase" && shape &&
            page.picture().shapes[*shape].material == material)
          crayons.insert(page.task->key[label.key].crayon);
      }
      return crayons;
    };
    ASSERT_EQ(colours_of(drawing::Material::fur).size(), 1u);
    EXPECT_EQ(colours_of(drawing::Material::ear), colours_of(drawing::Material::fur));
  }
}

TEST(PaintedFields, ARainbowsCloudsAreNotOfTheSkysBlue) {
  for (const LessonLevel level : field_levels) {
    const FieldPage page("Ein Einhorn steht unter dem Regenbogen", level);
    ASSERT_TRUE(page.task);
    EXPECT_FALSE(page.crayons_of("Regenbogen").contains(Crayon::light_blue));
  }
}

// Nobody's wall is of the blue that its window has.
TEST(PaintedFields, AWindowIsSeenInItsWall) {
  for (const LessonLevel level : field_levels) {
    const FieldPage page("Eine Hexe rührt in einem Kessel in der Küche", level);
    ASSERT_TRUE(page.task);
    std::map<std::string, std::set<Crayon>> crayons;
    for (const RegionLabel& label : page.task->labels)
      crayons[page.name_of(label.region)].insert(page.task->key[label.key].crayon);
    for (const Crayon crayon : crayons["Fenster"]) {
      EXPECT_TRUE(crayon == Crayon::white || !crayons["-"].contains(crayon));
    }
  }
}

}  // namespace
}  // namespace books::lessons
