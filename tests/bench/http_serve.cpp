// The server alone, for measuring it without the rest of the application: one asset of 50 kB in its three
// forms, and one small JSON call. Runs until SIGINT or SIGTERM.

#include <csignal>
#include <cstdio>
#include <cstdlib>

#include "app/ports/session_verifier.h"
#include "base/error.h"
#include "base/messages.h"
#include "http/front_desk.h"
#include "http/parking_server.h"
#include "http/reply.h"

namespace {

class NobodySignedIn final : public app::SessionVerifier {
 public:
  std::optional<app::Session> verify(std::string_view) override { return std::nullopt; }
  std::optional<std::string> user_of(std::string_view) const override { return std::nullopt; }
};

}  // namespace

int main(int count, char** values) {
  sigset_t ends;
  sigemptyset(&ends);
  sigaddset(&ends, SIGINT);
  sigaddset(&ends, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &ends, nullptr);

  const std::string script(50'000, 's');
  const base::Embedded files[] = {
      {"assets/app-1a2b3c4d.js", script, std::string_view(script).substr(0, 12'000),
       std::string_view(script).substr(0, 14'000), "scriptscriptscriptscri"},
      {"index.html", "<!doctype html><title>Buntstift</title>", {}, {}, "indexindexindexindexin"},
  };
  const base::SystemClock clock;
  const base::Log log(clock, base::LogFormat::text);
  base::SystemIdSource ids;
  NobodySignedIn sessions;
  http::FrontDesk desk({{http::Method::get, "/api/json", http::Access::anyone,
                         [](http::Call& call) {
                           http::reply_json(call.response, {{"success", true}, {"id", 7}});
                         }}},
                       files, sessions, ids, log, {.requests_per_minute = 0});
  http::ServerOptions options;
  options.port = count > 1 ? std::atoi(values[1]) : 8120;
  http::ParkingServer server(desk, log, options);
  try {
    std::fprintf(stderr, "http://127.0.0.1:%d\n", server.start());
  } catch (const base::AppError& error) {
    std::fprintf(stderr, "%s\n", base::german_message(error).c_str());
    return 1;
  }
  int signal = 0;
  sigwait(&ends, &signal);
  return server.stop() ? 0 : 1;
}
