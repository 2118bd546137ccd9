#include "base/log_writer.h"

#include <algorithm>
#include <cerrno>
#include <condition_variable>
#include <mutex>
#include <utility>

#include <poll.h>

namespace base {
namespace {

std::uint64_t count_lines(std::string_view text) {
  return static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n'));
}

}  // namespace

struct LogWriter::Shared {
  Shared(const LogOutput& chosen_output, Notice chosen_notice)
      : output(chosen_output), notice(std::move(chosen_notice)) {}

  void run();
  // Returns what could not be written, because the output is closed or full. Called without the mutex.
  std::string_view write_out(std::string_view lines);
  void drop(std::uint64_t lines) {
    dropped += lines;
    untold += lines;
  }
  void tell_of_gap() {
    if (untold > 0) waiting += notice(std::exchange(untold, 0), dropped);
  }
  bool is_idle() const { return waiting.empty() && in_hand_bytes == 0; }

  const LogOutput output;
  const Notice notice;

  mutable std::mutex mutex;  // guards what follows
  std::condition_variable work;
  std::condition_variable idle;
  std::string waiting;
  std::size_t in_hand_bytes = 0;  // what the thread is writing
  std::uint64_t progress = 0;     // pieces that the output took
  std::uint64_t dropped = 0;
  std::uint64_t untold = 0;  // of them, since the last line that told so
  bool ends = false;
  bool is_abandoned = false;  // the writer is gone, and the log whose notice this is
};

void LogWriter::Shared::run() {
  std::string lines;
  std::unique_lock lock(mutex);
  for (;;) {
    work.wait(lock, [&] { return !waiting.empty() || ends; });
    if (waiting.empty()) return;
    lines.swap(waiting);
    in_hand_bytes = lines.size();
    lock.unlock();
    const std::uint64_t lost = count_lines(write_out(lines));
    lines.clear();
    lock.lock();
    if (is_abandoned) return;
    in_hand_bytes = 0;
    drop(lost);
    // Not after a failure: an output that takes nothing would be told of each line that it did not take.
    if (waiting.empty() && lost == 0) tell_of_gap();
    if (is_idle()) idle.notify_all();
  }
}

std::string_view LogWriter::Shared::write_out(std::string_view lines) {
  while (!lines.empty()) {
    const ssize_t written = ::write(output.descriptor, lines.data(), lines.size());
    if (written > 0) {
      lines.remove_prefix(static_cast<std::size_t>(written));
      const std::lock_guard lock(mutex);
      if (is_abandoned) return {};
      ++progress;
      continue;
    }
    if (written < 0 && errno == EINTR) continue;
    if (written == 0 || errno != EAGAIN) return lines;
    // Somebody made the output non-blocking for all who share it.
    pollfd room{output.descriptor, POLLOUT, 0};
    ::poll(&room, 1, -1);
  }
  return lines;
}

LogWriter::LogWriter(const LogOutput& output, Notice notice)
    : shared_(std::make_shared<Shared>(output, std::move(notice))),
      thread_([shared = shared_] { shared->run(); }) {}

LogWriter::~LogWriter() {
  const bool is_done = finish();
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->ends = true;
    shared_->is_abandoned = !is_done;
    shared_->work.notify_one();
  }
  if (is_done) {
    thread_.join();
  } else {
    thread_.detach();
  }
}

void LogWriter::write(std::string_view lines) {
  const std::lock_guard lock(shared_->mutex);
  Shared& shared = *shared_;
  if (shared.waiting.size() + shared.in_hand_bytes + lines.size() > shared.output.most_waiting_bytes) {
    shared.drop(count_lines(lines));
    return;
  }
  shared.tell_of_gap();
  shared.waiting += lines;
  shared.work.notify_one();
}

bool LogWriter::finish() {
  std::unique_lock lock(shared_->mutex);
  const auto is_idle = [&] { return shared_->is_idle(); };
  const auto latest = std::chrono::steady_clock::now() + shared_->output.longest_end;
  for (;;) {
    const std::uint64_t before = shared_->progress;
    const auto patient_until = std::chrono::steady_clock::now() + shared_->output.patience;
    if (shared_->idle.wait_until(lock, std::min(latest, patient_until), is_idle)) return true;
    if (shared_->progress == before || std::chrono::steady_clock::now() >= latest) return false;
  }
}

std::uint64_t LogWriter::dropped_lines() const {
  const std::lock_guard lock(shared_->mutex);
  return shared_->dropped;
}

}  // namespace base
