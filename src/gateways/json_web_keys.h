#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

struct evp_pkey_st;  // OpenSSL's EVP_PKEY

namespace gateways {

// How a token is signed (RFC 7518, 3.1). Nothing else is read: not "none", and nothing that a secret both
// sides know could have made.
enum class SignatureAlgorithm { rs256, es256 };

// The public keys of a service (JSON Web Key Set, RFC 7517).
class JsonWebKeys {
 public:
  // Keys of other kinds, for encryption, and RSA keys of less than 2048 bits are left out. A set that makes
  // no sense has no keys.
  static JsonWebKeys parse(const nlohmann::json& set);

  // Whether there is a key for such a signature: the one of this id, or without an id the only one.
  bool has(SignatureAlgorithm algorithm, std::string_view id) const { return find(algorithm, id) != nullptr; }
  // Whether that key has made `signature` (bytes, as a token has it) for `text`.
  bool verify(SignatureAlgorithm algorithm, std::string_view id, std::string_view text,
              std::string_view signature) const;
  std::size_t size() const { return keys_.size(); }

 private:
  struct Key {
    std::string id;
    SignatureAlgorithm algorithm = SignatureAlgorithm::rs256;
    std::shared_ptr<evp_pkey_st> key;
  };
  const Key* find(SignatureAlgorithm algorithm, std::string_view id) const;

  std::vector<Key> keys_;
};

}  // namespace gateways
