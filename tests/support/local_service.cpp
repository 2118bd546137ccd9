#include "support/local_service.h"

#include <array>
#include <chrono>
#include <stdexcept>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "gateways/http_client.h"

namespace test {

LocalService::LocalService(const char* script) {
  std::array<int, 2> in{}, out{};
  if (pipe2(in.data(), O_CLOEXEC) != 0 || pipe2(out.data(), O_CLOEXEC) != 0)
    throw std::runtime_error("no pipe");
  process_ = fork();
  if (process_ == 0) {
    dup2(in[0], STDIN_FILENO);
    dup2(out[1], STDOUT_FILENO);
    execl(BUNTSTIFT_NODE, "node", script, "--port", "0", "--attached", static_cast<char*>(nullptr));
    _exit(127);
  }
  close(in[0]);
  close(out[1]);
  to_process_ = in[1];
  char c = 0;
  while (read(out[0], &c, 1) == 1 && c != '\n') url_.push_back(c);
  close(out[0]);
  if (url_.empty()) throw std::runtime_error("the local service did not start: " BUNTSTIFT_NODE);
}

LocalService::~LocalService() {
  close(to_process_);
  int status = 0;
  waitpid(process_, &status, 0);
}

nlohmann::json LocalService::control(const std::string& name, const nlohmann::json& fields) const {
  // Only a service that hangs is given up: on a busy machine Node needs a while for a pair of keys.
  const gateways::HttpClient client({.base = url_, .answer_timeout = std::chrono::minutes{2}});
  const auto reply = client.send({"POST", "/_control/" + name, {}, fields.dump(), "application/json"});
  if (reply.status != 200) throw std::runtime_error(name + ": " + reply.body);
  return nlohmann::json::parse(reply.body);
}

}  // namespace test
