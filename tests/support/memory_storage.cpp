#include "support/memory_storage.h"

#include <algorithm>
#include <numeric>

#include "accounts/account_rules.h"
#include "base/error.h"

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
    return first_match(state_.users, [&](const auto& u) { return accounts::email_key(u.user.email) == key; });
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

class MemoryPictures final : public PictureStore {
 public:
  explicit MemoryPictures(MemoryState& state) : state_(state) {}
  std::optional<StoredPicture> find(std::string_view id) const override {
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
  std::map<std::string, std::string> legal_texts() const override { return state_.legal_texts; }
  std::optional<std::string> secret(std::string_view name) const override {
    const auto found = state_.secrets.find(std::string(name));
    return found == state_.secrets.end() ? std::nullopt : std::optional(found->second);
  }
  void put_rating(std::string_view user_id, int stars, base::Time) override {
    state_.stars[std::string(user_id)] = stars;
  }
  void put_secret(std::string_view name, std::string_view value) override {
    state_.secrets[std::string(name)] = value;
  }

 private:
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
        site(state) {}
  MemoryUsers users;
  MemorySessions sessions;
  MemoryPictures pictures;
  MemoryBooks books;
  MemoryUsage usage;
  MemoryAchievements achievements;
  MemorySite site;
  Stores stores{users, sessions, pictures, books, usage, achievements, site};
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
}

}  // namespace test
