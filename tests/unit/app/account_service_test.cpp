#include "app/account_service.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/setup_service.h"
#include "support/fast_hasher.h"
#include "support/known_ids.h"
#include "support/manual_clock.h"
#include "support/refusal.h"
#include "support/test_storage.h"

namespace app {
namespace {

using namespace std::chrono_literals;
using test::reason_of;
using test::refusal_of;

const Client at_home{"10.0.0.1", "Firefox"};
const std::string password = "Grüner Elefant 7";

class NoCards final : public ports::CardWriter {
 public:
  std::string write(const books::LoginCards&) const override { return {}; }
  std::string write(const books::Invitation&) const override { return {}; }
  std::string qr_svg(const std::string& address) const override { return "QR of " + address; }
};

class AccountServiceTest : public testing::Test {
 protected:
  static Registration anna() { return {"Anna@Example.de", password, "Anna", "Ähre", ""}; }
  Session session_of(const StartedSession& started) { return sessions_.find(started.secret).value(); }
  void set_audience(const std::string& audience) {
    storage_.write([&](ports::Stores& stores) { stores.site().put_audience(audience); });
  }
  StartedSession make_admin(const std::string& email) {
    setup_.create_admin({email, password, "Adam", "Admin", ""}, "Befehlszeile (root)");
    return accounts_.admin_login(email, password, at_home);
  }

