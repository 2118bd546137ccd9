#pragma once

#include "app/ports/card_writer.h"

namespace render {

// Writes login cards and invitations as PDF, in pure black. Has no state: any number of threads may share
// one. Throws std::runtime_error for a fault of the PDF library, std::bad_alloc.
class PdfCardWriter final : public app::ports::CardWriter {
 public:
  std::string write(const books::LoginCards& cards) const override;
  std::string write(const books::Invitation& invitation) const override;
  std::string qr_svg(const std::string& address) const override;
};

}  // namespace render
