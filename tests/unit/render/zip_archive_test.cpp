#include "render/zip_archive.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>
#include <minizip/ioapi.h>
#include <minizip/unzip.h>

#include "support/process.h"

namespace render {
namespace {

TEST(ZipArchive, GivesBackWhatWasPutIn) {
  const base::Time moment{std::chrono::sys_days(std::chrono::year{2026} / 11 / 20) + std::chrono::hours{11}};
  const auto archive = ZipArchiveWriter().begin(moment);
  const std::string large(3'000'000, 'x'), bytes("\0\xff\r\n", 4);
  archive->add("a/Größe.txt", "Grüße");
  archive->add("leer", "");
  archive->add("bytes", bytes);
  archive->add("large", large);
  const std::string zip = archive->finish();
  EXPECT_LT(zip.size(), 10'000u);

  const support::TemporaryFolder folder;
  const std::string path = (folder.path() / "x.zip").string();
  std::ofstream(path, std::ios::binary) << zip;
  unzFile file = unzOpen64(path.c_str());
  ASSERT_NE(file, nullptr);
  const std::pair<std::string, std::string> wanted[] = {
      {"a/Größe.txt", "Grüße"}, {"leer", ""}, {"bytes", bytes}, {"large", large}};
  int next = unzGoToFirstFile(file);
  for (const auto& [name, content] : wanted) {
    ASSERT_EQ(next, UNZ_OK);
    unz_file_info64 info{};
    char found[100];
    unzGetCurrentFileInfo64(file, &info, found, sizeof found, nullptr, 0, nullptr, 0);
    EXPECT_EQ(found, name);
    // A file that its owner may write and everybody may read.
    EXPECT_EQ(info.external_fa >> 16, 0100644u);
    EXPECT_EQ(info.flag & (1U << 11), 1U << 11) << "the name is UTF-8";
    EXPECT_EQ(info.tmu_date.tm_year, 2026U);
    EXPECT_EQ(info.tmu_date.tm_mon, 10U);
    EXPECT_EQ(info.tmu_date.tm_hour, 11U);
    std::string unpacked(info.uncompressed_size, '\0');
    unzOpenCurrentFile(file);
    unzReadCurrentFile(file, unpacked.data(), static_cast<unsigned>(unpacked.size()));
    EXPECT_EQ(unzCloseCurrentFile(file), UNZ_OK);
    EXPECT_EQ(unpacked, content);
    next = unzGoToNextFile(file);
  }
  EXPECT_EQ(next, UNZ_END_OF_LIST_OF_FILE);
  unzClose(file);
}

TEST(ZipArchive, AnAbandonedOneLeavesNothingBehind) {
  const auto archive = ZipArchiveWriter().begin({});
  archive->add("a", "b");
}

TEST(ZipArchive, OnTheDiskIsTheSameFileAndGoesWithItsObject) {
  const base::Time moment{};
  const std::string large(3'000'000, 'x');
  const auto in_memory = ZipArchiveWriter().begin(moment);
  const auto on_disk = ZipArchiveWriter().begin_on_disk(moment);
  for (const char* name : {"01 Mia.pdf", "02 Jörg.pdf"}) {
    in_memory->add(name, large + name);
    on_disk->add(name, large + name);
  }
  std::filesystem::path path;
  {
    const app::ports::PassingFile file = on_disk->finish();
    path = file.path();
    std::ifstream stream(path, std::ios::binary);
    const std::string bytes((std::istreambuf_iterator<char>(stream)), {});
    EXPECT_EQ(bytes, in_memory->finish());
  }
  EXPECT_FALSE(std::filesystem::exists(path));
}

}  // namespace
}  // namespace render
