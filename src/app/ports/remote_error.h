#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>

namespace app::ports {

// What can go wrong with a service that is asked for something.
enum class RemoteFault : std::uint8_t {
  refused,       // the motif or the story; another try would be refused too
  busy,          // too many jobs, or trouble of its own: later
  unreachable,   // no connection, or none that lasts
  wrong_answer,  // nothing that the protocol knows, or not what was asked for
  credentials,   // the key or the password is wrong or missing
  gone,          // the server knows no such job
};

// Why there is no picture or no story. what() is English, for the log and for administrators; it holds no
// key.
class RemoteError : public std::runtime_error {
 public:
  RemoteError(RemoteFault fault, const std::string& what) : std::runtime_error(what), fault_(fault) {}

  RemoteFault fault() const { return fault_; }
  // How long the server wants to be left alone; nothing where it did not say.
  std::optional<std::chrono::seconds> retry_after() const { return retry_after_; }
  // The request may have arrived, and the work may have been done and be billed, though no answer came.
  bool may_be_done() const { return may_be_done_; }

  RemoteError with_retry_after(std::optional<std::chrono::seconds> time) const {
    RemoteError copy = *this;
    copy.retry_after_ = time;
    return copy;
  }
  RemoteError perhaps_done() const {
    RemoteError copy = *this;
    copy.may_be_done_ = true;
    return copy;
  }

 private:
  RemoteFault fault_;
  std::optional<std::chrono::seconds> retry_after_;
  bool may_be_done_ = false;
};

}  // namespace app::ports
