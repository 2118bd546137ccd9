#include "http/fair_queue.h"

#include <deque>
#include <string>

#include <gtest/gtest.h>

#include "http/connection.h"

namespace http {
namespace {

using Verdict = FairQueue::Verdict;

class FairQueueTest : public testing::Test {
 protected:
  Connection& request() { return requests_.emplace_back(FileDescriptor(), Address{}, store_, output_); }
  static Payer user(const std::string& name) { return {"user " + name, 3, true}; }
  static Payer address(const std::string& name) { return {"address " + name, 3, false}; }

  BodyStore store_{1024, "/tmp", ByteBudget(1024), ByteBudget(1024)};
  ByteBudget output_{1024};
  std::deque<Connection> requests_;  // do not move
};

TEST_F(FairQueueTest, NoMoreAreAtWorkThanTheLaneIsWide) {
  FairQueue queue({.at_work = 2, .of_payer = 2, .waiting = 10});
  Connection &first = request(), &second = request(), &third = request();
  queue.add(first, user("a"));
  queue.add(second, user("b"));
  queue.add(third, user("c"));
  EXPECT_EQ(queue.next(), &first);
  EXPECT_EQ(queue.next(), &second);
  EXPECT_EQ(queue.next(), nullptr);
  queue.worked(second);
  EXPECT_EQ(queue.next(), &third);
  EXPECT_EQ(queue.waiting(), 0u);
}

TEST_F(FairQueueTest, WhoAsksForMuchWaitsForHimself) {
  FairQueue queue({.at_work = 4, .of_payer = 2, .waiting = 10});
  Connection &first = request(), &second = request(), &third = request(), &other = request();
  for (Connection* one : {&first, &second, &third}) queue.add(*one, user("greedy"));
  EXPECT_EQ(queue.next(), &first);
  EXPECT_EQ(queue.next(), &second);
  EXPECT_EQ(queue.next(), nullptr);
  queue.add(other, user("modest"));
  EXPECT_EQ(queue.next(), &other);
  queue.leave(first);
  EXPECT_EQ(queue.next(), &third);
}

TEST_F(FairQueueTest, PayersTakeTurns) {
  FairQueue queue({.at_work = 1, .of_payer = 2, .waiting = 10});
  Connection &a1 = request(), &a2 = request(), &a3 = request(), &b1 = request();
  for (Connection* one : {&a1, &a2, &a3}) queue.add(*one, address("a"));
  queue.add(b1, address("b"));
  for (Connection* expected : {&a1, &b1, &a2, &a3}) {
    Connection* next = queue.next();
    ASSERT_EQ(next, expected);
    queue.worked(*next);
  }
}

TEST_F(FairQueueTest, AUserIsInFlightUntilTheAnswerIsSentAndAnAddressOnlyWhileItIsMade) {
  FairQueue queue({.at_work = 1, .of_payer = 1, .waiting = 10});
  Connection &sent = request(), &later = request(), &made = request(), &next = request();
  queue.add(sent, user("a"));
  queue.add(later, user("a"));
  ASSERT_EQ(queue.next(), &sent);
  queue.worked(sent);
  EXPECT_EQ(queue.next(), nullptr);
  queue.leave(sent);
  ASSERT_EQ(queue.next(), &later);
  queue.worked(later);

  queue.add(made, address("b"));
  queue.add(next, address("b"));
  ASSERT_EQ(queue.next(), &made);
  queue.worked(made);
  EXPECT_EQ(queue.next(), &next);
}

TEST_F(FairQueueTest, APayersQueueAndTheWholeOneHaveAnEnd) {
  FairQueue queue({.at_work = 1, .of_payer = 2, .waiting = 6});
  for (int i = 0; i < 5; ++i)
    EXPECT_EQ(queue.add(request(), user("a")), Verdict::taken);  // 2 and 3 behind them
  EXPECT_EQ(queue.add(request(), user("a")), Verdict::payer_has_enough);
  EXPECT_EQ(queue.add(request(), user("b")), Verdict::taken);
  EXPECT_EQ(queue.add(request(), user("c")), Verdict::full);
  ASSERT_NE(queue.next(), nullptr);
  EXPECT_EQ(queue.add(request(), user("c")), Verdict::taken);
}

TEST_F(FairQueueTest, WhoLeavesWhileWaitingIsNeverStarted) {
  FairQueue queue({.at_work = 1, .of_payer = 1, .waiting = 10});
  Connection &working = request(), &gone = request(), &patient = request();
  queue.add(working, user("a"));
  queue.add(gone, user("b"));
  queue.add(patient, user("b"));
  ASSERT_EQ(queue.next(), &working);
  queue.leave(gone);
  queue.leave(gone);  // no harm
  EXPECT_EQ(queue.waiting(), 1u);
  queue.leave(working);  // its client is gone before the work was: the lane is free all the same
  EXPECT_EQ(queue.next(), &patient);
}

}  // namespace
}  // namespace http
