#include "cli/stop_signal.h"

#include <pthread.h>

namespace cli {

StopSignal::StopSignal(Hangup hangup) {
  signal(SIGPIPE, SIG_IGN);
  sigemptyset(&signals_);
  sigaddset(&signals_, SIGTERM);
  sigaddset(&signals_, SIGINT);
  if (hangup == Hangup::asks_to_reload) sigaddset(&signals_, SIGHUP);
  pthread_sigmask(SIG_BLOCK, &signals_, &before_);
}

StopSignal::~StopSignal() {
  pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

int StopSignal::wait() {
  int received = 0;
  while (sigwait(&signals_, &received) != 0) {
  }
  if (received != SIGHUP) pthread_sigmask(SIG_UNBLOCK, &signals_, nullptr);
  return received;
}

}  // namespace cli
