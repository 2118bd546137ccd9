#include "support/local_stripe.h"

#include <array>
#include <stdexcept>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "gateways/http_client.h"

namespace test {

LocalStripe::LocalStripe() {
  std::array<int, 2> in{}, out{};
  if (pipe2(in.data(), O_CLOEXEC) != 0 || pipe2(out.data(), O_CLOEXEC) != 0)
    throw std::runtime_error("no pipe");
  process_ = fork();
  if (process_ == 0) {
    dup2(in[0], STDIN_FILENO);
    dup2(out[1], STDOUT_FILENO);
    execl(BUNTSTIFT_NODE, "node", BUNTSTIFT_SOURCE_DIR "/tests/e2e/local_stripe.mjs", "--port", "0",
          "--attached", static_cast<char*>(nullptr));
    _exit(127);
  }
  close(in[0]);
  close(out[1]);
  to_process_ = in[1];
  char c = 0;
  while (read(out[0], &c, 1) == 1 && c != '\n') url_.push_back(c);
  close(out[0]);
  if (url_.empty()) throw std::runtime_error("the local Stripe did not start: " BUNTSTIFT_NODE);
}

LocalStripe::~LocalStripe() {
  close(to_process_);
  int status = 0;
  waitpid(process_, &status, 0);
}

nlohmann::json LocalStripe::control(const std::string& name, const nlohmann::json& fields) const {
  const gateways::HttpClient client({.base = url_});
  const auto reply = client.send({"POST", "/_control/" + name, {}, fields.dump(), "application/json"});
  if (reply.status != 200) throw std::runtime_error(name + ": " + reply.body);
  return nlohmann::json::parse(reply.body);
}

std::vector<SignedEvent> LocalStripe::events() const {
  std::vector<SignedEvent> events;
  for (const auto& event : control("events")) {
    events.push_back({event.at("type"), event.at("body"), event.at("signature")});
  }
  return events;
}

}  // namespace test
