#include "http/error_response.h"

#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "base/messages.h"

namespace http {
namespace {

using base::AppError;
using base::ErrorCode;

template <class Error>
std::exception_ptr pointer(Error error) {
  return std::make_exception_ptr(std::move(error));
}

nlohmann::json answered(const Response& response) {
  return nlohmann::json::parse(std::get<std::string>(response.body));
}

TEST(ErrorResponse, ARefusalIsAnsweredWithItsSentenceAndField) {
  Response response;
  const auto to_log =
      write_exception(response, pointer(AppError(ErrorCode::invalid, "text_too_long", "title", {"120"})));
  EXPECT_FALSE(to_log);
  EXPECT_EQ(response.status, 400);
  EXPECT_EQ(answered(response),
            nlohmann::json({{"success", false},
                            {"code", "invalid"},
                            {"message", "Dieser Text ist zu lang: höchstens 120 Zeichen sind möglich."},
                            {"field", "title"}}));
}

TEST(ErrorResponse, EveryCodeHasItsStatusAndItsOwnName) {
  const std::pair<ErrorCode, int> expected[] = {{ErrorCode::invalid, 400},
                                                {ErrorCode::unauthenticated, 401},
                                                {ErrorCode::invalid_credentials, 401},
                                                {ErrorCode::payment_required, 402},
                                                {ErrorCode::forbidden, 403},
                                                {ErrorCode::limit_reached, 403},
                                                {ErrorCode::not_found, 404},
                                                {ErrorCode::conflict, 409},
                                                {ErrorCode::motif_refused, 422},
                                                {ErrorCode::rate_limited, 429},
                                                {ErrorCode::unavailable, 503},
                                                {ErrorCode::internal, 500}};
  std::set<std::string_view> names;
  for (const auto& [code, status] : expected) {
    EXPECT_EQ(status_of(code), status);
    EXPECT_TRUE(names.insert(name_of(code)).second) << name_of(code);
  }
}

TEST(ErrorResponse, AnUnexpectedExceptionIsToldToTheLogAndNotToTheClient) {
  Response response;
  response.set_body(std::string("half an answer"), "text/plain");
  response.add_header("Set-Cookie", "session=secret");
  const auto to_log = write_exception(response, pointer(std::runtime_error("table users is locked")));
  ASSERT_TRUE(to_log);
  EXPECT_EQ(*to_log, "table users is locked");
  EXPECT_EQ(response.status, 500);
  EXPECT_EQ(std::get<std::string>(response.body).find("users"), std::string::npos);
  EXPECT_FALSE(response.has_header("Set-Cookie"));
  EXPECT_EQ(answered(response)["code"], "internal");
}

TEST(ErrorResponse, AnythingThrownIsAnswered) {
  Response response;
  EXPECT_TRUE(write_exception(response, pointer(42)));
  EXPECT_EQ(response.status, 500);
}

TEST(ErrorResponse, OverloadAndTooManyTriesSayWhenToComeBack) {
  Response response;
  write_exception(response,
                  pointer(AppError(ErrorCode::rate_limited, "too_many_requests").with_retry_after(17)));
  EXPECT_EQ(response.headers.find("Retry-After")->second, "17");
  EXPECT_EQ(response.headers.count("Retry-After"), 1u);
  write_exception(response, pointer(AppError(ErrorCode::unavailable, "disk_full")));
  EXPECT_EQ(response.headers.find("Retry-After")->second, "5");
}

TEST(ErrorResponse, EveryRefusalOfHttpHasItsOwnSentence) {
  for (const int status : {400, 404, 405, 408, 413, 414, 415, 417, 431, 501, 503}) {
    const Failure failure = failure_of_status(status);
    EXPECT_EQ(failure.status, status);
    const std::string reason = "http_" + std::to_string(status);
    const auto table = base::message_table();
    EXPECT_TRUE(std::any_of(table.begin(), table.end(), [&](const auto& m) { return m.reason == reason; }))
        << reason;
  }
  EXPECT_EQ(failure_of_status(599).status, 500);
}

}  // namespace
}  // namespace http
