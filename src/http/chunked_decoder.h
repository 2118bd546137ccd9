#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace http {

// Takes a chunked body apart while it comes in. Stricter than RFC 9112: a size is 1 to 8 hexadecimal digits
// and nothing else (CVE-2026-45352), so neither extensions nor trailers nor white space pass. No browser
// sends these.
class ChunkedDecoder {
 public:
  enum class Result { more, data, complete, malformed };
  // Takes bytes off the front of `input`. `data`: `piece` views the next bytes of the body inside of what was
  // taken; call again. `more`: all of `input` was taken. `complete`: what is left belongs to the next
  // request.
  Result next(std::string_view& input, std::string_view& piece);

 private:
  enum class State {
    size,
    size_line_feed,
    data,
    data_return,
    data_line_feed,
    end_return,
    end_line_feed,
    done
  };
  Result step(char c);

  State state_ = State::size;
  int digits_ = 0;
  std::uint64_t left_ = 0;  // of the chunk; while the size is being read, the size so far
};

}  // namespace http
