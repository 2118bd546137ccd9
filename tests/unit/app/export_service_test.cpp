#include "app/export_service.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/known_ids.h"
#include "support/manual_clock.h"
#include "support/plain_engine.h"
#include "support/plain_writers.h"
#include "support/refusal.h"
#include "support/test_storage.h"

namespace app {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

using Files = std::map<std::string, std::string>;

// Keeps the files apart instead of packing them.
class PlainArchiveWriter final : public ports::ArchiveWriter {
 public:
  explicit PlainArchiveWriter(Files& files) : files_(files) {}
  std::unique_ptr<ports::Archive> begin(base::Time) const override {
    return std::make_unique<PlainArchive>(files_);
  }
  std::unique_ptr<ports::ArchiveOnDisk> begin_on_disk(base::Time) const override { return nullptr; }

 private:
  class PlainArchive final : public ports::Archive {
   public:
    explicit PlainArchive(Files& files) : files_(files) {}
    void add(const std::string& name, std::string_view bytes) override { files_[name] = bytes; }
    std::string finish() override { return "packed"; }

   private:
    Files& files_;
  };
  Files& files_;
};

class ExportServiceTest : public testing::Test {
 protected:
  ExportServiceTest() {
    anna_.user_id = "anna";
    storage_.add_user("anna");
    anna_.plan = "premium";
  }
  std::string draw(const std::string& prompt) { return pictures_.draw(anna_, {.prompt = prompt}).id; }
  std::string make_book(const std::string& title, const std::string& picture) {
    return books_.create(anna_, {.title = title, .description = "x", .picture_ids = {picture}});
  }
  // The names of the files in the archive.
  std::vector<std::string> pack(const PersonalData& data) {
    exports_.archive(anna_, data, "{}");
    std::vector<std::string> names;
    for (const auto& [name, bytes] : files_) names.push_back(name);
    return names;
  }

  Session anna_;
  Files files_;
  test::ManualClock clock_;
  test::KnownIds ids_;
  test::TestStorage storage_;
  test::PlainEngine engine_;
  test::PlainPictureWriter picture_writer_;
  test::PlainBookWriter book_writer_;
  PlainArchiveWriter archive_writer_{files_};
  Settings settings_;
  EngineService engine_service_{storage_, engine_, picture_writer_, clock_};
  PictureService pictures_{storage_, engine_service_, picture_writer_, book_writer_, clock_, ids_, settings_};
  TemplateBooks templates_{engine_};
  BookService books_{storage_, templates_, book_writer_, clock_, ids_, settings_};
  ExportService exports_{storage_, pictures_, books_, archive_writer_, clock_, settings_};
};

TEST_F(ExportServiceTest, NothingIsMissingWhereNothingIsDamaged) {
  make_book("Tiere", draw("Eine Katze"));
  const PersonalData data = exports_.collect(anna_);
  EXPECT_THAT(data.missing, IsEmpty());
  EXPECT_THAT(pack(data), ElementsAre("bilder/001.svg", "daten.json", "malbuecher/001 Tiere.pdf"));
}

TEST_F(ExportServiceTest, WhatIsDamagedIsLeftOutAndNamed) {
  const std::string cat = draw("Eine Katze"), dog = draw("Ein Hund"), horse = draw("Ein Pferd");
  make_book("Katzen", cat);
  make_book("Hunde", dog);
  const std::string lost = make_book("Pferde", horse);
  storage_.damage({dog, lost, "stars"}, 2);
  const PersonalData data = exports_.collect(anna_);
  EXPECT_THAT(data.missing, ElementsAre("2 Bilder", "das Malbuch „Pferde“", "Ihre Bewertung"));
  EXPECT_THAT(pack(data), ElementsAre("bilder/001.svg", "bilder/003.svg", "daten.json", "fehlt.txt",
                                      "malbuecher/001 Katzen.pdf"));
  EXPECT_THAT(
      files_["fehlt.txt"],
      HasSubstr("\n- 2 Bilder\n- das Malbuch „Pferde“\n- Ihre Bewertung\n- das Malbuch „Hunde“ als PDF\n"
                "- das Bild „Ein Hund“ (Nummer 002)\n"));
}

TEST_F(ExportServiceTest, APictureWhoseBytesAreNoneIsNamedToo) {
  draw("Eine Katze");
  storage_.run("UPDATE pictures SET content = ?", storage::Blob{"broken"});
  const PersonalData data = exports_.collect(anna_);
  EXPECT_THAT(pack(data), ElementsAre("daten.json", "fehlt.txt"));
  EXPECT_THAT(files_["fehlt.txt"], HasSubstr("- das Bild „Eine Katze“ (Nummer 001)\n"));
}

TEST_F(ExportServiceTest, WhatWasDeletedMeanwhileIsNotMissing) {
  draw("Eine Katze");
  const PersonalData data = exports_.collect(anna_);
  storage_.run("DELETE FROM pictures");
  EXPECT_THAT(pack(data), ElementsAre("daten.json"));
}

}  // namespace
}  // namespace app
