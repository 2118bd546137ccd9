#include "http/own_answer.h"

#include <algorithm>

#include "http/request_processor.h"

namespace http {
namespace {

std::string_view reason_phrase(int status) {
  switch (status) {
    case 308:
      return "Permanent Redirect";
    case 400:
      return "Bad Request";
    case 401:
      return "Unauthorized";
    case 408:
      return "Request Timeout";
    case 413:
      return "Content Too Large";
    case 414:
      return "URI Too Long";
    case 415:
      return "Unsupported Media Type";
    case 417:
      return "Expectation Failed";
    case 429:
      return "Too Many Requests";
    case 431:
      return "Request Header Fields Too Large";
    case 501:
      return "Not Implemented";
    case 503:
      return "Service Unavailable";
    default:
      return "Refused";
  }
}

bool is_of_host(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-' ||
         c == '_' || c == ':' || c == '[' || c == ']';
}

// "malbuch.example" of "malbuch.example:8080", "[::1]" of "[::1]:8080".
std::string_view without_port(std::string_view host) {
  const std::size_t colon = host.rfind(':');
  const bool has_port = colon != std::string_view::npos && host.find(']', colon) == std::string_view::npos;
  return has_port ? host.substr(0, colon) : host;
}

}  // namespace

std::string own_answer(int status, std::string_view method, std::string_view common_headers,
                       std::string_view more_headers, std::string_view body) {
  std::string answer = "HTTP/1.1 " + std::to_string(status) + " ";
  answer.append(reason_phrase(status)).append("\r\n").append(common_headers).append(date_line());
  answer.append(more_headers);
  if (!body.empty()) answer += "Content-Type: application/json; charset=utf-8\r\n";
  answer += "Cache-Control: no-store\r\nConnection: close\r\n";
  if (status == 429 || status == 503) answer += "Retry-After: 5\r\n";
  if (status == 401) answer += "WWW-Authenticate: Bearer\r\n";
  answer += "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n";
  if (method != "HEAD") answer += body;
  return answer;
}

std::string https_address(const RequestHead& head, std::string_view public_origin, int port) {
  std::string address;
  if (public_origin.starts_with("https://")) {
    address = public_origin;
  } else {
    const std::string_view host = without_port(head.value("Host"));
    if (host.empty() || !std::all_of(host.begin(), host.end(), is_of_host)) return {};
    address.append("https://").append(host);
    if (port != 443) address.append(":").append(std::to_string(port));
  }
  return address.append(head.target());
}

}  // namespace http
