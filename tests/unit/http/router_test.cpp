#include "http/router.h"

#include <gtest/gtest.h>

namespace http {
namespace {

Route route(Method method, std::string_view pattern) {
  return {method, pattern, Access::anyone, [](Call&) {}};
}

Router example() {
  Router router;
  router.add({route(Method::get, "/api/images/:id"), route(Method::del, "/api/images/:id"),
              route(Method::post, "/api/images/upload"), route(Method::get, "/api/books/:book/pages/:page"),
              route(Method::patch, "/api/books/:id"), route(Method::get, "/")});
  return router;
}

TEST(Router, FindsALiteralPath) {
  const Router router = example();
  const auto match = router.find("GET", "/");
  ASSERT_NE(match.route, nullptr);
  EXPECT_EQ(match.route->pattern, "/");
}

TEST(Router, GivesDecodedParameters) {
  const Router router = example();
  const auto match = router.find("GET", "/api/books/a%20b/pages/%C3%A4");
  ASSERT_NE(match.route, nullptr);
  EXPECT_EQ(match.parameters.at("book"), "a b");
  EXPECT_EQ(match.parameters.at("page"), "ä");
}

TEST(Router, HeadFindsTheRouteOfGet) {
  const Router router = example();
  EXPECT_EQ(router.find("HEAD", "/api/images/x").route, router.find("GET", "/api/images/x").route);
}

TEST(Router, ALiteralWinsOverAParameter) {
  const Router router = example();
  EXPECT_EQ(router.find("POST", "/api/images/upload").route->pattern, "/api/images/upload");
}

TEST(Router, AKnownPathWithAnotherMethodNamesTheAllowedOnes) {
  const Router router = example();
  const auto match = router.find("PUT", "/api/images/x");
  EXPECT_EQ(match.route, nullptr);
  EXPECT_EQ(match.allow, "GET, HEAD, DELETE");
}

TEST(Router, AnUnknownMethodIsNeverARoute) {
  const Router router = example();
  EXPECT_EQ(router.find("BREW", "/").route, nullptr);
  EXPECT_EQ(router.find("BREW", "/").allow, "GET, HEAD");
}

class UnknownPath : public testing::TestWithParam<std::string> {};
TEST_P(UnknownPath, MatchesNothing) {
  const auto match = example().find("GET", GetParam());
  EXPECT_EQ(match.route, nullptr);
  EXPECT_TRUE(match.allow.empty());
}
INSTANTIATE_TEST_SUITE_P(Router, UnknownPath,
                         testing::Values("", "api", "/api", "/api/images", "/api/images/", "/api/images//",
                                         "/api/images/x/", "//api/images/x", "/api/images/a%2Fb",
                                         "/api/images/%5c", "/api/images/%00", "/api/images/%0d",
                                         "/api/images/%zz", "/api/images/%4", "/api/images/%ff",
                                         "/API/images/x"));

TEST(Router, AVeryLongPathIsAnsweredAtOnce) {
  const Router router = example();
  std::string slashes(100000, '/');
  EXPECT_EQ(router.find("GET", slashes).route, nullptr);
  EXPECT_EQ(router.find("GET", "/api/images/" + std::string(100000, 'a')).parameters.at("id").size(),
            100000u);
}

TEST(Router, RefusesMistakesInTheTable) {
  Router router = example();
  EXPECT_THROW(router.add(route(Method::get, "/api/images/:other")), std::logic_error);
  EXPECT_THROW(router.add(route(Method::get, "no-slash")), std::logic_error);
  EXPECT_THROW(router.add(route(Method::get, "/a//b")), std::logic_error);
  EXPECT_THROW(router.add(route(Method::get, "/a/:")), std::logic_error);
  EXPECT_THROW(router.add(Route{Method::get, "/none", Access::anyone, nullptr}), std::logic_error);
}

}  // namespace
}  // namespace http
