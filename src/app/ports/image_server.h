#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>

#include "drawing/model/options.h"

namespace app::ports {

// What an image server is asked for. The texts are English, UTF-8 and free of every engine's control syntax.
struct ImageRequest {
  std::string job_id = {};  // ours: 22 characters from A-Z a-z 0-9 - _, the same for every try
  std::string prompt = {};
  std::string negative_prompt = {};
  int width_px = 1024;
  int height_px = 1024;
  std::uint32_t seed = 1;
  drawing::Detail detail = drawing::Detail::standard;
};

enum class ImageFault : std::uint8_t {
  refused,       // the motif; another try would be refused too
  busy,          // too many jobs, or trouble of its own: later
  unreachable,   // no connection, or none that lasts
  wrong_answer,  // nothing that the protocol knows, or no picture
  credentials,   // the key or the password is wrong or missing
  gone,          // the server knows no such job
};

// Why there is no picture. what() is English, for the log and for administrators; it holds no key.
class ImageError : public std::runtime_error {
 public:
  ImageError(ImageFault fault, const std::string& what) : std::runtime_error(what), fault_(fault) {}

  ImageFault fault() const { return fault_; }
  // How long the server wants to be left alone; nothing where it did not say.
  std::optional<std::chrono::seconds> retry_after() const { return retry_after_; }
  // The request may have arrived, and the work may have been done and be billed, though no answer came.
  bool may_be_done() const { return may_be_done_; }

  ImageError with_retry_after(std::optional<std::chrono::seconds> time) const {
    ImageError copy = *this;
    copy.retry_after_ = time;
    return copy;
  }
  ImageError perhaps_done() const {
    ImageError copy = *this;
    copy.may_be_done_ = true;
    return copy;
  }

 private:
  ImageFault fault_;
  std::optional<std::chrono::seconds> retry_after_;
  bool may_be_done_ = false;
};

// How far a job is.
struct ImageProgress {
  std::string remote_id;             // the server's name for the job; empty where it has none
  std::optional<std::string> image;  // the bytes of a file; nothing while it is being made
  int place = 0;                     // in the server's own line; 0 where it is being made or nobody knows
};

// One base address of an image service. Contacts that host and no other, and follows no redirects.
// Thread-safe.
class ImageServer {
 public:
  virtual ~ImageServer() = default;

  // "http://gpu1.example:1234", without credentials.
  virtual const std::string& address() const = 0;
  // The name that the server will know a job by, where we may choose it: after a restart ask() then tells
  // whether the job had been handed in. Empty where the server chooses.
  virtual std::string remote_id_of(const std::string& job_id) const = 0;
  // Hands a job in. Where the protocol has no line, returns with the picture. Throws ImageError.
  virtual ImageProgress submit(const ImageRequest& request) = 0;
  // Throws ImageError; `gone` for a job that the server does not know.
  virtual ImageProgress ask(const std::string& remote_id) = 0;
  // Ends one of our jobs, if the server can, and nobody else's. Throws nothing.
  virtual void cancel(const std::string& remote_id) noexcept = 0;
  // Whether it is there and takes our key: costs nothing. Throws ImageError.
  virtual void check() = 0;
};

}  // namespace app::ports
