#pragma once

#include <string>
#include <string_view>

#include "app/ports/mailer.h"

namespace gateways {

// Who sends a mail.
struct Sender {
  std::string name;     // what people read; UTF-8
  std::string address;  // ASCII
};

// A mail as it travels (RFC 5322): text and HTML as alternatives, both base64, lines of at most 76 characters
// that end with CR LF. Header fields hold ASCII only (RFC 2047), and no field can be smuggled in: control
// characters become spaces. An umlaut in the recipient's domain stays as it is (RFC 6532).
std::string mime_message(const app::ports::OutgoingMail& mail, const Sender& sender);

// RFC 4648 with padding; a line break after every 76 characters if `lines` is true.
enum class Wrap { none, lines };
std::string encode_base64(std::string_view bytes, Wrap wrap = Wrap::none);

}  // namespace gateways
