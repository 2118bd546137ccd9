#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace gateways {

// Everything but letters, digits, "-", ".", "_" and "~" as %XX (RFC 3986).
std::string percent_encoded(std::string_view text);

// A body of the type application/x-www-form-urlencoded:
// "mode=subscription&line_items%5B0%5D%5Bquantity%5D=1".
class FormBody {
 public:
  FormBody& add(std::string_view name, std::string_view value);
  FormBody& add(std::string_view name, std::int64_t value) { return add(name, std::to_string(value)); }
  // Nothing for an empty value.
  FormBody& add_if_any(std::string_view name, std::string_view value) {
    return value.empty() ? *this : add(name, value);
  }

  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

}  // namespace gateways
