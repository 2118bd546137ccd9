#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "http/byte_budget.h"
#include "http/chunked_decoder.h"
#include "http/file_descriptor.h"

namespace http {

class RequestHead;

// What all bodies share: where large ones go, and how much there may be.
struct BodyStore {
  std::size_t max_in_memory_bytes;
  std::filesystem::path spool_folder;
  ByteBudget memory;
  ByteBudget spool;
};

// Collects the body of one request: in memory, and from a certain size on in an unlinked file, so that a
// thousand slow uploads take neither threads nor memory. Memory is taken as bytes come, at most twice as
// many: a length that is only announced costs nothing.
class RequestBody {
 public:
  explicit RequestBody(BodyStore& store);

  enum class Progress {
    more,
    complete,
    malformed,  // chunks that are none: 400
    too_large,  // 413
    exhausted,  // no room on the disk: 503
  };
  // Begins a body of at most `limit_bytes`. Says `too_large` before the first byte where the length is known.
  Progress begin(const RequestHead& head, std::size_t limit_bytes);
  // Takes the bytes of the body off the front of `input`. After `complete` the rest belongs to the next
  // request.
  Progress feed(std::string_view& input);
  // How many more bytes may belong to this body; unknown for a chunked one.
  std::optional<std::uint64_t> left_bytes() const;

  std::uint64_t received_bytes() const { return received_bytes_; }
  // The whole body. Throws base::AppError{unavailable, "body_not_received"} where the file cannot be read
  // back. Afterwards this body is empty and ready for the next request.
  std::string take();
  void clear();

 private:
  Progress store_piece(std::string_view piece);
  bool keep(std::string_view piece);
  bool spool(std::string_view piece);

  BodyStore& store_;
  ChunkedDecoder decoder_;
  bool chunked_ = false;
  std::uint64_t left_bytes_ = 0;  // where it is not chunked
  std::uint64_t received_bytes_ = 0;
  std::size_t limit_bytes_ = 0;
  std::size_t most_bytes_ = 0;  // as far as it is known: the length, or the limit
  std::string memory_;
  ByteShare memory_share_;
  FileDescriptor file_;
  ByteShare file_share_;
};

}  // namespace http
