#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/ports/job_store.h"
#include "app/ports/usage_store.h"
#include "base/clock.h"

namespace app::ports {

struct PictureRecord {
  std::string id;
  base::Time created_at;
  std::string prompt;
  std::string engine;
};

struct PictureRecords {
  std::vector<PictureRecord> readable;
  int damaged = 0;  // rows whose pages cannot be read any more
};

struct UsageRecord {
  Counter counter = Counter::books;
  std::string period;
  int used = 0;
};

// A picture that a remote engine is to draw, or was.
struct JobRecord {
  std::string id;
  base::Time created_at;
  std::string prompt;
  std::string engine;
  JobState state = JobState::queued;
};

// What is kept of one user, for handing it out to them. An instance belongs to one transaction.
class PersonalDataStore {
 public:
  virtual ~PersonalDataStore() = default;
  // The oldest first. A damaged page takes away the pictures on it and no others.
  virtual PictureRecords pictures(std::string_view user_id) const = 0;
  // The oldest first.
  virtual std::vector<JobRecord> jobs(std::string_view user_id) const = 0;
  virtual std::vector<UsageRecord> usage(std::string_view user_id) const = 0;
  virtual std::optional<int> stars(std::string_view user_id) const = 0;
};

}  // namespace app::ports
