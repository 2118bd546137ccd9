#include "storage/identity_store.h"

namespace storage {
namespace {

app::ports::ExternalIdentity identity_from_row(const Query& row) {
  return {row.text(0), row.text(1), row.text(2), row.integer(3) != 0, row.time(4)};
}

}  // namespace

using app::ports::ExternalIdentity;

std::optional<ExternalIdentity> IdentityStore::find(std::string_view issuer, std::string_view subject) const {
  Query row = connection_.query(
      "SELECT issuer, subject, user_id, is_managed, created_at FROM external_identities"
      " WHERE issuer = ? AND subject = ?",
      issuer, subject);
  if (!row.next()) return std::nullopt;
  return identity_from_row(row);
}

std::vector<ExternalIdentity> IdentityStore::of_user(std::string_view user_id) const {
  std::vector<ExternalIdentity> identities;
  Query row = connection_.query(
      "SELECT issuer, subject, user_id, is_managed, created_at FROM external_identities"
      " WHERE user_id = ? ORDER BY created_at, issuer, subject",
      user_id);
  while (row.next()) identities.push_back(identity_from_row(row));
  return identities;
}

void IdentityStore::insert(const ExternalIdentity& identity) {
  connection_.run(
      "INSERT INTO external_identities (issuer, subject, user_id, is_managed, created_at)"
      " VALUES (?, ?, ?, ?, ?)",
      identity.issuer, identity.subject, identity.user_id, identity.is_managed, identity.created_at);
}

void IdentityStore::remove_of_user(std::string_view user_id) {
  connection_.run("DELETE FROM external_identities WHERE user_id = ?", user_id);
}

}  // namespace storage
