#include "gateways/s3_object_store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/local_s3.h"

namespace gateways {
namespace {

using app::ports::ObjectStoreError;
using testing::ElementsAre;
using testing::SizeIs;

class S3ObjectStoreTest : public testing::Test {
 protected:
  S3Options options() const {
    S3Options options;
    options.base = store_.url();
    options.bucket = "sicherungen";
    options.prefix = "bilder/";
    options.account = {"local-key", "local-secret", "eu-test"};
    options.answer_timeout = std::chrono::seconds{30};
    return options;
  }
  // Why the call failed, with "!" behind it where nobody answered.
  template <class Call>
  static std::string refusal(Call call) {
    try {
      call();
      return "";
    } catch (const ObjectStoreError& error) {
      return std::string(error.what()) + (error.was_silent() ? "!" : "");
    }
  }
  std::size_t calls() const { return store_.state()["calls"].size(); }

  test::LocalS3 store_;
  base::SystemClock clock_;
  S3ObjectStore there_{options(), clock_};
};

TEST_F(S3ObjectStoreTest, WhatIsPutComesBackUntilItIsRemoved) {
  std::string bytes;
  for (unsigned i = 0; i < 300'000; ++i) bytes += static_cast<char>(i * 7919U >> 3);
  there_.put("abc_-9", bytes);
  EXPECT_TRUE(store_.state()["objects"].contains("bilder/abc_-9"));
  EXPECT_EQ(there_.get("abc_-9"), bytes);
  there_.remove("abc_-9");
  EXPECT_EQ(there_.get("abc_-9"), std::nullopt);
  there_.remove("abc_-9");
  EXPECT_EQ(there_.location(), store_.url() + "/sicherungen/bilder/");
}

TEST_F(S3ObjectStoreTest, RefusalsAreToldInTheStoresWordsAndNotTriedAgain) {
  S3Options wrong = options();
  wrong.account.secret = "wrong";
  S3ObjectStore stranger(wrong, clock_);
  EXPECT_EQ(refusal([&] { stranger.get("a"); }), "403 SignatureDoesNotMatch");
  EXPECT_EQ(calls(), 1U);
  wrong = options();
  wrong.bucket = "keiner";
  S3ObjectStore lost(wrong, clock_);
  EXPECT_EQ(refusal([&] { lost.get("a"); }), "404 NoSuchBucket");
  EXPECT_EQ(refusal([&] { lost.put("a", "x"); }), "404 NoSuchBucket");
  EXPECT_EQ(refusal([&] { lost.remove("a"); }), "404 NoSuchBucket");
}

TEST_F(S3ObjectStoreTest, WhatPassesIsTriedOnceMore) {
  store_.control("fail", {{"status", 500}, {"times", 1}});
  there_.put("a", "bytes");
  EXPECT_EQ(calls(), 2U);
  store_.control("fail", {{"status", 503}, {"times", 1}});
  EXPECT_EQ(there_.get("a"), "bytes");
  store_.control("fail", {{"status", 503}});
  EXPECT_EQ(refusal([&] { there_.put("a", "x"); }), "503 SlowDown");
  EXPECT_EQ(refusal([&] { there_.get("a"); }), "503 SlowDown");
  EXPECT_EQ(refusal([&] { there_.remove("a"); }), "503 SlowDown");
  EXPECT_EQ(calls(), 10U);
}

TEST_F(S3ObjectStoreTest, HalfAnAnswerIsNone) {
  there_.put("a", "some more bytes");
  store_.control("halve", {{"on", true}});
  EXPECT_EQ(refusal([&] { there_.get("a"); }), "keine Antwort!");
  store_.control("halve", {{"on", false}});
  EXPECT_EQ(there_.get("a"), "some more bytes");
}

TEST_F(S3ObjectStoreTest, WhoeverIsTooSlowIsWaitedForOnce) {
  S3Options hasty = options();
  hasty.answer_timeout = std::chrono::milliseconds{2500};
  S3ObjectStore impatient(hasty, clock_);
  store_.control("delay", {{"ms", 20'000}});
  EXPECT_EQ(refusal([&] { impatient.get("a"); }), "keine Antwort!");
  EXPECT_EQ(calls(), 1U);
}

TEST_F(S3ObjectStoreTest, MoreThanIsWantedIsNoAnswer) {
  there_.put("a", std::string(5000, 'x'));
  S3Options small = options();
  small.largest_answer_bytes = 1000;
  EXPECT_EQ(refusal([&] { S3ObjectStore(small, clock_).get("a"); }), "keine Antwort!");
}

TEST_F(S3ObjectStoreTest, NobodyThereIsSilence) {
  S3Options nowhere = options();
  nowhere.base = "http://127.0.0.1:1";
  EXPECT_EQ(refusal([&] { S3ObjectStore(nowhere, clock_).get("a"); }), "keine Antwort!");
}

}  // namespace
}  // namespace gateways
