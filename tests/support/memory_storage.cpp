#include "support/memory_storage.h"

#include <algorithm>
#include <numeric>

#include "accounts/account_rules.h"
#include "accounts/roster.h"
#include "base/error.h"
#include "base/utf8.h"

namespace test {
namespace {

using namespace app::ports;

template <class Items, class Matches>
auto first_match(Items& items, Matches matches) {
  using Item = typename std::remove_cvref_t<Items>::value_type;
  const auto found = std::find_if(items.begin(), items.end(), matches);
  return found == items.end() ? std::optional<Item>() : std::optional<Item>(*found);
}

class MemoryUsers final : public UserStore {
 public:
  explicit MemoryUsers(MemoryState& state) : state_(state) {}
  std::optional<StoredUser> find(std::string_view id) const override {
    return first_match(state_.users, [&](const auto& u) { return u.user.id == id; });
  }
  std::optional<StoredUser> find_by_email_key(std::string_view key) const override {
    return first_match(state_.users,
                       [&](const auto& u) { return accounts::email_key(accounts::login_of(u.user)) == key; });
  }
  std::optional<StoredUser> first_admin() const override {
    return first_match(state_.users, [](const auto& u) { return u.user.role == accounts::Role::admin; });
  }
  UserCounts counts() const override {
    UserCounts counts;
    for (const StoredUser& stored : state_.users) {
      ++counts.total;
      if (!stored.user.is_active) continue;
      ++counts.active;
      if (stored.user.role == accounts::Role::admin) ++counts.active_admins;
    }
    return counts;
  }
  std::vector<StoredUser> search(std::string_view part, int limit, int offset) const override {
    std::vector<StoredUser> found;
    const std::string wanted = base::to_lower_utf8(part);
    for (auto user = state_.users.rbegin(); user != state_.users.rend(); ++user) {
      const auto& person = user->user;
      const std::string all = person.first_name + " " + person.last_name + " " + person.email;
      if (base::to_lower_utf8(all).find(wanted) != std::string::npos) found.push_back(*user);
    }
    const auto begin = std::min(static_cast<std::size_t>(offset), found.size());
    const auto end = std::min(begin + static_cast<std::size_t>(limit), found.size());
    return {found.begin() + static_cast<std::ptrdiff_t>(begin),
            found.begin() + static_cast<std::ptrdiff_t>(end)};
  }
  int count_matches(std::string_view part) const override {
    return static_cast<int>(search(part, 1'000'000, 0).size());
  }
  std::vector<StoredUser> possible_teachers() const override {
    std::vector<StoredUser> users;
    std::copy_if(state_.users.begin(), state_.users.end(), std::back_inserter(users),
                 [](const auto& u) { return u.user.is_active && u.user.role != accounts::Role::user; });
    return users;
  }
  void insert(const StoredUser& user) override { state_.users.push_back(user); }
  void update(const StoredUser& user) override {
    for (StoredUser& stored : state_.users) {
      if (stored.user.id == user.user.id) stored = user;
    }
  }
  void remove(std::string_view id) override {
    const auto is_theirs = [&](const auto& item) { return item.user_id == id; };
    std::erase_if(state_.users, [&](const auto& u) { return u.user.id == id; });
    std::erase_if(state_.sessions, is_theirs);
    std::erase_if(state_.pictures, is_theirs);
    std::erase_if(state_.books, is_theirs);
    std::erase_if(state_.book_keys, is_theirs);
    std::erase_if(state_.resets, is_theirs);
    std::erase_if(state_.subscriptions, is_theirs);
    state_.class_of_pupil.erase(std::string(id));
    for (StoredClass& school_class : state_.classes) {
      if (school_class.teacher_id == id) school_class.teacher_id.reset();
    }
  }

