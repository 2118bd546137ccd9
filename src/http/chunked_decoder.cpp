#include "http/chunked_decoder.h"

#include <algorithm>

#include "http/percent.h"

namespace http {
namespace {

constexpr int max_digits = 8;

}  // namespace

ChunkedDecoder::Result ChunkedDecoder::next(std::string_view& input, std::string_view& piece) {
  while (state_ != State::done) {
    if (input.empty()) return Result::more;
    if (state_ == State::data) {
      piece = input.substr(0, static_cast<std::size_t>(std::min<std::uint64_t>(left_, input.size())));
      input.remove_prefix(piece.size());
      left_ -= piece.size();
      if (left_ == 0) state_ = State::data_return;
      return Result::data;
    }
    const Result result = step(input.front());
    input.remove_prefix(1);
    if (result == Result::malformed) return result;
  }
  return Result::complete;
}

ChunkedDecoder::Result ChunkedDecoder::step(char c) {
  const auto expect = [&](char wanted, State then) {
    if (c != wanted) return Result::malformed;
    state_ = then;
    return Result::more;
  };
  switch (state_) {
    case State::size: {
      if (c == '\r' && digits_ > 0) return expect('\r', State::size_line_feed);
      const int digit = hex_digit(c);
      if (digit < 0 || ++digits_ > max_digits) return Result::malformed;
      left_ = left_ * 16 + static_cast<std::uint64_t>(digit);
      return Result::more;
    }
    case State::size_line_feed:
      digits_ = 0;
      return expect('\n', left_ > 0 ? State::data : State::end_return);
    case State::data_return:
      return expect('\r', State::data_line_feed);
    case State::data_line_feed:
      return expect('\n', State::size);
    case State::end_return:
      return expect('\r', State::end_line_feed);
    case State::end_line_feed:
      return expect('\n', State::done);
    case State::data:
    case State::done:
      break;
  }
  return Result::malformed;
}

}  // namespace http
