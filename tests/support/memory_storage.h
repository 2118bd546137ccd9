#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "app/ports/storage.h"
#include "support/memory_payments.h"

namespace test {

// Everything that a storage keeps, in plain containers.
struct MemoryState {
  std::vector<app::ports::StoredUser> users;
  std::vector<app::ports::StoredSession> sessions;
  std::vector<app::ports::StoredPicture> pictures;
  std::vector<books::Book> books;
  std::vector<app::ports::BookKey> book_keys;
  std::map<std::string, int> usage;  // "user/counter/period"
  std::map<std::string, std::vector<app::ports::EarnedAchievement>> achievements;
  std::map<std::string, int> stars;
  std::map<std::string, app::ports::LegalText> legal_texts;
  std::map<std::string, std::string> secrets;
  std::vector<std::string> refused_words;
  std::optional<std::string> audience;
  std::vector<app::ports::AuditEntry> audit;
  std::int64_t audit_entries_ever = 0;
  std::vector<app::ports::StoredMail> mails;
  std::vector<plans::Coupon> coupons;
  std::vector<std::pair<std::string, std::string>> redemptions;  // coupon, user
  std::vector<app::ports::StoredSubscription> subscriptions;
  PaymentState payments;
  std::vector<app::ports::PasswordReset> resets;
  std::vector<std::string> reset_requests;
  std::vector<app::ports::StoredClass> classes;
  std::map<std::string, std::string> class_of_pupil;  // class id by user id
  // Pictures and books whose content, and "stars" where ratings, cannot be read; pictures that are not even
  // listed.
  std::set<std::string> damaged_ids;
  int damaged_rows = 0;
};

// A storage for unit tests, with switches for what can go wrong. A write works on a copy that takes the
// state's place only when everything went well. Thread-safe.
class MemoryStorage final : public app::ports::Storage {
 public:
  // What has been kept so far.
  MemoryState& state() { return state_; }

  // The next write is refused when it is to be kept, as by a full disk; what it did is undone.
  void fail_next_write() { fails_next_write_ = true; }
  // Called inside of each write, before the use case: what somebody else did a moment earlier.
  void before_next_write(std::function<void(MemoryState&)> change) { intruder_ = std::move(change); }
  int count_reads() const { return reads_; }
  // Each write may have concerned anybody.
  app::ports::ChangedUsers changed_users(std::uint64_t since) override {
    const std::lock_guard lock(mutex_);
    if (since == writes_) return {since, std::vector<std::string>()};
    return {writes_, std::nullopt};
  }

 private:
  void do_read(const std::function<void(const app::ports::Stores&)>& use) const override;
  void do_write(const std::function<void(app::ports::Stores&)>& use) override;

  mutable std::mutex mutex_;  // guards the members below
  MemoryState state_;
  bool fails_next_write_ = false;
  std::function<void(MemoryState&)> intruder_;
  mutable int reads_ = 0;
  std::uint64_t writes_ = 0;
};

}  // namespace test
