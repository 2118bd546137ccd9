#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "app/backup_service.h"
#include "app/ports/backup_place.h"
#include "app/ports/backup_store.h"
#include "app/ports/storage.h"
#include "app/session.h"
#include "app/settings.h"
#include "base/clock.h"

namespace app {

// What is known of one of the other places.
struct PlaceState {
  std::string location;
  std::optional<base::Time> newest_at;  // of the newest backup there; nothing: none, or not looked yet
  int backups = 0;
  std::optional<BackupFailure>
      failure;  // why the last try came to nothing; nothing once one has worked again
};

// Copies backups to other places, in the order of the configuration: the newest of each kind, with the file
// that holds its checksum, and deletes there what the rule does not keep. Thread-safe.
class BackupCopyService {
 public:
  BackupCopyService(ports::Storage& storage, ports::BackupStore& backups,
                    std::vector<std::unique_ptr<ports::BackupPlace>> places, const base::Clock& clock,
                    const Settings& settings);

  bool has_places() const { return !tracked_.empty(); }
  std::vector<PlaceState> state() const;

  // Copies what is missing at places whose last try is not less than an hour ago as a failure. Returns the
  // names that were copied, "place: name", and never throws for a place: state() tells.
  std::vector<std::string> copy_due();
  // Tries each place with a small file: written, read again, compared, deleted. What came of it is the state.
  // Audited.
  std::vector<PlaceState> test(const Session& admin);

 private:
  struct Tracked {
    std::unique_ptr<ports::BackupPlace> place;
    PlaceState state;
    std::vector<std::string> settled;  // names of ours that need no other look
  };

  bool must_wait(const Tracked& tracked, base::Time now) const;
  void copy_to(Tracked& tracked, const std::vector<ports::Backup>& newest, std::vector<std::string>& copied);
  template <class Work>
  void attempt(Tracked& tracked, Work work);

  ports::Storage& storage_;
  ports::BackupStore& backups_;
  const base::Clock& clock_;
  const Settings& settings_;
  std::mutex copying_;          // held while places are talked to
  mutable std::mutex looking_;  // guards the states
  std::vector<Tracked> tracked_;
};

// Writes a small file to the place, reads it again, compares and deletes it. Throws as BackupPlace does, and
// "backup_place_differs" where something else comes back.
void test_place(ports::BackupPlace& place, const std::filesystem::path& folder);

// Copies the backup and its checksum, if it has one, to a place.
void copy_backup(ports::BackupPlace& place, const std::filesystem::path& file, const std::string& name);

// The backups among the names of a place.
std::vector<ports::Backup> backups_among(const std::vector<std::string>& names);

}  // namespace app
