#include "http/answer_file.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>

#include "base/error.h"

namespace http {
namespace {

constexpr int patience_ms = 30'000;
constexpr std::uint64_t bytes_at_once = std::uint64_t{1} << 20;

std::atomic<int> on_their_way{0};

// Waits until the client has read on.
bool wait_for_room(int descriptor) {
  pollfd room{descriptor, POLLOUT, 0};
  int ready = 0;
  do {
    ready = ::poll(&room, 1, patience_ms);
  } while (ready < 0 && errno == EINTR);
  return ready > 0 && (room.revents & POLLOUT) != 0;
}

}  // namespace

AnswerFile::AnswerFile(const std::filesystem::path& path)
    : descriptor_(::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
  if (!descriptor_.is_open()) {
    if (errno == ENOENT) throw base::AppError(base::ErrorCode::not_found, "file_gone");
    throw std::system_error(errno, std::generic_category(), path.string());
  }
  struct stat status {};
  if (::fstat(descriptor_.get(), &status) != 0) {
    throw std::system_error(errno, std::generic_category(), path.string());
  }
  size_bytes_ = static_cast<std::uint64_t>(status.st_size);
  if (on_their_way.fetch_add(1) < most_at_a_time) return;
  on_their_way.fetch_sub(1);  // the destructor will not run
  throw base::AppError(base::ErrorCode::unavailable, "downloads_busy").with_retry_after(60);
}

AnswerFile::~AnswerFile() {
  on_their_way.fetch_sub(1);
}

bool AnswerFile::send(Socket& socket, OutputBuffer& head) const {
  for (;;) {
    const Socket::Status status = head.flush(socket);
    if (status == Socket::Status::ok) break;
    if (status != Socket::Status::blocked || !wait_for_room(socket.descriptor())) return false;
  }
  std::uint64_t offset = 0;
  while (offset < size_bytes_) {
    const auto most_bytes = static_cast<std::size_t>(std::min(size_bytes_ - offset, bytes_at_once));
    const Transfer sent = socket.send_file(descriptor_.get(), offset, most_bytes);
    if (sent.status == Transfer::Status::ok) continue;
    // `ended`: the file has become shorter.
    if (sent.status != Transfer::Status::blocked || !wait_for_room(socket.descriptor())) return false;
  }
  return true;
}

void reply_file(Response& response, const std::filesystem::path& path, const std::string& name,
                const std::string& media_type) {
  auto file = std::make_shared<const AnswerFile>(path);
  response.status = 200;
  response.set_header("Content-Length", std::to_string(file->size_bytes()));
  response.set_body(std::move(file), media_type);
  response.set_header("Content-Disposition", "attachment; filename=\"" + name + "\"");
}

}  // namespace http
