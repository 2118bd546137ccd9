#pragma once

#include <string>

#include "books/invitation.h"
#include "books/login_card.h"

namespace app::ports {

// Turns what a class is handed out into files. Thread-safe.
class CardWriter {
 public:
  virtual ~CardWriter() = default;
  // The PDF's bytes. The same cards give the same bytes.
  virtual std::string write(const books::LoginCards& cards) const = 0;
  virtual std::string write(const books::Invitation& invitation) const = 0;
  // The QR code of an address as SVG.
  virtual std::string qr_svg(const std::string& address) const = 0;
};

}  // namespace app::ports
