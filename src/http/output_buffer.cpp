#include "http/output_buffer.h"

#include <algorithm>

namespace http {
namespace {

// Below this a copy is cheaper than a system call of its own.
constexpr std::size_t worth_sending_bytes = 16 * 1024;

}  // namespace

bool OutputBuffer::write(Socket& socket, std::string_view bytes) {
  if (blocked_ || pending_bytes() + bytes.size() < worth_sending_bytes) return keep(bytes);
  const std::string_view pending = std::string_view(bytes_).substr(sent_);
  const auto [status, count] = socket.send(pending, bytes);
  if (status == Socket::Status::broken) return false;
  const std::size_t of_pending = std::min(count, pending.size());
  sent_ += of_pending;
  if (count == pending.size() + bytes.size()) {
    bytes_.clear();
    sent_ = 0;
    return share_.resize(0);
  }
  blocked_ = true;
  return keep(bytes.substr(count - of_pending));
}

bool OutputBuffer::keep(std::string_view bytes) {
  bytes_.append(bytes);
  // Small answers are on their way at once and not worth counting.
  return bytes_.size() < worth_sending_bytes || share_.resize(bytes_.capacity());
}

Socket::Status OutputBuffer::flush(Socket& socket) {
  while (pending_bytes() > 0) {
    const auto [status, count] = socket.send(std::string_view(bytes_).substr(sent_));
    if (status != Socket::Status::ok) {
      blocked_ = status == Socket::Status::blocked;
      return status;
    }
    sent_ += count;
  }
  if (bytes_.capacity() > worth_sending_bytes) bytes_ = {};
  bytes_.clear();
  sent_ = 0;
  blocked_ = false;
  share_.release();
  return Socket::Status::ok;
}

}  // namespace http