 private:
  MemoryState& state_;
};

class MemorySessions final : public SessionStore {
 public:
  explicit MemorySessions(MemoryState& state) : state_(state) {}
  std::optional<SessionOfUser> find(std::string_view id) const override {
    const auto session = first_match(state_.sessions, [&](const auto& s) { return s.id == id; });
    if (!session) return std::nullopt;
    const auto user = MemoryUsers(state_).find(session->user_id);
    if (!user) return std::nullopt;
    return SessionOfUser{*session, *user};
  }
  std::vector<StoredSession> of_user(std::string_view user_id) const override {
    std::vector<StoredSession> sessions;
    std::copy_if(state_.sessions.rbegin(), state_.sessions.rend(), std::back_inserter(sessions),
                 [&](const auto& s) { return s.user_id == user_id; });
    return sessions;
  }
  void insert(const StoredSession& session) override { state_.sessions.push_back(session); }
  bool remove(std::string_view id, std::string_view user_id) override {
    return std::erase_if(state_.sessions, [&](const auto& s) { return s.id == id && s.user_id == user_id; }) >
           0;
  }
  void remove_all_of_user(std::string_view user_id, std::string_view kept_id) override {
    std::erase_if(state_.sessions, [&](const auto& s) { return s.user_id == user_id && s.id != kept_id; });
  }
  void remove_expired(base::Time now) override {
    std::erase_if(state_.sessions, [&](const auto& s) { return s.expires_at <= now; });
  }

 private:
  MemoryState& state_;
};

base::AppError damage() {
  return {base::ErrorCode::unavailable, "database_damaged"};
}

class MemoryPictures final : public PictureStore {
 public:
  explicit MemoryPictures(MemoryState& state) : state_(state) {}
  std::optional<StoredPicture> find(std::string_view id) const override {
    if (state_.damaged_ids.contains(std::string(id))) throw damage();
    return first_match(state_.pictures, [&](const auto& p) { return p.id == id; });
  }
  std::optional<std::string> owner_of(std::string_view id) const override {
    const auto picture = find(id);
    return picture ? std::optional(picture->user_id) : std::nullopt;
  }
  int count_of_user(std::string_view user_id) const override {
    return static_cast<int>(std::count_if(state_.pictures.begin(), state_.pictures.end(),
                                          [&](const auto& p) { return p.user_id == user_id; }));
  }
  void insert(const StoredPicture& picture) override { state_.pictures.push_back(picture); }

 private:
  MemoryState& state_;
};

class MemoryBooks final : public BookStore {
 public:
  explicit MemoryBooks(MemoryState& state) : state_(state) {}
  std::optional<books::Book> find(std::string_view id) const override {
    if (state_.damaged_ids.contains(std::string(id))) throw damage();
    return first_match(state_.books, [&](const auto& b) { return b.id == id; });
  }
  std::vector<BookSummary> of_user(std::string_view user_id, int limit, int offset) const override {
    std::vector<BookSummary> all;
    for (auto book = state_.books.rbegin(); book != state_.books.rend(); ++book) {
      if (book->user_id != user_id) continue;
      all.push_back({book->id, book->title, book->created_at, static_cast<int>(book->picture_ids.size()),
                     book->picture_ids.front()});
    }
    const auto begin = std::min(static_cast<std::size_t>(offset), all.size());
    const auto end = std::min(begin + static_cast<std::size_t>(limit), all.size());
    return {all.begin() + static_cast<std::ptrdiff_t>(begin), all.begin() + static_cast<std::ptrdiff_t>(end)};
  }
  int count_of_user(std::string_view user_id) const override {
    return static_cast<int>(of_user(user_id, 1'000'000, 0).size());
  }
  int count() const override { return static_cast<int>(state_.books.size()); }
  void insert(const books::Book& book) override { state_.books.push_back(book); }
  void remove(std::string_view id) override {
    std::erase_if(state_.books, [&](const auto& b) { return b.id == id; });
  }
  std::optional<BookKey> find_key(std::string_view user_id, std::string_view key) const override {
    return first_match(state_.book_keys, [&](const auto& k) { return k.user_id == user_id && k.key == key; });
  }
  void insert_key(const BookKey& key) override { state_.book_keys.push_back(key); }
  void remove_keys_before(base::Time moment) override {
    std::erase_if(state_.book_keys, [&](const auto& k) { return k.created_at < moment; });
  }

