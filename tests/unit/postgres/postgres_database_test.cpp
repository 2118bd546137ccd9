#include "storage/postgres_database.h"

#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "base/messages.h"
#include "storage/data_copy.h"
#include "storage/data_folder.h"
#include "storage/postgres_storage.h"
#include "storage/sqlite_storage.h"
#include "support/any_storage.h"
#include "support/manual_clock.h"
#include "support/process.h"
#include "support/refusal.h"

// What only a PostgreSQL server can show. Run by tests/support/with_postgres.sh.
namespace storage {
namespace {

using test::reason_of;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

const std::vector<Migration> words_schema = {
    {1, "0001_words", "CREATE TABLE words (word TEXT PRIMARY KEY, count INTEGER NOT NULL) STRICT;"}};
const std::vector<Migration> longer_schema = {
    words_schema[0], {2, "0002_more", "CREATE TABLE more (a TEXT PRIMARY KEY) STRICT;"}};
const base::Time now{std::chrono::hours{1}};

class PostgresTest : public testing::Test {
 protected:
  PostgresTest() { EXPECT_FALSE(test::postgres_server().empty()) << "run by tests/support/with_postgres.sh"; }

  std::unique_ptr<PostgresDatabase> open(std::span<const Migration> migrations = words_schema) {
    return std::make_unique<PostgresDatabase>(address_, migrations, now, told_.observer());
  }
  std::string refusal_of(const std::string& url) {
    return reason_of([&] { PostgresDatabase({url, {}}, words_schema, now); });
  }
  // A role for this process alone: roles belong to the whole server.
  static std::string role() { return "stranger" + std::to_string(getpid()); }
  // As another program would.
  void tell(const std::string& sql) { Connection(PostgresDriver::connect(address_)).execute(sql); }
  // Ends all other connections to the database, as a server that is started anew does.
  void end_connections() {
    tell(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()");
  }
  static void add_word(Connection& connection, const std::string& word) {
    connection.run("INSERT INTO words (word, count) VALUES (?, 0)", word);
  }
  static int count_words(PostgresDatabase& database) {
    int count = -1;
    database.read([&](Connection& connection) {
      Query row = connection.query("SELECT count(*) FROM words");
      row.next();
      count = row.count(0);
    });
    return count;
  }

  struct Told {
    std::vector<std::string> reasons;
    WriteHealth::Observer observer() {
      return [this](const std::string& reason) { reasons.push_back(reason); };
    }
  };
  support::TemporaryFolder folder_;
  PostgresAddress address_{test::empty_postgres_url(folder_.path()), {}};
  Told told_;
};

TEST_F(PostgresTest, ValuesComeBackAsTheyWere) {
  auto database = open({});
  tell("CREATE TABLE all_kinds (t TEXT, i BIGINT, r DOUBLE PRECISION, b BYTEA)");
  const std::string bytes("\x00\x01\xff\\x", 5), text = "Äpfel 'n \"Birnen\" \\x ? \n";
  database->write([&](Connection& connection) {
    connection.run("INSERT INTO all_kinds VALUES (?, ?, ?, ?)", text, std::int64_t{-9'007'199'254'740'993},
                   0.1, Blob{bytes});
    connection.run("INSERT INTO all_kinds VALUES (?, ?, ?, ?)", std::optional<std::string>(),
                   std::optional<int>(), std::optional<double>(), std::optional<Blob>());
    Query row = connection.query("SELECT t, i, r, b FROM all_kinds ORDER BY i");
    ASSERT_TRUE(row.next());
    EXPECT_EQ(row.text(0), text);
    EXPECT_EQ(row.integer(1), -9'007'199'254'740'993);
    EXPECT_EQ(row.real(2), 0.1);
    EXPECT_EQ(row.blob(3), bytes);
    ASSERT_TRUE(row.next());
    for (int column = 0; column < 4; ++column) EXPECT_TRUE(row.is_null(column));
    EXPECT_FALSE(row.next());
  });
}

TEST_F(PostgresTest, AWriteThatThrowsLeavesNothing) {
  auto database = open();
  EXPECT_THROW(database->write([](Connection& connection) {
    add_word(connection, "eins");
    throw std::runtime_error("fault");
  }),
               std::runtime_error);
  EXPECT_EQ(count_words(*database), 0);
}

TEST_F(PostgresTest, AFaultOfOursIsNoTroubleOfTheServer) {
  auto database = open();
  EXPECT_THROW(database->write([](Connection& connection) { connection.run("SELECT nonsense"); }),
               PostgresError);
  EXPECT_EQ(database->trouble(), "");
  EXPECT_EQ(count_words(*database), 0);
}

TEST_F(PostgresTest, AReaderCannotWrite) {
  auto database = open();
  EXPECT_THROW(database->read([](Connection& connection) { add_word(connection, "nein"); }), base::AppError);
  EXPECT_EQ(count_words(*database), 0);
}

TEST_F(PostgresTest, AReadStaysInItsSnapshotWhileOthersWrite) {
  auto database = open();
  database->read([&](Connection& reader) {
    const auto count = [&] {
      Query row = reader.query("SELECT count(*) FROM words");
      row.next();
      return row.count(0);
    };
    EXPECT_EQ(count(), 0);
    database->write([](Connection& connection) { add_word(connection, "neu"); });
    EXPECT_EQ(count(), 0);
  });
  EXPECT_EQ(count_words(*database), 1);
}

// Each reads a number and writes the next one: whoever overlapped has to be run again.
TEST_F(PostgresTest, ManyNodesThatCountLoseNothing) {
  auto first = open(), second = open();
  first->write([](Connection& connection) { add_word(connection, "Zähler"); });
  constexpr int threads = 6, times = 10;
  {
    std::vector<std::jthread> crowd;
    for (int i = 0; i < threads; ++i) {
      crowd.emplace_back([&, i] {
        PostgresDatabase& database = i % 2 == 0 ? *first : *second;
        for (int j = 0; j < times;) {
          try {
            database.write([](Connection& connection) {
              Query row = connection.query("SELECT count FROM words");
              row.next();
              connection.run("UPDATE words SET count = ?", row.count(0) + 1);
            });
            ++j;
          } catch (const base::AppError& busy) {
            EXPECT_EQ(busy.reason(), "database_busy");  // nothing was acknowledged
          }
        }
      });
    }
  }
  first->read([&](Connection& connection) {
    Query row = connection.query("SELECT count FROM words");
    row.next();
    EXPECT_EQ(row.count(0), threads * times);
  });
}

TEST_F(PostgresTest, ManyNodesMayStartAtOnce) {
  std::vector<std::unique_ptr<PostgresDatabase>> nodes(8);
  {
    std::vector<std::jthread> crowd;
    for (auto& node : nodes) crowd.emplace_back([&] { node = open(longer_schema); });
  }
  for (auto& node : nodes) EXPECT_EQ(count_words(*node), 0);
  EXPECT_EQ(look_at_server(address_, longer_schema).steps, 2u);
}

TEST_F(PostgresTest, ADatabaseOfAnotherVersionIsRefused) {
  EXPECT_EQ(look_at_server(address_, words_schema).steps, 0u);
  open(longer_schema);
  EXPECT_EQ(reason_of([&] { open(words_schema); }), "schema_newer");
  const std::vector<Migration> changed = {{1, "0001_words", "CREATE TABLE other (a TEXT) STRICT;"}};
  EXPECT_EQ(reason_of([&] { open(changed); }), "schema_changed");
  tell("DROP TABLE more");
  EXPECT_EQ(reason_of([&] { open(longer_schema); }), "schema_incomplete");
}

TEST_F(PostgresTest, AStepThatFailsLeavesTheDatabaseAsItWas) {
  open();
  const std::vector<Migration> broken = {
      words_schema[0], longer_schema[1], {3, "0003_broken", "CREATE nonsense;"}};
  EXPECT_THROW(open(broken), std::exception);
  EXPECT_EQ(look_at_server(address_, longer_schema).pending, 1u);
  open(longer_schema);
}

TEST_F(PostgresTest, ANodeGoesOnWhenTheServerWasStartedAnew) {
  auto database = open();
  database->write([](Connection& connection) { add_word(connection, "vorher"); });
  end_connections();
  EXPECT_EQ(count_words(*database), 1);
  end_connections();
  database->write([](Connection& connection) { add_word(connection, "nachher"); });
  EXPECT_EQ(count_words(*database), 2);
}

TEST_F(PostgresTest, AConnectionThatIsLostInTheMiddleLeavesNothingAndIsMadeAnew) {
  auto database = open();
  int runs = 0;
  database->write([&](Connection& connection) {
    add_word(connection, "einmal");
    if (++runs == 1) end_connections();
    add_word(connection, "zweimal");
  });
  EXPECT_EQ(runs, 2);
  EXPECT_EQ(count_words(*database), 2);
  // Where it is lost each time, the request fails, and the next one finds the server again.
  EXPECT_EQ(reason_of([&] {
              database->write([&](Connection& connection) {
                end_connections();
                add_word(connection, "nie");
              });
            }),
            "database_unreachable");
  EXPECT_EQ(count_words(*database), 2);
  database->write([](Connection& connection) { add_word(connection, "wieder"); });
  EXPECT_THAT(told_.reasons, ElementsAre("database_unreachable", ""));
}

TEST_F(PostgresTest, ADatabaseThatMayOnlyBeReadIsSaidAndMended) {
  auto database = open();
  Connection operators(PostgresDriver::connect({address_.url + " target_session_attrs=any", {}}));
  operators.execute(
      "DO $$ BEGIN EXECUTE 'ALTER DATABASE ' || current_database() || ' SET default_transaction_read_only = "
      "on'; "
      "END $$");
  operators.execute(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
      " WHERE datname = current_database() AND pid <> pg_backend_pid()");
  EXPECT_EQ(reason_of([&] { database->write([](Connection& connection) { add_word(connection, "nein"); }); }),
            "database_read_only");
  EXPECT_EQ(database->trouble(), "database_read_only");
  EXPECT_EQ(refusal_of(address_.url), "postgres_read_only");
  operators.execute(
      "DO $$ BEGIN EXECUTE 'ALTER DATABASE ' || current_database() || ' RESET "
      "default_transaction_read_only'; END $$");
  while (!database->trouble().empty()) std::this_thread::yield();  // as soon as a connection is tried again
  database->write([](Connection& connection) { add_word(connection, "ja"); });
  EXPECT_EQ(count_words(*database), 1);
}

TEST_F(PostgresTest, WhatKeepsFromConnectingIsSaidWithWhatToDo) {
  EXPECT_EQ(refusal_of("host=127.0.0.1 port=1 sslmode=disable"), "postgres_unreachable");
  EXPECT_EQ(refusal_of(test::postgres_server() + " dbname=missing"), "postgres_database_missing");
  EXPECT_EQ(refusal_of("postgresql://host:notaport/x"), "postgres_address_wrong");
  tell("CREATE ROLE " + role() + " LOGIN");
  const std::string stranger = address_.url + " user=" + role();
  EXPECT_EQ(refusal_of(stranger), "postgres_rights_missing");
  tell("ALTER ROLE " + role() + " NOLOGIN");
  EXPECT_EQ(refusal_of(stranger), "postgres_login_refused");
  tell("ALTER ROLE " + role() + " LOGIN CONNECTION LIMIT 0");
  EXPECT_EQ(refusal_of(stranger), "postgres_full");
  tell("DROP ROLE " + role());
  const base::AppError refusal =
      refusal_of_connection(PostgresError("words of the server\n", "28P01", true), "db.example/buntstift");
  EXPECT_THAT(base::german_message(refusal), HasSubstr("db.example/buntstift"));
  const base::AppError several = refusal_of_connection(
      PostgresError("first failed: refused\n\tIs it running?\nsecond failed: timeout\n\tIs it?\n", "", true),
      "a,b/c");
  EXPECT_THAT(base::german_message(several), HasSubstr("(first failed: refused second failed: timeout)"));
}

TEST_F(PostgresTest, CodesOfTheServerHaveTheirReasons) {
  const auto reason = [](const char* state) { return storage::reason_of(PostgresError("", state, false)); };
  EXPECT_EQ(reason("53100"), "disk_full");
  EXPECT_EQ(reason("57P01"), "database_unreachable");
  EXPECT_EQ(reason("53300"), "database_busy");
  EXPECT_EQ(reason("25006"), "database_read_only");
  EXPECT_EQ(reason("XX001"), "database_damaged");
  EXPECT_EQ(reason("42601"), "");
  EXPECT_EQ(storage::reason_of(PostgresError("", "", true)), "database_unreachable");
}

TEST_F(PostgresTest, CertificatesAreToldFromOtherFailures) {
  const auto refusal = [](const char* words) {
    return refusal_of_connection(PostgresError(words, "", true), "h").reason();
  };
  EXPECT_EQ(refusal("SSL error: certificate verify failed"), "postgres_certificate_refused");
  EXPECT_EQ(refusal("server does not support SSL, but SSL was required"), "postgres_unencrypted");
  EXPECT_EQ(refusal("fe_sendauth: no password supplied"), "postgres_login_refused");
  EXPECT_EQ(refusal("timeout expired"), "postgres_unreachable");
}

TEST_F(PostgresTest, WhatIsNoAddressIsToldInGerman) {
  const auto told = [](const std::string& url) {
    try {
      place_of({url, {}});
    } catch (const base::AppError& refusal) {
      return base::german_message(refusal);
    }
    return std::string("not refused");
  };
  EXPECT_THAT(told("mysql://anna:geheim@db.example/malbuch"),
              HasSubstr("sie beginnt nicht mit „postgresql://“. Sie"));
  EXPECT_THAT(told("postgresql://db.example/malbuch?farbe=rot"),
              HasSubstr("zu gebrauchen: invalid URI query parameter. Sie"));
}

TEST_F(PostgresTest, ThePasswordIsNeverTold) {
  try {
    place_of({"postgresql://anna:geheim@[::1/malbuch", {}});
    FAIL() << "not refused";
  } catch (const base::AppError& refusal) {
    EXPECT_THAT(base::german_message(refusal), Not(HasSubstr("geheim")));
  }
  EXPECT_EQ(place_of({"postgresql://anna:geheim@db.example:5433/malbuch", {}}), "db.example:5433/malbuch");
  EXPECT_EQ(place_of({"postgresql://anna:geheim@a,b/malbuch", {}}), "a,b/malbuch");
}

// Somebody, their session and a picture whose content is no text.
void fill(app::ports::Stores& stores) {
  app::ports::StoredUser user;
  user.user.id = "anna";
  user.user.email = "anna@example.de";
  user.user.first_name = "Änne";
  stores.users().insert(user);
  stores.site().put_secret("key", std::string("\x00\xff\x01", 3));
  for (const char* id : {"z", "m", "a"}) {
    app::ports::StoredPicture picture;
    picture.id = id;
    picture.user_id = "anna";
    picture.prompt = "Ein Igel";
    picture.content = std::string("\x00'\\", 3);
    stores.pictures().insert(picture);
  }
  for (const char* action : {"eins", "zwei"}) stores.audit().add({{}, "anna", action, ""});
}

std::vector<std::string> pictures_in(app::ports::Storage& storage) {
  std::vector<std::string> ids;
  storage.read([&](const app::ports::Stores& stores) {
    for (const auto& picture : stores.albums().pictures("anna", {}, 9, 0)) ids.push_back(picture.id);
  });
  return ids;
}

TEST_F(PostgresTest, DataGoToTheServerAndBackUnchanged) {
  const test::ManualClock clock;
  const auto migrations = embedded_migrations();
  const support::TemporaryFolder there, back;
  SqliteStorage(there.path(), clock).write(fill);
  SqliteStorage(back.path(), clock);
  Connection file(there.path() / database_name, ConnectionMode::reader);
  Connection other_file(back.path() / database_name, ConnectionMode::writer);
  PostgresStorage storage(address_, clock);
  Connection server(PostgresDriver::connect(address_));
  const auto ignore = [](const std::string&, std::int64_t) {};
  const Copied copied = copy_data(file, server, migrations, ignore);
  EXPECT_EQ(copied.rows, 1 + 1 + 3 + 3 + 2);
  EXPECT_THAT(pictures_in(storage), ElementsAre("a", "m", "z"));  // of one moment, the last one first
  // The server goes on counting behind what was copied.
  EXPECT_EQ(storage.write([](app::ports::Stores& stores) {
    return stores.audit().add({{}, "anna", "drei", ""});
  }),
            3);
  EXPECT_EQ(reason_of([&] { copy_data(file, server, migrations, ignore); }), "copy_target_not_empty");
  EXPECT_EQ(copy_data(server, other_file, migrations, ignore).rows, copied.rows + 1);
  SqliteStorage again(back.path(), clock);
  EXPECT_THAT(pictures_in(again), ElementsAre("a", "m", "z"));
  EXPECT_EQ(again.read([](const app::ports::Stores& stores) { return stores.site().secret("key").value(); }),
            std::string("\x00\xff\x01", 3));
}

TEST_F(PostgresTest, ACopyThatFailsLeavesTheTargetEmpty) {
  const test::ManualClock clock;
  const support::TemporaryFolder there;
  SqliteStorage(there.path(), clock).write(fill);
  Connection file(there.path() / database_name, ConnectionMode::reader);
  PostgresStorage storage(address_, clock);
  // What is written is not what was to be, as on a server with a rule of its own.
  tell(
      "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.first_name = 'x'; RETURN "
      "NEW; END $$;"
      " CREATE TRIGGER spoil BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION spoil()");
  Connection server(PostgresDriver::connect(address_));
  const auto ignore = [](const std::string&, std::int64_t) {};
  EXPECT_EQ(reason_of([&] { copy_data(file, server, embedded_migrations(), ignore); }), "copy_differs");
  EXPECT_EQ(storage.read([](const app::ports::Stores& stores) { return stores.users().counts().total; }), 0);
  tell("DROP TRIGGER spoil ON users");
  EXPECT_NO_THROW(copy_data(file, server, embedded_migrations(), ignore));
}

}  // namespace
}  // namespace storage
