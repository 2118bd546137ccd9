#include "gateways/json_web_keys.h"

#include <gtest/gtest.h>

#include "base/base64.h"

namespace gateways {
namespace {

using Json = nlohmann::json;

// RFC 7515, A.3: the key, what is signed, and the signature.
const Json sample_key = {{"kty", "EC"},
                         {"crv", "P-256"},
                         {"x", "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU"},
                         {"y", "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"}};
constexpr const char* signed_text =
    "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb2"
    "90Ijp0cnVlfQ";
constexpr const char* signature =
    "DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q";

Json with(Json key, const char* name, const Json& value) {
  key[name] = value;
  return key;
}
JsonWebKeys set_of(const std::vector<Json>& keys) {
  return JsonWebKeys::parse({{"keys", keys}});
}

TEST(JsonWebKeysTest, VerifiesTheExampleOfTheStandard) {
  const JsonWebKeys keys = set_of({sample_key});
  std::string bytes = base::decode_base64url(signature).value();
  const auto holds = [&](std::string_view text, std::string_view proof) {
    return keys.verify(SignatureAlgorithm::es256, {}, text, proof);
  };
  EXPECT_TRUE(holds(signed_text, bytes));
  EXPECT_FALSE(holds(std::string(signed_text) + "A", bytes));
  EXPECT_FALSE(holds(signed_text, bytes.substr(1)));
  EXPECT_FALSE(holds(signed_text, std::string(64, '\0')));
  EXPECT_FALSE(holds(signed_text, {}));
  EXPECT_FALSE(keys.verify(SignatureAlgorithm::rs256, {}, signed_text, bytes));
  bytes[63] ^= 1;
  EXPECT_FALSE(holds(signed_text, bytes));
}

TEST(JsonWebKeysTest, FindsAKeyByItsIdOrTheOnlyOne) {
  const Json one = with(sample_key, "kid", "1"), two = with(sample_key, "kid", "2");
  EXPECT_TRUE(set_of({one}).has(SignatureAlgorithm::es256, "1"));
  EXPECT_TRUE(set_of({one}).has(SignatureAlgorithm::es256, ""));
  EXPECT_FALSE(set_of({one}).has(SignatureAlgorithm::es256, "2"));
  EXPECT_TRUE(set_of({one, two}).has(SignatureAlgorithm::es256, "2"));
  EXPECT_FALSE(set_of({one, two}).has(SignatureAlgorithm::es256, "")) << "nobody can say which";
}

TEST(JsonWebKeysTest, LeavesOutWhatIsNoKeyForSignatures) {
  const std::string short_modulus = base::encode_base64url(std::string(128, '\xff'));
  for (const Json& key :
       {with(sample_key, "use", "enc"), with(sample_key, "alg", "ES384"), with(sample_key, "crv", "P-384"),
        with(sample_key, "x", "AAAA"), with(sample_key, "y", sample_key["x"]), with(sample_key, "kty", "oct"),
        with(sample_key, "kty", 7), Json("text"), Json(nullptr),
        Json{{"kty", "RSA"}, {"e", "AQAB"}, {"n", short_modulus}}, Json{{"kty", "RSA"}, {"e", "AQAB"}}}) {
    EXPECT_EQ(set_of({key}).size(), 0U) << key;
  }
  EXPECT_EQ(JsonWebKeys::parse("keys").size(), 0U);
  EXPECT_EQ(JsonWebKeys::parse({{"keys", 3}}).size(), 0U);
}

}  // namespace
}  // namespace gateways
