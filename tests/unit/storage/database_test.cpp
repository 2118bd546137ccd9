#include "storage/database.h"

#include <csignal>
#include <fstream>
#include <list>
#include <thread>

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/process.h"
#include "support/refusal.h"

namespace storage {
namespace {

using test::reason_of;

const std::vector<Migration> words_schema = {
    {1, "0001_words", "CREATE TABLE words (word TEXT NOT NULL) STRICT;"}};
const base::Time now{std::chrono::hours{1}};

class DatabaseTest : public testing::Test {
 protected:
  std::unique_ptr<Database> open(std::span<const Migration> migrations = words_schema) {
    return std::make_unique<Database>(file_, folder_.path() / "snapshots", migrations, now);
  }
  static int count_words(Database& database) {
    int count = -1;
    database.read([&](Connection& connection) {
      Query row = connection.query("SELECT count(*) FROM words");
      row.next();
      count = row.count(0);
    });
    return count;
  }
  static void add_word(Connection& connection, const std::string& word) {
    connection.run("INSERT INTO words VALUES (?)", word);
  }
  void remove_database() const {
    for (const auto& entry : std::filesystem::directory_iterator(folder_.path())) {
      std::filesystem::remove_all(entry.path());
    }
  }
  std::size_t count_snapshots() const {
    std::error_code none;
    const auto entries = std::filesystem::directory_iterator(folder_.path() / "snapshots", none);
    return none ? 0 : static_cast<std::size_t>(std::distance(begin(entries), end(entries)));
  }

