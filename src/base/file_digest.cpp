#include "base/file_digest.h"

#include <array>
#include <cerrno>
#include <fstream>
#include <system_error>
#include <vector>

#include <sodium.h>

namespace base {
namespace {

std::string hex_of(const std::array<unsigned char, crypto_hash_sha256_BYTES>& digest) {
  std::array<char, 2 * crypto_hash_sha256_BYTES + 1> text{};
  sodium_bin2hex(text.data(), text.size(), digest.data(), digest.size());
  return text.data();
}

}  // namespace

std::string sha256_hex(std::string_view bytes) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
  return hex_of(digest);
}

std::string sha256_hex_of_file(const std::filesystem::path& file) {
  constexpr std::size_t piece_bytes = std::size_t{1} << 16;
  errno = 0;
  std::ifstream stream(file, std::ios::binary);
  if (!stream) throw std::system_error(errno != 0 ? errno : EIO, std::generic_category(), file.string());
  crypto_hash_sha256_state state;
  crypto_hash_sha256_init(&state);
  std::vector<char> piece(piece_bytes);
  while (stream.read(piece.data(), static_cast<std::streamsize>(piece.size())) || stream.gcount() > 0) {
    crypto_hash_sha256_update(&state, reinterpret_cast<const unsigned char*>(piece.data()),
                              static_cast<unsigned long long>(stream.gcount()));
  }
  if (stream.bad()) throw std::system_error(EIO, std::generic_category(), file.string());
  std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
  crypto_hash_sha256_final(&state, digest.data());
  return hex_of(digest);
}

}  // namespace base
