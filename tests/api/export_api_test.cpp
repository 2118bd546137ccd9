#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <minizip/unzip.h>

#include "api/api_server.h"

namespace test {
namespace {

using Json = nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

// What stands in a ZIP file, by name.
std::map<std::string, std::string> unpacked(const std::string& zip) {
  const support::TemporaryFolder folder;
  const std::string path = (folder.path() / "x.zip").string();
  std::ofstream(path, std::ios::binary) << zip;
  std::map<std::string, std::string> files;
  unzFile file = unzOpen64(path.c_str());
  if (file == nullptr) return files;
  for (int next = unzGoToFirstFile(file); next == UNZ_OK; next = unzGoToNextFile(file)) {
    unz_file_info64 info{};
    char name[512];
    unzGetCurrentFileInfo64(file, &info, name, sizeof name, nullptr, 0, nullptr, 0);
    std::string bytes(info.uncompressed_size, '\0');
    unzOpenCurrentFile(file);
    EXPECT_EQ(unzReadCurrentFile(file, bytes.data(), static_cast<unsigned>(bytes.size())),
              static_cast<int>(bytes.size()));
    EXPECT_EQ(unzCloseCurrentFile(file), UNZ_OK) << "checksum of " << name;
    files[name] = bytes;
  }
  unzClose(file);
  return files;
}

TEST(ExportApi, HoldsEverythingOfTheCallerAndNothingOfOthers) {
  ApiServer server;
  const Person anna = server.register_person("anna", plans::Plan::premium);
  const Person bernd = server.register_person("bernd");
  const std::string first = server.draw(anna, "Eine Katze"), second = server.draw(anna, "Zwei Hunde");
  const std::string book = server.make_book(anna, {second}, "Tiere / Größe");
  server.draw(bernd, "Ein Pferd");
  server.call("POST", "/api/ratings", anna.token, Json{{"stars", 4}});
  const Json folder = server.call("POST", "/api/folders", anna.token, Json{{"name", "Für Emma"}}).json();
  const std::string kept = second.substr(second.rfind('/') + 1);
  server.call("PATCH", "/api/pictures/" + kept, anna.token, Json{{"folder", folder["id"]}});
  server.call("PUT", "/api/workbench", anna.token, Json{{"version", 0}, {"pages", {kept}}});
  const Answer answer = server.call("GET", "/api/me/export", anna.token);
  ASSERT_EQ(answer.status, 200) << answer.body;
  EXPECT_EQ(answer.header("Content-Type"), "application/zip");
  EXPECT_THAT(answer.header("Content-Disposition"), HasSubstr("meine-daten.zip"));
  EXPECT_EQ(answer.header("Cache-Control"), "no-store");
  auto files = unpacked(answer.body);
  std::vector<std::string> names;
  for (const auto& [name, bytes] : files) names.push_back(name);
  EXPECT_THAT(
      names, ElementsAre("bilder/001.svg", "bilder/002.svg", "daten.json", "malbuecher/001 Tiere Größe.pdf"));
  EXPECT_THAT(files["bilder/001.svg"], HasSubstr("<svg"));
  EXPECT_THAT(files["malbuecher/001 Tiere Größe.pdf"], StartsWith("%PDF-"));
  const Json data = Json::parse(files["daten.json"]);
  EXPECT_EQ(data["account"]["email"], anna.email);
  EXPECT_EQ(data["account"]["planUntil"], nullptr);
  EXPECT_EQ(data["pictures"][0]["prompt"], "Eine Katze");
  EXPECT_EQ(data["pictures"][1]["prompt"], "Zwei Hunde");
  EXPECT_EQ(data["books"][0]["id"], book);
  EXPECT_EQ(data["album"]["folders"][0]["name"], "Für Emma");
  EXPECT_EQ(data["album"]["pictures"].size(), 2u);
  EXPECT_EQ(data["album"]["workbench"], Json::array({kept}));
  EXPECT_EQ(data["rating"], 4);
  EXPECT_EQ(data["sessions"].size(), 1u);
  EXPECT_EQ(data["usage"][0], (Json{{"counter", "books"}, {"period", "2026-11"}, {"used", 1}}));
  EXPECT_FALSE(data["achievements"].empty());
  EXPECT_THAT(files["daten.json"], Not(HasSubstr("hash of")));
  EXPECT_THAT(files["daten.json"], Not(HasSubstr("bernd")));
  EXPECT_THAT(files["daten.json"], Not(HasSubstr("Pferd")));
}

TEST(ExportApi, HoldsTheJobsOfOtherEngines) {
  ApiServer server;
  const Person anna = server.register_person("anna"), bernd = server.register_person("bernd");
  server.storage().write([&](app::ports::Stores& stores) {
    app::ports::EngineJob job;
    job.id = "job-of-anna";
    job.user_id = anna.id;
    job.engine = "gpu";
    job.created_at = server.clock.now();
    job.prompt = "Ein Igel";
    stores.jobs().insert(job);
    job.id = "job-of-bernd";
    job.user_id = bernd.id;
    stores.jobs().insert(job);
  });
  auto files = unpacked(server.call("GET", "/api/me/export", anna.token).body);
  const Json jobs = Json::parse(files["daten.json"])["jobs"];
  ASSERT_EQ(jobs.size(), 1u);
  EXPECT_EQ(jobs[0]["id"], "job-of-anna");
  EXPECT_EQ(jobs[0]["prompt"], "Ein Igel");
  EXPECT_EQ(jobs[0]["engine"], "gpu");
  EXPECT_EQ(jobs[0]["state"], "queued");
}

TEST(ExportApi, OfANewAccountIsItsData) {
  ApiServer server;
  const Person anna = server.register_person("anna");
  auto files = unpacked(server.call("GET", "/api/me/export", anna.token).body);
  ASSERT_EQ(files.size(), 1u);
  const Json data = Json::parse(files["daten.json"]);
  EXPECT_EQ(data["books"], Json::array());
  EXPECT_EQ(data["rating"], nullptr);
}

}  // namespace
}  // namespace test
