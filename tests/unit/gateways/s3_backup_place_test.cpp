#include "gateways/s3_backup_place.h"

#include <fstream>
#include <iterator>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/file_digest.h"
#include "gateways/s3_signature.h"
#include "support/local_s3.h"
#include "support/process.h"
#include "support/refusal.h"

namespace gateways {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

// The examples of AWS's "Signature Calculations for the Authorization Header: Transferring Payload in a
// Single Chunk", with their keys, requests and signatures.
class S3SignatureTest : public testing::Test {
 protected:
  std::string signature(S3Request request) const {
    request.headers["host"] = "examplebucket.s3.amazonaws.com";
    request.headers["x-amz-content-sha256"] = request.payload_sha256;
    request.headers["x-amz-date"] = s3_time(now_);
    const std::string value = s3_authorization(request, account_, now_);
    return value.substr(value.find("Signature=") + 10);
  }

  S3Account account_{"AKIAIOSFODNN7EXAMPLE", "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", "us-east-1"};
  base::Time now_{std::chrono::seconds{1'369'353'600}};  // 2013-05-24T00:00:00Z
  std::string nothing_ = base::sha256_hex("");
};

TEST_F(S3SignatureTest, AnObjectIsAskedFor) {
  EXPECT_EQ(s3_time(now_), "20130524T000000Z");
  EXPECT_EQ(signature({"GET", "/test.txt", {}, {{"range", "bytes=0-9"}}, nothing_}),
            "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41");
}

TEST_F(S3SignatureTest, AnObjectIsStored) {
  EXPECT_EQ(
      signature({"PUT",
                 "/" + s3_encoded("test$file.text", false),
                 {},
                 {{"date", "Fri, 24 May 2013 00:00:00 GMT"}, {"x-amz-storage-class", "REDUCED_REDUNDANCY"}},
                 base::sha256_hex("Welcome to Amazon S3.")}),
      "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd");
}

TEST_F(S3SignatureTest, ObjectsAreListed) {
  EXPECT_EQ(signature({"GET", "/", {{"max-keys", "2"}, {"prefix", "J"}}, {}, nothing_}),
            "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7");
  EXPECT_EQ(signature({"GET", "/", {{"lifecycle", ""}}, {}, nothing_}),
            "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543");
}

TEST_F(S3SignatureTest, WhatIsNoWordIsEncoded) {
  EXPECT_EQ(s3_encoded("a/b c~ü", false), "a/b%20c~%C3%BC");
  EXPECT_EQ(s3_query({{"prefix", "schule/a+b"}, {"list-type", "2"}}), "list-type=2&prefix=schule%2Fa%2Bb");
}

class S3BackupPlaceTest : public testing::Test {
 protected:
  S3BackupPlace place(const std::string& prefix = "schule/", const std::string& secret = "local-secret",
                      const std::string& bucket = "sicherungen") const {
    return {{store_.url(), bucket, prefix, {"local-key", secret, "eu-test"}, std::chrono::seconds{30}},
            clock_};
  }
  static std::string content_of(const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }

  test::LocalS3 store_;
  base::SystemClock clock_;
  support::TemporaryFolder folder_;
};

TEST_F(S3BackupPlaceTest, WhatIsStoredComesBack) {
  S3BackupPlace there = place();
  // Larger than what goes over the wire at once.
  std::string bytes;
  for (unsigned i = 0; i < 300'000; ++i) bytes += static_cast<char>(i * 7919U >> 3);
  there.put(folder_.write("sent", bytes), "a b+ü.sqlite3");
  there.put(folder_.write("empty", ""), "empty");
  EXPECT_THAT(there.names(), UnorderedElementsAre("a b+ü.sqlite3", "empty"));
  const std::string target = folder_.write("target", "what was there before, and longer than nothing");
  there.fetch("a b+ü.sqlite3", target);
  EXPECT_EQ(content_of(target), bytes);
  there.fetch("empty", target);
  EXPECT_EQ(content_of(target), "");
  there.remove("a b+ü.sqlite3");
  EXPECT_THAT(there.names(), ElementsAre("empty"));
  EXPECT_TRUE(store_.state()["objects"].contains("schule/empty"));
}

TEST_F(S3BackupPlaceTest, OnlyNamesBehindThePrefixAreSeenPageByPage) {
  store_.control("page", {{"size", 2}});
  store_.control("put", {{"name", "andere/x"}, {"text", "x"}});
  std::vector<std::string> expected;
  for (int i = 0; i < 5; ++i) {
    expected.push_back("n" + std::to_string(i));
    store_.control("put", {{"name", "schule/" + expected.back()}, {"text", "x"}});
  }
  EXPECT_EQ(place().names(), expected);
  EXPECT_EQ(place("").names().size(), 6U);
}

TEST_F(S3BackupPlaceTest, RefusalsAreToldInTheStoresWords) {
  const auto says = [](auto call) { return test::refusal_sentence(call); };
  EXPECT_EQ(says([&] { place("schule/", "wrong").names(); }),
            "Mit " + store_.url() +
                "/sicherungen/schule/ für die Sicherungen hat es nicht geklappt: 403 "
                "SignatureDoesNotMatch.");
  EXPECT_THAT(says([&] { place("", "local-secret", "keiner").names(); }), HasSubstr("404 NoSuchBucket"));
  const std::string target = folder_.write("target", "");
  EXPECT_THAT(says([&] { place().fetch("nothing", target); }), HasSubstr("404 NoSuchKey"));
  EXPECT_EQ(content_of(target), "");
  store_.control("fail", {{"status", 503}});
  EXPECT_THAT(says([&] { place().put(target, "x"); }), HasSubstr("503 SlowDown"));
  EXPECT_THAT(says([&] { place().put(folder_.path() / "none", "x"); }), HasSubstr("hat es nicht geklappt"));
}

TEST_F(S3BackupPlaceTest, NobodyThereIsASentence) {
  const S3Options options{"http://127.0.0.1:1", "b", "", {"k", "s", "r"}, std::chrono::seconds{5}};
  S3BackupPlace nobody(options, clock_);
  EXPECT_EQ(test::refusal_sentence([&] { nobody.names(); }),
            "Mit http://127.0.0.1:1/b für die Sicherungen hat es nicht geklappt: keine Antwort.");
}

}  // namespace
}  // namespace gateways
