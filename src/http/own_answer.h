#pragma once

#include <string>
#include <string_view>

#include "http/request_head.h"

namespace http {

// The bytes of an answer that the connection loop gives itself, without a handler, and closes the connection
// behind: a refusal with its JSON, or the way to another address. `common_headers` and `more_headers` are
// whole lines.
std::string own_answer(int status, std::string_view method, std::string_view common_headers,
                       std::string_view more_headers, std::string_view body);

// Where what was asked for without encryption is to be had with it: at `public_origin` if that is an https
// address, else at the host that the request names, on `port`. Empty for a request that names no host that
// could be one.
std::string https_address(const RequestHead& head, std::string_view public_origin, int port);

}  // namespace http
