// Several nodes of one server, which know of each other only what the database says.
#include <functional>
#include <stop_token>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/job_service.h"
#include "app/legal_service.h"
#include "app/outbox_service.h"
#include "app/password_reset_service.h"
#include "app/setup_service.h"
#include "app/shared_login_throttle.h"
#include "support/fake_mailer.h"
#include "support/fast_hasher.h"
#include "support/known_ids.h"
#include "support/manual_clock.h"
#include "support/plain_engine.h"
#include "support/plain_writers.h"
#include "support/refusal.h"
#include "support/shared_storage.h"
#include "support/test_storage.h"

namespace app {
namespace {

using namespace std::chrono_literals;
using accounts::LoginThrottle;
using test::reason_of;
using test::refusal_of;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

// Runs something while it sends a mail, as if that took its time.
class BusyMailer final : public ports::Mailer {
 public:
  void check() override {}
  void send(const ports::OutgoingMail& mail) override {
    if (meanwhile) std::exchange(meanwhile, {})();
    sent.push_back(mail.id);
  }

  std::function<void()> meanwhile;
  std::vector<std::string> sent;
};

// An engine that several nodes have; runs something while it draws.
struct Works {
  std::function<void()> meanwhile;
  std::vector<std::string> submitted, asked;
  std::string remote_id;  // empty: draws at once
  bool is_done = true;
};

class NodesServer final : public ports::ImageServer {
 public:
  NodesServer(Works& works, std::string address) : works_(works), address_(std::move(address)) {}

  const std::string& address() const override { return address_; }
  std::string remote_id_of(const std::string&) const override { return {}; }
  ports::ImageProgress submit(const ports::ImageRequest& request) override {
    works_.submitted.push_back(address_ + " " + request.job_id);
    if (works_.meanwhile) std::exchange(works_.meanwhile, {})();
    if (works_.remote_id.empty()) return {{}, "image"};
    return {works_.remote_id, std::nullopt};
  }
  ports::ImageProgress ask(const std::string& remote_id) override {
    works_.asked.push_back(remote_id);
    if (works_.meanwhile) std::exchange(works_.meanwhile, {})();
    if (!works_.is_done) return {remote_id, std::nullopt};
    return {remote_id, "image"};
  }
  void cancel(const std::string&) noexcept override {}
  void check() override {}

 private:
  Works& works_;
  std::string address_;
};

// Takes anything for a page.
class KindCleaner final : public ports::LineCleaner {
 public:
  ports::CleanedLines clean(std::string_view, const drawing::Options& options) const override {
    return {ports::LineFault::none, engine_.draw("Katze", options).picture};
  }

 private:
  test::PlainEngine engine_;
};

// What several nodes have in common.
struct World {
  test::ManualClock clock;
  test::KnownIds ids;
  test::TestStorage database;
  test::SharedStorage storage{database};
  test::PlainEngine engine;
  test::PlainPictureWriter picture_writer;
  test::PlainBookWriter book_writer;
  test::FastHasher hasher;
  KindCleaner cleaner;
  Settings settings;
  Works works;
};

// One of them.
struct Node {
  explicit Node(World& its_world) : world(its_world) {}

  static std::vector<RemoteEngine> engines(World& world) {
    std::vector<RemoteEngine> engines(1);
    engines[0].settings.name = "gpu";
    engines[0].settings.label = "Werk";
    for (const char* address : {"http://one", "http://two"}) {
      engines[0].servers.push_back(std::make_unique<NodesServer>(world.works, address));
    }
    return engines;
  }
  bool work() { return jobs.work(0, stop.get_token()); }

