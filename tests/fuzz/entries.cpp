#include "fuzz/entries.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>

#include <nlohmann/json.hpp>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <sodium.h>
#include <unistd.h>

#include "accounts/csv_table.h"
#include "accounts/roster.h"
#include "base/base64.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/log.h"
#include "base/utf8.h"
#include "config/toml_file.h"
#include "drawing/language/parser.h"
#include "gateways/id_token.h"
#include "gateways/stripe_client.h"
#include "gateways/stripe_signature.h"
#include "http/chunked_decoder.h"
#include "http/json_body.h"
#include "http/multipart.h"
#include "http/request_head.h"
#include "markup/html_cleaner.h"
#include "storage/backup_file.h"
#include "storage/migrations.h"
#include "storage/sqlite_storage.h"

namespace fuzz {
namespace {

void require(bool holds, const char* law) {
  if (holds) return;
  std::fprintf(stderr, "broken law: %s\n", law);
  std::abort();
}

// Runs what may refuse with a sentence, and with nothing else.
template <class Read>
void may_refuse(Read read) {
  try {
    read();
  } catch (const base::AppError& error) {
    require(!error.reason().empty(), "a refusal has a reason");
  }
}

bool lies_in(std::string_view part, std::string_view whole) {
  return part.empty() ||
         (part.data() >= whole.data() && part.data() + part.size() <= whole.data() + whole.size());
}

void read_head(std::string_view bytes) {
  http::HeadScanner scanner;
  http::HeadScanner in_steps;
  const auto whole = scanner.scan(bytes);
  auto step = http::HeadScanner::Result::more;
  for (std::size_t i = 1; i <= bytes.size() && step == http::HeadScanner::Result::more; ++i) {
    step = in_steps.scan(bytes.substr(0, i));
  }
  require(whole == step, "a head ends in the same way byte by byte");
  // The scanner refuses what the reader relies on not to be there, such as control characters.
  if (whole != http::HeadScanner::Result::complete) return;
  const http::ParsedHead parsed = http::RequestHead::parse(bytes.substr(0, scanner.end()));
  if (parsed.refusal.status != 0) return;
  require(parsed.head.target().size() <= http::max_target_bytes, "targets are short");
  require(parsed.head.fields().size() <= http::max_header_fields, "fields are few");
  require(!(parsed.head.is_chunked() && parsed.head.content_length() > 0), "a body has one framing");
  for (const http::HeaderField& field : parsed.head.fields()) {
    for (const char c : field.value) require(c != '\r' && c != '\n' && c != '\0', "no value breaks a line");
  }
}

// What a chunked body holds, fed in pieces of this size; and how it ended.
std::string unchunked(std::string_view bytes, std::size_t step, http::ChunkedDecoder::Result& end) {
  using Result = http::ChunkedDecoder::Result;
  http::ChunkedDecoder decoder;
  std::string body;
  end = Result::more;
  while (!bytes.empty() && end != Result::complete && end != Result::malformed) {
    std::string_view input = bytes.substr(0, step);
    const std::string_view given = input;
    do {
      std::string_view piece;
      end = decoder.next(input, piece);
      if (end == Result::data) {
        require(lies_in(piece, given), "a piece lies in what was given");
        body += piece;
      }
    } while (end == Result::data);
    bytes.remove_prefix(given.size() - input.size());
  }
  return body;
}

void read_chunks(std::string_view bytes) {
  http::ChunkedDecoder::Result at_once{}, in_steps{};
  const std::string body = unchunked(bytes, bytes.size(), at_once);
  require(body == unchunked(bytes, 1, in_steps), "a chunked body is the same byte by byte");
  require(at_once == in_steps, "a chunked body ends in the same way byte by byte");
}

void read_json(std::string_view bytes) {
  may_refuse([&] {
    const http::JsonBody body = http::JsonBody::parse(bytes);
    for (const char* field : {"prompt", "title", "seed", "images", "isPremium"}) {
      may_refuse([&] {
        const std::string text = body.text(field, {});
        require(base::count_code_points(text) <= 1000, "a text keeps its rule");
      });
      may_refuse([&] {
        const auto number = body.integer(field, {0, 9});
        require(number >= 0 && number <= 9, "a number keeps its rule");
      });
      may_refuse([&] { body.flag(field); });
    }
  });
}

void read_multipart(std::string_view bytes) {
  const std::size_t line = bytes.find('\n');
  const std::string_view type = bytes.substr(0, line);
  const std::string_view body = line == std::string_view::npos ? std::string_view() : bytes.substr(line + 1);
  may_refuse([&] {
    for (const auto& [name, part] : http::read_form(type, body, 8))
      require(lies_in(part, body), "a part lies in the body");
  });
}

void read_sentence(std::string_view bytes) {
  if (!base::is_valid_utf8(bytes)) return;  // refused before it is read
  const drawing::Wish wish = drawing::language::read_wish(bytes.substr(0, 2000));
  (void)wish;
}

void read_configuration(std::string_view bytes) {
  for (const config::Problem& problem : config::read_toml(bytes, "config.toml").problems) {
    require(!problem.sentence().empty(), "a problem has a sentence");
  }
}

void read_roster(std::string_view bytes) {
  may_refuse([&] { accounts::parse_csv(bytes); });
  may_refuse([&] { accounts::read_roster(bytes, "1a"); });
}

void clean(std::string_view bytes) {
  may_refuse([&] {
    const std::string once = markup::clean_html(bytes);
    for (const char* forbidden : {"<script", "<style", "<iframe", "<img", "<svg", "<template"}) {
      require(once.find(forbidden) == std::string::npos, "no dangerous element passes");
    }
    require(once.find("href=\"javascript") == std::string::npos, "no link runs a script");
    require(markup::clean_html(once) == once, "what is clean stays as it is");
  });
}

// A header that is right for these bytes.
std::string signed_header(std::string_view body) {
  const std::string text = "1700000000." + std::string(body), secret = "whsec_fuzz";
  std::array<unsigned char, crypto_auth_hmacsha256_BYTES> digest{};
  crypto_auth_hmacsha256_state state;
  crypto_auth_hmacsha256_init(&state, reinterpret_cast<const unsigned char*>(secret.data()), secret.size());
  crypto_auth_hmacsha256_update(&state, reinterpret_cast<const unsigned char*>(text.data()), text.size());
  crypto_auth_hmacsha256_final(&state, digest.data());
  std::array<char, 2 * crypto_auth_hmacsha256_BYTES + 1> hex{};
  sodium_bin2hex(hex.data(), hex.size(), digest.data(), digest.size());
  return "t=1700000000,v1=" + std::string(hex.data());
}

void read_webhook(std::string_view bytes) {
  static const base::SystemClock clock;
  // Says nothing: each unreadable message would be a line.
  static const base::Log log(clock, base::LogFormat::text, [](std::string_view) {});
  static const gateways::StripeClient stripe({.secret_key = "sk_test",
                                              .webhook_secret = "whsec_fuzz",
                                              .api_base = "http://127.0.0.1:1",
                                              .prices = {}},
                                             log);
  const base::Time now{std::chrono::seconds{1'700'000'000}};
  // The first line is the signature, as it came; the rest a body that is signed rightly.
  const std::size_t line = bytes.find('\n');
  const std::string_view header = bytes.substr(0, line);
  const std::string_view body = line == std::string_view::npos ? std::string_view() : bytes.substr(line + 1);
  require(!gateways::is_signed_by_stripe(body, header, "whsec_another", now), "nobody guesses a signature");
  may_refuse([&] { stripe.read_event(body, header, now); });
  may_refuse([&] { stripe.read_event(body, signed_header(body), now); });
}

// The key and the token of RFC 7515, A.3.
constexpr const char* sample_keys =
    R"({"keys":[{"kty":"EC","crv":"P-256","x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",)"
    R"("y":"x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"}]})";
constexpr const char* sample_token =
    "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb2"
    "90Ijp0cnVlfQ.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q";

// The first line is a token, the rest the keys of a provider.
void read_id_token(std::string_view bytes) {
  static const auto good_keys = gateways::JsonWebKeys::parse(nlohmann::json::parse(sample_keys));
  const std::size_t line = std::min(bytes.find('\n'), bytes.size());
  const std::string_view rest = bytes.substr(std::min(line + 1, bytes.size()));
  const auto keys = gateways::JsonWebKeys::parse(nlohmann::json::parse(rest, nullptr, false));
  const gateways::IdTokenRules rules{"joe", "buntstift", "nonce",
                                     base::Time{std::chrono::seconds{1'300'819'000}}};
  for (const gateways::JsonWebKeys* set : {&keys, &good_keys}) {
    try {
      gateways::checked_id_token(bytes.substr(0, line), *set, rules);
      require(false, "nobody makes up a token for us");
    } catch (const gateways::TokenRefused& refused) {
      require(*refused.what() != '\0', "a refusal has a reason");
    }
  }
}

template <auto release>
struct Freed {
  template <class Thing>
  void operator()(Thing* thing) const {
    release(thing);
  }
};

// The private half of that key.
EVP_PKEY* sample_private_key() {
  static const std::unique_ptr<EVP_PKEY, Freed<EVP_PKEY_free>> key([] {
    const auto bytes = base::decode_base64url("jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI").value();
    const std::unique_ptr<BIGNUM, Freed<BN_free>> number(BN_bin2bn(
        reinterpret_cast<const unsigned char*>(bytes.data()), static_cast<int>(bytes.size()), nullptr));
    const std::unique_ptr<OSSL_PARAM_BLD, Freed<OSSL_PARAM_BLD_free>> builder(OSSL_PARAM_BLD_new());
    OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0);
    OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, number.get());
    const std::unique_ptr<OSSL_PARAM, Freed<OSSL_PARAM_free>> parameters(
        OSSL_PARAM_BLD_to_param(builder.get()));
    const std::unique_ptr<EVP_PKEY_CTX, Freed<EVP_PKEY_CTX_free>> context(
        EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
    EVP_PKEY* made = nullptr;
    const bool is_made = EVP_PKEY_fromdata_init(context.get()) == 1 &&
                         EVP_PKEY_fromdata(context.get(), &made, EVP_PKEY_KEYPAIR, parameters.get()) == 1;
    require(is_made, "the key of RFC 7515 is one");
    return made;
  }());
  return key.get();
}

// A token with these claims that is signed rightly.
std::string signed_token(std::string_view claims) {
  const std::string text = "eyJhbGciOiJFUzI1NiJ9." + base::encode_base64url(claims);
  const std::unique_ptr<EVP_MD_CTX, Freed<EVP_MD_CTX_free>> context(EVP_MD_CTX_new());
  std::array<unsigned char, 128> der{};
  std::size_t length = der.size();
  const bool is_signed =
      EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, sample_private_key()) == 1 &&
      EVP_DigestSign(context.get(), der.data(), &length, reinterpret_cast<const unsigned char*>(text.data()),
                     text.size()) == 1;
  require(is_signed, "a token can be signed");
  const unsigned char* at = der.data();
  const std::unique_ptr<ECDSA_SIG, Freed<ECDSA_SIG_free>> pair(
      d2i_ECDSA_SIG(nullptr, &at, static_cast<long>(length)));
  std::string bytes(64, '\0');
  auto* out = reinterpret_cast<unsigned char*>(bytes.data());
  BN_bn2binpad(ECDSA_SIG_get0_r(pair.get()), out, 32);
  BN_bn2binpad(ECDSA_SIG_get0_s(pair.get()), out + 32, 32);
  return text + "." + base::encode_base64url(bytes);
}

constexpr const char* sample_claims =
    R"({"iss":"joe","sub":"anna","aud":"buntstift","azp":"buntstift","nonce":"nonce","iat":1300818990,)"
    R"("exp":1300819300,"nbf":1300818990,"groups":["1a",{"x":[]}]})";

// Claims that the provider itself has signed: only those that are for us, now, are taken.
void read_id_claims(std::string_view bytes) {
  static const auto keys = gateways::JsonWebKeys::parse(nlohmann::json::parse(sample_keys));
  const gateways::IdTokenRules rules{"joe", "buntstift", "nonce",
                                     base::Time{std::chrono::seconds{1'300'819'000}}};
  // Else nothing below would ever be reached. Throws, and so ends the process.
  static const nlohmann::json good = gateways::checked_id_token(signed_token(sample_claims), keys, rules);
  try {
    const nlohmann::json claims = gateways::checked_id_token(signed_token(bytes), keys, rules);
    require(claims.at("iss") == "joe", "a token is the issuer's");
    require(claims.at("nonce") == "nonce", "a token is of this sign-in");
    const std::string subject = claims.at("sub");
    require(!subject.empty() && subject.size() <= 255, "a token has a subject");
    const nlohmann::json& audience = claims.at("aud");
    bool is_ours = audience == "buntstift";
    if (audience.is_array()) {
      for (const nlohmann::json& one : audience) is_ours = is_ours || one == "buntstift";
    }
    require(is_ours, "a token is for us");
  } catch (const gateways::TokenRefused& refused) {
    const std::string why = refused.what();
    require(!why.empty() && why != "wrong signature", "what is signed rightly is not refused for that");
  }
}

// The file that mutated backups are written to, and a good one.
class BackupFile {
 public:
  BackupFile() {
    std::filesystem::create_directories(folder_);
    const base::SystemClock clock;
    { const storage::SqliteStorage storage(folder_ / "data", clock); }
    std::ifstream file(folder_ / "data" / "buntstift.sqlite3", std::ios::binary);
    good_ = {std::istreambuf_iterator<char>(file), {}};
  }
  ~BackupFile() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }
  BackupFile(const BackupFile&) = delete;
  BackupFile& operator=(const BackupFile&) = delete;

  const std::string& good() const { return good_; }
  std::filesystem::path path() const { return folder_ / "backup.sqlite3"; }

 private:
  std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("buntstift-fuzz-" + std::to_string(::getpid()));
  std::string good_;
};

BackupFile& backup_file() {
  static BackupFile file;
  return file;
}

void read_backup(std::string_view bytes) {
  static const auto migrations = storage::embedded_migrations();
  std::ofstream(backup_file().path(), std::ios::binary) << bytes;
  may_refuse([&] { storage::inspect_backup(backup_file().path(), migrations); });
  require(std::filesystem::file_size(backup_file().path()) == bytes.size(), "looking changes nothing");
  require(!std::filesystem::exists(backup_file().path().string() + "-wal"),
          "looking leaves nothing beside it");
}

std::string content_of(const char* file) {
  std::ifstream stream(std::string(BUNTSTIFT_SOURCE_DIR "/") + file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<Entry> make_entries() {
  return {
      {"head",
       read_head,
       {"GET / HTTP/1.1\r\nHost: a\r\n\r\n",
        "POST /api/generate?x=%41 HTTP/1.1\r\nHost: a:80\r\nContent-Length: 12\r\nContent-Type: "
        "application/json\r\n\r\n",
        "POST / HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: keep-alive\r\nExpect: "
        "100-continue\r\n\r\n"},
       {"\r\n", "\r\n\r\n", "\n", "\t", "%0d", "Content-Length: 5\r\n", "Transfer-Encoding: chunked\r\n",
        "Host: b\r\n", "HTTP/1.1", "HTTP/2.0", "18446744073709551616", "-1", "\0"},
       1},
      {"chunks",
       read_chunks,
       {"5\r\nHallo\r\n0\r\n\r\n", "1\r\na\r\nA\r\n0123456789\r\n0\r\n\r\nGET /",
        "00000001\r\nx\r\n0\r\n\r\n"},
       {"\r\n", "0\r\n\r\n", "ffffffff", "100000000", ";a=b", " ", "0x", "-"},
       1},
      {"json",
       read_json,
       {R"({"prompt":"Eine Katze","seed":7,"isPremium":false,"title":null,"images":["/a","/b"]})",
        R"({"prompt":"\u00e4\ud83d\ude00","seed":1e3,"title":"  x  "})", "{}", ""},
       {"{", "}", "[", "]", "\"", "\\u0000", "\\ud800", "1e999", "-0", "null", "true", ",", ":", "\xff"},
       2},
      {"multipart",
       read_multipart,
       {"multipart/form-data; boundary=x\n--x\r\nContent-Disposition: form-data; name=\"photo\"; "
        "filename=\"a.png\"\r\n\r\nbytes\r\n--x\r\nContent-Disposition: form-data; "
        "name=\"wishes\"\r\n\r\n{}\r\n--x--\r\n"},
       {"--x", "--x--", "\r\n", "boundary=\"\"", "name=", "\"", ";"},
       1},
      {"german",
       read_sentence,
       {"Ein fröhlicher Dinosaurier im Weltraum",
        "Zwei Kinder bauen am Strand eine Sandburg, und Oma liest vor.",
        "drei rote Schmetterlinge auf einer Blumenwiese ohne Bienen", "Mandala mit dem Namen „MIA“"},
       {" und ", " mit ", " ohne ", " im ", ", ", ". ", "ä", "ß", "„", "“", "zwölf ", "der ", "\n", "🐻",
        "12 "},
       40},
      {"config",
       read_configuration,
       {content_of("config.example.toml"), "[server]\nlisten = \"127.0.0.1:8080\"\n"},
       {"[", "]", "[[", "=", "\"", "\"\"\"", "'", "{", "}", "\n", "[engines.x]\n", "listen", "\\u",
        "1979-05-27", "#"},
       20},
      {"roster",
       read_roster,
       {"Vorname;Nachname;Klasse\nAnna;Arndt;1a\n\"Ber;t\";\"B\"\"x\";2b\n",
        "\xff\xfe"
        "V\0o\0r\0n\0a\0m\0e\0",
        "Vorname,Nachname,Klasse\r\nJürgen,Ö,3c\r\n"},
       {";", ",", "\t", "\"", "\"\"", "\r\n", "\n", "\xef\xbb\xbf", "\xff\xfe", "\0", "\xe4"},
       2},
      {"html",
       clean,
       {"<h2>Impressum</h2><p>Schule <a href=\"https://a.example\">A</a><br>Straße 1</p><ul><li>x</li></ul>",
        "<p onclick=x>a<script>b</script><img src=x onerror=y><a href='javascript:z'>c</a>"},
       {"<", ">", "</", "<script>", "<svg>", "<math>", "<!--", "-->", "<a href=\"", "javascript:", "&#",
        "&lt;", "<p>", "<table>", "<template>", "\0", "<![CDATA["},
       10},
      {"webhook",
       read_webhook,
       {"t=1700000000,v1=0000000000000000000000000000000000000000000000000000000000000000\n"
        R"({"id":"evt_1","type":"invoice.paid","data":{"object":{"subscription":"sub_1"}}})"},
       {"t=", "v1=", ",", "=", "1700000000", "99999999999999999999", "{", "}", "\"data\"", "null"},
       2},
      {"id_token",
       read_id_token,
       {std::string(sample_token) + "\n" + sample_keys},
       {".", "eyJ", "\"alg\":\"none\"", "\"kty\":\"RSA\"", "\"n\":", "\"e\":\"AQAB\"", "[", "{", "null"},
       20},
      {"id_claims",
       read_id_claims,
       {sample_claims,
        R"({"iss":"joe","sub":"\u00e4","aud":["buntstift","x"],"azp":"buntstift","nonce":"nonce","iat":1300818990.5,)"
        R"("exp":1e10})"},
       {"\"", ",", ":", "[", "]", "{", "}", "null", "-1", "1e999", "1e11",
        "\"aud\":", "\"azp\":", "\"exp\":", "\"sub\":\"\"", "\\u0000", "\xff"},
       20},
      {"backup",
       read_backup,
       {backup_file().good()},
       {"SQLite format 3", "CREATE TABLE", "\0\0\0\0", "\xff\xff"},
       200},
  };
}

}  // namespace

std::span<const Entry> entries() {
  static const std::vector<Entry> all = make_entries();
  return all;
}

}  // namespace fuzz
