#include "gateways/json_web_keys.h"

#include <array>
#include <optional>

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>

#include "base/base64.h"

namespace gateways {
namespace {

constexpr std::size_t most_keys = 50;
constexpr std::size_t least_rsa_bytes = 256;
constexpr std::size_t most_rsa_bytes = 1024;
constexpr std::size_t coordinate_bytes = 32;  // of P-256

template <auto release>
struct Release {
  template <class Thing>
  void operator()(Thing* thing) const {
    release(thing);
  }
};
using Builder = std::unique_ptr<OSSL_PARAM_BLD, Release<OSSL_PARAM_BLD_free>>;
using Parameters = std::unique_ptr<OSSL_PARAM, Release<OSSL_PARAM_free>>;
using KeyContext = std::unique_ptr<EVP_PKEY_CTX, Release<EVP_PKEY_CTX_free>>;
using DigestContext = std::unique_ptr<EVP_MD_CTX, Release<EVP_MD_CTX_free>>;
using Number = std::unique_ptr<BIGNUM, Release<BN_free>>;
using PublicKey = std::shared_ptr<EVP_PKEY>;

std::string key_word(const nlohmann::json& key, const char* name) {
  const auto found = key.find(name);
  return found != key.end() && found->is_string() ? found->get<std::string>() : std::string();
}

const unsigned char* octets(std::string_view bytes) {
  return reinterpret_cast<const unsigned char*>(bytes.data());
}

PublicKey public_key(const char* kind, OSSL_PARAM_BLD* builder) {
  const Parameters parameters(OSSL_PARAM_BLD_to_param(builder));
  const KeyContext context(EVP_PKEY_CTX_new_from_name(nullptr, kind, nullptr));
  EVP_PKEY* key = nullptr;
  if (!parameters || !context || EVP_PKEY_fromdata_init(context.get()) != 1 ||
      EVP_PKEY_fromdata(context.get(), &key, EVP_PKEY_PUBLIC_KEY, parameters.get()) != 1) {
    return nullptr;
  }
  return {key, EVP_PKEY_free};
}

PublicKey rsa_key(const nlohmann::json& from) {
  const auto modulus = base::decode_base64url(key_word(from, "n"));
  const auto exponent = base::decode_base64url(key_word(from, "e"));
  if (!modulus || !exponent || modulus->size() < least_rsa_bytes || modulus->size() > most_rsa_bytes ||
      modulus->front() == '\0' || exponent->empty() || exponent->size() > 8) {
    return nullptr;
  }
  const Number n(BN_bin2bn(octets(*modulus), static_cast<int>(modulus->size()), nullptr));
  const Number e(BN_bin2bn(octets(*exponent), static_cast<int>(exponent->size()), nullptr));
  const Builder builder(OSSL_PARAM_BLD_new());
  if (!n || !e || !builder || OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_RSA_N, n.get()) != 1 ||
      OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_RSA_E, e.get()) != 1) {
    return nullptr;
  }
  return public_key("RSA", builder.get());
}

PublicKey elliptic_key(const nlohmann::json& from) {
  const auto x = base::decode_base64url(key_word(from, "x"));
  const auto y = base::decode_base64url(key_word(from, "y"));
  if (key_word(from, "crv") != "P-256" || !x || !y || x->size() != coordinate_bytes ||
      y->size() != coordinate_bytes) {
    return nullptr;
  }
  const std::string point = "\x04" + *x + *y;  // uncompressed (SEC 1, 2.3.3)
  const Builder builder(OSSL_PARAM_BLD_new());
  if (!builder ||
      OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0) != 1 ||
      OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size()) !=
          1) {
    return nullptr;
  }
  return public_key("EC", builder.get());
}

// A number as DER has it: the shortest form, never negative.
std::string der_integer(std::string_view bytes) {
  while (bytes.size() > 1 && bytes.front() == '\0') bytes.remove_prefix(1);
  std::string content(bytes);
  if ((static_cast<unsigned char>(content.front()) & 0x80U) != 0) content.insert(0, 1, '\0');
  return std::string("\x02") + static_cast<char>(content.size()) + content;
}

// The two numbers of a token's signature (RFC 7518, 3.4) as OpenSSL reads them: a sequence in DER.
std::optional<std::string> der_signature(std::string_view signature) {
  if (signature.size() != 2 * coordinate_bytes) return std::nullopt;
  const std::string content =
      der_integer(signature.substr(0, coordinate_bytes)) + der_integer(signature.substr(coordinate_bytes));
  return std::string("\x30") + static_cast<char>(content.size()) + content;
}

}  // namespace

JsonWebKeys JsonWebKeys::parse(const nlohmann::json& set) {
  JsonWebKeys keys;
  if (!set.is_object() || !set.contains("keys") || !set["keys"].is_array()) return keys;
  for (const nlohmann::json& from : set["keys"]) {
    if (!from.is_object() || keys.keys_.size() == most_keys) continue;
    const std::string use = key_word(from, "use"), algorithm = key_word(from, "alg");
    if (!use.empty() && use != "sig") continue;
    Key key{key_word(from, "kid"), SignatureAlgorithm::rs256, nullptr};
    if (key_word(from, "kty") == "RSA" && (algorithm.empty() || algorithm == "RS256")) {
      key.key = rsa_key(from);
    } else if (key_word(from, "kty") == "EC" && (algorithm.empty() || algorithm == "ES256")) {
      key.algorithm = SignatureAlgorithm::es256;
      key.key = elliptic_key(from);
    }
    if (key.key) keys.keys_.push_back(std::move(key));
  }
  return keys;
}

const JsonWebKeys::Key* JsonWebKeys::find(SignatureAlgorithm algorithm, std::string_view id) const {
  const Key* found = nullptr;
  for (const Key& key : keys_) {
    if (key.algorithm != algorithm || (!id.empty() && key.id != id)) continue;
    if (found) return nullptr;  // nobody can say which
    found = &key;
  }
  return found;
}

bool JsonWebKeys::verify(SignatureAlgorithm algorithm, std::string_view id, std::string_view text,
                         std::string_view signature) const {
  const Key* key = find(algorithm, id);
  if (!key) return false;
  std::string bytes(signature);
  if (algorithm == SignatureAlgorithm::es256) {
    const auto der = der_signature(signature);
    if (!der) return false;
    bytes = *der;
  }
  const DigestContext context(EVP_MD_CTX_new());
  return context &&
         EVP_DigestVerifyInit(context.get(), nullptr, EVP_sha256(), nullptr, key->key.get()) == 1 &&
         EVP_DigestVerify(context.get(), octets(bytes), bytes.size(), octets(text), text.size()) == 1;
}

}  // namespace gateways
