#include <stdexcept>

#include <gtest/gtest.h>

#include "storage/migrations.h"

namespace storage {
namespace {

std::vector<Migration> among(const std::vector<std::string_view>& names) {
  std::vector<base::Embedded> files;
  for (const std::string_view name : names) files.push_back({name, "SELECT 1", {}, {}, {}});
  return migrations_among(files);
}

TEST(MigrationNames, AreNumberedFromOneWithoutGaps) {
  const auto migrations = among({"fonts/a.ttf", "migrations/0001_first.sql", "migrations/0002_second.sql"});
  ASSERT_EQ(migrations.size(), 2u);
  EXPECT_EQ(migrations[0].number, 1);
  EXPECT_EQ(migrations[1].number, 2);
  EXPECT_EQ(migrations[1].name, "0002_second");
  EXPECT_TRUE(among({}).empty());
}

TEST(MigrationNames, AGapATwinOrNoNumberIsABrokenBuild) {
  EXPECT_THROW(among({"migrations/0002_second.sql"}), std::logic_error);
  EXPECT_THROW(among({"migrations/0001_a.sql", "migrations/0003_b.sql"}), std::logic_error);
  EXPECT_THROW(among({"migrations/0001_a.sql", "migrations/0001_b.sql"}), std::logic_error);
  EXPECT_THROW(among({"migrations/first.sql"}), std::logic_error);
}

TEST(MigrationNames, ThoseOfTheExecutableAreInOrder) {
  EXPECT_NO_THROW(embedded_migrations());
}

}  // namespace
}  // namespace storage