  World& world;
  NodeService node{world.storage, world.clock};
  OutboxService outbox{world.storage, node, world.clock, world.ids, world.settings};
  SessionService sessions{world.storage, world.clock, world.ids, world.settings};
  SetupService setup{world.storage, world.hasher, sessions, world.clock, world.ids};
  LegalService legal{world.storage, world.clock, world.settings};
  EngineService builtin{world.storage, world.engine, world.picture_writer, world.clock};
  PictureService pictures{world.storage, builtin,   world.picture_writer, world.book_writer,
                          world.clock,   world.ids, world.settings};
  JobService jobs{world.storage,  node,           pictures,    builtin,
                  &world.cleaner, engines(world), world.clock, world.settings};
  SharedLoginThrottle throttle{world.storage, world.clock};
  PasswordResetService resets{world.storage, world.hasher, throttle, outbox, world.clock, world.ids};
  std::stop_source stop;
};

class NodesTest : public testing::Test {
 protected:
  NodesTest() {
    anna_.user_id = "anna";
    anna_.plan = "premium";
    world_.database.add_user("anna");
    world_.settings.has_reachable_address = true;
  }
  void queue() {
    accounts::User anna;
    anna.email = "anna@example.de";
    world_.storage.write([&](ports::Stores& stores) {
      a_.outbox.queue(stores, anna, "reset_password", {{"link", "x"}, {"minutes", "60"}});
    });
  }
  ports::StoredMail only_mail() {
    return world_.storage.read([](const ports::Stores& stores) { return stores.mails().newest(9, 0).at(0); });
  }
  std::string order() {
    PictureOrder order;
    order.prompt = "Eine Katze";
    order.engine = "gpu";
    return a_.jobs.accept(anna_, order).id;
  }
  int pictures() { return world_.database.count_rows("pictures"); }

