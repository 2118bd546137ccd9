#include "server_fixture.h"

#include <algorithm>
#include <chrono>
#include <stdexcept>
#include <thread>

#include "base/error.h"
#include "http/answer_file.h"
#include "http/json_body.h"
#include "http/reply.h"

namespace test {

using namespace std::chrono_literals;
using http::Access;
using http::Call;
using http::Method;

void Gate::open() {
  const std::lock_guard lock(mutex_);
  is_open_ = true;
  changed_.notify_all();
}

void Gate::pass() {
  std::unique_lock lock(mutex_);
  ++visitors_;
  changed_.notify_all();
  changed_.wait(lock, [this] { return is_open_; });
}

bool Gate::wait_for_visitors(int count) {
  std::unique_lock lock(mutex_);
  return changed_.wait_for(lock, patience, [&] { return visitors_ >= count; });
}

base::Log::Sink LogLines::sink() {
  return [this](std::string_view line) {
    const std::lock_guard lock(mutex_);
    lines_.emplace_back(line);
  };
}

std::vector<std::string> LogLines::all() const {
  const std::lock_guard lock(mutex_);
  return lines_;
}

std::string LogLines::find(const std::vector<std::string>& parts, std::chrono::milliseconds how_long) const {
  const auto until = std::chrono::steady_clock::now() + how_long;
  for (;;) {
    for (const std::string& line : all()) {
      const auto is_in = [&](const std::string& part) { return line.find(part) != std::string::npos; };
      if (std::all_of(parts.begin(), parts.end(), is_in)) return line;
    }
    if (std::chrono::steady_clock::now() >= until) return {};
    std::this_thread::sleep_for(5ms);
  }
}

std::span<const base::Embedded> example_files() {
  static const std::string script(50'000, 's');
  static const base::Embedded files[] = {
      {"assets/app-1a2b3c4d.js", script, "brotli form", "gzip form..", "scriptscriptscriptscri"},
      {"coloring-pages/fox.png", "\x89PNG", {}, {}, "pngpngpngpngpngpngpngp"},
      {"index.html", "<!doctype html><title>Buntstift</title>", {}, {}, "indexindexindexindexin"},
      {"sw.js", "self.skipWaiting()", {}, {}, "workerworkerworkerwork"},
  };
  return files;
}

http::ServerOptions TestServer::quick_options() {
  http::ServerOptions options;
  options.port = 0;
  options.workers = 4;
  options.lane_width = 2;
  options.tick = 20ms;
  return options;
}

TestServer::TestServer(http::ServerOptions options, http::FrontDeskOptions desk)
    : log_(clock_, base::LogFormat::text, lines.sink(), base::LogLevel::debug),
      desk_(routes(), example_files(), sessions, ids_, log_, std::move(desk)),
      server_(desk_, log_, std::move(options)),
      port_(server_.start()) {
  sessions.add("ada", app::UserRole::user);
  sessions.add("root", app::UserRole::admin);
}

TestServer::~TestServer() {
  gate.open();
}

bool TestServer::settles_at(std::size_t connections) const {
  const auto until = std::chrono::steady_clock::now() + patience;
  while (open_connections() != connections && std::chrono::steady_clock::now() < until) {
    std::this_thread::sleep_for(5ms);
  }
  return open_connections() == connections;
}

std::vector<http::Route> TestServer::routes() {
  const auto say = [](std::string text) {
    return [text](Call& call) { http::reply_json(call.response, {{"said", text}}); };
  };
  const auto wait = [this](Call& call) {
    gate.pass();
    http::reply_json(call.response, {{"waited", true}});
  };
  return {
      {Method::post, "/api/echo", Access::anyone,
       [](Call& call) { http::reply_bytes(call.response, call.request.body, "application/octet-stream"); },
       http::BodyKind::raw, 10'000'000},
      {Method::post, "/api/json", Access::anyone,
       [](Call& call) {
         const auto body = http::JsonBody::parse(call.request.body);
         http::reply_json(call.response, {{"text", body.text("text", {.max = 1000})}}, 201);
       }},
      http::signing_in({Method::post, "/api/sign-in", Access::anyone,
                        [](Call& call) {
                          const bool is_right = call.request.body.find("wrong") == std::string::npos;
                          if (!is_right)
                            throw base::AppError(base::ErrorCode::unauthenticated, "sign_in_needed");
                          http::reply_json(call.response, {{"success", true}});
                        }}),
      {Method::get, "/api/big", Access::anyone,
       [](Call& call) {
         const auto bytes = std::stoul(call.request.query.find("bytes")->second);
         http::reply_bytes(call.response, std::string(bytes, 'x'), "application/octet-stream");
       }},
      {Method::get, "/api/file", Access::anyone,
       [this](Call& call) {
         http::reply_file(call.response, file, "daten-1.bin", "application/octet-stream");
       }},
      {Method::get, "/api/wait", Access::anyone, wait},
      http::heavy({Method::get, "/api/print", Access::anyone, wait},
                  [](std::string_view query) { return query == "fast"; }),
      http::hashing({Method::get, "/api/hash", Access::anyone, wait}),
      {Method::get, "/api/reflect", Access::anyone,
       [](Call& call) {
         call.response.add_header("X-Reflected", call.request.header("X-Reflect"));
         http::reply_json(call.response, {{"reflected", true}});
       }},
      http::taking(http::document_body_limit_bytes,
                   {Method::post, "/api/mine", Access::signed_in,
                    [](Call& call) {
                      http::reply_json(call.response, {{"bytes", call.request.body.size()}});
                    }}),
      {Method::get, "/api/mine", Access::signed_in,
       [](Call& call) {
         http::reply_json(call.response, {{"user", call.signed_in().user_id}});
       }},
      {Method::del, "/api/mine", Access::signed_in, [](Call& call) { http::reply_nothing(call.response); }},
      {Method::get, "/api/admin/all", Access::admin, say("all")},
      {Method::get, "/api/throw", Access::anyone, [](Call&) { throw std::runtime_error("secret detail"); }},
      {Method::get, "/api/refuse", Access::anyone,
       [](Call&) { throw base::AppError(base::ErrorCode::payment_required, "needs_premium"); }},
      {Method::get, "/api/client", Access::anyone,
       [](Call& call) {
         http::reply_json(call.response, {{"client", call.client_address}});
       }},
      {Method::get, "/api/items/:id", Access::anyone,
       [](Call& call) {
         http::reply_json(call.response, {{"id", call.path_parameter("id")}});
       }},
  };
}

}  // namespace test
