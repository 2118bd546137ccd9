#pragma once

#include <signal.h>

namespace cli {

// Waiting for SIGTERM or SIGINT, and for SIGHUP where that asks to read files anew; elsewhere it ends the
// process, as it should when a terminal is closed. Create it before the first thread: all threads inherit
// that they are blocked, so that they reach nobody but wait(). SIGPIPE is ignored, because a closed
// connection or output is an error code, not an end.
class StopSignal {
 public:
  enum class Hangup { ends, asks_to_reload };
  explicit StopSignal(Hangup hangup);
  ~StopSignal();
  StopSignal(const StopSignal&) = delete;
  StopSignal& operator=(const StopSignal&) = delete;

  // Blocks until one of them arrives, and returns it. From one that stops on, a second one ends the process
  // at once, for people who do not want to wait for the end of running requests.
  int wait();

 private:
  sigset_t signals_{};
  sigset_t before_{};
};

}  // namespace cli
