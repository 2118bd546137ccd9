#pragma once

#include <string>
#include <utility>

#include "app/ports/user_store.h"
#include "storage/connection.h"

namespace storage {

class UserStore final : public app::ports::UserStore {
 public:
  explicit UserStore(Connection& connection) : connection_(connection) {}

  std::optional<app::ports::StoredUser> find(std::string_view id) const override;
  std::optional<app::ports::StoredUser> find_by_email_key(std::string_view email_key) const override;
  std::optional<app::ports::StoredUser> first_admin() const override;
  app::ports::UserCounts counts() const override;
  std::vector<app::ports::StoredUser> search(std::string_view part, int limit, int offset) const override;
  int count_matches(std::string_view part) const override;
  std::vector<app::ports::StoredUser> possible_teachers() const override;
  void insert(const app::ports::StoredUser& user) override;
  void update(const app::ports::StoredUser& user) override;
  void remove(std::string_view id) override;
  void note_sign_in(std::string_view id, base::Time now) override;
  void begin_to_count(base::Time now) override;
  std::vector<app::ports::StoredUser> unused_since(base::Time moment, base::Time now,
                                                   int limit) const override;
  void announce_removal(std::string_view id, base::Time now) override;
  std::vector<app::ports::StoredUser> to_remove(base::Time moment, base::Time now,
                                                base::Time announced_before, int limit) const override;
  void take_back_announcements() override;

 private:
  Connection& connection_;
};

// Reads a user from the first twelve columns of a row, in the order of the table, email_key last.
app::ports::StoredUser user_from_row(const Query& row);

// What lists of people are sorted by: last and first name in lower case.
std::pair<std::string, std::string> name_order(const app::ports::StoredUser& stored);

}  // namespace storage