  Session anna_;
  World world_;
  Node a_{world_}, b_{world_};
  BusyMailer mailer_;
};

TEST_F(NodesTest, WhatOneNodeIsSendingNoOtherSends) {
  queue();
  queue();
  BusyMailer other;
  mailer_.meanwhile = [&] { b_.outbox.send_due(&other); };
  a_.outbox.send_due(&mailer_);
  EXPECT_THAT(other.sent, SizeIs(1));  // the second one
  EXPECT_THAT(mailer_.sent, SizeIs(1));
  EXPECT_NE(mailer_.sent, other.sent);
}

TEST_F(NodesTest, AMailOfANodeThatDiedIsSentWhenItsLeaseIsOver) {
  queue();
  world_.storage.write([&](ports::Stores& stores) { stores.mails().take_due(a_.node.claim()); });
  b_.outbox.send_due(&mailer_);
  world_.clock.advance(NodeService::lease - 1ms);
  b_.outbox.send_due(&mailer_);
  EXPECT_THAT(mailer_.sent, IsEmpty());
  world_.clock.advance(1ms);
  b_.outbox.send_due(&mailer_);
  EXPECT_THAT(mailer_.sent, SizeIs(1));
}

TEST_F(NodesTest, ANodeThatLivesKeepsWhatItHasTakenAndGivesItBackWhenItLeaves) {
  queue();
  world_.storage.write([&](ports::Stores& stores) { stores.mails().take_due(a_.node.claim()); });
  for (int i = 0; i < 10; ++i) {
    world_.clock.advance(NodeService::renewal);
    a_.node.renew();
    b_.outbox.send_due(&mailer_);
  }
  EXPECT_THAT(mailer_.sent, IsEmpty());
  a_.node.leave();
  b_.outbox.send_due(&mailer_);
  EXPECT_THAT(mailer_.sent, SizeIs(1));
}

TEST_F(NodesTest, WhoWasTakenForDeadWritesNothingOverWhatAnotherNodeHasDone) {
  queue();
  test::FakeMailer slow;
  slow.refusal = "Der Mailserver antwortet nicht.";
  // While a's mailer waits, a's lease runs out and b sends; then a's fails.
  class Late final : public ports::Mailer {
   public:
    explicit Late(std::function<void()> meanwhile) : meanwhile_(std::move(meanwhile)) {}
    void check() override {}
    void send(const ports::OutgoingMail&) override {
      meanwhile_();
      throw ports::MailError(ports::Retry::later, "Der Mailserver antwortet nicht.");
    }

   private:
    std::function<void()> meanwhile_;
  };
  Late late([&] {
    world_.clock.advance(NodeService::lease);
    b_.outbox.send_due(&mailer_);
  });
  a_.outbox.send_due(&late);
  EXPECT_THAT(mailer_.sent, SizeIs(1));
  EXPECT_TRUE(only_mail().sent_at);
  EXPECT_EQ(only_mail().error, "");
}

TEST_F(NodesTest, AfterAFailureAnyNodeTriesAgain) {
  queue();
  test::FakeMailer broken;
  broken.refusal = "Der Mailserver antwortet nicht.";
  a_.outbox.send_due(&broken);
  for (int i = 0; i < 4; ++i) {
    world_.clock.advance(NodeService::renewal);
    a_.node.renew();
  }
  b_.outbox.send_due(&mailer_);
  EXPECT_THAT(mailer_.sent, SizeIs(1));
}

TEST_F(NodesTest, AJobIsDrawnByOneNodeAndBecomesOnePicture) {
  order();
  bool has_other_worked = true;
  world_.works.meanwhile = [&] { has_other_worked = b_.work(); };
  EXPECT_TRUE(a_.work());
  EXPECT_FALSE(has_other_worked);
  EXPECT_THAT(world_.works.submitted, SizeIs(1));
  EXPECT_EQ(pictures(), 1);
}

TEST_F(NodesTest, TwoNodesUseNoMorePlacesOfAServerThanItHas) {
  order();
  const std::string second = order(), third = order();
  bool is_third_begun = true;
  world_.works.meanwhile = [&] {
    // The first address is taken by the other node, which this one cannot see but in the database.
    world_.works.meanwhile = [&] { is_third_begun = Node(world_).work(); };
    EXPECT_TRUE(b_.work());
  };
  EXPECT_TRUE(a_.work());
  EXPECT_FALSE(is_third_begun);
  ASSERT_THAT(world_.works.submitted, SizeIs(2));
  EXPECT_THAT(world_.works.submitted[0], testing::StartsWith("http://one "));
  EXPECT_EQ(world_.works.submitted[1], "http://two " + second);
  EXPECT_EQ(pictures(), 2);
}

TEST_F(NodesTest, AJobOfANodeThatDiedIsGoneOnWithWhereItIs) {
  const std::string id = order();
  world_.works.remote_id = "r1";
  world_.works.is_done = false;
  // The node dies while it waits: nothing of it is written any more.
  struct Death {};
  world_.works.meanwhile = [&] { world_.works.meanwhile = [] { throw Death(); }; };
  {
    Node dying(world_);
    EXPECT_THROW(dying.work(), Death);
    // A process that is killed gives nothing back either.
    world_.database.run("UPDATE jobs SET lease_until = ?", world_.clock.now() + NodeService::lease);
  }
  world_.works.is_done = true;
  EXPECT_FALSE(b_.work());
  world_.clock.advance(NodeService::lease);
  EXPECT_TRUE(b_.work());
  EXPECT_THAT(world_.works.submitted, SizeIs(1));
  EXPECT_THAT(world_.works.asked, ElementsAre("r1", "r1"));
  EXPECT_EQ(b_.jobs.find(anna_, id).state, ports::JobState::done);
  EXPECT_EQ(pictures(), 1);
}

TEST_F(NodesTest, AJobThatWasTakenOverMeanwhileIsKeptOnce) {
  const std::string id = order();
  world_.works.meanwhile = [&] {
    world_.clock.advance(NodeService::lease);
    EXPECT_TRUE(b_.work());
    EXPECT_EQ(pictures(), 1);
  };
  EXPECT_TRUE(a_.work());
  EXPECT_EQ(pictures(), 1);
  EXPECT_EQ(a_.jobs.find(anna_, id).state, ports::JobState::done);
}

TEST_F(NodesTest, AJobThatOneNodeAcceptsAnotherDraws) {
  EXPECT_FALSE(b_.work());
  order();
  world_.clock.advance(2s);  // it looks from time to time
  EXPECT_TRUE(b_.work());
  EXPECT_EQ(pictures(), 1);
}

TEST_F(NodesTest, GuessesAtSeveralNodesCountTogether) {
  for (int i = 0; i < LoginThrottle::free_tries; ++i) {
    (i % 2 == 0 ? a_ : b_).throttle.begin("anna@example.de", "10.0.0.1");
  }
  for (Node* node : {&a_, &b_}) {
    const auto refusal = refusal_of([&] { node->throttle.begin("anna@example.de", "10.0.0.1"); });
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code(), base::ErrorCode::rate_limited);
    EXPECT_EQ(refusal->retry_after_s(), 1);
    EXPECT_FALSE(refusal_of([&] { node->throttle.begin("anna@example.de", node->node.id()); }));
  }
  world_.clock.advance(1s);
  b_.throttle.begin("anna@example.de", "10.0.0.1");
  EXPECT_EQ(refusal_of([&] { a_.throttle.begin("anna@example.de", "10.0.0.1"); })->retry_after_s(), 2);
  b_.throttle.succeeded("anna@example.de", "10.0.0.1");
  EXPECT_FALSE(refusal_of([&] { a_.throttle.begin("anna@example.de", "10.0.0.1"); }));
}

TEST_F(NodesTest, AClockThatIsSetBackLocksNobodyOutForLongerThanGuessingDoes) {
  for (int i = 0; i < LoginThrottle::free_tries; ++i) a_.throttle.begin("anna", "x");
  world_.clock.set(world_.clock.now() - std::chrono::days{30});
  EXPECT_EQ(refusal_of([&] { a_.throttle.begin("anna", "x"); })->retry_after_s(), 900);
  world_.clock.advance(900s);
  EXPECT_EQ(refusal_of([&] { a_.throttle.begin("anna", "x"); })->retry_after_s(), 900);
}

TEST_F(NodesTest, OldTriesAreForgotten) {
  a_.throttle.begin("anna", "x");
  world_.clock.advance(LoginThrottle::forgotten_after);
  a_.node.remove_old();
  EXPECT_EQ(world_.database.count_rows("login_tries"), 1);
  world_.clock.advance(1ms);
  b_.node.remove_old();
  EXPECT_EQ(world_.database.count_rows("login_tries"), 0);
}

TEST_F(NodesTest, ATaskIsDoneByOneNodeAtATimeAndOnceInItsTime) {
  int done = 0;
  const auto work = [&] { ++done; };
  EXPECT_TRUE(a_.node.do_task("x", 30s, [&] {
    EXPECT_FALSE(b_.node.do_task("x", 30s, work));
    EXPECT_TRUE(b_.node.do_task("y", 30s, work));
  }));
  EXPECT_EQ(done, 1);
  world_.clock.advance(30s - 1ms);
  EXPECT_FALSE(b_.node.do_task("x", 30s, work));
  EXPECT_FALSE(a_.node.do_task("x", 30s, work));
  world_.clock.advance(1ms);
  EXPECT_TRUE(b_.node.do_task("x", 30s, work));
  EXPECT_EQ(done, 2);
}

TEST_F(NodesTest, ATaskThatFailsIsDueAtOnceAndOneOfADeadNodeAfterItsLease) {
  EXPECT_THROW(a_.node.do_task("x", 30s, [] { throw std::runtime_error("no"); }), std::runtime_error);
  EXPECT_TRUE(b_.node.do_task("x", 0s, [] {}));
  world_.storage.write([&](ports::Stores& stores) { stores.nodes().take_task("x", a_.node.claim()); });
  EXPECT_FALSE(b_.node.do_task("x", 0s, [] {}));
  world_.clock.advance(NodeService::lease);
  EXPECT_TRUE(b_.node.do_task("x", 0s, [] {}));
}

TEST_F(NodesTest, AClockThatWasFarAheadKeepsNobodyFromATask) {
  world_.clock.advance(std::chrono::days{400});
  world_.storage.write([&](ports::Stores& stores) { stores.nodes().take_task("x", a_.node.claim()); });
  world_.clock.set(world_.clock.now() - std::chrono::days{400});
  EXPECT_TRUE(b_.node.do_task("x", 30s, [] {}));
}

TEST_F(NodesTest, ASetupLinkOfOneNodeWorksOnceAtAnyNode) {
  const std::string of_a = a_.setup.begin().value(), of_b = b_.setup.begin().value();
  const Registration chief{"chef@example.de", "geheim genug 123", "Chef", "X", ""};
  EXPECT_EQ(reason_of([&] { b_.setup.complete(of_a + "x", chief, {}, {}); }), "setup_token_invalid");
  b_.setup.complete(of_a, chief, {}, {});
  EXPECT_EQ(reason_of([&] { a_.setup.complete(of_b, chief, {}, {}); }), "setup_token_invalid");
}

TEST_F(NodesTest, TwoNodesSendOneLinkForOneRequest) {
  a_.resets.request("anna@example.de", {"10.0.0.1", "test"});
  // Both have read the request before either has worked on it.
  world_.database.before_next_write(
      [&](ports::Stores& stores) { stores.resets().remove_request("anna@example.de"); });
  b_.resets.send_links();
  EXPECT_EQ(world_.database.count_rows("outbox"), 0);
}

TEST_F(NodesTest, WhatOneNodeSavesAnotherShowsAtOnce) {
  Session admin;
  admin.email = "chef@example.de";
  EXPECT_EQ(b_.legal.published().at("imprint"), "");
  a_.legal.save(admin, "imprint", "<p>Schule am Berg</p>", {});
  EXPECT_EQ(b_.legal.published().at("imprint"), "<p>Schule am Berg</p>");
  a_.builtin.set_refused_words(admin, {"drache"});
  EXPECT_THAT(b_.builtin.state().refused_words, ElementsAre("drache"));
}

}  // namespace
}  // namespace app
