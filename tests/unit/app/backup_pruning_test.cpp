#include "app/backup_pruning.h"

#include <algorithm>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/ports/backup_name.h"

namespace app {
namespace {

using namespace std::chrono;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr auto scheduled = ports::BackupKind::scheduled;
constexpr auto by_hand = ports::BackupKind::by_hand;

// One a day at two o'clock, up to and with 2026-11-20, a Friday.
std::vector<ports::Backup> days(int count, ports::BackupKind kind = scheduled) {
  std::vector<ports::Backup> list;
  for (int i = 0; i < count; ++i) {
    const base::Time moment = sys_days{2026y / November / 20} - std::chrono::days{i} + 2h;
    list.push_back(*ports::parse_backup_name(ports::backup_name(moment, kind)));
  }
  return list;
}

// The days of those that stay, "11-20", the newest first.
std::vector<std::string> kept(std::vector<ports::Backup> list, const BackupRule& rule) {
  const auto surplus = surplus_backups(list, scheduled, rule);
  const std::set<std::string> gone(surplus.begin(), surplus.end());
  std::vector<std::string> out;
  for (const auto& backup : list) {
    if (!gone.contains(backup.name)) out.push_back(backup.name.substr(15, 5));
  }
  return out;
}

TEST(BackupPruning, TheNewestStay) {
  EXPECT_THAT(kept(days(5), {2, 0, 0}), ElementsAre("11-20", "11-19"));
  EXPECT_THAT(surplus_backups(days(5), scheduled, {5, 0, 0}), IsEmpty());
  EXPECT_THAT(surplus_backups({}, scheduled, {0, 4, 4}), IsEmpty());
}

TEST(BackupPruning, TheLastOfEachWeekStays) {
  // Sundays are the 15th, the 8th and the 1st; the running week has its newest.
  EXPECT_THAT(kept(days(40), {2, 4, 0}), ElementsAre("11-20", "11-19", "11-15", "11-08", "11-01"));
}

TEST(BackupPruning, TheLastOfEachMonthStays) {
  EXPECT_THAT(kept(days(100), {1, 0, 3}), ElementsAre("11-20", "10-31", "09-30"));
}

TEST(BackupPruning, WhatOneRuleKeepsCountsForTheOthers) {
  EXPECT_THAT(kept(days(100), {3, 2, 2}), ElementsAre("11-20", "11-19", "11-18", "11-15", "10-31"));
}

TEST(BackupPruning, DayByDayTheSameStayAsAllAtOnce) {
  // A backup a day for a year, pruned after each: nothing that the rule wants later is let go of.
  const BackupRule rule{7, 4, 6};
  std::vector<ports::Backup> all = days(365), running;
  for (auto day = all.rbegin(); day != all.rend(); ++day) {
    running.push_back(*day);
    for (const std::string& name : surplus_backups(running, scheduled, rule)) {
      std::erase_if(running, [&](const auto& backup) { return backup.name == name; });
    }
  }
  std::reverse(running.begin(), running.end());
  EXPECT_EQ(kept(running, {1000, 0, 0}), kept(all, rule));
}

TEST(BackupPruning, WeeksWithoutABackupDoNotCount) {
  std::vector<ports::Backup> list = days(3);
  const auto old = days(60);
  list.insert(list.end(), old.end() - 2, old.end());
  EXPECT_THAT(kept(list, {1, 2, 0}), ElementsAre("11-20", "09-23"));
}

TEST(BackupPruning, TheOtherKindIsLeftAlone) {
  std::vector<ports::Backup> list = days(3), others = days(3, by_hand);
  list.insert(list.end(), others.begin(), others.end());
  const auto surplus = surplus_backups(list, by_hand, {1, 0, 0});
  ASSERT_EQ(surplus.size(), 2U);
  for (const std::string& name : surplus) EXPECT_NE(name.find("-manuell"), std::string::npos) << name;
}

TEST(BackupNames, OnlyOurOwnAreUnderstood) {
  const base::Time moment = sys_days{2024y / February / 29} + 23h + 59min + 58s;
  EXPECT_EQ(ports::backup_name(moment, scheduled), "buntstift-2024-02-29T235958Z.sqlite3");
  EXPECT_EQ(ports::parse_backup_name("buntstift-2024-02-29T235958Z.sqlite3")->made_at, moment);
  for (const char* name : {"", "buntstift-2023-02-29T235958Z.sqlite3", "buntstift-2024-02-29T245958Z.sqlite3",
                           "buntstift-2024-02-29T235958Z.sqlite3.sha256",
                           "buntstift-2024-2-29T235958Z.sqlite3", "/buntstift-2024-02-29T235958Z.sqlite3"}) {
    EXPECT_FALSE(ports::parse_backup_name(name)) << name;
  }
}

}  // namespace
}  // namespace app