  support::TemporaryFolder folder_;
  std::filesystem::path file_ = folder_.path() / "test.sqlite3";
};

TEST_F(DatabaseTest, SettingsAreThoseThatKeepDataSafe) {
  auto database = open();
  const auto pragma = [](Connection& connection, const char* sql) {
    Query row = connection.query(sql);
    row.next();
    return row.text(0);
  };
  database->write([&](Connection& connection) {
    EXPECT_EQ(pragma(connection, "PRAGMA journal_mode"), "wal");
    EXPECT_EQ(pragma(connection, "PRAGMA synchronous"), "2");
    EXPECT_EQ(pragma(connection, "PRAGMA foreign_keys"), "1");
    EXPECT_EQ(pragma(connection, "PRAGMA page_size"), "8192");
    EXPECT_EQ(pragma(connection, "PRAGMA trusted_schema"), "0");
    EXPECT_THROW(connection.run("SELECT load_extension('x')"), SQLite::Exception);
  });
  database->read([&](Connection& connection) {
    EXPECT_EQ(pragma(connection, "PRAGMA foreign_keys"), "1");
    EXPECT_EQ(pragma(connection, "PRAGMA query_only"), "1");
  });
}

TEST_F(DatabaseTest, AWriteIsSeenByTheNextReadAndByTheNextProcess) {
  {
    auto database = open();
    database->write([](Connection& connection) { add_word(connection, "Äpfel"); });
    EXPECT_EQ(count_words(*database), 1);
  }
  auto again = open();
  EXPECT_EQ(count_words(*again), 1);
}

TEST_F(DatabaseTest, AWriteThatThrowsLeavesNothing) {
  auto database = open();
  EXPECT_THROW(database->write([](Connection& connection) {
    add_word(connection, "eins");
    add_word(connection, "zwei");
    throw std::runtime_error("fault");
  }),
               std::runtime_error);
  EXPECT_EQ(count_words(*database), 0);
  database->write([](Connection& connection) { add_word(connection, "drei"); });
  EXPECT_EQ(count_words(*database), 1);
}

TEST_F(DatabaseTest, AReaderCannotWrite) {
  auto database = open();
  EXPECT_EQ(reason_of([&] { database->read([](Connection& connection) { add_word(connection, "nein"); }); }),
            "database_unwritable");
  EXPECT_EQ(count_words(*database), 0);
}

TEST_F(DatabaseTest, AReadStaysInItsSnapshotWhileOthersWrite) {
  auto database = open();
  database->read([&](Connection& reader) {
    Query before = reader.query("SELECT count(*) FROM words");
    before.next();
    database->write([](Connection& connection) { add_word(connection, "neu"); });
    Query after = reader.query("SELECT count(*) FROM words");
    after.next();
    EXPECT_EQ(before.count(0), after.count(0));
  });
  EXPECT_EQ(count_words(*database), 1);
}

TEST_F(DatabaseTest, ManyThreadsWriteAndReadAtOnce) {
  auto database = open();
  constexpr int threads = 12, words = 20;
  {
    std::vector<std::jthread> crowd;
    for (int i = 0; i < threads; ++i) {
      crowd.emplace_back([&] {
        for (int j = 0; j < words; ++j) {
          database->write([](Connection& connection) { add_word(connection, "Wort"); });
          EXPECT_GE(count_words(*database), j + 1);
        }
      });
    }
  }
  EXPECT_EQ(count_words(*database), threads * words);
}

TEST_F(DatabaseTest, AFullDiskIsSaidAndLeavesTheOldState) {
  auto database = open();
  database->write([](Connection& connection) { add_word(connection, "vorher"); });
  const std::string reason = reason_of([&] {
    database->write([](Connection& connection) {
      Query limit = connection.query("PRAGMA max_page_count = 8");
      limit.next();
      for (int i = 0; i < 100; ++i) add_word(connection, std::string(8000, 'x'));
    });
  });
  EXPECT_EQ(reason, "disk_full");
  EXPECT_EQ(count_words(*database), 1);
  database->write([](Connection& connection) { add_word(connection, "nachher"); });
  EXPECT_EQ(count_words(*database), 2);
}

// In a process of its own, because the limit and the signal belong to the process.
TEST_F(DatabaseTest, AFileSizeLimitIsAFullDiskToo) {
  open();
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    signal(SIGXFSZ, SIG_IGN);
    auto database = open();
    const rlimit limit{256 * 1024, 256 * 1024};
    setrlimit(RLIMIT_FSIZE, &limit);
    const std::string reason = reason_of([&] {
      database->write([](Connection& connection) {
        for (int i = 0; i < 200; ++i) add_word(connection, std::string(8000, 'x'));
      });
    });
    _exit(reason == "disk_full" && count_words(*database) == 0 ? 0 : 1);
  }
  int status = -1;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

// What an observer was told, in order.
struct Told {
  std::vector<std::string> reasons;
  WriteHealth::Observer observer() {
    return [this](const std::string& reason) { reasons.push_back(reason); };
  }
};

TEST_F(DatabaseTest, ARemovedFolderIsToldAndNothingIsAcknowledged) {
  const auto data = folder_.path() / "data";
  std::filesystem::create_directory(data);
  Told told;
  Database database(data / "test.sqlite3", data / "snapshots", words_schema, now, told.observer());
  database.write([](Connection& connection) { add_word(connection, "vorher"); });
  EXPECT_EQ(database.trouble(), "");
  std::filesystem::rename(data, folder_.path() / "fort");
  const auto write = [&] {
    database.write([](Connection& connection) { add_word(connection, "verloren"); });
  };
  EXPECT_EQ(reason_of(write), "database_moved");
  EXPECT_EQ(reason_of(write), "database_moved");
  EXPECT_EQ(database.trouble(), "database_moved");
  EXPECT_EQ(told.reasons, std::vector<std::string>{"database_moved"}) << "once, and not with each write";
  std::filesystem::rename(folder_.path() / "fort", data);
  EXPECT_EQ(database.trouble(), "");
  EXPECT_EQ(told.reasons, (std::vector<std::string>{"database_moved", ""}));
  write();
  EXPECT_EQ(count_words(database), 2);
}

TEST_F(DatabaseTest, AReplacedFileAndAReplacedLogAreNoticed) {
  for (const char* suffix : {"", "-wal"}) {
    auto database = open();
    const std::filesystem::path file = file_.string() + suffix;
    const std::filesystem::path aside = file_.string() + ".aside";
    std::filesystem::rename(file, aside);
    std::filesystem::copy_file(aside, file);
    EXPECT_EQ(reason_of([&] { database->write([](Connection& connection) { add_word(connection, "x"); }); }),
              "database_moved")
        << suffix;
    EXPECT_EQ(database->trouble(), "database_moved") << suffix;
    std::filesystem::rename(aside, file);
  }
}

TEST_F(DatabaseTest, AFolderThatGoesDuringAWriteIsNotAcknowledged) {
  const auto data = folder_.path() / "data";
  std::filesystem::create_directory(data);
  Database database(data / "test.sqlite3", data / "snapshots", words_schema, now);
  EXPECT_EQ(reason_of([&] {
              database.write([&](Connection& connection) {
                add_word(connection, "verloren");
                std::filesystem::remove_all(data);
              });
            }),
            "database_moved");
}

// In a process of its own, because the limit belongs to the process.
TEST_F(DatabaseTest, AFullDiskIsToldOnceAndItsEndToo) {
  open();
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    signal(SIGXFSZ, SIG_IGN);
    Told told;
    Database database(file_, folder_.path() / "snapshots", words_schema, now, told.observer());
    rlimit limit{256 * 1024, RLIM_INFINITY};
    setrlimit(RLIMIT_FSIZE, &limit);
    const auto fill = [&] {
      database.write([](Connection& connection) {
        for (int i = 0; i < 200; ++i) add_word(connection, std::string(8000, 'x'));
      });
    };
    bool is_right = reason_of(fill) == "disk_full" && reason_of(fill) == "disk_full";
    is_right = is_right && database.trouble() == "disk_full";
    is_right = is_right && told.reasons == std::vector<std::string>{"disk_full"};
    limit.rlim_cur = RLIM_INFINITY;
    setrlimit(RLIMIT_FSIZE, &limit);
    is_right = is_right && database.trouble().empty();
    is_right = is_right && told.reasons == std::vector<std::string>{"disk_full", ""};
    fill();
    _exit(is_right && count_words(database) == 200 ? 0 : 1);
  }
  int status = -1;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
}

TEST_F(DatabaseTest, WhatAnotherProcessWritesIsNoticedAndOnesOwnWritesAreNot) {
  auto database = open();
  const std::uint64_t before = database->foreign_changes();
  database->write([](Connection& connection) { add_word(connection, "eigenes"); });
  count_words(*database);
  EXPECT_EQ(database->foreign_changes(), before);
  auto other = open();
  other->write([](Connection& connection) { add_word(connection, "fremdes"); });
  EXPECT_GT(database->foreign_changes(), before);
  const std::uint64_t after = database->foreign_changes();
  EXPECT_EQ(database->foreign_changes(), after);
  // Also by a write that comes first.
  other->write([](Connection& connection) { add_word(connection, "noch eins"); });
  database->write([](Connection& connection) { add_word(connection, "eigenes"); });
  EXPECT_GT(database->foreign_changes(), after);
}

TEST_F(DatabaseTest, ADatabaseOfAnotherVersionIsLeftAloneOnRequest) {
  const auto open_beside = [&](std::span<const Migration> migrations) {
    Database(file_, folder_.path() / "snapshots", migrations, now, {}, Upgrade::refused);
  };
  EXPECT_EQ(reason_of([&] { open_beside(words_schema); }), "schema_older");
  open();
  EXPECT_EQ(reason_of([&] { open_beside(words_schema); }), "");
  auto longer = words_schema;
  longer.push_back({2, "0002_more", "CREATE TABLE more (x INTEGER) STRICT;"});
  EXPECT_EQ(reason_of([&] { open_beside(longer); }), "schema_older");
  EXPECT_EQ(count_snapshots(), 0u);
}

// The child reports each word through a pipe after write() has returned, and is killed in the middle.
TEST_F(DatabaseTest, AKilledProcessLosesNoAcknowledgedWrite) {
  open();
  int pipe_ends[2];
  ASSERT_EQ(pipe(pipe_ends), 0);
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    auto database = open();
    for (;;) {
      database->write([](Connection& connection) { add_word(connection, "Wort"); });
      if (::write(pipe_ends[1], "x", 1) != 1) _exit(1);
    }
  }
  ::close(pipe_ends[1]);
  int acknowledged = 0;
  char byte = 0;
  while (acknowledged < 50 && ::read(pipe_ends[0], &byte, 1) == 1) ++acknowledged;
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  while (::read(pipe_ends[0], &byte, 1) == 1) ++acknowledged;
  ::close(pipe_ends[0]);
  auto database = open();
  const int kept = count_words(*database);
  EXPECT_GE(kept, acknowledged);
  EXPECT_LE(kept, acknowledged + 1);  // one may have been written and not yet reported
}

