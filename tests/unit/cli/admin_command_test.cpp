#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "accounts/account_rules.h"
#include "accounts/password_hasher.h"
#include "app/session_service.h"
#include "base/clock.h"
#include "base/id_source.h"
#include "cli/commands.h"
#include "storage/sqlite_storage.h"
#include "support/process.h"
#include "support/refusal.h"

namespace cli {
namespace {

using test::reason_of;
using testing::HasSubstr;
namespace fs = std::filesystem;

constexpr const char* email = "Anna@Schule.example";
constexpr const char* password = "Regenbogen-7-Seiten";

class AdminCommandTest : public testing::Test {
 protected:
  using Command = int (*)(Words, Surroundings&);

  int run(Command command, const std::string& typed, std::vector<std::string> words) {
    std::istringstream in(typed + "\n");
    words.insert(words.end(), {"--password-stdin", "--data-dir", data_.string()});
    Surroundings surroundings{in, out_, err_, {}, "1.2.3"};
    return command(words, surroundings);
  }
  std::optional<app::ports::StoredUser> stored() {
    const storage::SqliteStorage storage(data_, clock_);
    return storage.read([](const app::ports::Stores& stores) {
      return stores.users().find_by_email_key(accounts::email_key(email));
    });
  }
  bool password_is(const std::string& word) {
    return accounts::Argon2PasswordHasher().verify(stored()->password_hash, word);
  }

