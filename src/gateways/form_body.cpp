#include "gateways/form_body.h"

namespace gateways {

std::string percent_encoded(std::string_view text) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  constexpr std::string_view plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
  std::string out;
  for (const char c : text) {
    if (plain.find(c) != std::string_view::npos) {
      out.push_back(c);
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    out += {'%', digits[byte >> 4U], digits[byte & 15U]};
  }
  return out;
}

FormBody& FormBody::add(std::string_view name, std::string_view value) {
  if (!text_.empty()) text_.push_back('&');
  text_ += percent_encoded(name) + "=" + percent_encoded(value);
  return *this;
}

}  // namespace gateways
