#pragma once

#include <cstdint>
#include <string>

#include "geometry/affine.h"
#include "geometry/path_sink.h"

namespace render {

// Appends a number as PDF content writes it: `thousandths` / 1000 without trailing zeros.
void append_pdf_number(std::string& out, std::int64_t thousandths);

// Writes a path as PDF path operators. Points are mapped to PDF points and rounded to 0.1 of one (0.035 mm),
// which a printer cannot show and which makes a page a third smaller; segments that vanish by it are left
// out. Coordinates must be finite and within 10^6 points.
class PdfPathSink final : public geometry::PathSink {
 public:
  // Appends to `out`, which must outlive the sink. `to_points` maps to PDF points, y upwards.
  PdfPathSink(std::string& out, const geometry::Affine& to_points) : out_(out), to_points_(to_points) {}

  void move_to(geometry::Point to) override;
  void line_to(geometry::Point to) override;
  void cubic_to(geometry::Point control1, geometry::Point control2, geometry::Point to) override;
  void close() override;

 private:
  // A point in tenths of a PDF point.
  struct Tenths {
    std::int64_t x = 0, y = 0;
    friend bool operator==(Tenths, Tenths) = default;
  };

  Tenths rounded(geometry::Point p) const;
  void begin_segment();
  void put(Tenths p);
  void put_line(Tenths to);
  void put_operator(char name);

  std::string& out_;
  geometry::Affine to_points_;
  Tenths start_, current_;
  bool closed_ = true;        // the next segment has to begin with a move
  bool has_segment_ = false;  // the subpath has more than its first point
};

}  // namespace render
