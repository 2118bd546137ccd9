#include "http/front_desk.h"

#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "server_fixture.h"
#include "support/raw_client.h"

namespace http {
namespace {

using test::exchange;
using test::get;
using test::RawClient;
using test::RawResponse;
using test::request;
using test::TestServer;

RawResponse ask(const TestServer& server, const std::string& bytes) {
  const auto response = exchange(server.port(), bytes);
  EXPECT_TRUE(response) << bytes;
  return response.value_or(RawResponse{});
}

nlohmann::json json(const RawResponse& response) {
  return nlohmann::json::parse(response.body, nullptr, false);
}

// --- below a path ---

TEST(FrontDesk, ABasePathIsTakenOffWhereTheProxyHasNot) {
  TestServer server(TestServer::quick_options(), {.base_path = "/malbuch"});
  const auto status = [&](const std::string& path) { return ask(server, get(path)).status; };
  for (const char* path : {"/malbuch/api/items/1", "/api/items/1", "/malbuch/healthz", "/healthz"}) {
    EXPECT_EQ(status(path), 200) << path;
  }
  EXPECT_EQ(status("/malbuch/api/nothing"), 404);
  EXPECT_EQ(status("/malbuch/assets/app-1a2b3c4d.js"), 200);
  EXPECT_EQ(status("/malbuch/assets/missing.js"), 404);
  EXPECT_EQ(ask(server, get("/malbuchregal")).header("content-type"), "text/html; charset=utf-8");
}

TEST(FrontDesk, TheBasePathAloneLeadsToItsFolder) {
  TestServer server(TestServer::quick_options(), {.base_path = "/malbuch"});
  const RawResponse response = ask(server, get("/malbuch?prompt=%2F%2Fevil.example"));
  EXPECT_EQ(response.status, 308);
  EXPECT_EQ(response.header("location"), "/malbuch/?prompt=%2F%2Fevil.example");
}

TEST(FrontDesk, TheBasePathIsWrittenIntoThePage) {
  const base::Embedded files[] = {{"index.html",
                                   "<html data-base=\"/\"><script src=\"/assets/a.js\"></script>", "br", "gz",
                                   "tagtagtagtagtagtagtag"}};
  const Assets assets(files, "/malbuch");
  Request request;
  request.headers.emplace("Accept-Encoding", "br, gzip");
  Response response;
  assets.answer(*assets.index(), request, response);
  EXPECT_EQ(std::get<std::string_view>(response.body),
            "<html data-base=\"/malbuch/\"><script src=\"/malbuch/assets/a.js\"></script>");
  EXPECT_FALSE(response.has_header("Content-Encoding")) << "nobody has compressed this one";
  EXPECT_NE(response.headers.find("ETag")->second, "\"tagtagtagtagtagtagtag\"");
}

// --- who may call ---

struct GuardRow {
  std::string caller;  // a token, or empty
  std::string method;
  std::string path;
  int status;
  std::string code;  // empty for success
};

class GuardTable : public testing::TestWithParam<GuardRow> {};

TEST_P(GuardTable, LetsInWhomTheRouteNames) {
  TestServer server;
  const GuardRow& row = GetParam();
  const std::string authorization = row.caller.empty() ? "" : "Authorization: Bearer " + row.caller + "\r\n";
  const RawResponse response =
      ask(server, row.method + " " + row.path + " HTTP/1.1\r\nHost: x\r\n" + authorization + "\r\n");
  EXPECT_EQ(response.status, row.status);
  if (row.code.empty()) return;
  EXPECT_EQ(json(response)["code"], row.code);
  EXPECT_EQ(json(response)["success"], false);
  EXPECT_EQ(response.header("cache-control"), "no-store");
}

INSTANTIATE_TEST_SUITE_P(FrontDesk, GuardTable,
                         testing::Values(GuardRow{"", "GET", "/api/items/1", 200, ""},
                                         GuardRow{"ada", "GET", "/api/items/1", 200, ""},
                                         GuardRow{"unknown", "GET", "/api/items/1", 200, ""},
                                         GuardRow{"", "GET", "/api/mine", 401, "unauthenticated"},
                                         GuardRow{"unknown", "GET", "/api/mine", 401, "unauthenticated"},
                                         GuardRow{"ada", "GET", "/api/mine", 200, ""},
                                         GuardRow{"root", "GET", "/api/mine", 200, ""},
                                         GuardRow{"ada", "DELETE", "/api/mine", 204, ""},
                                         GuardRow{"", "DELETE", "/api/mine", 401, "unauthenticated"},
                                         GuardRow{"", "GET", "/api/admin/all", 401, "unauthenticated"},
                                         GuardRow{"ada", "GET", "/api/admin/all", 403, "forbidden"},
                                         GuardRow{"root", "GET", "/api/admin/all", 200, ""},
                                         GuardRow{"root", "GET", "/api/nothing", 404, "not_found"},
                                         GuardRow{"", "GET", "/api", 404, "not_found"},
                                         GuardRow{"", "POST", "/api/nothing", 404, "not_found"},
                                         GuardRow{"", "PUT", "/api/mine", 405, "method_not_allowed"},
                                         GuardRow{"", "OPTIONS", "/api/mine", 405, "method_not_allowed"},
                                         GuardRow{"", "DELETE", "/somewhere", 405, "method_not_allowed"},
                                         GuardRow{"", "GET", "/api/refuse", 402, "payment_required"}));

TEST(FrontDesk, TheCookieIsTheSameSession) {
  TestServer server;
  const auto user = [&](const std::string& headers) {
    return json(ask(server, get("/api/mine", headers)))["user"];
  };
  EXPECT_EQ(user("Cookie: theme=dark; buntstift_session=ada\r\n"), "user-ada");
  EXPECT_EQ(user("Cookie: session=ada\r\n"), "user-ada") << "its former name";
  EXPECT_EQ(ask(server, get("/api/mine", "Cookie: mysession=ada; buntstift_session=\r\n")).status, 401);
  EXPECT_EQ(user("Cookie: buntstift_session=ada\r\nAuthorization: bearer root\r\n"), "user-root");
}

TEST(FrontDesk, ForeignCookiesOfTheSameNameLockNobodyOut) {
  TestServer server;
  for (const char* cookies :
       {"session=foreign; buntstift_session=ada", "buntstift_session=foreign; buntstift_session=ada",
        "buntstift_session=ada; session=foreign", "session=foreign; session=ada"})
    EXPECT_EQ(json(ask(server, get("/api/mine", "Cookie: " + std::string(cookies) + "\r\n")))["user"],
              "user-ada")
        << cookies;
}

TEST(FrontDesk, ABrokenSessionCheckLetsNobodyIn) {
  TestServer server;
  server.sessions.break_down();
  const auto response = ask(server, get("/api/mine", "Authorization: Bearer ada\r\n"));
  EXPECT_EQ(response.status, 500);
  EXPECT_EQ(response.body.find("locked"), std::string::npos);
  EXPECT_NE(server.lines.find({"request_failed", "database is locked"}), "");
}

TEST(FrontDesk, A405NamesTheAllowedMethods) {
  TestServer server;
  EXPECT_EQ(ask(server, request("PUT", "/api/mine", "{}")).header("allow"), "GET, HEAD, POST, DELETE");
  EXPECT_EQ(ask(server, request("POST", "/", "{}")).header("allow"), "GET, HEAD");
}

// --- where mutations come from ---

TEST(FrontDesk, MutationsComeFromOurOwnPages) {
  TestServer server;
  const auto status = [&](const std::string& headers) {
    return ask(server, request("DELETE", "/api/mine", "", "Cookie: buntstift_session=ada\r\n" + headers))
        .status;
  };
  EXPECT_EQ(status("Origin: http://localhost\r\n"), 204);
  EXPECT_EQ(status("Sec-Fetch-Site: same-origin\r\nOrigin: http://localhost\r\n"), 204);
  EXPECT_EQ(status("Sec-Fetch-Site: same-origin\r\n"), 204);
  for (const char* foreign :
       {"Origin: http://evil.example\r\n", "Origin: null\r\n", "Origin: http://localhost.evil.example\r\n",
        "Origin: http://localhost:81\r\n", "Origin: localhost\r\n", "Sec-Fetch-Site: cross-site\r\n",
        "Sec-Fetch-Site: same-site\r\n", "Sec-Fetch-Site: nonsense\r\n",
        "Sec-Fetch-Site: none\r\nOrigin: http://evil.example\r\n", ""})
    EXPECT_EQ(status(foreign), 403) << foreign;
}

TEST(FrontDesk, ABrowserThatKnowsThatThePageIsOursNeedsNoHostFromTheProxy) {
  TestServer server;
  const auto refused = request("DELETE", "/api/mine", "",
                               "Cookie: buntstift_session=ada\r\nOrigin: https://malbuch.example:8443\r\n");
  EXPECT_EQ(ask(server, refused).status, 403);
  const auto taken = request("DELETE", "/api/mine", "",
                             "Cookie: buntstift_session=ada\r\nOrigin: https://malbuch.example:8443\r\n"
                             "Sec-Fetch-Site: same-origin\r\n");
  EXPECT_EQ(ask(server, taken).status, 204);
}

TEST(FrontDesk, ARefusedOriginIsExplainedToOperatorsAndLogged) {
  TestServer server(TestServer::quick_options(), {.public_url = "https://malbuch.example"});
  const auto refused = ask(server, request("POST", "/api/json", R"({"text":"a"})",
                                           "Content-Type: application/json\r\n"
                                           "Origin: http://malbuch.example:8081\r\n"));
  EXPECT_EQ(refused.status, 403);
  const std::string message = json(refused)["message"];
  for (const char* part : {"public_url", "Host", "foreign_origin"})
    EXPECT_NE(message.find(part), std::string::npos) << part;
  const std::string line = server.lines.find({"foreign_origin"});
  for (const char* part : {"warning", "path=/api/json", "origin=http://malbuch.example:8081",
                           "host=localhost", "public_url=https://malbuch.example"})
    EXPECT_NE(line.find(part), std::string::npos) << part << " in " << line;
}

TEST(FrontDesk, AProgramWithATokenNeedsNoOriginButAForeignPageIsRefused) {
  TestServer server;
  EXPECT_EQ(ask(server, request("DELETE", "/api/mine", "", "Authorization: Bearer ada\r\n")).status, 204);
  EXPECT_EQ(ask(server, request("POST", "/api/json", R"({"text":"a"})")).status, 201);
  const std::string foreign = "Content-Type: application/json\r\nOrigin: http://evil.example\r\n";
  const auto refused = ask(server, request("POST", "/api/json", R"({"text":"a"})", foreign));
  EXPECT_EQ(refused.status, 403);
  EXPECT_EQ(json(refused)["code"], "forbidden");
}

TEST(FrontDesk, ThePublicAddressIsOursWhateverTheProxyMadeOfTheHost) {
  TestServer server(TestServer::quick_options(), {.public_url = "https://Malbuch.example:443/"});
  const auto status = [&](const std::string& origin) {
    return ask(server, request("DELETE", "/api/mine", "",
                               "Cookie: buntstift_session=ada\r\nOrigin: " + origin + "\r\n"))
        .status;
  };
  EXPECT_EQ(status("https://malbuch.example"), 204);
  EXPECT_EQ(status("https://malbuch.example.org"), 403);
  EXPECT_EQ(status("http://malbuch.example"), 403);
}

// --- bodies ---

TEST(FrontDesk, BodiesAreJson) {
  TestServer server;
  const std::string body = R"({"text":"Grüße"})";
  for (const char* type : {"application/json", "application/json; charset=utf-8", "Application/JSON ;x=y"})
    EXPECT_EQ(
        ask(server, request("POST", "/api/json", body, "Content-Type: " + std::string(type) + "\r\n")).status,
        201);
  for (const char* headers :
       {"Content-Type: text/plain\r\n", "Content-Type: application/x-www-form-urlencoded\r\n",
        "Content-Type: application/jsonx\r\n", ""}) {
    const auto response = ask(server, request("POST", "/api/json", body, headers));
    EXPECT_EQ(response.status, 415) << headers;
    EXPECT_EQ(json(response)["code"], "unsupported_media_type");
  }
}

// Both are told before a byte of the body has come, so that nobody fills memory with what is not taken
// anyway.
TEST(FrontDesk, WhoMayNotSendABodyIsToldSoBeforeIt) {
  TestServer server;
  const auto answer_to_head = [&](const std::string& path, const std::string& headers) {
    RawClient client(server.port());
    client.send("POST " + path + " HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n" + headers + "\r\n");
    return client.read().value_or(RawResponse{});
  };
  const std::string json_type = "Content-Type: application/json\r\n";
  for (const char* token : {"", "Authorization: Bearer forged\r\n", "Cookie: session=forged\r\n"}) {
    const auto refused = answer_to_head("/api/mine", json_type + token);
    EXPECT_EQ(refused.status, 401) << token;
    EXPECT_EQ(json(refused)["code"], "unauthenticated");
    EXPECT_EQ(refused.header("www-authenticate"), "Bearer");
    EXPECT_EQ(refused.header("connection"), "close");
  }
  const auto text = answer_to_head("/api/mine", "Content-Type: text/plain\r\nAuthorization: Bearer ada\r\n");
  EXPECT_EQ(text.status, 415);
  EXPECT_EQ(json(text)["code"], "unsupported_media_type");
  EXPECT_EQ(answer_to_head("/api/json", "").status, 415);
  const auto go_on =
      answer_to_head("/api/mine", json_type + "Authorization: Bearer ada\r\nExpect: 100-continue\r\n");
  EXPECT_EQ(go_on.status, 100);
}

TEST(FrontDesk, EachRouteSaysHowMuchItTakes) {
  TestServer server;
  const auto status = [&](const std::string& path, std::size_t bytes) {
    return ask(server, request("POST", path, std::string(bytes, ' '),
                               "Content-Type: application/json\r\nAuthorization: Bearer ada\r\n"))
        .status;
  };
  EXPECT_EQ(status("/api/json", default_body_limit_bytes), 400);  // taken, and no text in it
  EXPECT_EQ(status("/api/json", default_body_limit_bytes + 1), 413);
  EXPECT_EQ(status("/api/mine", document_body_limit_bytes), 200);
  EXPECT_EQ(status("/api/mine", document_body_limit_bytes + 1), 413);
  EXPECT_EQ(status("/api/nothing", default_body_limit_bytes + 1), 413);
}

TEST(FrontDesk, ABadBodyIsAnsweredWithFieldAndSentence) {
  TestServer server;
  const auto response = ask(server, request("POST", "/api/json", R"({"text":""})"));
  EXPECT_EQ(response.status, 400);
  EXPECT_EQ(json(response), nlohmann::json({{"success", false},
                                            {"code", "invalid"},
                                            {"message", "Bitte füllen Sie dieses Feld aus."},
                                            {"field", "text"}}));
  EXPECT_EQ(ask(server, request("POST", "/api/json", "{\"text\":\"\xff\"}")).status, 400);
  EXPECT_EQ(ask(server, request("POST", "/api/json", "")).status, 400);
}

TEST(FrontDesk, AnUnexpectedExceptionIsLoggedInFullAndAnsweredWithoutDetail) {
  TestServer server;
  const auto response = ask(server, get("/api/throw"));
  EXPECT_EQ(response.status, 500);
  EXPECT_EQ(json(response)["code"], "internal");
  EXPECT_EQ(response.body.find("secret"), std::string::npos);
  const std::string id = response.header("x-request-id");
  ASSERT_FALSE(id.empty());
  EXPECT_NE(server.lines.find({"request_failed", "secret detail", id}), "");
}

// --- the app's files ---

TEST(FrontDesk, UnknownPathsServeTheApp) {
  TestServer server;
  for (const char* path : {"/", "/meine-malbuecher", "/a/b/c?x=1", "/%C3%A4", "/..%2f..%2fetc/passwd"}) {
    const auto response = ask(server, get(path));
    EXPECT_EQ(response.status, 200) << path;
    EXPECT_EQ(response.header("content-type"), "text/html; charset=utf-8");
    EXPECT_EQ(response.header("cache-control"), "no-cache");
    EXPECT_NE(response.body.find("Buntstift"), std::string::npos);
  }
}

TEST(FrontDesk, HashedFilesAreImmutableAndAMissingOneIsNoPage) {
  TestServer server;
  const auto response = ask(server, get("/assets/app-1a2b3c4d.js"));
  EXPECT_EQ(response.header("cache-control"), "public, max-age=31536000, immutable");
  EXPECT_EQ(response.header("content-type"), "text/javascript; charset=utf-8");
  EXPECT_EQ(response.body, std::string(50'000, 's'));
  const auto picture = ask(server, get("/coloring-pages/fox.png"));
  EXPECT_EQ(picture.header("content-type"), "image/png");
  EXPECT_EQ(picture.header("cache-control"), "public, max-age=3600");
  EXPECT_EQ(picture.header("vary"), "");
  // The service worker names all others, and must never be an old one.
  const auto worker = ask(server, get("/sw.js"));
  EXPECT_EQ(worker.header("content-type"), "text/javascript; charset=utf-8");
  EXPECT_EQ(worker.header("cache-control"), "no-cache");
  EXPECT_EQ(ask(server, get("/assets/app-old.js")).status, 404);
}

TEST(FrontDesk, FilesComeInTheFormThatTheClientLikesBest) {
  TestServer server;
  const auto form = [&](const std::string& accepted) {
    const auto response =
        ask(server, get("/assets/app-1a2b3c4d.js", "Accept-Encoding: " + accepted + "\r\n"));
    EXPECT_EQ(response.header("vary"), "Accept-Encoding");
    return response.header("content-encoding") + "|" + response.header("etag") + "|" +
           response.body.substr(0, 4);
  };
  EXPECT_EQ(form("gzip, deflate, br"), R"(br|"scriptscriptscriptscri-br"|brot)");
  EXPECT_EQ(form("gzip"), R"(gzip|"scriptscriptscriptscri-gz"|gzip)");
  EXPECT_EQ(form("identity"), R"(|"scriptscriptscriptscri"|ssss)");
}

TEST(FrontDesk, AKnownFormIs304WithoutABody) {
  TestServer server;
  const auto status = [&](const std::string& headers) {
    RawClient client(server.port());
    client.send(get("/assets/app-1a2b3c4d.js", headers) + get("/api/items/next"));
    const auto response = client.read(RawClient::HasBody::yes);
    EXPECT_TRUE(response);
    if (response->status == 304) {
      EXPECT_EQ(response->body, "");
      EXPECT_EQ(response->header("content-length"), "");
      EXPECT_EQ(response->header("vary"), "Accept-Encoding");
      EXPECT_NE(response->header("etag"), "");
      EXPECT_NE(response->header("cache-control"), "");
    }
    EXPECT_EQ(client.read()->status, 200);  // the framing is intact
    return response->status;
  };
  EXPECT_EQ(status("If-None-Match: \"scriptscriptscriptscri\"\r\n"), 304);
  EXPECT_EQ(status("If-None-Match: \"other\", W/\"scriptscriptscriptscri\"\r\n"), 304);
  EXPECT_EQ(status("If-None-Match: *\r\n"), 304);
  EXPECT_EQ(status("If-None-Match: \"scriptscriptscriptscri-br\"\r\nAccept-Encoding: br\r\n"), 304);
  EXPECT_EQ(status("If-None-Match: \"scriptscriptscriptscri\"\r\nAccept-Encoding: br\r\n"), 200);
  EXPECT_EQ(status("If-None-Match: scriptscriptscriptscri\r\n"), 200);
}

TEST(FrontDesk, HeadSaysWhatGetWouldAndSendsNoBody) {
  TestServer server;
  for (const char* path : {"/", "/assets/app-1a2b3c4d.js", "/api/items/1", "/api/none", "/api/throw"}) {
    RawClient client(server.port());
    const std::string rest = std::string(path) + " HTTP/1.1\r\nHost: x\r\n\r\n";
    client.send("GET " + rest + "HEAD " + rest + "GET " + rest);
    const auto got = client.read();
    const auto head = client.read(RawClient::HasBody::no);
    ASSERT_TRUE(got && head && client.read()) << path;
    EXPECT_EQ(head->status, got->status);
    EXPECT_GT(got->body.size(), 0u);
    for (const char* name : {"content-length", "content-type", "etag", "cache-control"})
      EXPECT_EQ(head->header(name), got->header(name)) << path << " " << name;
    EXPECT_EQ(head->header("content-length"), std::to_string(got->body.size()));
  }
}

// --- headers ---

TEST(FrontDesk, EveryAnswerCarriesTheSecurityHeaders) {
  TestServer server;
  const std::string policy =
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; object-src "
      "'none'; "
      "base-uri 'none'; frame-ancestors 'none'; form-action 'self'";
  for (const std::string& bytes :
       {get("/"), get("/assets/app-1a2b3c4d.js"), get("/api/items/1"), get("/api/none"), get("/api/throw"),
        get("/assets/none.js"), get("/", "If-None-Match: *\r\n"), std::string("nonsense\r\n\r\n")}) {
    const auto response = ask(server, bytes);
    EXPECT_EQ(response.header("content-security-policy"), policy) << bytes;
    EXPECT_EQ(response.header("x-content-type-options"), "nosniff");
    EXPECT_EQ(response.header("referrer-policy"), "same-origin");
    EXPECT_NE(response.header("permissions-policy"), "");
    EXPECT_EQ(response.header("cross-origin-opener-policy"), "same-origin");
    EXPECT_EQ(response.header("cross-origin-resource-policy"), "same-origin");
    EXPECT_EQ(response.header("strict-transport-security"), "");
    EXPECT_EQ(response.header("server"), "");
    EXPECT_EQ(response.header("date").size(), 29u);
  }
}

TEST(FrontDesk, HstsIsSentWhereThePublicAddressIsEncrypted) {
  TestServer server(TestServer::quick_options(), {.public_url = "https://malbuch.example"});
  EXPECT_EQ(ask(server, get("/")).header("strict-transport-security"), "max-age=31536000");
}

TEST(FrontDesk, CallsAreNotCachedUnlessTheirHandlerSaysSo) {
  TestServer server;
  EXPECT_EQ(ask(server, get("/api/items/1")).header("cache-control"), "no-store");
}

// --- health, limits, addresses, log ---

TEST(FrontDesk, HealthAndReadinessAreToldApart) {
  std::atomic<bool> is_ready{false};
  TestServer server(TestServer::quick_options(), {.is_ready = [&] { return is_ready.load(); }});
  EXPECT_EQ(ask(server, get("/healthz")).status, 200);
  const auto waiting = ask(server, get("/readyz"));
  EXPECT_EQ(waiting.status, 503);
  EXPECT_EQ(json(waiting)["status"], "unavailable");
  is_ready = true;
  EXPECT_EQ(ask(server, get("/readyz")).status, 200);
}

TEST(FrontDesk, MetricsCountRequestsAndTellTheGauges) {
  TestServer server(TestServer::quick_options(), {.gauges = [] {
                      return std::vector<Gauge>{{"buntstift_users", "Accounts.", 7, "{kind=\"all\"}"}};
                    }});
  test::RawClient client(
      server.port());  // the next request of a connection is taken when the last is counted
  const auto ask_next = [&](const char* path) {
    client.send(get(path));
    return client.read().value();
  };
  for (int i = 0; i < 3; ++i) EXPECT_EQ(ask_next("/api/items/1").status, 200);
  EXPECT_EQ(ask_next("/api/mine").status, 401);
  client.send(get("/metrics", "Authorization: Bearer root\r\n"));
  const auto answer = client.read().value();
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.header("content-type"), "text/plain; version=0.0.4; charset=utf-8");
  for (const char* line : {"# TYPE buntstift_http_requests_total counter\n",
                           "\nbuntstift_http_requests_total{class=\"2xx\"} 3\n",
                           "\nbuntstift_http_requests_total{class=\"4xx\"} 1\n",
                           "\nbuntstift_http_requests_total{class=\"5xx\"} 0\n",
                           "\nbuntstift_http_request_duration_seconds_bucket{le=\"+Inf\"} 4\n",
                           "\nbuntstift_http_request_duration_seconds_count 4\n",
                           "# HELP buntstift_users Accounts.\n# TYPE buntstift_users gauge\n",
                           "\nbuntstift_users{kind=\"all\"} 7\n"}) {
    EXPECT_NE(answer.body.find(line), std::string::npos) << line << answer.body;
  }
}

// What a proxy on this machine passes on looks like a request of this machine: nginx adds no header unless
// told.
TEST(FrontDesk, MetricsAreForAdminsAndForWhoHasTheToken) {
  TestServer server(TestServer::quick_options(), {.metrics_token = "0123456789abcdef"});
  EXPECT_EQ(ask(server, get("/metrics", "Authorization: Bearer 0123456789abcdef\r\n")).status, 200);
  EXPECT_EQ(ask(server, get("/metrics", "Authorization: Bearer 0123456789abcdeX\r\n")).status, 403);
  EXPECT_EQ(ask(server, get("/metrics", "Authorization: Bearer \r\n")).status, 403);
  for (const char* proxied : {"", "X-Forwarded-For: 203.0.113.9\r\n"}) {
    const auto refused = ask(server, get("/metrics", proxied));
    EXPECT_EQ(refused.status, 403) << proxied;
    EXPECT_EQ(refused.body.find("buntstift_http"), std::string::npos);
    EXPECT_EQ(ask(server, get("/metrics", std::string(proxied) + "Authorization: Bearer ada\r\n")).status,
              403);
    EXPECT_EQ(ask(server, get("/metrics", std::string(proxied) + "Authorization: Bearer root\r\n")).status,
              200);
  }
}

TEST(Metrics, BucketsAddUpAndAStatusOfNoClassIsNone) {
  Metrics metrics;
  metrics.count(200, std::chrono::microseconds{500}, 10);
  metrics.count(404, std::chrono::milliseconds{20}, 20);
  metrics.count(0, std::chrono::seconds{60}, 30);
  const std::string text = metrics.text({});
  for (const char* line :
       {"_bucket{le=\"0.001\"} 1\n", "_bucket{le=\"0.005\"} 1\n", "_bucket{le=\"0.02\"} 2\n",
        "_bucket{le=\"30\"} 2\n", "_bucket{le=\"+Inf\"} 3\n", "_seconds_sum 60.0205\n",
        "requests_total{class=\"2xx\"} 1\n", "requests_total{class=\"4xx\"} 1\n", "sent_bytes_total 60\n"}) {
    EXPECT_NE(text.find(line), std::string::npos) << line << text;
  }
}

TEST(FrontDesk, RequestsAreLimitedByUserAndMoreGenerouslyByAddress) {
  TestServer server(TestServer::quick_options(), {.requests_per_minute = 3});
  const std::string ada = get("/api/mine", "Authorization: Bearer ada\r\n");
  // Asked until it is too much: where that takes its time, the limit has grown meanwhile.
  const auto served_before_refusal = [&](const std::string& bytes, RawResponse& refusal) {
    int served = 0;
    while ((refusal = ask(server, bytes)).status == 200 && served < 1000) ++served;
    return served;
  };
  RawResponse limited;
  EXPECT_GE(served_before_refusal(ada, limited), 3);
  EXPECT_EQ(limited.status, 429);
  EXPECT_EQ(json(limited)["code"], "rate_limited");
  EXPECT_GE(std::stoi(limited.header("retry-after")), 1);
  EXPECT_LE(std::stoi(limited.header("retry-after")), 20);

  // The same user with another session goes on with what is left; a session's own allowance would be three
  // again.
  server.sessions.add_session("ada at school", "ada", app::UserRole::user);
  EXPECT_LT(served_before_refusal(get("/api/mine", "Authorization: Bearer ada at school\r\n"), limited), 3);
  EXPECT_EQ(ask(server, get("/api/mine", "Authorization: Bearer root\r\n")).status, 200);  // another user
  EXPECT_GE(served_before_refusal(get("/api/items/1"), limited), 15);
  EXPECT_EQ(limited.status, 429);
  EXPECT_EQ(ask(server, get("/")).status, 200);  // pages are not counted
  EXPECT_EQ(ask(server, get("/healthz")).status, 200);
}

TEST(FrontDesk, OtherCallsAtAnAddressAndOtherDevicesDoNotUseUpTheSignInsOfADevice) {
  TestServer server(TestServer::quick_options(),
                    {.requests_per_minute = 1, .device_of = [](std::string_view cookies) {
                       return cookies.starts_with("device=") ? std::string(cookies) : std::string();
                     }});
  const auto sign_in = [&](const std::string& cookies = "") {
    return ask(server, request("POST", "/api/sign-in", R"({"password": "wrong"})",
                               "Content-Type: application/json\r\nCookie: " + cookies + "\r\n"))
        .status;
  };
  while (ask(server, get("/api/items/1")).status == 200) {
  }
  EXPECT_EQ(sign_in(), 401);
  EXPECT_EQ(sign_in(), 429);
  for (const char* device : {"device=1", "device=2"}) {
    EXPECT_EQ(sign_in(device), 401);
    EXPECT_EQ(sign_in(device), 429);
  }
}

TEST(FrontDesk, OnlySignInsThatFailCountForAnAddress) {
  TestServer server(TestServer::quick_options(), {.requests_per_minute = 2});
  const auto sign_in = [&](const std::string& body) {
    return ask(server, request("POST", "/api/sign-in", body, "Content-Type: application/json\r\n")).status;
  };
  for (int pupil = 0; pupil < 50; ++pupil) ASSERT_EQ(sign_in("{}"), 200) << pupil;
  int failed = 0;
  while (sign_in(R"({"password": "wrong"})") == 401 && failed < 1000) ++failed;
  EXPECT_GE(failed, 2);
  EXPECT_LT(failed, 1000);
}

TEST(FrontDesk, OnlyAConfiguredProxyMayNameTheClient) {
  const std::string forwarded = "X-Forwarded-For: 198.51.100.7\r\nX-Forwarded-For: 203.0.113.9\r\n";
  TestServer direct;
  EXPECT_EQ(json(ask(direct, get("/api/client", forwarded)))["client"], "127.0.0.1");
  TestServer behind(TestServer::quick_options(), {.proxies = {"127.0.0.1"}});
  EXPECT_EQ(json(ask(behind, get("/api/client", forwarded)))["client"], "203.0.113.9");
  EXPECT_EQ(json(ask(behind, get("/api/client", "X-Forwarded-For: \r\n")))["client"], "127.0.0.1");
  EXPECT_NE(behind.lines.find({"path=/api/client", "client=203.0.113.9"}), "");
}

TEST(FrontDesk, MalformedProxiesAreRefusedAtStart) {
  EXPECT_THROW(TestServer(TestServer::quick_options(), {.proxies = {"proxy.example"}}), base::AppError);
}

TEST(FrontDesk, EveryRequestIsOneLogLineWithoutItsSecrets) {
  TestServer server;
  ask(server, get("/api/items/5?token=hush", "Authorization: Bearer ada\r\nCookie: session=hush\r\n"));
  const std::string line = server.lines.find({"request ", "path=/api/items/5 "});
  ASSERT_FALSE(line.empty());
  for (const char* part : {"method=GET", "status=200", "bytes=", "ms=", "id=", "client=127.0.0.1"})
    EXPECT_NE(line.find(part), std::string::npos) << part;
  for (const std::string& any : server.lines.all()) EXPECT_EQ(any.find("hush"), std::string::npos);
}

TEST(FrontDesk, TheTokenOfAPasswordLinkIsInNoLogLine) {
  TestServer server;
  for (const char* path : {"/auth/reset-password/hush", "/api/reset-password/hush",
                           "/auth/Reset-Password/hush.", "/x/reset-password/hush/hush?hush"}) {
    ask(server, get(path));
    ask(server, request("POST", path, "{}", "Content-Type: application/json\r\nOrigin: null\r\n"));
  }
  ask(server, get("/auth/reset-password"));
  EXPECT_NE(server.lines.find({"path=/auth/reset-password "}), "");
  EXPECT_NE(server.lines.find({"method=GET path=/auth/reset-password/:token "}), "");
  EXPECT_NE(server.lines.find({"method=POST path=/api/reset-password/:token "}), "");
  for (const std::string& line : server.lines.all()) EXPECT_EQ(line.find("hush"), std::string::npos) << line;
}

TEST(FrontDesk, ThePageOfAPasswordLinkIsKeptNowhereAndNamedToNobody) {
  TestServer server;
  const auto page = ask(server, get("/auth/reset-password/hush"));
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.header("referrer-policy"), "no-referrer");
  EXPECT_EQ(page.header("cache-control"), "no-store");
  EXPECT_EQ(page.header("etag"), "");
  EXPECT_EQ(ask(server, get("/auth/reset-password")).header("referrer-policy"), "same-origin");

  // One line of a name, not two that contradict each other.
  RawClient client(server.port());
  client.send(get("/auth/reset-password/hush", "Connection: close\r\n"));
  const std::string raw = client.read_rest();
  EXPECT_EQ(raw.find("Referrer-Policy"), raw.rfind("Referrer-Policy"));
}

TEST(FrontDesk, RequestIdsAreOurOwnAndDiffer) {
  TestServer server;
  std::set<std::string> ids;
  for (int i = 0; i < 20; ++i)
    ids.insert(ask(server, get("/api/throw", "X-Request-Id: forged\r\n")).header("x-request-id"));
  EXPECT_EQ(ids.size(), 20u);
  EXPECT_EQ(ids.count("forged"), 0u);
}

}  // namespace
}  // namespace http
