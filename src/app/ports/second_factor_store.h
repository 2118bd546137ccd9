#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace app::ports {

// The secret that somebody's authenticator app shares with the server.
struct SecondFactor {
  std::string user_id;
  std::string key;             // bytes
  bool is_on = false;          // false: being set up, and asked by nobody
  std::int64_t last_step = 0;  // of the last code that was accepted (accounts::find_step)
};

// Second factors. An instance belongs to one transaction. Whether one is on stands in accounts::User as well,
// which the caller keeps true.
class SecondFactorStore {
 public:
  virtual ~SecondFactorStore() = default;
  virtual std::optional<SecondFactor> find(std::string_view user_id) const = 0;
  virtual int count_recovery_codes(std::string_view user_id) const = 0;

  virtual void put(const SecondFactor& factor) = 0;
  // In the place of those that there were.
  virtual void put_recovery_codes(std::string_view user_id, const std::vector<std::string>& hashes) = 0;
  // Whether there was such a code; it is gone then.
  virtual bool take_recovery_code(std::string_view user_id, std::string_view hash) = 0;
  // With the recovery codes.
  virtual void remove(std::string_view user_id) = 0;
};

}  // namespace app::ports
