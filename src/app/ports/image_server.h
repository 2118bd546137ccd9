#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/ports/remote_error.h"
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
  // Hands a job in. Where the protocol has no line, returns with the picture. Throws RemoteError.
  virtual ImageProgress submit(const ImageRequest& request) = 0;
  // Throws RemoteError; `gone` for a job that the server does not know.
  virtual ImageProgress ask(const std::string& remote_id) = 0;
  // Ends one of our jobs, if the server can, and nobody else's. Throws nothing.
  virtual void cancel(const std::string& remote_id) noexcept = 0;
  // Whether it is there and takes our key: costs nothing. Throws RemoteError.
  virtual void check() = 0;
};

}  // namespace app::ports
