#pragma once

#include <string>
#include <vector>

#include "app/ports/backup_store.h"

namespace app {

// How many backups of a kind stay.
struct BackupRule {
  int newest = 0;
  int weekly = 0;   // the last one of each of so many weeks (Monday to Sunday, UTC) that have any
  int monthly = 0;  // likewise of months
};

// The names that the rule does not keep, of one kind. `backups` in any order; what one part of the rule keeps
// counts for the others too.
std::vector<std::string> surplus_backups(std::vector<ports::Backup> backups, ports::BackupKind kind,
                                         const BackupRule& rule);

}  // namespace app