 private:
  MemoryState& state_;
};

class MemoryUsage final : public UsageStore {
 public:
  explicit MemoryUsage(MemoryState& state) : state_(state) {}
  int used(std::string_view user_id, Counter counter, std::string_view period) const override {
    const auto found = state_.usage.find(prefix(user_id, counter) + std::string(period));
    return found == state_.usage.end() ? 0 : found->second;
  }
  int used_ever(std::string_view user_id, Counter counter) const override {
    const std::string begin = prefix(user_id, counter);
    return std::accumulate(state_.usage.begin(), state_.usage.end(), 0, [&](int sum, const auto& entry) {
      return sum + (entry.first.starts_with(begin) ? entry.second : 0);
    });
  }
  void add_one(std::string_view user_id, Counter counter, std::string_view period) override {
    ++state_.usage[prefix(user_id, counter) + std::string(period)];
  }

 private:
  static std::string prefix(std::string_view user_id, Counter counter) {
    return std::string(user_id) + (counter == Counter::books ? "/books/" : "/pictures/");
  }
  MemoryState& state_;
};

class MemoryAchievements final : public AchievementStore {
 public:
  explicit MemoryAchievements(MemoryState& state) : state_(state) {}
  std::vector<EarnedAchievement> of_user(std::string_view user_id) const override {
    const auto found = state_.achievements.find(std::string(user_id));
    return found == state_.achievements.end() ? std::vector<EarnedAchievement>() : found->second;
  }
  void grant(std::string_view user_id, std::string_view achievement, base::Time now) override {
    auto& earned = state_.achievements[std::string(user_id)];
    if (!first_match(earned, [&](const auto& e) { return e.id == achievement; })) {
      earned.push_back({std::string(achievement), now});
    }
  }

 private:
  MemoryState& state_;
};

class MemorySite final : public SiteStore {
 public:
  explicit MemorySite(MemoryState& state) : state_(state) {}
  std::optional<double> average_stars() const override {
    if (state_.stars.empty()) return std::nullopt;
    const int sum = std::accumulate(state_.stars.begin(), state_.stars.end(), 0,
                                    [](int total, const auto& entry) { return total + entry.second; });
    return static_cast<double>(sum) / static_cast<double>(state_.stars.size());
  }
  std::map<std::string, LegalText> legal_texts() const override { return state_.legal_texts; }
  std::optional<std::string> secret(std::string_view name) const override {
    const auto found = state_.secrets.find(std::string(name));
    return found == state_.secrets.end() ? std::nullopt : std::optional(found->second);
  }
  void put_rating(std::string_view user_id, int stars, base::Time) override {
    state_.stars[std::string(user_id)] = stars;
  }
  void put_legal_text(std::string_view type, const LegalText& text) override {
    state_.legal_texts[std::string(type)] = text;
  }
  void put_secret(std::string_view name, std::string_view value) override {
    state_.secrets[std::string(name)] = value;
  }
  std::vector<std::string> refused_words() const override { return state_.refused_words; }
  std::optional<std::string> audience() const override { return state_.audience; }
  void put_audience(std::string_view word) override { state_.audience = std::string(word); }
  void put_refused_words(const std::vector<std::string>& words) override { state_.refused_words = words; }

 private:
  MemoryState& state_;
};

class MemoryAudit final : public AuditStore {
 public:
  explicit MemoryAudit(MemoryState& state) : state_(state) {}
  std::vector<AuditEntry> newest(int limit, int offset) const override {
    std::vector<AuditEntry> entries(state_.audit.rbegin(), state_.audit.rend());
    const auto begin = std::min(static_cast<std::size_t>(offset), entries.size());
    const auto end = std::min(begin + static_cast<std::size_t>(limit), entries.size());
    return {entries.begin() + static_cast<std::ptrdiff_t>(begin),
            entries.begin() + static_cast<std::ptrdiff_t>(end)};
  }
  int count() const override { return static_cast<int>(state_.audit.size()); }
  std::int64_t add(const AuditEntry& entry) override {
    state_.audit.push_back(entry);
    return ++state_.audit_entries_ever;
  }
  void remove_before(base::Time moment) override {
    std::erase_if(state_.audit, [&](const AuditEntry& entry) { return entry.at < moment; });
  }
  void keep_newest(int failed_logins, int others) override {
    std::vector<AuditEntry> kept;
    for (auto entry = state_.audit.rbegin(); entry != state_.audit.rend(); ++entry) {
      int& left = entry->action == app::ports::failed_login_action ? failed_logins : others;
      if (left-- > 0) kept.push_back(*entry);
    }
    state_.audit.assign(kept.rbegin(), kept.rend());
  }
  void rename(std::string_view address, std::string_view name) override {
    for (AuditEntry& entry : state_.audit) {
      if (entry.actor == address) entry.actor = name;
      if (entry.subject == address) entry.subject = name;
    }
  }

