#pragma once

#include "app/ports/mail_store.h"
#include "storage/connection.h"

namespace storage {

class MailStore final : public app::ports::MailStore {
 public:
  explicit MailStore(Connection& connection) : connection_(connection) {}

  std::optional<app::ports::StoredMail> find(std::string_view id) const override;
  std::vector<app::ports::StoredMail> newest(int limit, int offset) const override;
  app::ports::MailCounts counts() const override;
  bool has_due(base::Time now) const override;
  std::vector<app::ports::StoredMail> expired(base::Time now, base::Time free_until,
                                              int limit) const override;
  void insert(const app::ports::StoredMail& mail) override;
  std::optional<app::ports::StoredMail> take_due(const app::ports::Claim& claim) override;
  void give_back(const app::ports::StoredMail& mail) override;
  bool update(const app::ports::StoredMail& mail) override;
  void remove_before(base::Time moment) override;
  void remove_to(std::string_view recipient) override;

 private:
  Connection& connection_;
};

}  // namespace storage
