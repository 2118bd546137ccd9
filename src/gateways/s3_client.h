#pragma once

#include <chrono>
#include <map>
#include <stdexcept>
#include <string>

#include "base/clock.h"
#include "gateways/http_client.h"
#include "gateways/s3_signature.h"

namespace gateways {

struct S3Options {
  std::string base;    // "https://s3.example.org", without a path
  std::string bucket;  // in the path of every request ("path style")
  std::string prefix;  // of the objects' names; may be empty
  S3Account account;
  std::chrono::milliseconds answer_timeout = std::chrono::minutes{30};  // of a whole transfer
  std::chrono::milliseconds connect_timeout = std::chrono::seconds{10};
  std::size_t largest_answer_bytes = std::size_t{8} << 20;  // that is not written into a file
};

// Why a request to a store came to nothing.
class S3Error : public std::runtime_error {
 public:
  // `status` 0: there was no answer.
  S3Error(int status, std::string code, const std::string& reason)
      : std::runtime_error(reason), status_(status), code_(std::move(code)) {}
  int status() const { return status_; }
  // The store's word for it: "NoSuchKey"; empty where it says none. what() has it behind the status, or is
  // a German reason, without a full stop.
  const std::string& code() const { return code_; }

 private:
  int status_;
  std::string code_;
};

// The text of the first element of that name at or behind `from`, which then lies behind it; empty, and
// `from` npos, where there is none. The few answers of stores that are read have no attributes, and our names
// nothing that XML escapes.
std::string s3_element(const std::string& xml, std::string_view name, std::size_t& from);

// Requests to one bucket of a store that speaks S3, path style, with signature version 4. Thread-safe.
class S3Client {
 public:
  // `clock` outlives this.
  S3Client(S3Options options, const base::Clock& clock);

  // "https://s3.example.org/bucket/prefix"
  std::string location() const;
  const std::string& prefix() const { return options_.prefix; }

  // Signs and sends a request of which the method and the body are set. `object` empty: to the bucket itself;
  // else the name behind the prefix. Returns an answer of 2xx; throws S3Error for any other and for none.
  HttpReply send(HttpRequest request, const std::string& object,
                 const std::map<std::string, std::string>& query, const std::string& payload_sha256) const;

 private:
  S3Options options_;
  const base::Clock& clock_;
  HttpClient http_;
};

}  // namespace gateways
