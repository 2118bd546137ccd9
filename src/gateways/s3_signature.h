#pragma once

#include <map>
#include <string>
#include <string_view>

#include "base/clock.h"

namespace gateways {

// Who signs, for which region.
struct S3Account {
  std::string key;  // "AKIAIOSFODNN7EXAMPLE"
  std::string secret;
  std::string region;  // "us-east-1"
};

// A request as it is signed.
struct S3Request {
  std::string method;                          // "PUT"
  std::string path;                            // percent-encoded, begins with a slash
  std::map<std::string, std::string> query;    // not encoded
  std::map<std::string, std::string> headers;  // names in small letters, "host" among them
  std::string payload_sha256;                  // of the body, as 64 hexadecimal digits
};

// Every byte but letters, digits and -._~ as %XX, and "/" where asked for, as signature version 4 wants it.
std::string s3_encoded(std::string_view text, bool encodes_slash);
// "max-keys=2&prefix=J", sorted and encoded.
std::string s3_query(const std::map<std::string, std::string>& query);

// "20130524T000000Z", the value of the header x-amz-date.
std::string s3_time(base::Time now);

// The value of Authorization for signature version 4 of the service "s3", as AWS describes it in
// "Authenticating Requests: Using the Authorization Header". The headers must hold x-amz-date and
// x-amz-content-sha256 already.
std::string s3_authorization(const S3Request& request, const S3Account& account, base::Time now);

}  // namespace gateways
