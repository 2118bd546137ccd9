#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "base/embedded.h"
#include "base/id_source.h"
#include "base/iso8601.h"

namespace base {
namespace {

TEST(SystemIdSource, IdsAreUnguessableWordsThatNeverRepeat) {
  SystemIdSource source;
  std::set<std::string> seen;
  std::set<char> letters;
  for (int i = 0; i < 20000; ++i) {
    const std::string id = source.next_id();
    ASSERT_EQ(id.size(), 22U);
    ASSERT_EQ(id.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"),
              std::string::npos)
        << id;
    ASSERT_TRUE(seen.insert(id).second) << id;
    letters.insert(id.begin(), id.end());
  }
  EXPECT_EQ(letters.size(), 64U) << "every letter of the alphabet is used";
}

TEST(Embedded, EveryNameIsFoundAndNoOther) {
  constexpr Embedded table[] = {{"a", "1", "", "", ""}, {"a/b", "2", "", "", ""}, {"c", "3", "", "", ""}};
  for (const Embedded& entry : table) EXPECT_EQ(find_embedded(table, entry.name), &entry);
  for (const char* name : {"", "a/", "b", "d", "A"}) EXPECT_EQ(find_embedded(table, name), nullptr) << name;
  EXPECT_EQ(find_embedded({}, "a"), nullptr);
}

TEST(Embedded, ResourcesAreSortedByNameAndHaveTags) {
  const auto resources = embedded_resources();
  ASSERT_GT(resources.size(), 2U);
  for (std::size_t i = 0; i < resources.size(); ++i) {
    if (i > 0) {
      EXPECT_LT(resources[i - 1].name, resources[i].name);
    }
    EXPECT_EQ(resources[i].etag.size(), 22U) << resources[i].name;
    EXPECT_EQ(resource(resources[i].name), contents(resources[i]));
  }
}

TEST(Embedded, WhatIsOnlyCarriedCompressedIsInflatedOnce) {
  // printf 'Buntstift' | gzip -n | xxd -i
  constexpr unsigned char gzip[] = {0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03,
                                    0x73, 0x2a, 0xcd, 0x2b, 0x29, 0x2e, 0xc9, 0x4c, 0x2b, 0x01,
                                    0x00, 0xcb, 0xfc, 0x01, 0xc0, 0x09, 0x00, 0x00, 0x00};
  const std::string_view packed(reinterpret_cast<const char*>(gzip), sizeof gzip);
  const Embedded file{"a", "", "", packed, ""};
  const std::string_view first = contents(file);
  EXPECT_EQ(first, "Buntstift");
  EXPECT_EQ(contents(file).data(), first.data());
  EXPECT_EQ(contents({"plain", "bytes", "", packed, ""}), "bytes");
  EXPECT_EQ(contents({"empty", "", "", "", ""}), "");
}

TEST(Embedded, ADamagedFormIsABrokenBuild) {
  // What ends early, and what is no gzip at all (its last four characters would be a size of gigabytes).
  EXPECT_THROW(contents({"short", "", "", "\x1f\x8b\x08", ""}), std::logic_error);
  EXPECT_THROW(contents({"other", "", "", "twenty characters long", ""}), std::logic_error);
}

TEST(Embedded, AFontIsThereAndAnUnknownNameIsABrokenBuild) {
  EXPECT_EQ(resource("fonts/Andika-Regular.ttf").substr(0, 4), std::string_view("\0\1\0\0", 4));
  EXPECT_THROW(resource("fonts/nothing.ttf"), std::logic_error);
}

TEST(Iso8601, IsUtcWithMilliseconds) {
  const auto text = [](std::int64_t ms) { return to_iso8601(Time(std::chrono::milliseconds(ms))); };
  EXPECT_EQ(text(0), "1970-01-01T00:00:00.000Z");
  EXPECT_EQ(text(951'827'696'789), "2000-02-29T12:34:56.789Z");
  EXPECT_EQ(text(-1), "1969-12-31T23:59:59.999Z");
  EXPECT_EQ(text(4'102'444'799'999), "2099-12-31T23:59:59.999Z");
}

TEST(Iso8601, SortsLikeTime) {
  std::string before = to_iso8601(Time(std::chrono::milliseconds(0)));
  for (std::int64_t ms = 1; ms < 4'000'000'000'000; ms = ms * 3 + 7) {
    const std::string after = to_iso8601(Time(std::chrono::milliseconds(ms)));
    EXPECT_LT(before, after);
    before = after;
  }
}

}  // namespace
}  // namespace base