 private:
  MemoryState& state_;
};

class MemoryStatistics final : public StatisticsStore {
 public:
  explicit MemoryStatistics(MemoryState& state) : state_(state) {}
  int premium_users(base::Time now) const override {
    return static_cast<int>(std::count_if(state_.users.begin(), state_.users.end(), [&](const auto& user) {
      const plans::Entitlement& own = user.entitlement;
      return own.plan == plans::Plan::premium && (!own.until || *own.until > now);
    }));
  }
  std::vector<RecentUser> recent_users(int limit) const override {
    std::vector<RecentUser> recent;
    for (const StoredUser& stored : MemoryUsers(state_).search("", limit, 0)) {
      recent.push_back({stored.user.id, stored.user.email, stored.user.created_at});
    }
    return recent;
  }
  std::vector<RecentBook> recent_books(int limit) const override {
    std::vector<RecentBook> recent;
    for (auto book = state_.books.rbegin(); book != state_.books.rend(); ++book) {
      if (static_cast<int>(recent.size()) < limit)
        recent.push_back({book->id, book->title, book->created_at});
    }
    return recent;
  }
  std::vector<HourCount> pictures_by_hour(base::Time since) const override {
    return by_hour(state_.pictures, since);
  }
  std::vector<HourCount> books_by_hour(base::Time since) const override {
    return by_hour(state_.books, since);
  }

 private:
  template <class Items>
  static std::vector<HourCount> by_hour(const Items& items, base::Time since) {
    std::map<base::Time, int> counts;
    for (const auto& item : items) {
      if (item.created_at >= since) ++counts[std::chrono::floor<std::chrono::hours>(item.created_at)];
    }
    std::vector<HourCount> hours;
    for (const auto& [begin, count] : counts) hours.push_back({begin, count});
    return hours;
  }
  MemoryState& state_;
};

class MemoryMails final : public MailStore {
 public:
  explicit MemoryMails(MemoryState& state) : state_(state) {}
  std::optional<StoredMail> find(std::string_view id) const override {
    return first_match(state_.mails, [&](const auto& mail) { return mail.id == id; });
  }
  std::vector<StoredMail> newest(int limit, int offset) const override {
    std::vector<StoredMail> mails(state_.mails.rbegin(), state_.mails.rend());
    const auto begin = std::min(static_cast<std::size_t>(offset), mails.size());
    const auto end = std::min(begin + static_cast<std::size_t>(limit), mails.size());
    return {mails.begin() + static_cast<std::ptrdiff_t>(begin),
            mails.begin() + static_cast<std::ptrdiff_t>(end)};
  }
  MailCounts counts() const override {
    MailCounts counts;
    for (const StoredMail& mail : state_.mails) {
      ++counts.all;
      if (mail.next_try_at) ++counts.waiting;
      if (!mail.next_try_at && !mail.sent_at) ++counts.failed;
    }
    return counts;
  }
  std::vector<StoredMail> due(base::Time now, int limit) const override {
    return waiting(limit, [&](const StoredMail& mail) { return *mail.next_try_at <= now; });
  }
  std::vector<StoredMail> expired(base::Time now, int limit) const override {
    return waiting(limit, [&](const StoredMail& mail) { return mail.expires_at && *mail.expires_at <= now; });
  }
  void insert(const StoredMail& mail) override { state_.mails.push_back(mail); }
  void update(const StoredMail& mail) override {
    for (StoredMail& stored : state_.mails) {
      if (stored.id == mail.id) stored = mail;
    }
  }
  void remove_before(base::Time moment) override {
    std::erase_if(state_.mails, [&](const auto& mail) { return mail.created_at < moment; });
  }
  void remove_to(std::string_view recipient) override {
    std::erase_if(state_.mails, [&](const auto& mail) { return mail.recipient == recipient; });
  }