TEST_F(DatabaseTest, AFileThatIsNoDatabaseIsSaidToBeDamagedAndLeftAlone) {
  std::ofstream(file_) << std::string(20000, 'x');
  EXPECT_EQ(reason_of([&] { open(); }), "database_damaged");
  EXPECT_EQ(std::filesystem::file_size(file_), 20000u);
}

TEST_F(DatabaseTest, ADamagedPageIsSaidToBeDamaged) {
  {
    auto database = open();
    database->write([](Connection& connection) {
      for (int i = 0; i < 200; ++i) add_word(connection, std::string(3000, 'x'));
    });
  }
  {
    std::fstream bytes(file_, std::ios::in | std::ios::out | std::ios::binary);
    bytes.seekp(8192 * 2);
    bytes << std::string(8192 * 20, '\xff');
  }
  auto database = open();
  EXPECT_EQ(reason_of([&] {
              database->read([](Connection& connection) {
                Query row = connection.query("SELECT sum(length(word)) FROM words");
                row.next();
              });
            }),
            "database_damaged");
}

TEST_F(DatabaseTest, MigrationsAreAddedInOrderWithOneSnapshotBeforeTheFirst) {
  open()->write([](Connection& connection) { add_word(connection, "alt"); });
  EXPECT_EQ(count_snapshots(), 0u);  // nothing existed before the first migration
  auto longer = words_schema;
  longer.push_back({2, "0002_language", "ALTER TABLE words ADD COLUMN language TEXT NOT NULL DEFAULT 'de';"});
  longer.push_back({3, "0003_index", "CREATE INDEX words_by_language ON words (language);"});
  auto database = open(longer);
  database->read([](Connection& connection) {
    Query row = connection.query("SELECT word, language FROM words");
    ASSERT_TRUE(row.next());
    EXPECT_EQ(row.text(0), "alt");
    EXPECT_EQ(row.text(1), "de");
  });
  ASSERT_EQ(count_snapshots(), 1u);
  const auto snapshot = std::filesystem::directory_iterator(folder_.path() / "snapshots")->path();
  {
    Connection copy(snapshot, ConnectionMode::reader);
    Query columns = copy.query("SELECT count(*) FROM pragma_table_info('words')");
    columns.next();
    EXPECT_EQ(columns.count(0), 1);
  }
  open(longer);
  EXPECT_EQ(count_snapshots(), 1u);
}

