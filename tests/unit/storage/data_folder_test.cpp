#include "storage/data_folder.h"

#include <fstream>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/process.h"
#include "support/refusal.h"

namespace storage {
namespace {

namespace fs = std::filesystem;
using support::TemporaryFolder;
using test::reason_of;

TEST(DataFolder, IsMadeForItsOwnerOnly) {
  const TemporaryFolder parent;
  const DataFolder folder(parent.path() / "a" / "data");
  EXPECT_EQ(fs::status(folder.path()).permissions(), fs::perms::owner_all);
}

TEST(DataFolder, ASecondOneIsRefusedUntilTheFirstIsGone) {
  const TemporaryFolder parent;
  {
    const DataFolder first(parent.path());
    EXPECT_EQ(reason_of([&] { DataFolder second(parent.path()); }), "data_folder_locked");
  }
  EXPECT_EQ(reason_of([&] { DataFolder second(parent.path()); }), "");
}

TEST(DataFolder, AnotherProcessIsRefusedAndAKilledOneLetsGo) {
  const TemporaryFolder parent;
  int ready[2];
  ASSERT_EQ(pipe(ready), 0);
  const pid_t child = fork();
  if (child == 0) {
    const DataFolder mine(parent.path());
    if (::write(ready[1], "x", 1) != 1) _exit(1);
    pause();
  }
  char byte = 0;
  ASSERT_EQ(::read(ready[0], &byte, 1), 1);
  EXPECT_EQ(reason_of([&] { DataFolder second(parent.path()); }), "data_folder_locked");
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  EXPECT_EQ(reason_of([&] { DataFolder second(parent.path()); }), "");
}

TEST(DataFolder, WhetherItIsLockedIsSeenWithoutTouchingIt) {
  const TemporaryFolder parent;
  const fs::path place = parent.path() / "data";
  EXPECT_FALSE(DataFolder::is_locked(place));
  EXPECT_FALSE(fs::exists(place));
  {
    const DataFolder server(place);
    EXPECT_TRUE(DataFolder::is_locked(place));
    EXPECT_TRUE(DataFolder::is_locked(place)) << "looking takes nothing";
  }
  EXPECT_FALSE(DataFolder::is_locked(place));
  const DataFolder next(place);
}

TEST(DataFolder, WhatCannotBeAFolderIsRefused) {
  const TemporaryFolder parent;
  std::ofstream(parent.path() / "file") << "x";
  EXPECT_EQ(reason_of([&] { DataFolder folder(parent.path() / "file"); }), "data_folder_unusable");
  EXPECT_EQ(reason_of([&] { DataFolder folder(parent.path() / "file" / "data"); }), "data_folder_unusable");
  EXPECT_EQ(reason_of([&] { DataFolder folder("/proc/buntstift"); }), "data_folder_unusable");
}

// Root may write everywhere, so the child gives that up first.
TEST(DataFolder, AFolderWithoutRightsIsRefused) {
  const TemporaryFolder parent;
  fs::create_directory(parent.path() / "data");
  fs::permissions(parent.path(), fs::perms::owner_all | fs::perms::others_exec);
  fs::permissions(parent.path() / "data", fs::perms::owner_read | fs::perms::owner_exec);
  const pid_t child = fork();
  if (child == 0) {
    if (getuid() == 0 && setuid(65534) != 0) _exit(2);
    _exit(reason_of([&] { DataFolder folder(parent.path() / "data"); }) == "data_folder_unusable" ? 0 : 1);
  }
  int status = -1;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
  fs::permissions(parent.path() / "data", fs::perms::owner_all);
}

}  // namespace
}  // namespace storage