 private:
  template <class Matches>
  std::vector<StoredMail> waiting(int limit, Matches matches) const {
    std::vector<StoredMail> found;
    for (const StoredMail& mail : state_.mails) {
      if (static_cast<int>(found.size()) < limit && mail.next_try_at && matches(mail)) found.push_back(mail);
    }
    return found;
  }
  MemoryState& state_;
};

class MemoryResets final : public ResetStore {
 public:
  explicit MemoryResets(MemoryState& state) : state_(state) {}
  std::vector<std::string> requests(int limit) const override {
    auto requests = state_.reset_requests;
    if (requests.size() > static_cast<std::size_t>(limit)) requests.resize(static_cast<std::size_t>(limit));
    return requests;
  }
  std::optional<PasswordReset> find(std::string_view token_hash) const override {
    return first_match(state_.resets, [&](const auto& reset) { return reset.token_hash == token_hash; });
  }
  int count_since(std::string_view user_id, base::Time moment) const override {
    return static_cast<int>(std::count_if(state_.resets.begin(), state_.resets.end(), [&](const auto& reset) {
      return reset.user_id == user_id && reset.created_at >= moment;
    }));
  }
  void add_request(std::string_view email_key, base::Time) override {
    remove_request(email_key);
    state_.reset_requests.emplace_back(email_key);
  }
  void remove_request(std::string_view email_key) override {
    std::erase(state_.reset_requests, std::string(email_key));
  }
  void insert(const PasswordReset& reset) override { state_.resets.push_back(reset); }
  void remove_all_of_user(std::string_view user_id) override {
    std::erase_if(state_.resets, [&](const auto& reset) { return reset.user_id == user_id; });
  }
  void remove_expired(base::Time now) override {
    std::erase_if(state_.resets, [&](const auto& reset) { return reset.expires_at <= now; });
  }

 private:
  MemoryState& state_;
};

class MemoryPersonalData final : public PersonalDataStore {
 public:
  explicit MemoryPersonalData(MemoryState& state) : state_(state) {}
  PictureRecords pictures(std::string_view user_id) const override {
    PictureRecords records;
    records.damaged = state_.damaged_rows;
    for (const StoredPicture& picture : state_.pictures) {
      if (picture.user_id != user_id) continue;
      records.readable.push_back({picture.id, picture.created_at, picture.prompt, picture.engine});
    }
    return records;
  }
  std::vector<UsageRecord> usage(std::string_view user_id) const override {
    std::vector<UsageRecord> records;
    for (const auto& [key, used] : state_.usage) {  // "user/counter/period"
      const std::string prefix = std::string(user_id) + "/";
      if (!key.starts_with(prefix)) continue;
      const std::string rest = key.substr(prefix.size());
      const Counter counter = rest.starts_with("books/") ? Counter::books : Counter::pictures;
      records.push_back({counter, rest.substr(rest.find('/') + 1), used});
    }
    return records;
  }
  std::optional<int> stars(std::string_view user_id) const override {
    if (state_.damaged_ids.contains("stars")) throw damage();
    const auto found = state_.stars.find(std::string(user_id));
    return found == state_.stars.end() ? std::nullopt : std::optional(found->second);
  }

