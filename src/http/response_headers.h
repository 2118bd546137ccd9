#pragma once

#include <string>

namespace http {

// Whether browsers reach us encrypted, which is when they may be told never to come any other way.
enum class Transport { plain, encrypted };
// Whether the app itself may ask for the microphone, which the browser's voice input needs; nobody else may.
enum class Microphone { nobody, own_pages };

// The security headers that every answer carries, as lines with CR LF: a strict Content-Security-Policy (no
// inline scripts or styles, no foreign hosts), nosniff, Referrer-Policy, Permissions-Policy, COOP, CORP, and
// HSTS where the transport is encrypted.
std::string security_headers(Transport transport, Microphone microphone = Microphone::nobody);

}  // namespace http
