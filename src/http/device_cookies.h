#pragma once

#include <string>
#include <string_view>

#include "http/cookie.h"

namespace http {

// Lets a browser prove later who has signed in with it (OWASP: "device cookies"). Wrong passwords from a
// device that an account knows are counted for the two alone, so that nobody else at the same address can
// lock them out; and a known device has a rate limit of its own. The cookie `buntstift_device` holds a random
// id with our signature, and a signed mark for each account; nothing is kept here. Thread-safe.
class DeviceCookies {
 public:
  // More than the pupils who share a device; the account that has not signed in for longest is forgotten.
  static constexpr std::size_t most_accounts = 40;
  static constexpr std::chrono::days lifetime{180};

  // `key` is the secret that signs.
  DeviceCookies(std::string key, CookieOptions options);

  // The id of the device, as told by the request's header `Cookie`; empty for one that we have not marked.
  std::string device_of(std::string_view cookies) const;
  // The same, but empty also where nobody has signed in with this login (accounts::login_key) on the device.
  std::string device_known_to(std::string_view cookies, std::string_view login) const;
  // The value of Set-Cookie that adds the login to those who have signed in on the device.
  std::string remember(std::string_view cookies, std::string_view login) const;

 private:
  struct Device;
  Device read(std::string_view cookies) const;
  std::string signature_of(std::string_view id) const;
  std::string mark_of(std::string_view id, std::string_view login) const;

  std::string key_;
  CookieOptions options_;
};

}  // namespace http