// Books of a program that knew three kinds of lesson only.
TEST_F(DatabaseTest, TheMigrationOfLessonKindsKeepsWhatBooksHave) {
  const std::vector<Migration> all = embedded_migrations();
  const auto first_new = std::find_if(all.begin(), all.end(), [](const Migration& migration) {
    return migration.name == "0012_exercise_kinds";
  });
  ASSERT_NE(first_new, all.end());
  const std::vector<Migration> older(all.begin(), first_new);
  open(older)->write([](Connection& connection) {
    connection.run(
        "INSERT INTO users (id, email, email_key, password_hash, first_name, last_name, role, is_active, "
        "plan,"
        " created_at) VALUES ('u', 'a@b.de', 'a@b.de', '', 'Anna', 'B', 'user', 1, 'free', 0)");
    const auto add_book = [&](const char* id, const std::optional<std::string>& lesson) {
      connection.run(
          "INSERT INTO books (id, user_id, created_at, title, description, lesson, lesson_level, wants_story)"
          " VALUES (?, 'u', 0, 't', 'd', ?, 'easy', 0)",
          id, lesson);
    };
    add_book("b1", "letters");
    add_book("b2", std::nullopt);
  });
  open(all)->read([](Connection& connection) {
    Query row = connection.query("SELECT lesson FROM books ORDER BY id");
    ASSERT_TRUE(row.next());
    EXPECT_EQ(row.text(0), "letters");
    ASSERT_TRUE(row.next());
    EXPECT_TRUE(row.is_null(0));
    EXPECT_FALSE(row.next());
  });
}

