#include "http/response_headers.h"

namespace http {

std::string security_headers(Transport transport, Microphone microphone) {
  std::string lines =
      "Content-Security-Policy: default-src 'self'; script-src 'self'; style-src 'self'; "
      "img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action "
      "'self'\r\n"
      "X-Content-Type-Options: nosniff\r\n"
      "X-Frame-Options: DENY\r\n"
      "Referrer-Policy: same-origin\r\n"
      "Permissions-Policy: camera=(), geolocation=(), payment=(), usb=(), microphone=(";
  if (microphone == Microphone::own_pages) lines += "self";
  lines +=
      ")\r\n"
      "Cross-Origin-Opener-Policy: same-origin\r\n"
      "Cross-Origin-Resource-Policy: same-origin\r\n";
  if (transport == Transport::encrypted) lines += "Strict-Transport-Security: max-age=31536000\r\n";
  return lines;
}

}  // namespace http
