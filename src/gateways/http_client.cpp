#include "gateways/http_client.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <string_view>
#include <system_error>

#include <httplib.h>
#include <sys/socket.h>
#include <unistd.h>

#include "gateways/authority_files.h"
#include "gateways/no_pipe_signal.h"

namespace gateways {
namespace {

// The file of trusted authorities; empty where only OpenSSL's own idea of it is left.
std::string authority_file() {
  const char* chosen = std::getenv("SSL_CERT_FILE");
  if (chosen != nullptr && *chosen != '\0') return chosen;
  for (const char* file : authority_files) {
    if (access(file, R_OK) == 0) return file;
  }
  return {};
}

std::string in_small_letters(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); });
  return text;
}

// The library reports a connection that broke and one that fell silent alike.
HttpError failure(httplib::Error error, std::chrono::steady_clock::duration waited,
                  const HttpClientOptions& options) {
  const bool is_slow = error == httplib::Error::ConnectionTimeout || waited >= options.answer_timeout;
  using enum httplib::Error;
  const bool had_no_connection = error == Connection || error == ConnectionTimeout ||
                                 error == BindIPAddress || error == ProxyConnection ||
                                 error == SSLConnection || error == SSLLoadingCerts ||
                                 error == SSLServerVerification || error == SSLServerHostnameVerification;
  return {is_slow ? HttpError::Kind::timeout : HttpError::Kind::unreachable, httplib::to_string(error),
          !had_no_connection};
}

[[noreturn]] void fail_at(const std::filesystem::path& file) {
  throw std::system_error(errno != 0 ? errno : EIO, std::generic_category(), file.string());
}

// Lets the library take a body out of a file, from wherever it asks for.
void send_file(httplib::Request& outgoing, const std::filesystem::path& file) {
  auto stream = std::make_shared<std::ifstream>(file, std::ios::binary);
  if (!*stream) fail_at(file);
  outgoing.content_length_ = static_cast<std::size_t>(std::filesystem::file_size(file));
  outgoing.set_header("Content-Length", std::to_string(outgoing.content_length_));
  outgoing.content_provider_ = [stream](std::size_t offset, std::size_t length, httplib::DataSink& sink) {
    constexpr std::size_t most = std::size_t{1} << 16;
    std::array<char, most> piece{};
    stream->seekg(static_cast<std::streamoff>(offset));
    stream->read(piece.data(), static_cast<std::streamsize>(std::min(length, most)));
    const auto count = static_cast<std::size_t>(stream->gcount());
    return count > 0 && sink.write(piece.data(), count);
  };
}

// A 2xx body goes into the file, any other into `text`, up to so many bytes.
void receive_file(httplib::Request& outgoing, std::ofstream& file, std::string& text, std::size_t most) {
  auto is_wanted = std::make_shared<bool>(false);
  outgoing.response_handler = [is_wanted](const httplib::Response& answer) {
    *is_wanted = answer.status / 100 == 2;
    return true;
  };
  outgoing.content_receiver = [is_wanted, &file, &text, most](const char* data, std::size_t length,
                                                              std::size_t, std::size_t) {
    if (*is_wanted) return static_cast<bool>(file.write(data, static_cast<std::streamsize>(length)));
    text.append(data, std::min(length, most - std::min(most, text.size())));
    return true;
  };
}

}  // namespace

HttpClient::HttpClient(HttpClientOptions options) : options_(std::move(options)) {
  constexpr std::string_view socket_prefix = "unix:";
  if (options_.base.starts_with(socket_prefix)) {
    socket_ = options_.base.substr(socket_prefix.size());
    origin_ = "http://localhost";
    return;
  }
  const std::size_t host = options_.base.find("://");
  const std::size_t path = options_.base.find('/', host == std::string::npos ? 0 : host + 3);
  origin_ = options_.base.substr(0, path);
  if (path != std::string::npos) prefix_ = options_.base.substr(path);
}

HttpReply HttpClient::send(const HttpRequest& request) const {
  const NoPipeSignal no_pipe_signal;
  httplib::Client client = socket_.empty() ? httplib::Client(origin_) : httplib::Client(socket_, 80);
  if (!socket_.empty()) client.set_address_family(AF_UNIX);
  client.set_connection_timeout(options_.connect_timeout);
  client.set_read_timeout(options_.answer_timeout);
  client.set_write_timeout(options_.answer_timeout);
  client.set_max_timeout(options_.answer_timeout);
  client.set_follow_location(false);
  client.set_path_encode(false);
  if (request.reply_file.empty()) client.set_payload_max_length(options_.max_reply_bytes);
  if (const std::string file = authority_file(); !file.empty() && origin_.starts_with("https:")) {
    client.set_ca_cert_path(file);
  }
  client.enable_server_certificate_verification(options_.checks_certificate);
  httplib::Request outgoing;
  outgoing.method = request.method;
  outgoing.path = prefix_ + request.path;
  if (!socket_.empty()) outgoing.set_header("Host", "localhost");
  for (const auto& [name, value] : request.headers) outgoing.set_header(name, value);
  outgoing.body = request.body;
  if (!request.body.empty()) outgoing.set_header("Content-Type", request.content_type);
  if (!request.body_file.empty()) send_file(outgoing, request.body_file);
  std::ofstream file;
  std::string text;
  if (!request.reply_file.empty()) {
    file.open(request.reply_file, std::ios::binary | std::ios::trunc);
    if (!file) fail_at(request.reply_file);
    receive_file(outgoing, file, text, options_.max_reply_bytes);
  }
  const auto begin = std::chrono::steady_clock::now();
  // send() leaves this to its caller, and the time that is left would be counted from the clock's beginning.
  outgoing.start_time_ = begin;
  const httplib::Result result = client.send(outgoing);
  if (file.is_open() && (!file.good() || !file.flush())) fail_at(request.reply_file);
  if (!result) throw failure(result.error(), std::chrono::steady_clock::now() - begin, options_);
  HttpReply reply{result->status, file.is_open() ? text : result->body, {}};
  for (const auto& [name, value] : result->headers) reply.headers.emplace(in_small_letters(name), value);
  return reply;
}

}  // namespace gateways