TEST_F(DatabaseTest, AFailedMigrationLeavesTheSchemaOfTheOneBefore) {
  auto broken = words_schema;
  broken.push_back({2, "0002_good", "CREATE TABLE good (x INTEGER) STRICT;"});
  broken.push_back(
      {3, "0003_broken", "CREATE TABLE half (x INTEGER) STRICT; INSERT INTO nothing VALUES (1);"});
  EXPECT_THROW(open(broken), std::exception);
  broken.pop_back();
  auto database = open(broken);
  database->read([](Connection& connection) {
    Query row = connection.query("SELECT count(*) FROM sqlite_schema WHERE name IN ('good', 'half')");
    row.next();
    EXPECT_EQ(row.count(0), 1);
  });
}

// A process that brings a database up to date is killed at forty moments. Whenever that is, the next start
// finishes, and each step has been taken once as a whole.
TEST_F(DatabaseTest, AMigrationThatIsCutOffIsTakenWholeByTheNextStart) {
  constexpr int rows = 3000;
  std::vector<Migration> longer = words_schema;
  const std::string fill = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < " +
                           std::to_string(rows) + ") INSERT INTO ";
  std::list<std::string> texts;  // what the steps view
  for (int step = 2; step <= 4; ++step) {
    const std::string table = "t" + std::to_string(step);
    const std::string& name = texts.emplace_back("000" + std::to_string(step) + "_" + table);
    const std::string& sql = texts.emplace_back("CREATE TABLE " + table + " (x TEXT) STRICT; " + fill +
                                                table + " SELECT hex(zeroblob(50)) FROM n;");
    longer.push_back({step, name, sql});
  }
  open();
  const auto began = std::chrono::steady_clock::now();
  open(longer);
  const auto whole = std::chrono::steady_clock::now() - began;
  for (int moment = 0; moment < 40; ++moment) {
    remove_database();
    open()->write([](Connection& connection) { add_word(connection, "vorher"); });
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      open(longer);
      _exit(0);
    }
    std::this_thread::sleep_for(whole * moment / 40);
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    auto database = open(longer);
    EXPECT_EQ(count_words(*database), 1);
    database->read([&](Connection& connection) {
      for (const std::string table : {"t2", "t3", "t4"}) {
        Query row = connection.query(("SELECT count(*) FROM " + table).c_str());
        row.next();
        EXPECT_EQ(row.count(0), rows) << "moment " << moment << ", " << table;
      }
      Query steps = connection.query("SELECT count(*) FROM schema_migrations");
      steps.next();
      EXPECT_EQ(steps.count(0), 4) << "moment " << moment;
      Query check = connection.query("PRAGMA integrity_check");
      check.next();
      EXPECT_EQ(check.text(0), "ok");
    });
  }
}

TEST_F(DatabaseTest, AMigrationThatBreaksAReferenceIsUndone) {
  auto broken = words_schema;
  broken.push_back({2, "0002_broken",
                    "CREATE TABLE a (id INTEGER PRIMARY KEY) STRICT;"
                    "CREATE TABLE b (a INTEGER REFERENCES a) STRICT; INSERT INTO b VALUES (7);"});
  EXPECT_THROW(open(broken), std::logic_error);
  EXPECT_NE(open(), nullptr);
}

TEST_F(DatabaseTest, ANewerSchemaAndAChangedMigrationAreRefused) {
  auto longer = words_schema;
  longer.push_back({2, "0002_more", "CREATE TABLE more (x INTEGER) STRICT;"});
  open(longer);
  EXPECT_EQ(reason_of([&] { open(words_schema); }), "schema_newer");
  longer[1].sql = "CREATE TABLE more (y INTEGER) STRICT;";
  EXPECT_EQ(reason_of([&] { open(longer); }), "schema_changed");
}

TEST(EmbeddedMigrations, AreNumberedFromOne) {
  const auto migrations = embedded_migrations();
  ASSERT_FALSE(migrations.empty());
  EXPECT_EQ(migrations.front().name, "0001_initial");
}

}  // namespace
}  // namespace storage
