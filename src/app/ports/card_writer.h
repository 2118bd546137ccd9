#pragma once

#include <string>

#include "books/login_card.h"

namespace app::ports {

// Turns login cards into a file to print. Thread-safe.
class CardWriter {
 public:
  virtual ~CardWriter() = default;
  // The PDF's bytes. The same cards give the same bytes.
  virtual std::string write(const books::LoginCards& cards) const = 0;
};

}  // namespace app::ports
