#pragma once

#include <signal.h>

namespace cli {

// Waiting for SIGTERM or SIGINT. Create it before the first thread: all threads inherit that the two are
// blocked, so that they reach nobody but wait(). SIGPIPE is ignored, because a closed connection or output is
// an error code, not an end.
class StopSignal {
 public:
  StopSignal();
  ~StopSignal();
  StopSignal(const StopSignal&) = delete;
  StopSignal& operator=(const StopSignal&) = delete;

  // Blocks until one of the two arrives, and returns it. From then on a second one ends the process at once,
  // for people who do not want to wait for the end of running requests.
  int wait();

 private:
  sigset_t signals_{};
  sigset_t before_{};
};

}  // namespace cli
