#include "drawing/model/picture_codec.h"

#include <stdexcept>

#include <gtest/gtest.h>

#include "base/random.h"

namespace drawing {
namespace {

Picture sample() {
  Picture picture;
  picture.width_mm = 210;
  picture.height_mm = 297;
  picture.clip = {12, 12, 198, 285};
  picture.clip_radius_mm = 6;
  picture.elements = {{"1f98b", "Schmetterling", true, {20, 30, 80.25, 90}}, {"", "Wolke", false, {}}};
  Shape region;
  region.path.add_ellipse({50.5, 60.25}, 10, 20);
  region.line_mm = 0.9;
  region.material = Material::hoof;
  region.colour = NaturalColour{0, 255, 16};
  Shape line;
  line.fill = Fill::none;
  line.role = Role::detail;
  line.path.move_to({-3.25, 4});
  line.path.cubic_to({5, 6}, {7, 8}, {9.5, 10.75});
  line.line_mm = 0.5;
  line.element = 1;
  line.even_odd = true;
  picture.shapes = {region, line};
  return picture;
}

double rounded(double mm) {
  return std::round(mm * 100) / 100;
}

TEST(PictureCodec, GivesBackWhatWasStoredToAHundredthOfAMillimetre) {
  const Picture picture = sample(), read = decode_picture(encode_picture(picture));
  EXPECT_EQ(read.width_mm, picture.width_mm);
  EXPECT_EQ(read.clip, picture.clip);
  ASSERT_EQ(read.elements.size(), 2u);
  EXPECT_EQ(read.elements[0].motif, "1f98b");
  EXPECT_EQ(read.elements[0].name, "Schmetterling");
  EXPECT_TRUE(read.elements[0].asked);
  EXPECT_EQ(read.elements[0].bounds, picture.elements[0].bounds);
  EXPECT_TRUE(read.elements[1].bounds.empty());
  ASSERT_EQ(read.shapes.size(), 2u);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(read.shapes[i].fill, picture.shapes[i].fill);
    EXPECT_EQ(read.shapes[i].role, picture.shapes[i].role);
    EXPECT_EQ(read.shapes[i].material, picture.shapes[i].material);
    EXPECT_EQ(read.shapes[i].colour, picture.shapes[i].colour);
    EXPECT_EQ(read.shapes[i].even_odd, picture.shapes[i].even_odd);
    EXPECT_EQ(read.shapes[i].element, picture.shapes[i].element);
    EXPECT_EQ(read.shapes[i].path.verbs(), picture.shapes[i].path.verbs());
    for (std::size_t k = 0; k < picture.shapes[i].path.points().size(); ++k) {
      EXPECT_DOUBLE_EQ(read.shapes[i].path.points()[k].x, rounded(picture.shapes[i].path.points()[k].x));
      EXPECT_DOUBLE_EQ(read.shapes[i].path.points()[k].y, rounded(picture.shapes[i].path.points()[k].y));
    }
  }
}

TEST(PictureCodec, StoringWhatWasReadChangesNothing) {
  const std::string bytes = encode_picture(sample());
  EXPECT_EQ(encode_picture(decode_picture(bytes)), bytes);
}

// A bear and a girl called Lena: she reads to it from a book; the bear fishes and goes into a wood.
Subject reading_and_fishing() {
  Subject subject;
  subject.motifs = {{.motif = "own-baer", .name = "Bär", .size = SizeWish::large, .mood = Mood::happy},
                    {.motif = "own-maedchen", .name = "Mädchen", .pose = Pose::sitting, .called = {"Lena"}},
                    {.motif = "1f4d6", .name = "Buch", .count = 12}};
  subject.relations = {{0, Preposition::beside, {1, 2}}};
  Deed reading, fishing, carrying;
  reading.agents = {1};
  reading.verb = "vorlesen";
  reading.patient = 2;
  reading.receiver = 0;
  fishing.agents = {0, 1};
  fishing.verb = "angeln";
  fishing.tool = "1f3a3";
  fishing.way = Way{WayPreposition::into, "wald"};
  carrying.agents = {0};
  carrying.verb = "tragen";
  carrying.tool = 2;
  carrying.way = Way{WayPreposition::around, 1};
  subject.deeds = {reading, fishing, carrying};
  subject.place = "fluss";
  return subject;
}

Picture with_subject(Subject subject) {
  Picture picture = sample();
  picture.subject = std::move(subject);
  return picture;
}

TEST(PictureCodec, KeepsWhatThePictureShows) {
  const Subject subject = reading_and_fishing();
  const Subject read = decode_picture(encode_picture(with_subject(subject))).subject;
  ASSERT_EQ(read.motifs.size(), 3u);
  EXPECT_EQ(read.motifs[0].name, "Bär");
  EXPECT_EQ(read.motifs[0].size, SizeWish::large);
  EXPECT_EQ(read.motifs[0].mood, Mood::happy);
  EXPECT_EQ(read.motifs[1].pose, Pose::sitting);
  EXPECT_EQ(read.motifs[1].called, std::vector<std::string>{"Lena"});
  EXPECT_EQ(read.motifs[2].count, 12);
  ASSERT_EQ(read.relations.size(), 1u);
  EXPECT_EQ(read.relations[0].objects, (std::vector<int>{1, 2}));
  ASSERT_EQ(read.deeds.size(), 3u);
  EXPECT_EQ(read.deeds[0].verb, "vorlesen");
  EXPECT_EQ(read.deeds[0].patient, 2);
  EXPECT_EQ(read.deeds[0].receiver, 0);
  EXPECT_FALSE(read.deeds[0].tool.has_value());
  EXPECT_EQ(read.deeds[1].agents, (std::vector<int>{0, 1}));
  EXPECT_EQ(std::get<std::string>(*read.deeds[1].tool), "1f3a3");
  EXPECT_EQ(read.deeds[1].way->preposition, WayPreposition::into);
  EXPECT_EQ(std::get<std::string>(read.deeds[1].way->goal), "wald");
  EXPECT_EQ(std::get<int>(*read.deeds[2].tool), 2);
  EXPECT_EQ(std::get<int>(read.deeds[2].way->goal), 1);
  EXPECT_EQ(read.place, "fluss");
}

TEST(PictureCodec, RefusesASubjectThatSpeaksOfNobody) {
  const auto refuses = [](auto spoil) {
    Subject subject = reading_and_fishing();
    spoil(subject);
    EXPECT_FALSE(is_sound(subject));
    EXPECT_THROW(decode_picture(encode_picture(with_subject(subject))), std::runtime_error);
  };
  refuses([](Subject& subject) { subject.deeds[0].patient = 3; });
  refuses([](Subject& subject) { subject.deeds[0].receiver = -1; });
  refuses([](Subject& subject) { subject.deeds[0].agents.clear(); });
  refuses([](Subject& subject) { subject.deeds[0].verb.clear(); });
  refuses([](Subject& subject) { subject.deeds[2].tool = 7; });
  refuses([](Subject& subject) { subject.deeds[2].way->goal = 1000; });
  refuses([](Subject& subject) { subject.relations[0].objects = {0, 9}; });
  refuses([](Subject& subject) { subject.relations[0].subject = 3; });
  refuses([](Subject& subject) { subject.motifs[0].count = 13; });
  refuses([](Subject& subject) { subject.motifs[0].count = 256 + 1; });
  refuses([](Subject& subject) { subject.motifs[0].name = "B\xff"; });
  refuses([](Subject& subject) { subject.place = std::string(1000, 'x'); });
  refuses([](Subject& subject) { subject.motifs.resize(1000, subject.motifs[0]); });
}

// As the first version has stored it: a triangle that is called a butterfly.
TEST(PictureCodec, ReadsPicturesOfTheFirstVersion) {
  const std::string hex =
      "42500149000000789c9b7082a9e30233e303a107421bb632add8cbbc819391d530cdd222893738392337b5a424b52827332f9d"
      "917181fc"
      "07bd4db5177a1819191918b63032b03030323283042ff033305ce00700c85617bf";
  std::string bytes;
  for (std::size_t i = 0; i < hex.size(); i += 2)
    bytes.push_back(static_cast<char>(std::stoi(hex.substr(i, 2), nullptr, 16)));
  const Picture picture = decode_picture(bytes);
  ASSERT_EQ(picture.elements.size(), 1u);
  EXPECT_EQ(picture.elements[0].name, "Schmetterling");
  ASSERT_EQ(picture.shapes.size(), 1u);
  EXPECT_EQ(picture.shapes[0].path.points().size(), 3u);
  EXPECT_TRUE(picture.subject.empty());
}

// The third version knew skin and hair, and no colours: a butterfly's triangle of hair.
TEST(PictureCodec, ReadsPicturesOfTheThirdVersion) {
  const std::string hex =
      "42500344000000789c9b7082a9e30233030323ab619aa545126f7072466e6a49496a514e665e3a23e302f90f7a9b6a2f"
      "f43032323230316c6164606160646406893e8865780f22800000d5d7142d";
  std::string bytes;
  for (std::size_t i = 0; i < hex.size(); i += 2)
    bytes.push_back(static_cast<char>(std::stoi(hex.substr(i, 2), nullptr, 16)));
  const Picture picture = decode_picture(bytes);
  ASSERT_EQ(picture.shapes.size(), 1u);
  EXPECT_EQ(picture.shapes[0].material, Material::hair);
  EXPECT_EQ(picture.shapes[0].colour, std::nullopt);
  EXPECT_EQ(picture.shapes[0].path.points().size(), 3u);
}

TEST(PictureCodec, RefusesEveryTruncation) {
  const std::string bytes = encode_picture(sample());
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    EXPECT_THROW(decode_picture(std::string_view(bytes).substr(0, size)), std::runtime_error) << size;
  }
}

TEST(PictureCodec, RefusesAnotherVersionAndForeignBytes) {
  std::string bytes = encode_picture(sample());
  bytes[2] = 9;
  EXPECT_THROW(decode_picture(bytes), std::runtime_error);
  EXPECT_THROW(decode_picture("<svg/>"), std::runtime_error);
  EXPECT_THROW(decode_picture(""), std::runtime_error);
}

TEST(PictureCodec, RefusesAHugeLengthWithoutReservingIt) {
  std::string bytes = encode_picture(sample());
  bytes[3] = bytes[4] = bytes[5] = bytes[6] = '\xff';
  EXPECT_THROW(decode_picture(bytes), std::runtime_error);
}

TEST(PictureCodec, SurvivesDamageAnywhere) {
  const std::string good = encode_picture(sample());
  base::Random random(5);
  for (int i = 0; i < 3000; ++i) {
    std::string bytes = good;
    bytes[random.below(static_cast<std::uint32_t>(bytes.size()))] = static_cast<char>(random.below(256));
    try {
      decode_picture(bytes);
    } catch (const std::runtime_error&) {
    }
  }
}

}  // namespace
}  // namespace drawing