  test::ManualClock clock_;
  test::KnownIds ids_;
  test::TestStorage storage_;
  test::FastHasher hasher_;
  Settings settings_;
  accounts::LocalLoginThrottle throttle_{clock_};
  SessionService sessions_{storage_, clock_, ids_, settings_};
  NodeService node_{storage_, clock_};
  OutboxService outbox_{storage_, node_, clock_, ids_, settings_};
  NoCards cards_;
  SecondFactorService second_factors_{storage_, hasher_, throttle_, cards_, clock_, settings_};
  AccountService accounts_{storage_, hasher_, sessions_, throttle_, second_factors_,
                           outbox_,  clock_,  ids_,      settings_};
  SetupService setup_{storage_, hasher_, sessions_, clock_, ids_};
};

TEST_F(AccountServiceTest, RegisteringMakesAFreeUserAndASession) {
  const StartedSession started = accounts_.register_user(anna(), at_home);
  EXPECT_EQ(started.account.user.email, "Anna@Example.de");
  EXPECT_EQ(started.account.plan, plans::Plan::free);
  const Session session = session_of(started);
  EXPECT_EQ(session.user_id, started.account.user.id);
  EXPECT_EQ(session.role, UserRole::user);
  EXPECT_EQ(session.plan, "free");
  EXPECT_EQ(storage_.count_rows("users"), 1);
  EXPECT_EQ(storage_.find_user("anna@example.de")->password_hash, "hash of " + password);
}

TEST_F(AccountServiceTest, TheSecretIsNotKept) {
  const StartedSession started = accounts_.register_user(anna(), at_home);
  const auto stored = sessions_.list(session_of(started));
  ASSERT_EQ(stored.size(), 1u);
  EXPECT_NE(stored[0].stored.id, started.secret);
  EXPECT_FALSE(sessions_.find(stored[0].stored.id));
}

TEST_F(AccountServiceTest, AnAddressHasOneAccountWhateverItsCase) {
  accounts_.register_user(anna(), at_home);
  Registration again = anna();
  again.email = " aNNa@exAMPLE.DE ";
  const auto error = refusal_of([&] { accounts_.register_user(again, at_home); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->code(), base::ErrorCode::conflict);
  EXPECT_EQ(error->reason(), "email_taken");
  EXPECT_EQ(error->field(), "email");
}

TEST_F(AccountServiceTest, AFullDiskLeavesNeitherUserNorSession) {
  storage_.fail_next_write();
  EXPECT_EQ(reason_of([&] { accounts_.register_user(anna(), at_home); }), "disk_full");
  EXPECT_EQ(storage_.count_rows("users"), 0);
  EXPECT_EQ(storage_.count_rows("sessions"), 0);
}

struct RegistrationRow {
  std::string field;
  std::string reason;
  std::function<void(Registration&)> spoil;
};

TEST_F(AccountServiceTest, EveryFieldIsCheckedBeforeAnythingIsHashed) {
  const RegistrationRow rows[] = {
      {"email", "email_invalid", [](Registration& r) { r.email = "anna"; }},
      {"email", "email_missing", [](Registration& r) { r.email = ""; }},
      {"password", "password_too_short", [](Registration& r) { r.password = "kurz"; }},
      {"password", "password_common", [](Registration& r) { r.password = "Passwort123"; }},
      {"firstName", "first_name_missing", [](Registration& r) { r.first_name = " "; }},
      {"lastName", "last_name_too_long", [](Registration& r) { r.last_name = std::string(81, 'x'); }},
  };
  for (const RegistrationRow& row : rows) {
    Registration registration = anna();
    row.spoil(registration);
    const auto error = refusal_of([&] { accounts_.register_user(registration, at_home); });
    ASSERT_TRUE(error) << row.reason;
    EXPECT_EQ(error->reason(), row.reason);
    EXPECT_EQ(error->field(), row.field);
  }
  EXPECT_EQ(hasher_.hashed, 0);
}

TEST_F(AccountServiceTest, AClosedServerTakesNobodyAndACodeMustBeRight) {
  settings_.registration = RegistrationMode::closed;
  EXPECT_EQ(reason_of([&] { accounts_.register_user(anna(), at_home); }), "registration_closed");
  settings_.registration = RegistrationMode::code;
  settings_.registration_code = "Klasse-3b";
  EXPECT_EQ(reason_of([&] { accounts_.register_user(anna(), at_home); }), "registration_code_wrong");
  Registration with_code = anna();
  with_code.code = "Klasse-3b";
  EXPECT_EQ(reason_of([&] { accounts_.register_user(with_code, at_home); }), "");
}

TEST_F(AccountServiceTest, AFamilyOrSchoolMakesItsAccountsItself) {
  const std::pair<std::optional<std::string>, std::string> rows[] = {{std::nullopt, ""},
                                                                     {"public", ""},
                                                                     {"family", "registration_closed"},
                                                                     {"school", "registration_closed"}};
  for (const auto& [audience, reason] : rows) {
    if (audience) set_audience(*audience);
    Registration person = anna();
    person.email = audience.value_or("none") + "@example.de";
    EXPECT_EQ(reason_of([&] { accounts_.register_user(person, at_home); }), reason) << person.email;
  }
}

TEST_F(AccountServiceTest, WhatTheConfigurationSaysOfRegistrationWins) {
  set_audience("school");
  settings_.registration = RegistrationMode::open;
  EXPECT_EQ(reason_of([&] { accounts_.register_user(anna(), at_home); }), "");
}

TEST_F(AccountServiceTest, LoginTellsNothingAboutWhichPartWasWrong) {
  accounts_.register_user(anna(), at_home);
  const auto wrong = refusal_of([&] { accounts_.login("anna@example.de", "falsches Wort", at_home); });
  const auto unknown = refusal_of([&] { accounts_.login("bernd@example.de", password, at_home); });
  ASSERT_TRUE(wrong && unknown);
  EXPECT_EQ(wrong->code(), base::ErrorCode::invalid_credentials);
  EXPECT_EQ(unknown->code(), wrong->code());
  EXPECT_EQ(unknown->reason(), wrong->reason());
  EXPECT_EQ(hasher_.verified, 1);
  EXPECT_EQ(hasher_.nobody, 1);
  EXPECT_EQ(reason_of([&] { accounts_.login("ANNA@example.de", password, at_home); }), "");
}

TEST_F(AccountServiceTest, GuessingIsSlowedDownAlsoForUnknownAccounts) {
  for (const std::string email : {"anna@example.de", "nobody@example.de"}) {
    for (int i = 0; i < accounts::LoginThrottle::free_tries; ++i) {
      EXPECT_EQ(reason_of([&] { accounts_.login(email, "falsch", at_home); }), "invalid_credentials");
    }
    const auto error = refusal_of([&] { accounts_.login(email, "falsch", at_home); });
    ASSERT_TRUE(error);
    EXPECT_EQ(error->code(), base::ErrorCode::rate_limited);
    EXPECT_EQ(error->retry_after_s(), 1);
  }
}

TEST_F(AccountServiceTest, AClassmateCannotLockOutADeviceThatTheAccountKnows) {
  accounts_.register_user(anna(), at_home);
  for (int i = 0; i < accounts::LoginThrottle::free_tries; ++i)
    EXPECT_EQ(reason_of([&] { accounts_.login("anna@example.de", "falsch", at_home); }),
              "invalid_credentials");
  EXPECT_EQ(reason_of([&] { accounts_.login("anna@example.de", password, at_home); }), "too_many_tries");
  Client known = at_home;
  known.known_device = "tablet-7";
  EXPECT_EQ(reason_of([&] { accounts_.login("anna@example.de", password, known); }), "");

  // It is no free pass: the device has a counter of its own.
  for (int i = 0; i < accounts::LoginThrottle::free_tries; ++i)
    EXPECT_EQ(reason_of([&] { accounts_.login("anna@example.de", "falsch", known); }), "invalid_credentials");
  EXPECT_EQ(reason_of([&] { accounts_.login("anna@example.de", password, known); }), "too_many_tries");
}

TEST_F(AccountServiceTest, WhoIsSignedInIsNotHeldUpByStrangersTries) {
  const Session session = session_of(accounts_.register_user(anna(), at_home));
  for (int i = 0; i < accounts::LoginThrottle::free_tries; ++i)
    EXPECT_EQ(reason_of([&] { accounts_.login("anna@example.de", "falsch", at_home); }),
              "invalid_credentials");
  EXPECT_EQ(reason_of([&] { accounts_.change(session, {{}, {}, "Blauer Wal 99", password}); }), "");
}

TEST_F(AccountServiceTest, TheRegistrationCodeCannotBeGuessedAtFullSpeed) {
  settings_.registration = RegistrationMode::code;
  settings_.registration_code = "Klasse-3b";
  // Each time for another account, and with no harm to those that exist.
  const auto try_code = [&](const std::string& email, const std::string& code) {
    Registration registration = anna();
    registration.email = email;
    registration.code = code;
    return refusal_of([&] { accounts_.register_user(registration, at_home); });
  };
  for (int i = 0; i < accounts::LoginThrottle::free_tries; ++i)
    EXPECT_EQ(try_code(std::to_string(i) + "@example.de", "Klasse-1" + std::to_string(i))->reason(),
              "registration_code_wrong");
  int before = 0;
  for (int i = 0; i < 3; ++i) {
    const auto refusal = try_code("anna@example.de", "Klasse-3b");
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->reason(), "too_many_tries");
    EXPECT_GT(refusal->retry_after_s(), before);
    before = refusal->retry_after_s();
    clock_.advance(std::chrono::seconds{before});
    EXPECT_EQ(try_code("anna@example.de", "falsch")->reason(), "registration_code_wrong");
  }
  clock_.advance(15min);
  EXPECT_FALSE(try_code("anna@example.de", "Klasse-3b"));
}

TEST_F(AccountServiceTest, TriesToRegisterAnAddressDoNotLockItsAccount) {
  accounts_.register_user(anna(), at_home);
  for (int i = 0; i < accounts::LoginThrottle::free_tries; ++i)
    EXPECT_EQ(reason_of([&] { accounts_.register_user(anna(), at_home); }), "email_taken");
  EXPECT_EQ(reason_of([&] { accounts_.register_user(anna(), at_home); }), "too_many_tries");
  EXPECT_EQ(reason_of([&] { accounts_.login("anna@example.de", password, at_home); }), "");
}

TEST_F(AccountServiceTest, ADeactivatedAccountIsToldSoOnlyWithTheRightPassword) {
  accounts_.register_user(anna(), at_home);
  storage_.run("UPDATE users SET is_active = 0");
  EXPECT_EQ(reason_of([&] { accounts_.login("anna@example.de", "falsch", at_home); }), "invalid_credentials");
  EXPECT_EQ(reason_of([&] { accounts_.login("anna@example.de", password, at_home); }), "account_inactive");
}

TEST_F(AccountServiceTest, TheOwnerUsesTheAdminLoginAndOtherAdminsMayUseBoth) {
  make_admin("owner@example.de");
  clock_.advance(1s);
  make_admin("second@example.de");
  accounts_.register_user(anna(), at_home);
  EXPECT_EQ(reason_of([&] { accounts_.login("owner@example.de", "falsch", at_home); }),
            "invalid_credentials");
  EXPECT_EQ(reason_of([&] { accounts_.login("owner@example.de", password, at_home); }), "use_admin_login");
  EXPECT_EQ(reason_of([&] { accounts_.login("second@example.de", password, at_home); }), "");
  EXPECT_EQ(reason_of([&] { accounts_.admin_login("anna@example.de", password, at_home); }), "admin_only");
  EXPECT_EQ(reason_of([&] { accounts_.admin_login("anna@example.de", "falsch", at_home); }),
            "invalid_credentials");
  settings_.owner_email = "Second@example.de";
  EXPECT_EQ(reason_of([&] { accounts_.login("second@example.de", password, at_home); }), "use_admin_login");
  EXPECT_EQ(reason_of([&] { accounts_.login("owner@example.de", password, at_home); }), "");
}

TEST_F(AccountServiceTest, APasswordThatChangedDuringTheLoginIsNoLongerGood) {
  accounts_.register_user(anna(), at_home);
  storage_.before_next_write([](ports::Stores& stores) {
    auto user = stores.users().find_by_email_key("anna@example.de").value();
    user.password_hash = "hash of something else";
    stores.users().update(user);
  });
  EXPECT_EQ(reason_of([&] { accounts_.login("anna@example.de", password, at_home); }), "invalid_credentials");
}

TEST_F(AccountServiceTest, SessionsEndByLogoutExpiryAndDeactivation) {
  const StartedSession first = accounts_.register_user(anna(), at_home);
  const StartedSession second = accounts_.login("anna@example.de", password, at_home);
  sessions_.end(session_of(first));
  EXPECT_FALSE(sessions_.find(first.secret));
  EXPECT_TRUE(sessions_.find(second.secret));
  clock_.advance(settings_.session_lifetime - 1ms);
  EXPECT_TRUE(sessions_.find(second.secret));
  clock_.advance(1ms);
  EXPECT_FALSE(sessions_.find(second.secret));
  const StartedSession third = accounts_.login("anna@example.de", password, at_home);
  EXPECT_EQ(storage_.count_rows("sessions"), 1);  // a new session clears away the expired ones
  ASSERT_TRUE(sessions_.find(third.secret));
  storage_.write([&](ports::Stores& stores) {
    auto user = stores.users().find(third.account.user.id).value();
    user.user.is_active = false;
    stores.users().update(user);
  });
  EXPECT_FALSE(sessions_.find(third.secret));
}

TEST_F(AccountServiceTest, OnlyTheNewestTwentySessionsOfAUserLast) {
  std::vector<std::string> secrets{accounts_.register_user(anna(), at_home).secret};
  Registration ben = anna();
  ben.email = "ben@example.de";
  const std::string of_ben = accounts_.register_user(ben, at_home).secret;
  for (std::size_t i = 1; i < most_sessions_of_user + 3; ++i) {
    clock_.advance(1s);
    secrets.push_back(accounts_.login("anna@example.de", password, at_home).secret);
    // Also those that are known without the database end.
    for (std::size_t j = 0; j < secrets.size(); ++j)
      EXPECT_EQ(sessions_.find(secrets[j]).has_value(), j + most_sessions_of_user >= secrets.size())
          << i << " " << j;
  }
  EXPECT_EQ(storage_.count_rows("sessions"), static_cast<int>(most_sessions_of_user) + 1);
  EXPECT_TRUE(sessions_.find(of_ben));
}

TEST_F(AccountServiceTest, AKnownSessionNeedsNoDatabase) {
  const StartedSession started = accounts_.register_user(anna(), at_home);
  sessions_.find(started.secret);
  const int reads = storage_.count_reads();
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(sessions_.find(started.secret));
  EXPECT_EQ(storage_.count_reads(), reads);
}

TEST_F(AccountServiceTest, APaidPlanEndsAtItsMomentAlsoForAKnownSession) {
  const StartedSession started = accounts_.register_user(anna(), at_home);
  storage_.run("UPDATE users SET plan = 'premium', plan_until = ?", clock_.now() + 1h);
  EXPECT_EQ(session_of(started).plan, "premium");
  clock_.advance(1h);
  EXPECT_EQ(session_of(started).plan, "free");
}

TEST_F(AccountServiceTest, OwnSessionsAreListedAndRevokedAndOthersAreNot) {
  const StartedSession anna_home = accounts_.register_user(anna(), at_home);
  const StartedSession anna_school = accounts_.login("anna@example.de", password, {"10.0.0.9", "Chromium"});
  Registration bernd = anna();
  bernd.email = "bernd@example.de";
  const Session stranger = session_of(accounts_.register_user(bernd, at_home));
  const Session session = session_of(anna_home);
  const auto list = sessions_.list(session);
  ASSERT_EQ(list.size(), 2u);
  EXPECT_EQ(list[0].stored.user_agent, "Chromium");
  EXPECT_FALSE(list[0].is_current);
  EXPECT_TRUE(list[1].is_current);
  EXPECT_EQ(reason_of([&] { sessions_.revoke(stranger, list[0].stored.id); }), "session_unknown");
  EXPECT_TRUE(sessions_.find(anna_school.secret));
  sessions_.revoke(session, list[0].stored.id);
  EXPECT_FALSE(sessions_.find(anna_school.secret));
  EXPECT_TRUE(sessions_.find(anna_home.secret));
}

TEST_F(AccountServiceTest, ANewPasswordNeedsTheOldOneAndEndsAllOtherSessions) {
  const StartedSession here = accounts_.register_user(anna(), at_home);
  const StartedSession elsewhere = accounts_.login("anna@example.de", password, at_home);
  const Session session = session_of(here);
  ASSERT_TRUE(sessions_.find(elsewhere.secret));
  const auto error = refusal_of([&] { accounts_.change(session, {{}, {}, "Blauer Wal 99", "falsch"}); });
  ASSERT_TRUE(error);
  EXPECT_EQ(error->reason(), "current_password_wrong");
  EXPECT_EQ(error->field(), "currentPassword");
  EXPECT_TRUE(sessions_.find(elsewhere.secret));
  accounts_.change(session, {{}, {}, "Blauer Wal 99", password});
  EXPECT_TRUE(sessions_.find(here.secret));
  EXPECT_FALSE(sessions_.find(elsewhere.secret));
  EXPECT_EQ(reason_of([&] { accounts_.login("anna@example.de", "Blauer Wal 99", at_home); }), "");
  EXPECT_EQ(reason_of([&] { accounts_.login("anna@example.de", password, at_home); }), "invalid_credentials");
}

TEST_F(AccountServiceTest, AChangeHappensAsAWholeOrNotAtAll) {
  const Session session = session_of(accounts_.register_user(anna(), at_home));
  EXPECT_EQ(reason_of([&] {
              accounts_.change(session, {"Berta", {}, "kurz", password});
            }),
            "password_too_short");
  storage_.fail_next_write();
  EXPECT_EQ(reason_of([&] { accounts_.change(session, {"Berta", {}, {}, {}}); }), "disk_full");
  EXPECT_EQ(accounts_.account(session).user.first_name, "Anna");
  EXPECT_EQ(accounts_.change(session, {"Berta", {}, {}, {}}).user.first_name, "Berta");
  EXPECT_EQ(accounts_.account(session).user.last_name, "Ähre");
}

TEST_F(AccountServiceTest, AnAccountGoesWithItsPasswordAndTheLastAdminStays) {
  const StartedSession started = accounts_.register_user(anna(), at_home);
  const Session session = session_of(started);
  EXPECT_EQ(reason_of([&] { accounts_.remove(session, "falsch"); }), "current_password_wrong");
  accounts_.remove(session, password);
  EXPECT_FALSE(sessions_.find(started.secret));
  EXPECT_EQ(storage_.count_rows("users"), 0);
  EXPECT_EQ(reason_of([&] { accounts_.account(session); }), "session_missing");

  const Session admin = session_of(make_admin("admin@example.de"));
  EXPECT_EQ(reason_of([&] { accounts_.remove(admin, password); }), "last_admin");
  make_admin("second@example.de");
  EXPECT_EQ(reason_of([&] { accounts_.remove(admin, password); }), "");
}

TEST_F(AccountServiceTest, TheSetUpLinkWorksOnceWithinHalfAnHour) {
  const std::string first = setup_.begin().value();
  const std::string token = setup_.begin().value();
  EXPECT_EQ(reason_of([&] { setup_.complete(first, anna(), {}, at_home); }), "setup_token_invalid");
  EXPECT_EQ(reason_of([&] { setup_.complete("", anna(), {}, at_home); }), "setup_token_invalid");
  clock_.advance(30min - 1ms);
  Registration wrong = anna();
  wrong.password = "kurz";
  EXPECT_EQ(reason_of([&] { setup_.complete(token, wrong, {}, at_home); }), "password_too_short");
  const StartedSession started = setup_.complete(token, anna(), {}, at_home);
  EXPECT_EQ(started.account.user.role, accounts::Role::admin);
  EXPECT_EQ(started.account.plan, plans::Plan::premium);
  EXPECT_EQ(session_of(started).role, UserRole::admin);
  EXPECT_EQ(reason_of([&] { setup_.complete(token, anna(), {}, at_home); }), "setup_token_invalid");
  EXPECT_FALSE(setup_.begin());
}

TEST_F(AccountServiceTest, TheSetUpLinkExpiresAndYieldsToAnAdminMadeMeanwhile) {
  const std::string token = setup_.begin().value();
  clock_.advance(30min);
  EXPECT_EQ(reason_of([&] { setup_.complete(token, anna(), {}, at_home); }), "setup_token_invalid");
  const std::string fresh = setup_.begin().value();
  setup_.create_admin({"admin@example.de", password, "Adam", "Admin", ""}, "Befehlszeile (root)");
  EXPECT_EQ(reason_of([&] { setup_.complete(fresh, anna(), {}, at_home); }), "setup_done");
}

TEST_F(AccountServiceTest, ResettingAPasswordEndsEverySession) {
  const StartedSession started = accounts_.register_user(anna(), at_home);
  ASSERT_TRUE(sessions_.find(started.secret));
  EXPECT_EQ(
      reason_of([&] { setup_.reset_password("nobody@example.de", "Blauer Wal 99", "Befehlszeile (root)"); }),
      "account_not_found");
  setup_.reset_password("ANNA@example.de", "Blauer Wal 99", "Befehlszeile (root)");
  const auto entry =
      storage_.read([](const ports::Stores& stores) { return stores.audit().newest(1, 0).at(0); });
  EXPECT_EQ(entry.actor, "Befehlszeile (root)");
  EXPECT_EQ(entry.action, "audit_password_given");
  EXPECT_EQ(entry.subject, "Anna@Example.de");
  EXPECT_FALSE(sessions_.find(started.secret));
  EXPECT_EQ(reason_of([&] { accounts_.login("anna@example.de", "Blauer Wal 99", at_home); }), "");
}

TEST_F(AccountServiceTest, TheKeyOfTokensStaysTheSame) {
  const std::string key = sessions_.signing_key();
  EXPECT_FALSE(key.empty());
  EXPECT_EQ(sessions_.signing_key(), key);
}

}  // namespace
}  // namespace app
