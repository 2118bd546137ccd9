#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "app/ports/achievement_store.h"
#include "app/ports/audit_store.h"
#include "app/ports/book_store.h"
#include "app/ports/class_store.h"
#include "app/ports/coupon_store.h"
#include "app/ports/mail_store.h"
#include "app/ports/payment_store.h"
#include "app/ports/personal_data_store.h"
#include "app/ports/picture_store.h"
#include "app/ports/reset_store.h"
#include "app/ports/session_store.h"
#include "app/ports/site_store.h"
#include "app/ports/statistics_store.h"
#include "app/ports/subscription_store.h"
#include "app/ports/usage_store.h"
#include "app/ports/user_store.h"

namespace app::ports {

// All stores as seen by one transaction. Constness carries over: a const one can only be read.
class Stores {
 public:
  Stores(UserStore& users, SessionStore& sessions, PictureStore& pictures, BookStore& books,
         UsageStore& usage, AchievementStore& achievements, SiteStore& site, AuditStore& audit,
         const StatisticsStore& statistics, MailStore& mails, ResetStore& resets,
         const PersonalDataStore& personal_data, CouponStore& coupons, SubscriptionStore& subscriptions,
         ClassStore& classes, PaymentStore& payments)
      : users_(users),
        sessions_(sessions),
        pictures_(pictures),
        books_(books),
        usage_(usage),
        achievements_(achievements),
        site_(site),
        audit_(audit),
        statistics_(statistics),
        mails_(mails),
        resets_(resets),
        personal_data_(personal_data),
        coupons_(coupons),
        subscriptions_(subscriptions),
        classes_(classes),
        payments_(payments) {}

  UserStore& users() { return users_; }
  const UserStore& users() const { return users_; }
  SessionStore& sessions() { return sessions_; }
  const SessionStore& sessions() const { return sessions_; }
  PictureStore& pictures() { return pictures_; }
  const PictureStore& pictures() const { return pictures_; }
  BookStore& books() { return books_; }
  const BookStore& books() const { return books_; }
  UsageStore& usage() { return usage_; }
  const UsageStore& usage() const { return usage_; }
  AchievementStore& achievements() { return achievements_; }
  const AchievementStore& achievements() const { return achievements_; }
  SiteStore& site() { return site_; }
  const SiteStore& site() const { return site_; }
  AuditStore& audit() { return audit_; }
  const AuditStore& audit() const { return audit_; }
  const StatisticsStore& statistics() const { return statistics_; }
  MailStore& mails() { return mails_; }
  const MailStore& mails() const { return mails_; }
  ResetStore& resets() { return resets_; }
  const ResetStore& resets() const { return resets_; }
  const PersonalDataStore& personal_data() const { return personal_data_; }
  CouponStore& coupons() { return coupons_; }
  const CouponStore& coupons() const { return coupons_; }
  SubscriptionStore& subscriptions() { return subscriptions_; }
  const SubscriptionStore& subscriptions() const { return subscriptions_; }
  ClassStore& classes() { return classes_; }
  const ClassStore& classes() const { return classes_; }
  PaymentStore& payments() { return payments_; }
  const PaymentStore& payments() const { return payments_; }

 private:
  UserStore& users_;
  SessionStore& sessions_;
  PictureStore& pictures_;
  BookStore& books_;
  UsageStore& usage_;
  AchievementStore& achievements_;
  SiteStore& site_;
  AuditStore& audit_;
  const StatisticsStore& statistics_;
  MailStore& mails_;
  ResetStore& resets_;
  const PersonalDataStore& personal_data_;
  CouponStore& coupons_;
  SubscriptionStore& subscriptions_;
  ClassStore& classes_;
  PaymentStore& payments_;
};

// Where everything is kept. A use case reads in one snapshot, and writes in one transaction that happens as a
// whole or not at all: when write() returns, it is on the disk; when the function throws, nothing of it is.
// Thread-safe. Functions must be short and must not call the storage again: writers wait for each other.
class Storage {
 public:
  virtual ~Storage() = default;

  // Runs `use` (called with const Stores&) and returns its result.
  template <class Use>
  auto read(Use use) const {
    return collect<const Stores&>(use, [this](const auto& run) { do_read(run); });
  }
  // Runs `use` (called with Stores&) and returns its result. Throws base::AppError(unavailable) when the
  // disk is full or the file damaged.
  template <class Use>
  auto write(Use use) {
    return collect<Stores&>(use, [this](const auto& run) { do_write(run); });
  }

  // Why nothing that is written now would be kept, a reason of base/messages ("disk_full", "database_moved");
  // empty where all is well. Looks whether what was wrong is over.
  virtual std::string trouble() { return {}; }
  // A number that grows when another process, such as a command, has written: what was kept of earlier reads
  // may be out of date then. Cheap enough to be asked with each request.
  virtual std::uint64_t foreign_changes() { return 0; }

 private:
  virtual void do_read(const std::function<void(const Stores&)>& use) const = 0;
  virtual void do_write(const std::function<void(Stores&)>& use) = 0;

  template <class Argument, class Use, class Run>
  static auto collect(Use& use, const Run& run) {
    using Result = std::invoke_result_t<Use&, Argument>;
    if constexpr (std::is_void_v<Result>) {
      run([&](Argument stores) { use(stores); });
    } else {
      std::optional<Result> result;
      run([&](Argument stores) { result.emplace(use(stores)); });
      return *std::move(result);
    }
  }
};

}  // namespace app::ports
