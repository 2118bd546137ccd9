#pragma once

#include <cstdint>
#include <string_view>

namespace app::ports {

enum class Counter : std::uint8_t { books, pictures };

// How much a user has made, by period ("2026-11", "2026-11-20"). An instance belongs to one transaction.
class UsageStore {
 public:
  virtual ~UsageStore() = default;
  virtual int used(std::string_view user_id, Counter counter, std::string_view period) const = 0;
  // Over all periods.
  virtual int used_ever(std::string_view user_id, Counter counter) const = 0;
  virtual void add_one(std::string_view user_id, Counter counter, std::string_view period) = 0;
};

}  // namespace app::ports