 private:
  MemoryState& state_;
};

class MemoryCoupons final : public CouponStore {
 public:
  explicit MemoryCoupons(MemoryState& state) : state_(state) {}
  std::optional<plans::Coupon> find(std::string_view id) const override {
    return first_match(state_.coupons, [&](const auto& coupon) { return coupon.id == id; });
  }
  std::optional<plans::Coupon> find_by_code(std::string_view code_key) const override {
    return first_match(state_.coupons, [&](const auto& coupon) { return coupon.code == code_key; });
  }
  std::vector<plans::Coupon> all() const override { return {state_.coupons.rbegin(), state_.coupons.rend()}; }
  bool is_redeemed_by(std::string_view coupon_id, std::string_view user_id) const override {
    const auto wanted = std::pair(std::string(coupon_id), std::string(user_id));
    return std::find(state_.redemptions.begin(), state_.redemptions.end(), wanted) !=
           state_.redemptions.end();
  }
  void insert(const plans::Coupon& coupon) override { state_.coupons.push_back(coupon); }
  void deactivate(std::string_view id) override {
    for (auto& coupon : state_.coupons) {
      if (coupon.id == id) coupon.is_active = false;
    }
  }
  void add_redemption(std::string_view coupon_id, std::string_view user_id, base::Time) override {
    for (auto& coupon : state_.coupons) {
      if (coupon.id == coupon_id) ++coupon.current_uses;
    }
    state_.redemptions.emplace_back(coupon_id, user_id);
  }

 private:
  MemoryState& state_;
};

class MemorySubscriptions final : public SubscriptionStore {
 public:
  explicit MemorySubscriptions(MemoryState& state) : state_(state) {}
  std::optional<StoredSubscription> find(std::string_view id) const override {
    return with_email(first_match(state_.subscriptions, [&](const auto& s) { return s.id == id; }));
  }
  std::optional<StoredSubscription> find_by_provider(std::string_view id) const override {
    return with_email(first_match(state_.subscriptions, [&](const auto& s) { return s.provider_id == id; }));
  }
  std::vector<StoredSubscription> unfinished_of_user(std::string_view user_id) const override {
    return unfinished([&](const auto& s) { return s.user_id == user_id; });
  }
  std::vector<StoredSubscription> overdue(base::Time now, base::Time checked_before,
                                          int limit) const override {
    auto found = unfinished(
        [&](const auto& s) { return s.current_period_end <= now && s.checked_at < checked_before; });
    found.resize(std::min(found.size(), static_cast<std::size_t>(limit)));
    return found;
  }
  std::vector<StoredSubscription> newest(int limit, int offset) const override {
    std::vector<StoredSubscription> all;
    for (auto s = state_.subscriptions.rbegin(); s != state_.subscriptions.rend(); ++s) {
      all.push_back(*with_email(*s));
    }
    const auto begin = std::min(static_cast<std::size_t>(offset), all.size());
    const auto end = std::min(begin + static_cast<std::size_t>(limit), all.size());
    return {all.begin() + static_cast<std::ptrdiff_t>(begin), all.begin() + static_cast<std::ptrdiff_t>(end)};
  }
  int count() const override { return static_cast<int>(state_.subscriptions.size()); }
  void insert(const StoredSubscription& subscription) override {
    state_.subscriptions.push_back(subscription);
  }
  void update(const StoredSubscription& subscription) override {
    for (auto& stored : state_.subscriptions) {
      if (stored.id == subscription.id) stored = subscription;
    }
  }
  void end_given_of_user(std::string_view user_id) override {
    for (auto& stored : state_.subscriptions) {
      if (stored.user_id == user_id && !stored.provider_id) stored.status = "canceled";
    }
  }

