#include "storage/second_factor_store.h"

#include "base/base64.h"

namespace storage {

using app::ports::SecondFactor;

std::optional<SecondFactor> SecondFactorStore::find(std::string_view user_id) const {
  Query row =
      connection_.query("SELECT key, is_on, last_step FROM second_factors WHERE user_id = ?", user_id);
  if (!row.next()) return std::nullopt;
  return SecondFactor{std::string(user_id), base::decode_base64url(row.text(0)).value_or(""),
                      row.integer(1) != 0, row.integer(2)};
}

int SecondFactorStore::count_recovery_codes(std::string_view user_id) const {
  Query row = connection_.query("SELECT count(*) FROM recovery_codes WHERE user_id = ?", user_id);
  row.next();
  return row.count(0);
}

void SecondFactorStore::put(const SecondFactor& factor) {
  connection_.run(
      "INSERT INTO second_factors (user_id, key, is_on, last_step) VALUES (?, ?, ?, ?)"
      " ON CONFLICT (user_id) DO UPDATE SET key = excluded.key, is_on = excluded.is_on,"
      " last_step = excluded.last_step",
      factor.user_id, base::encode_base64url(factor.key), factor.is_on, factor.last_step);
}

void SecondFactorStore::put_recovery_codes(std::string_view user_id, const std::vector<std::string>& hashes) {
  connection_.run("DELETE FROM recovery_codes WHERE user_id = ?", user_id);
  for (const std::string& hash : hashes) {
    connection_.run("INSERT INTO recovery_codes (user_id, code_hash) VALUES (?, ?)", user_id, hash);
  }
}

bool SecondFactorStore::take_recovery_code(std::string_view user_id, std::string_view hash) {
  return connection_.run("DELETE FROM recovery_codes WHERE user_id = ? AND code_hash = ?", user_id, hash) > 0;
}

void SecondFactorStore::remove(std::string_view user_id) {
  connection_.run("DELETE FROM recovery_codes WHERE user_id = ?", user_id);
  connection_.run("DELETE FROM second_factors WHERE user_id = ?", user_id);
}

}  // namespace storage