  support::TemporaryFolder folder_;
  fs::path data_ = folder_.path() / "data";
  base::SystemClock clock_;
  std::ostringstream out_;
  std::ostringstream err_;
};

TEST_F(AdminCommandTest, CreatesAnAdminWhoseDataNobodyElseCanRead) {
  EXPECT_EQ(run(admin_create_command, password, {"--email", email}), exit_done);
  EXPECT_THAT(out_.str(), HasSubstr("Das Konto Anna@Schule.example wurde angelegt."));
  ASSERT_TRUE(stored());
  EXPECT_EQ(stored()->user.role, accounts::Role::admin);
  EXPECT_EQ(stored()->user.first_name, "Admin");
  EXPECT_TRUE(password_is(password));
  for (const auto& entry : fs::recursive_directory_iterator(data_)) {
    const auto others = entry.status().permissions() & (fs::perms::group_all | fs::perms::others_all);
    EXPECT_EQ(others, fs::perms::none) << entry.path();
  }
}

TEST_F(AdminCommandTest, ResetsAPassword) {
  ASSERT_EQ(run(admin_create_command, password, {"--email", email, "--first-name", "Anna"}), exit_done);
  EXPECT_EQ(run(admin_reset_password_command, "Wachsmalkreide-12", {"--email", "anna@schule.example"}),
            exit_done);
  EXPECT_TRUE(password_is("Wachsmalkreide-12"));
  EXPECT_FALSE(password_is(password));
  EXPECT_EQ(stored()->user.first_name, "Anna");
}

TEST_F(AdminCommandTest, RefusesBadInputAndChangesNothing) {
  EXPECT_EQ(reason_of([&] { run(admin_create_command, password, {}); }), "option_missing");
  EXPECT_THROW(run(admin_create_command, password, {"--email", "anna"}), base::AppError);
  EXPECT_THROW(run(admin_create_command, "kurz", {"--email", email}), base::AppError);
  EXPECT_EQ(reason_of([&] { run(admin_create_command, "", {"--email", email}); }), "password_stdin_empty");
  EXPECT_FALSE(stored());
  ASSERT_EQ(run(admin_create_command, password, {"--email", email}), exit_done);
  EXPECT_THROW(run(admin_create_command, "Wachsmalkreide-12", {"--email", email}), base::AppError)
      << "has an account";
  EXPECT_TRUE(password_is(password));
}

TEST_F(AdminCommandTest, AnUnknownAccountOrFolderIsRefused) {
  EXPECT_EQ(reason_of([&] {
              run(admin_reset_password_command, password, {"--email", email});
            }),
            "data_folder_missing");
  EXPECT_FALSE(fs::exists(data_));
  fs::create_directories(data_);
  EXPECT_EQ(reason_of([&] {
              run(admin_reset_password_command, password, {"--email", email});
            }),
            "account_not_found");
}

// The newest entry of the audit log.
app::ports::AuditEntry newest_entry(const app::ports::Storage& storage) {
  return storage.read([](const app::ports::Stores& stores) { return stores.audit().newest(1, 0).at(0); });
}

TEST_F(AdminCommandTest, WorksBesideARunningServerWhichNotices) {
  storage::SqliteStorage server(data_, clock_);
  base::SystemIdSource ids;
  const app::Settings settings;
  app::SessionService sessions(server, clock_, ids, settings);
  ASSERT_EQ(run(admin_create_command, password, {"--email", email}), exit_done);
  const app::StartedSession started = server.write([&](app::ports::Stores& stores) {
    const auto user = stores.users().find_by_email_key(accounts::email_key(email));
    return sessions.start(stores, user.value(), {});
  });
  ASSERT_TRUE(sessions.find(started.secret));
  ASSERT_TRUE(sessions.find(started.secret)) << "kept in memory now";
  EXPECT_EQ(run(admin_reset_password_command, "Wachsmalkreide-12", {"--email", email}), exit_done);
  EXPECT_FALSE(sessions.find(started.secret)) << "the server has seen that all sessions ended";
}

TEST_F(AdminCommandTest, SwitchesASecondStepOff) {
  storage::SqliteStorage server(data_, clock_);
  ASSERT_EQ(run(admin_create_command, password, {"--email", email}), exit_done);
  const auto reset = [&](const std::string& address) {
    std::istringstream in;
    Surroundings surroundings{in, out_, err_, {}, "1.2.3"};
    return admin_reset_second_factor_command(
        std::vector<std::string>{"--email", address, "--data-dir", data_.string()}, surroundings);
  };
  EXPECT_EQ(reason_of([&] { reset("nobody@schule.example"); }), "account_not_found");
  EXPECT_EQ(reason_of([&] { reset(email); }), "second_factor_off");
  server.write([&](app::ports::Stores& stores) {
    auto user = stores.users().find_by_email_key(accounts::email_key(email)).value();
    user.user.has_second_factor = true;
    stores.users().update(user);
    stores.second_factors().put({user.user.id, "key", true, 0});
  });
  EXPECT_EQ(reset(email), exit_done);
  EXPECT_THAT(out_.str(), HasSubstr("genügt jetzt wieder das Passwort"));
  EXPECT_EQ(newest_entry(server).action, "audit_second_factor_reset");
  server.read([&](const app::ports::Stores& stores) {
    const auto user = stores.users().find_by_email_key(accounts::email_key(email)).value();
    EXPECT_FALSE(user.user.has_second_factor);
    EXPECT_FALSE(stores.second_factors().find(user.user.id));
  });
}

TEST_F(AdminCommandTest, LeavesATraceInTheAuditLog) {
  storage::SqliteStorage server(data_, clock_);
  ASSERT_EQ(run(admin_create_command, password, {"--email", email}), exit_done);
  EXPECT_EQ(newest_entry(server).action, "audit_admin_created");
  EXPECT_EQ(newest_entry(server).subject, email);
  ASSERT_EQ(run(admin_reset_password_command, "Wachsmalkreide-12", {"--email", email}), exit_done);
  EXPECT_EQ(newest_entry(server).action, "audit_password_given");
  const std::string me = support::run_process({"id", "-un"}).output;
  EXPECT_EQ(newest_entry(server).actor, "Befehlszeile (" + me.substr(0, me.find('\n')) + ")");
}

TEST_F(AdminCommandTest, AServerOfAnotherVersionIsLeftAlone) {
  storage::SqliteStorage server(data_, clock_);
  storage::Connection(data_ / storage::database_name, storage::ConnectionMode::writer)
      .execute("DELETE FROM schema_migrations WHERE number = (SELECT max(number) FROM schema_migrations)");
  EXPECT_EQ(reason_of([&] { run(admin_create_command, password, {"--email", email}); }), "schema_older");
}

}  // namespace
}  // namespace cli
