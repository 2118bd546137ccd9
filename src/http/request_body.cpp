#include "http/request_body.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

#include "base/error.h"
#include "http/request_head.h"

namespace http {
namespace {

// An ordinary JSON body is taken whatever others have used up of the budget.
constexpr std::size_t always_in_memory_bytes = 16 * 1024;
constexpr std::size_t first_memory_bytes = 4 * 1024;

// A file without a name: it is gone with its descriptor, whatever happens to the process.
FileDescriptor open_unnamed_file(const std::filesystem::path& folder) {
  FileDescriptor file(::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600));
  if (file.is_open()) return file;
  std::string name = folder / "buntstift-upload-XXXXXX";  // for file systems that have no O_TMPFILE
  file = FileDescriptor(::mkostemp(name.data(), O_CLOEXEC));
  if (file.is_open()) ::unlink(name.c_str());
  return file;
}

bool write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace

RequestBody::RequestBody(BodyStore& store)
    : store_(store), memory_share_(store.memory), file_share_(store.spool) {}

RequestBody::Progress RequestBody::begin(const RequestHead& head, std::size_t limit_bytes) {
  clear();
  chunked_ = head.is_chunked();
  left_bytes_ = head.content_length();
  limit_bytes_ = limit_bytes;
  if (left_bytes_ > limit_bytes) return Progress::too_large;
  most_bytes_ = chunked_ ? limit_bytes : static_cast<std::size_t>(left_bytes_);
  return chunked_ || left_bytes_ > 0 ? Progress::more : Progress::complete;
}

RequestBody::Progress RequestBody::feed(std::string_view& input) {
  if (!chunked_) {
    const std::string_view piece =
        input.substr(0, static_cast<std::size_t>(std::min<std::uint64_t>(left_bytes_, input.size())));
    input.remove_prefix(piece.size());
    left_bytes_ -= piece.size();
    const Progress stored = store_piece(piece);
    return stored == Progress::more && left_bytes_ == 0 ? Progress::complete : stored;
  }
  for (;;) {
    std::string_view piece;
    switch (decoder_.next(input, piece)) {
      case ChunkedDecoder::Result::more:
        return Progress::more;
      case ChunkedDecoder::Result::complete:
        return Progress::complete;
      case ChunkedDecoder::Result::malformed:
        return Progress::malformed;
      case ChunkedDecoder::Result::data:
        if (const Progress stored = store_piece(piece); stored != Progress::more) return stored;
    }
  }
}

RequestBody::Progress RequestBody::store_piece(std::string_view piece) {
  if (piece.empty()) return Progress::more;
  received_bytes_ += piece.size();
  if (received_bytes_ > limit_bytes_) return Progress::too_large;
  return (!file_.is_open() && keep(piece)) || spool(piece) ? Progress::more : Progress::exhausted;
}

std::optional<std::uint64_t> RequestBody::left_bytes() const {
  return chunked_ ? std::nullopt : std::optional(left_bytes_);
}

// False where there is no memory for it: the piece belongs in the file.
bool RequestBody::keep(std::string_view piece) {
  const std::size_t size = memory_.size() + piece.size();
  if (size > store_.max_in_memory_bytes) return false;
  if (size > memory_.capacity()) {
    std::size_t room = std::max(size, std::min(most_bytes_, std::max(first_memory_bytes, 2 * size)));
    if (!memory_share_.resize(room)) {
      if (size > always_in_memory_bytes) return false;
      room = size;
    }
    std::string larger;  // not reserve() on the old one, which may take more than it was asked for
    larger.reserve(room);
    larger.append(memory_);
    memory_ = std::move(larger);
  }
  memory_.append(piece);
  return true;
}

bool RequestBody::spool(std::string_view piece) {
  if (!file_share_.resize(static_cast<std::size_t>(received_bytes_))) return false;
  if (!file_.is_open()) {
    file_ = open_unnamed_file(store_.spool_folder);
    if (!file_.is_open() || !write_all(file_.get(), memory_)) return false;
    memory_ = {};
    memory_share_.release();
  }
  return write_all(file_.get(), piece);
}

std::string RequestBody::take() {
  std::string body = std::move(memory_);
  if (file_.is_open()) {
    body.resize(static_cast<std::size_t>(received_bytes_));
    std::size_t done = 0;
    while (done < body.size()) {
      const ssize_t got =
          ::pread(file_.get(), body.data() + done, body.size() - done, static_cast<off_t>(done));
      if (got < 0 && errno == EINTR) continue;
      if (got <= 0) throw base::AppError(base::ErrorCode::unavailable, "body_not_received");
      done += static_cast<std::size_t>(got);
    }
  }
  clear();
  return body;
}

void RequestBody::clear() {
  memory_ = {};
  memory_share_.release();
  file_ = FileDescriptor();
  file_share_.release();
  decoder_ = {};
  received_bytes_ = 0;
  left_bytes_ = 0;
  chunked_ = false;
  most_bytes_ = 0;
}

}  // namespace http
