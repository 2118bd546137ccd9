#include "render/pdf_path_sink.h"

#include <charconv>
#include <cmath>

namespace render {

void append_pdf_number(std::string& out, std::int64_t thousandths) {
  if (thousandths < 0) {
    out.push_back('-');
    thousandths = -thousandths;
  }
  char digits[24];
  const auto end = std::to_chars(digits, digits + sizeof digits, thousandths / 1000).ptr;
  const std::int64_t rest = thousandths % 1000;
  // PDF allows ".5" for "0.5".
  if (thousandths >= 1000 || rest == 0) out.append(digits, end);
  if (rest == 0) return;
  const char fraction[3] = {static_cast<char>('0' + rest / 100), static_cast<char>('0' + rest / 10 % 10),
                            static_cast<char>('0' + rest % 10)};
  const int length = fraction[2] != '0' ? 3 : fraction[1] != '0' ? 2 : 1;
  out.push_back('.');
  out.append(fraction, static_cast<std::size_t>(length));
}

void PdfPathSink::move_to(geometry::Point to) {
  current_ = start_ = rounded(to);
  put(current_);
  put_operator('m');
  closed_ = false;
  has_segment_ = false;
}

void PdfPathSink::line_to(geometry::Point to) {
  begin_segment();
  put_line(rounded(to));
}

void PdfPathSink::cubic_to(geometry::Point control1, geometry::Point control2, geometry::Point to) {
  begin_segment();
  const Tenths c1 = rounded(control1), c2 = rounded(control2), end = rounded(to);
  if (c1 == current_ && c2 == end) return put_line(end);
  if (c1 == current_) {
    put(c2), put(end), put_operator('v');
  } else if (c2 == end) {
    put(c1), put(end), put_operator('y');
  } else {
    put(c1), put(c2), put(end), put_operator('c');
  }
  current_ = end;
  has_segment_ = true;
}

void PdfPathSink::close() {
  if (closed_) return;
  put_operator('h');
  current_ = start_;
  closed_ = true;
}

// A path may go on after a close, from where the closed subpath began.
void PdfPathSink::begin_segment() {
  if (!closed_) return;
  put(start_);
  put_operator('m');
  current_ = start_;
  closed_ = false;
  has_segment_ = false;
}

PdfPathSink::Tenths PdfPathSink::rounded(geometry::Point p) const {
  const geometry::Point mapped = to_points_(p);
  return {std::llround(mapped.x * 10), std::llround(mapped.y * 10)};
}

void PdfPathSink::put(Tenths p) {
  append_pdf_number(out_, p.x * 100);
  out_.push_back(' ');
  append_pdf_number(out_, p.y * 100);
  out_.push_back(' ');
}

void PdfPathSink::put_line(Tenths to) {
  // A subpath of one point is kept as a line of no length: with round caps it is a dot.
  if (to == current_ && has_segment_) return;
  put(to);
  put_operator('l');
  current_ = to;
  has_segment_ = true;
}

void PdfPathSink::put_operator(char name) {
  out_.push_back(name);
  out_.push_back('\n');
}

}  // namespace render
