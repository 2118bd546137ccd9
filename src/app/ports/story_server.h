#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/ports/remote_error.h"

namespace app::ports {

// What a story service is asked for, in German.
struct StoryRequest {
  std::string instructions;  // how stories are told, and in which form they are answered
  std::string pictures;      // what the pages show
  int most_tokens = 2000;    // of the answer
};

// A story as it came. Nobody has looked at it: it may be anything.
struct StoryDraft {
  std::string title;
  std::vector<std::string> pages;
};

// One base address of a story service. Contacts that host and no other, and follows no redirects.
// Thread-safe.
class StoryServer {
 public:
  virtual ~StoryServer() = default;

  // "https://stories.example", without credentials.
  virtual const std::string& address() const = 0;
  // Waits for the answer. Nothing where it is a text, but none in the form that was asked for, or one that
  // broke off. Throws RemoteError; `refused` where the service did not want to tell that story.
  virtual std::optional<StoryDraft> tell(const StoryRequest& request) = 0;
  // Whether it is there and takes our key: costs nothing. Throws RemoteError.
  virtual void check() = 0;
};

}  // namespace app::ports
