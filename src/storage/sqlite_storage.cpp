#include "storage/sqlite_storage.h"

#include "storage/achievement_store.h"
#include "storage/album_store.h"
#include "storage/audit_store.h"
#include "storage/book_store.h"
#include "storage/class_store.h"
#include "storage/coupon_store.h"
#include "storage/identity_store.h"
#include "storage/job_store.h"
#include "storage/mail_store.h"
#include "storage/node_store.h"
#include "storage/payment_store.h"
#include "storage/personal_data_store.h"
#include "storage/picture_object_store.h"
#include "storage/picture_store.h"
#include "storage/reset_store.h"
#include "storage/second_factor_store.h"
#include "storage/session_store.h"
#include "storage/share_store.h"
#include "storage/site_store.h"
#include "storage/statistics_store.h"
#include "storage/store_set.h"
#include "storage/subscription_store.h"
#include "storage/usage_store.h"
#include "storage/user_store.h"
#include "storage/workbench_store.h"

namespace storage {
namespace {

// The stores of one transaction. They hold nothing but the connection, so making them costs nothing.
struct StoreSet {
  explicit StoreSet(Connection& connection)
      : users(connection),
        sessions(connection),
        pictures(connection),
        books(connection),
        usage(connection),
        achievements(connection),
        site(connection),
        audit(connection),
        statistics(connection),
        mails(connection),
        resets(connection),
        personal_data(connection),
        coupons(connection),
        subscriptions(connection),
        classes(connection),
        payments(connection),
        albums(connection),
        workbenches(connection),
        shares(connection),
        jobs(connection),
        second_factors(connection),
        identities(connection),
        nodes(connection),
        picture_objects(connection) {}

  UserStore users;
  SessionStore sessions;
  PictureStore pictures;
  BookStore books;
  UsageStore usage;
  AchievementStore achievements;
  SiteStore site;
  AuditStore audit;
  StatisticsStore statistics;
  MailStore mails;
  ResetStore resets;
  PersonalDataStore personal_data;
  CouponStore coupons;
  SubscriptionStore subscriptions;
  ClassStore classes;
  PaymentStore payments;
  AlbumStore albums;
  WorkbenchStore workbenches;
  ShareStore shares;
  JobStore jobs;
  SecondFactorStore second_factors;
  IdentityStore identities;
  NodeStore nodes;
  PictureObjectStore picture_objects;
  app::ports::Stores stores{.users = users,
                            .sessions = sessions,
                            .pictures = pictures,
                            .books = books,
                            .usage = usage,
                            .achievements = achievements,
                            .site = site,
                            .audit = audit,
                            .statistics = statistics,
                            .mails = mails,
                            .resets = resets,
                            .personal_data = personal_data,
                            .coupons = coupons,
                            .subscriptions = subscriptions,
                            .classes = classes,
                            .payments = payments,
                            .albums = albums,
                            .workbenches = workbenches,
                            .shares = shares,
                            .jobs = jobs,
                            .second_factors = second_factors,
                            .identities = identities,
                            .nodes = nodes,
                            .picture_objects = picture_objects};
};

}  // namespace

void use_stores(Connection& connection, const std::function<void(app::ports::Stores&)>& use) {
  StoreSet set(connection);
  use(set.stores);
}

SqliteStorage::SqliteStorage(const std::filesystem::path& folder, const base::Clock& clock,
                             WriteHealth::Observer observer, FolderUse use)
    : folder_(folder, use),
      database_(folder_.database_file(), folder_.path() / snapshot_folder_name, embedded_migrations(),
                clock.now(), std::move(observer),
                folder_.has_server() ? Upgrade::refused : Upgrade::allowed) {
  database_.prepare_writer([&](Connection& writer) { user_changes_.watch(writer); });
}

app::ports::ChangedUsers SqliteStorage::changed_users(std::uint64_t since) {
  user_changes_.follow_foreign(database_.foreign_changes());
  return user_changes_.since(since);
}

void SqliteStorage::do_read(const std::function<void(const app::ports::Stores&)>& use) const {
  database_.read([&](Connection& connection) {
    const StoreSet set(connection);
    use(set.stores);
  });
}

void SqliteStorage::do_write(const std::function<void(app::ports::Stores&)>& use) {
  std::vector<std::string> changed;
  try {
    database_.write([&](Connection& connection) {
      user_changes_.take();  // of a use case that was undone
      StoreSet set(connection);
      use(set.stores);
      changed = user_changes_.take();
    });
  } catch (...) {
    user_changes_.add(changed);  // not empty: it was to be kept, and whether it was nobody knows
    throw;
  }
  user_changes_.add(changed);  // not before the commit: whoever forgot them then could read the old row again
}

}  // namespace storage
