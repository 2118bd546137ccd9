#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "storage/sqlite_storage.h"
#include "support/manual_clock.h"
#include "support/process.h"

namespace storage {
namespace {

using namespace app::ports;

constexpr int page_bytes = 8192;

void insert_pictures(SqliteStorage& storage, int count) {
  storage.write([&](Stores& stores) {
    StoredUser anna;
    anna.user.id = "anna";
    anna.user.email = "anna@example.de";
    stores.users().insert(anna);
    for (int i = 0; i < count; ++i) {
      StoredPicture picture;
      picture.id = "picture " + std::to_string(i);
      picture.user_id = "anna";
      picture.prompt = "Satz " + std::to_string(i);
      picture.engine = "builtin";
      picture.content = std::string(3000, 'x');
      stores.pictures().insert(picture);
    }
  });
}

// Overwrites the page on which a text stands.
void damage_page_with(const std::filesystem::path& file, const std::string& text) {
  std::stringstream bytes;
  bytes << std::ifstream(file, std::ios::binary).rdbuf();
  const std::size_t at = bytes.str().find(text);
  ASSERT_NE(at, std::string::npos);
  std::fstream damage(file, std::ios::in | std::ios::out | std::ios::binary);
  damage.seekp(static_cast<std::streamoff>(at / page_bytes * page_bytes));
  damage << std::string(page_bytes, '\xff');
}

TEST(PersonalData, ADamagedPageTakesAwayItsOwnPicturesOnly) {
  const support::TemporaryFolder folder;
  const test::ManualClock clock;
  constexpr int count = 40;
  {
    SqliteStorage storage(folder.path(), clock);
    insert_pictures(storage, count);
  }
  damage_page_with(folder.path() / database_name, "Satz 20");
  const SqliteStorage storage(folder.path(), clock);
  const PictureRecords records =
      storage.read([](const Stores& stores) { return stores.personal_data().pictures("anna"); });
  EXPECT_GE(records.damaged, 1);
  EXPECT_EQ(records.damaged + static_cast<int>(records.readable.size()), count);
  EXPECT_EQ(records.readable.front().prompt, "Satz 0");
  EXPECT_EQ(records.readable.back().prompt, "Satz 39");
  for (const PictureRecord& record : records.readable) EXPECT_NE(record.prompt, "Satz 20");
}

}  // namespace
}  // namespace storage
