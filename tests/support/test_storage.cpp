#include "support/test_storage.h"

#include <utility>

#include "accounts/account_rules.h"
#include "base/error.h"
#include "storage/data_folder.h"
#include "storage/sqlite_storage.h"

namespace test {

using namespace app::ports;

namespace {

// A new database's file, made once: half of a short test's time would go by with its schema.
const std::filesystem::path& empty_database() {
  static const support::TemporaryFolder folder(support::TemporaryFolder::In::memory);
  static const std::filesystem::path file = [] {
    storage::SqliteStorage(folder.path(), ManualClock());
    return folder.path() / storage::database_name;
  }();
  return file;
}

}  // namespace

TestStorage::NewFolder::NewFolder() : support::TemporaryFolder(In::memory) {
  if (!postgres_server().empty()) return;
  std::filesystem::copy_file(empty_database(), path() / storage::database_name);
}

// The readable stores of one snapshot, but for what is damaged, and counted.
class TestStorage::Pictures final : public PictureStore {
 public:
  Pictures(const TestStorage& own, PictureStore& real) : own_(own), real_(real) {}

  std::optional<StoredPicture> find(std::string_view id) const override {
    own_.require_sound(id);
    ++own_.read_pictures_;
    return real_.find(id);
  }
  std::vector<PictureOutline> of_book(std::string_view book_id) const override {
    return real_.of_book(book_id);
  }
  std::optional<std::string> owner_of(std::string_view id) const override { return real_.owner_of(id); }
  bool has_seed(std::uint32_t seed) const override { return real_.has_seed(seed); }
  int count_of_user(std::string_view user_id) const override { return real_.count_of_user(user_id); }
  void insert(const StoredPicture& picture) override { real_.insert(picture); }

 private:
  const TestStorage& own_;
  PictureStore& real_;
};

class TestStorage::Books final : public BookStore {
 public:
  Books(const TestStorage& own, BookStore& real) : own_(own), real_(real) {}

  std::optional<books::Book> find(std::string_view id) const override {
    own_.require_sound(id);
    return real_.find(id);
  }
  std::vector<BookSummary> of_user(std::string_view user_id, int limit, int offset) const override {
    return real_.of_user(user_id, limit, offset);
  }
  int count_of_user(std::string_view user_id) const override { return real_.count_of_user(user_id); }
  int count() const override { return real_.count(); }
  std::optional<BookKey> find_key(std::string_view user_id, std::string_view key) const override {
    return real_.find_key(user_id, key);
  }
  void insert(const books::Book& book) override { real_.insert(book); }
  void update(const books::Book& book) override { real_.update(book); }
  void remove(std::string_view id) override { real_.remove(id); }
  void insert_key(const BookKey& key) override { real_.insert_key(key); }
  void remove_keys_before(base::Time moment) override { real_.remove_keys_before(moment); }

 private:
  const TestStorage& own_;
  BookStore& real_;
};

class TestStorage::PersonalData final : public PersonalDataStore {
 public:
  PersonalData(const TestStorage& own, const PersonalDataStore& real) : own_(own), real_(real) {}

  PictureRecords pictures(std::string_view user_id) const override {
    PictureRecords records = real_.pictures(user_id);
    records.damaged += own_.damaged_rows_;
    return records;
  }
  std::vector<JobRecord> jobs(std::string_view user_id) const override { return real_.jobs(user_id); }
  std::vector<UsageRecord> usage(std::string_view user_id) const override { return real_.usage(user_id); }
  std::optional<int> stars(std::string_view user_id) const override {
    own_.require_sound("stars");
    return real_.stars(user_id);
  }

 private:
  const TestStorage& own_;
  const PersonalDataStore& real_;
};

void TestStorage::require_sound(std::string_view id) const {
  if (damaged_ids_.contains(std::string(id))) {
    throw base::AppError(base::ErrorCode::unavailable, "database_damaged");
  }
}

void TestStorage::do_read(const std::function<void(const Stores&)>& use) const {
  ++reads_;
  storage_.read([&](const Stores& stores) {
    // Only to be put together anew: what is handed out can only be read again.
    auto& real = const_cast<Stores&>(stores);
    Pictures pictures(*this, real.pictures());
    Books books(*this, real.books());
    const PersonalData personal_data(*this, real.personal_data());
    const Stores watched{.users = real.users(),
                         .sessions = real.sessions(),
                         .pictures = pictures,
                         .books = books,
                         .usage = real.usage(),
                         .achievements = real.achievements(),
                         .site = real.site(),
                         .audit = real.audit(),
                         .statistics = real.statistics(),
                         .mails = real.mails(),
                         .resets = real.resets(),
                         .personal_data = personal_data,
                         .coupons = real.coupons(),
                         .subscriptions = real.subscriptions(),
                         .classes = real.classes(),
                         .payments = real.payments(),
                         .albums = real.albums(),
                         .workbenches = real.workbenches(),
                         .shares = real.shares(),
                         .jobs = real.jobs(),
                         .second_factors = real.second_factors(),
                         .identities = real.identities(),
                         .nodes = real.nodes(),
                         .picture_objects = real.picture_objects()};
    use(watched);
  });
}

void TestStorage::do_write(const std::function<void(Stores&)>& use) {
  if (intruder_) storage_.write(std::exchange(intruder_, nullptr));
  storage_.write([&](Stores& stores) {
    use(stores);
    if (std::exchange(fails_next_write_, false)) {
      throw base::AppError(base::ErrorCode::unavailable, "disk_full");
    }
  });
}

storage::Connection TestStorage::connect() const {
  return connect_to(folder_.path());
}

void TestStorage::add_user(const std::string& id) {
  storage_.write([&](Stores& stores) {
    StoredUser user;
    user.user.id = id;
    user.user.email = id + "@example.de";
    stores.users().insert(user);
  });
}

std::optional<StoredUser> TestStorage::find_user(const std::string& email) const {
  return storage_.read(
      [&](const Stores& stores) { return stores.users().find_by_email_key(accounts::email_key(email)); });
}

int TestStorage::count_rows(const std::string& table) const {
  const std::string sql = "SELECT count(*) FROM " + table;
  storage::Connection connection = connect();
  storage::Query row = connection.query(sql.c_str());
  row.next();
  return row.count(0);
}

}  // namespace test
