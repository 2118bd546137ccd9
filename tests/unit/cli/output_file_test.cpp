#include "cli/output_file.h"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/error.h"
#include "support/process.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

std::string content_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream content;
  content << file.rdbuf();
  return content.str();
}

// The German cause of the refusal; empty where the file was written.
std::string cause_of(const std::string& bytes, const fs::path& path) {
  try {
    write_file(bytes, path.string());
  } catch (const base::AppError& error) {
    EXPECT_EQ(error.reason(), "picture_file_unwritable");
    return error.arguments().at(1);
  }
  return "";
}

std::size_t files_in(const fs::path& folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

// No file of this process may become larger: what a full disk does, where tests run as root as well.
class SmallFiles {
 public:
  explicit SmallFiles(rlim_t most) {
    EXPECT_EQ(getrlimit(RLIMIT_FSIZE, &before_), 0);
    const rlimit small{most, before_.rlim_max};
    EXPECT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
    handler_ = std::signal(SIGXFSZ, SIG_IGN);
  }
  ~SmallFiles() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }
  SmallFiles(const SmallFiles&) = delete;
  SmallFiles& operator=(const SmallFiles&) = delete;

 private:
  rlimit before_{};
  void (*handler_)(int) = nullptr;
};

TEST(OutputFile, ReplacesAnOlderOne) {
  const support::TemporaryFolder folder;
  const fs::path file = folder.path() / "seite.svg";
  EXPECT_EQ(cause_of("eins", file), "");
  EXPECT_EQ(cause_of("z", file), "");
  EXPECT_EQ(content_of(file), "z");
  EXPECT_EQ(files_in(folder.path()), 1U);
}

TEST(OutputFile, KeepsTheOlderOneWhenItFails) {
  const support::TemporaryFolder folder;
  const fs::path file = folder.path() / "seite.svg";
  EXPECT_EQ(cause_of("die alte Seite", file), "");
  std::string cause, cause_of_new;
  {
    const SmallFiles limit(4096);
    cause = cause_of(std::string(10'000, 'x'), file);
    cause_of_new = cause_of(std::string(10'000, 'x'), folder.path() / "neu.svg");
  }
  EXPECT_EQ(cause, "so große Dateien sind hier nicht erlaubt");
  EXPECT_EQ(cause_of_new, cause);
  EXPECT_EQ(content_of(file), "die alte Seite");
  EXPECT_EQ(files_in(folder.path()), 1U);
}

TEST(OutputFile, KeepsTheAccessRightsAndTheLink) {
  const support::TemporaryFolder folder;
  const fs::path file = folder.path() / "seite.svg", link = folder.path() / "link.svg";
  EXPECT_EQ(cause_of("eins", file), "");
  EXPECT_EQ(::chmod(file.c_str(), 0640), 0);
  fs::create_symlink("seite.svg", link);
  EXPECT_EQ(cause_of("zwei", link), "");
  EXPECT_TRUE(fs::is_symlink(link));
  EXPECT_EQ(content_of(file), "zwei");
  EXPECT_EQ(static_cast<int>(fs::status(file).permissions()), 0640);
  const fs::path onwards = folder.path() / "neu-link.svg";
  fs::create_symlink("neu.svg", onwards);
  EXPECT_EQ(cause_of("drei", onwards), "");
  EXPECT_EQ(content_of(folder.path() / "neu.svg"), "drei");
  fs::create_symlink("kreis.svg", folder.path() / "kreis.svg");
  EXPECT_EQ(cause_of("vier", folder.path() / "kreis.svg"), "der Pfad verweist im Kreis auf sich selbst");
}

TEST(OutputFile, WritesToADeviceAndLeavesItThere) {
  const support::TemporaryFolder folder;
  const fs::path full = folder.path() / "voll.svg", away = folder.path() / "weg.svg";
  fs::create_symlink("/dev/full", full);
  fs::create_symlink("/dev/null", away);
  EXPECT_EQ(cause_of("eins", full), "der Datenträger ist voll");
  EXPECT_EQ(cause_of("eins", away), "");
  EXPECT_TRUE(fs::is_symlink(full));
  EXPECT_TRUE(fs::is_character_file("/dev/full"));
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST(OutputFile, SaysWhatIsInTheWay) {
  const support::TemporaryFolder folder;
  EXPECT_EQ(cause_of("eins", folder.path()), "das ist ein Ordner");
  EXPECT_EQ(cause_of("eins", folder.path() / "nirgends" / "seite.svg"), "das gibt es nicht");
  EXPECT_EQ(cause_of("eins", folder.path() / (std::string(250, 'a') + ".svg")), "der Name ist zu lang");
}

}  // namespace
}  // namespace cli