 private:
  // Newest first.
  template <class Wanted>
  std::vector<StoredSubscription> unfinished(const Wanted& wanted) const {
    std::vector<StoredSubscription> found;
    for (auto s = state_.subscriptions.rbegin(); s != state_.subscriptions.rend(); ++s) {
      const bool is_finished = s->status == "canceled" || s->status == "incomplete_expired";
      if (!is_finished && wanted(*s)) found.push_back(*with_email(*s));
    }
    return found;
  }
  std::optional<StoredSubscription> with_email(std::optional<StoredSubscription> found) const {
    if (!found) return found;
    if (const auto user = MemoryUsers(state_).find(found->user_id)) found->user_email = user->user.email;
    return found;
  }
  MemoryState& state_;
};

class MemoryClasses final : public ClassStore {
 public:
  explicit MemoryClasses(MemoryState& state) : state_(state) {}
  std::vector<ClassSummary> list(const std::optional<std::string>& teacher_id) const override {
    std::vector<ClassSummary> classes;
    for (const StoredClass& stored : state_.classes) {
      if (!teacher_id || stored.teacher_id == teacher_id) classes.push_back(summary_of(stored));
    }
    return classes;
  }
  std::optional<ClassSummary> find(std::string_view id) const override {
    const auto found = first_match(state_.classes, [&](const auto& c) { return c.id == id; });
    return found ? std::optional(summary_of(*found)) : std::nullopt;
  }
  std::optional<StoredClass> find_by_key(std::string_view key) const override {
    return first_match(state_.classes, [&](const auto& c) { return accounts::class_key(c.name) == key; });
  }
  std::optional<StoredClass> class_of(std::string_view user_id) const override {
    const auto place = state_.class_of_pupil.find(std::string(user_id));
    if (place == state_.class_of_pupil.end()) return std::nullopt;
    return first_match(state_.classes, [&](const auto& c) { return c.id == place->second; });
  }
  std::vector<StoredUser> pupils(std::string_view class_id) const override {
    std::vector<StoredUser> pupils;
    for (const StoredUser& user : state_.users) {
      const auto place = state_.class_of_pupil.find(user.user.id);
      if (place != state_.class_of_pupil.end() && place->second == class_id) pupils.push_back(user);
    }
    return pupils;
  }
  void insert(const StoredClass& stored) override { state_.classes.push_back(stored); }
  void update(const StoredClass& changed) override {
    for (StoredClass& stored : state_.classes) {
      if (stored.id == changed.id) stored = changed;
    }
  }
  void remove(std::string_view id) override {
    std::erase_if(state_.classes, [&](const auto& c) { return c.id == id; });
    std::erase_if(state_.class_of_pupil, [&](const auto& place) { return place.second == id; });
  }
  void add_pupil(std::string_view class_id, std::string_view user_id) override {
    state_.class_of_pupil[std::string(user_id)] = class_id;
  }
  void remove_pupil(std::string_view user_id) override { state_.class_of_pupil.erase(std::string(user_id)); }
  void remove_teacher(std::string_view user_id) override {
    for (StoredClass& stored : state_.classes) {
      if (stored.teacher_id == user_id) stored.teacher_id.reset();
    }
  }

 private:
  ClassSummary summary_of(const StoredClass& stored) const {
    return {stored, {}, static_cast<int>(pupils(stored.id).size()), 0};
  }
  MemoryState& state_;
};

struct MemoryStoreSet {
  explicit MemoryStoreSet(MemoryState& state)
      : users(state),
        sessions(state),
        pictures(state),
        books(state),
        usage(state),
        achievements(state),
        site(state),
        audit(state),
        statistics(state),
        mails(state),
        resets(state),
        personal_data(state),
        coupons(state),
        subscriptions(state),
        classes(state),
        payments(state.payments) {}
  MemoryUsers users;
  MemorySessions sessions;
  MemoryPictures pictures;
  MemoryBooks books;
  MemoryUsage usage;
  MemoryAchievements achievements;
  MemorySite site;
  MemoryAudit audit;
  MemoryStatistics statistics;
  MemoryMails mails;
  MemoryResets resets;
  MemoryPersonalData personal_data;
  MemoryCoupons coupons;
  MemorySubscriptions subscriptions;
  MemoryClasses classes;
  MemoryPayments payments;
  Stores stores{.users = users,
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
                .payments = payments};
};

}  // namespace

void MemoryStorage::do_read(const std::function<void(const Stores&)>& use) const {
  MemoryState snapshot;
  {
    const std::lock_guard lock(mutex_);
    ++reads_;
    snapshot = state_;
  }
  const MemoryStoreSet set(snapshot);
  use(set.stores);
}

void MemoryStorage::do_write(const std::function<void(Stores&)>& use) {
  const std::lock_guard lock(mutex_);
  if (intruder_) std::exchange(intruder_, nullptr)(state_);
  MemoryState changed = state_;
  MemoryStoreSet set(changed);
  use(set.stores);
  if (std::exchange(fails_next_write_, false)) {
    throw base::AppError(base::ErrorCode::unavailable, "disk_full");
  }
  state_ = std::move(changed);
  ++writes_;
}

}  // namespace test
