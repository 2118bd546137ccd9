#include "http/device_cookies.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include <sodium.h>

#include "base/base64.h"
#include "http/keyed_hash.h"

namespace http {
namespace {

constexpr std::string_view cookie_name = "buntstift_device";
constexpr std::size_t id_bytes = 16;
constexpr std::size_t id_length = 22;    // of id_bytes as base64url
constexpr std::size_t mark_length = 22;  // 132 bits: nobody guesses one

std::string new_id() {
  std::array<char, id_bytes> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return base::encode_base64url({bytes.data(), bytes.size()});
}

std::vector<std::string_view> cookie_parts(std::string_view text) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t dot = std::min(text.find('.'), text.size());
    parts.push_back(text.substr(0, dot));
    text.remove_prefix(std::min(dot + 1, text.size()));
  }
  return parts;
}

}  // namespace

// "<id>.<signature>.<mark>.<mark>...": who signed in last comes first.
struct DeviceCookies::Device {
  std::string_view id;  // empty: none of ours
  std::vector<std::string_view> marks;
};

DeviceCookies::DeviceCookies(std::string key, CookieOptions options)
    : key_(std::move(key)), options_(std::move(options)) {}

// The same key signs tokens, whose signed text begins with "eyJ".
std::string DeviceCookies::signature_of(std::string_view id) const {
  return keyed_hash(key_, "device\n" + std::string(id)).substr(0, mark_length);
}

std::string DeviceCookies::mark_of(std::string_view id, std::string_view login) const {
  return keyed_hash(key_, "account of device\n" + std::string(id) + "\n" + std::string(login))
      .substr(0, mark_length);
}

DeviceCookies::Device DeviceCookies::read(std::string_view cookies) const {
  for (const std::string_view value : cookies_named(cookies, cookie_name)) {
    std::vector<std::string_view> parts = cookie_parts(value);
    if (parts.size() < 2 || parts[0].size() != id_length) continue;
    if (!is_same_secret(parts[1], signature_of(parts[0]))) continue;
    Device device{parts[0], {}};
    for (std::size_t i = 2; i < parts.size() && device.marks.size() < most_accounts; ++i)
      device.marks.push_back(parts[i]);
    return device;
  }
  return {};
}

std::string DeviceCookies::device_of(std::string_view cookies) const {
  return std::string(read(cookies).id);
}

std::string DeviceCookies::device_known_to(std::string_view cookies, std::string_view login) const {
  const Device device = read(cookies);
  if (device.id.empty()) return {};
  const std::string mark = mark_of(device.id, login);
  const bool is_known = std::any_of(device.marks.begin(), device.marks.end(),
                                    [&](std::string_view other) { return is_same_secret(other, mark); });
  return is_known ? std::string(device.id) : std::string();
}

std::string DeviceCookies::remember(std::string_view cookies, std::string_view login) const {
  const Device device = read(cookies);
  const std::string id = device.id.empty() ? new_id() : std::string(device.id);
  const std::string mark = mark_of(id, login);
  std::string value = id + "." + signature_of(id) + "." + mark;
  std::size_t kept = 1;
  for (const std::string_view other : device.marks) {
    if (other == mark || kept == most_accounts) continue;
    value.append(".").append(other);
    ++kept;
  }
  return set_cookie(cookie_name, value, lifetime, options_);
}

}  // namespace http
