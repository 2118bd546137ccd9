#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "app/ports/achievement_store.h"
#include "app/ports/album_store.h"
#include "app/ports/audit_store.h"
#include "app/ports/book_store.h"
#include "app/ports/class_store.h"
#include "app/ports/coupon_store.h"
#include "app/ports/identity_store.h"
#include "app/ports/job_store.h"
#include "app/ports/mail_store.h"
#include "app/ports/node_store.h"
#include "app/ports/payment_store.h"
#include "app/ports/personal_data_store.h"
#include "app/ports/picture_object_store.h"
#include "app/ports/picture_store.h"
#include "app/ports/reset_store.h"
#include "app/ports/second_factor_store.h"
#include "app/ports/session_store.h"
#include "app/ports/share_store.h"
#include "app/ports/site_store.h"
#include "app/ports/statistics_store.h"
#include "app/ports/subscription_store.h"
#include "app/ports/usage_store.h"
#include "app/ports/user_store.h"
#include "app/ports/workbench_store.h"
#include "base/error.h"

namespace app::ports {

// One store among others, got at by calling it: `stores.users().find(id)`. A plain reference would let a
// const Stores write.
template <class Store>
class Part {
 public:
  Part(Store& store) : store_(store) {}  // implicit: `.users = users` says all
  Part(const Part&) = delete;            // a copy would not be const any more
  Part& operator=(const Part&) = delete;

  Store& operator()() { return store_; }
  const Store& operator()() const { return store_; }

 private:
  Store& store_;
};

// All stores as seen by one transaction. Constness carries over: a const one can only be read.
struct Stores {
  Part<UserStore> users;
  Part<SessionStore> sessions;
  Part<PictureStore> pictures;
  Part<BookStore> books;
  Part<UsageStore> usage;
  Part<AchievementStore> achievements;
  Part<SiteStore> site;
  Part<AuditStore> audit;
  Part<const StatisticsStore> statistics;
  Part<MailStore> mails;
  Part<ResetStore> resets;
  Part<const PersonalDataStore> personal_data;
  Part<CouponStore> coupons;
  Part<SubscriptionStore> subscriptions;
  Part<ClassStore> classes;
  Part<PaymentStore> payments;
  Part<AlbumStore> albums;
  Part<WorkbenchStore> workbenches;
  Part<ShareStore> shares;
  Part<JobStore> jobs;
  Part<SecondFactorStore> second_factors;
  Part<IdentityStore> identities;
  Part<NodeStore> nodes;
  Part<PictureObjectStore> picture_objects;
};

// Users whose own row or one of whose sessions was changed or removed.
struct ChangedUsers {
  std::uint64_t last = 0;  // the number of the last change, to go on from
  // Nothing: anybody, because it is too long ago or another process, such as a command, has written.
  std::optional<std::vector<std::string>> user_ids;
};

// The place outside the database where the contents of large pictures are.
struct ContentPlace {
  std::string location;  // an address
  ObjectCounts counts;
  std::string failure;  // why it did not work the last time, in German; empty where it did
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
  // Whether several nodes may use it at the same time.
  virtual bool is_shared() const { return false; }
  // Whom the changes after number `since` (0: all) concern: what was kept of earlier reads of them is out of
  // date. A change is known here when the write() that made it returns; what was undone is none. Cheap enough
  // to be asked with each request.
  virtual ChangedUsers changed_users(std::uint64_t since) = 0;

  // What is large lies outside the database where that is configured. These are called outside of read() and
  // write(), as they may take seconds, and throw base::AppError(unavailable) while the place does not answer.

  // Before the write() that inserts the picture: puts its content where it belongs.
  virtual void stow(StoredPicture& picture) {
    static_cast<void>(picture);  // here: the database
  }
  // After the read() that found the picture: gets its content, if it does not have it yet. Throws not_found
  // ("picture_damaged") where that is gone or not what was put there.
  virtual void fill(StoredPicture& picture) const {
    if (picture.object) throw base::AppError(base::ErrorCode::unavailable, "picture_store_missing");
  }
  // Removes what has belonged to no picture for long enough, and returns how much.
  virtual int remove_unused_contents() { return 0; }
  // Nothing where all lies in the database.
  virtual std::optional<ContentPlace> content_place() const { return std::nullopt; }

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
