#include "http/tls.h"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "base/error.h"
#include "http/own_answer.h"
#include "http/socket.h"
#include "server_fixture.h"
#include "support/process.h"
#include "support/raw_client.h"
#include "support/refusal.h"
#include "support/test_certificate.h"
#include "support/tls_client.h"

namespace http {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// A certificate in files of its own, and options that serve with it.
class Tls : public testing::Test {
 protected:
  Tls() {
    ::signal(SIGPIPE, SIG_IGN);  // as `serve` does
    test::write_certificate("malbuch.example", certificate_, key_);
  }

  std::shared_ptr<TlsFiles> files() const { return std::make_shared<TlsFiles>(certificate_, key_); }
  static ServerOptions options(std::shared_ptr<const TlsFiles> files) {
    ServerOptions options = test::TestServer::quick_options();
    options.tls = std::move(files);
    return options;
  }
  // The reason for which the two files are refused; empty if they are not.
  std::string refusal() const {
    return test::reason_of([&] { TlsIdentity::load(certificate_, key_); });
  }
  void write(const std::string& file, std::string_view text) const { std::ofstream(file) << text; }

  support::TemporaryFolder folder_;
  std::string certificate_ = folder_.path() / "chain.pem";
  std::string key_ = folder_.path() / "key.pem";
};

TEST_F(Tls, ServesManyRequestsOverOneConnection) {
  test::TestServer server(options(files()));
  test::TlsClient client(server.port());
  EXPECT_EQ(client.version(), "TLSv1.3");
  EXPECT_EQ(client.protocol(), "http/1.1");
  for (int i = 0; i < 50; ++i) {
    ASSERT_TRUE(client.send(test::get("/api/items/" + std::to_string(i))));
    EXPECT_THAT(client.read().value_or(""), HasSubstr("\"" + std::to_string(i) + "\""));
  }
  EXPECT_EQ(server.open_connections(), 1U);
}

TEST_F(Tls, AnswersRequestsThatComeInOneRecord) {
  test::TestServer server(options(files()));
  test::TlsClient client(server.port());
  ASSERT_TRUE(client.send(test::get("/api/items/1") + test::get("/api/items/2")));
  EXPECT_THAT(client.read().value_or(""), HasSubstr("\"1\""));
  EXPECT_THAT(client.read().value_or(""), HasSubstr("\"2\""));
}

TEST_F(Tls, CarriesLargeBodiesBothWays) {
  test::TestServer server(options(files()));
  test::TlsClient client(server.port());
  const std::string body(3'000'000, 'b');
  // The server answers while the client still sends only at the end, so one thread is enough.
  ASSERT_TRUE(client.send(test::request("POST", "/api/echo", body, "Content-Type: text/plain\r\n")));
  const auto answer = client.read();
  ASSERT_TRUE(answer);
  EXPECT_TRUE(answer->ends_with(body));
}

// The kernel takes a part of such an answer; the rest waits for the reader.
TEST_F(Tls, AReaderThatTakesItsTimeGetsEverything) {
  test::TestServer server(options(files()));
  test::TlsClient client(server.port());
  ASSERT_TRUE(client.send(test::get("/api/big?bytes=8000000")));
  const auto answer = client.read();
  ASSERT_TRUE(answer);
  EXPECT_TRUE(answer->ends_with(std::string(8'000'000, 'x')));
}

TEST_F(Tls, SendsFiles) {
  test::TestServer server(options(files()));
  server.file = folder_.path() / "book.pdf";
  const std::string content(700'001, 'p');
  write(server.file, content);
  test::TlsClient client(server.port());
  ASSERT_TRUE(client.send(test::get("/api/file")));
  const auto answer = client.read();
  ASSERT_TRUE(answer);
  EXPECT_TRUE(answer->ends_with(content));
}

TEST_F(Tls, SaysGoodbye) {
  test::TestServer server(options(files()));
  test::TlsClient client(server.port());
  ASSERT_TRUE(client.send(test::get("/api/items/1", "Connection: close\r\n")));
  ASSERT_TRUE(client.read());
  EXPECT_TRUE(client.is_closed_properly());
}

TEST_F(Tls, RefusesOldVersions) {
  test::TestServer server(options(files()));
  EXPECT_THROW(test::TlsClient(server.port(), test::TlsClient::Version::tls_1_1), std::runtime_error);
  EXPECT_NO_THROW(test::TlsClient{server.port()}) << "and goes on";
}

TEST_F(Tls, WhatIsNoHandshakeEndsTheConnection) {
  test::TestServer server(options(files()));
  test::RawClient client(server.port());
  client.send(std::string("\x16\x03\x01\x00\x05hello and more", 20));
  client.read_rest();
  EXPECT_TRUE(server.settles_at(0));
}

TEST_F(Tls, AClientThatNeverShakesHandsIsLetGo) {
  ServerOptions quick = options(files());
  quick.head_timeout = std::chrono::milliseconds(150);
  test::TestServer server(quick);
  test::RawClient silent(server.port()), half(server.port());
  half.send("\x16");
  EXPECT_TRUE(silent.is_closed());
  EXPECT_TRUE(server.settles_at(0));
}

TEST_F(Tls, LeadsPlainHttpToTheSameAddressWithHttps) {
  test::TestServer server(options(files()));
  const auto answer = test::exchange(
      server.port(), "GET /malen?prompt=Ein%20Hund HTTP/1.1\r\nHost: malbuch.example:81\r\n\r\n");
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->status, 308);
  EXPECT_EQ(answer->header("location"),
            "https://malbuch.example:" + std::to_string(server.port()) + "/malen?prompt=Ein%20Hund");
  EXPECT_EQ(answer->header("connection"), "close");
  EXPECT_EQ(answer->body, "");
}

TEST_F(Tls, ASecondPortLeadsThereToo) {
  ServerOptions both = options(files());
  both.redirect_host = "127.0.0.1";
  both.redirect_port = 0;
  both.public_origin = "https://malbuch.example";
  test::TestServer server(both);
  ASSERT_NE(server.redirect_port(), 0);
  const auto answer = test::exchange(server.redirect_port(), test::request("POST", "/api/json", "{}"));
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->status, 308);
  EXPECT_EQ(answer->header("location"), "https://malbuch.example/api/json");
}

TEST_F(Tls, NoHostLeadsNowhere) {
  test::TestServer server(options(files()));
  EXPECT_EQ(test::exchange(server.port(), "GET / HTTP/1.0\r\n\r\n")->status, 400);
  EXPECT_EQ(test::exchange(server.port(), "GET / HTTP/1.1\r\nHost: a/../b\r\n\r\n")->status, 400);
}

TEST(HttpsAddress, KeepsTheHostAndGivesItOurPort) {
  const auto address = [](const std::string& host, int port) {
    const auto parsed = RequestHead::parse("GET /a HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
    return https_address(parsed.head, "", port);
  };
  EXPECT_EQ(address("malbuch.example", 443), "https://malbuch.example/a");
  EXPECT_EQ(address("malbuch.example:80", 8443), "https://malbuch.example:8443/a");
  EXPECT_EQ(address("[::1]:80", 443), "https://[::1]/a");
  EXPECT_EQ(address("[::1]", 8443), "https://[::1]:8443/a");
  EXPECT_EQ(address("x\"y", 443), "");
}

TEST_F(Tls, ARenewedCertificateServesNewConnections) {
  const auto files = this->files();
  test::TestServer server(options(files));
  test::TlsClient before(server.port());
  EXPECT_EQ(before.name_of_server(), "malbuch.example");
  EXPECT_FALSE(files->reload(TlsFiles::Reload::if_changed));

  test::write_certificate("neu.example", certificate_, key_);
  // A file system may count time in steps that are longer than this test.
  std::filesystem::last_write_time(certificate_,
                                   std::filesystem::last_write_time(certificate_) + std::chrono::seconds(5));
  EXPECT_TRUE(files->reload(TlsFiles::Reload::if_changed));
  EXPECT_EQ(test::TlsClient(server.port()).name_of_server(), "neu.example");
  ASSERT_TRUE(before.send(test::get("/api/items/1")));
  EXPECT_TRUE(before.read()) << "a connection from before goes on";
}

TEST_F(Tls, ABrokenRenewalKeepsTheFormerCertificate) {
  const auto files = this->files();
  test::TestServer server(options(files));
  write(certificate_, "half a certif");
  EXPECT_THROW(files->reload(TlsFiles::Reload::always), base::AppError);
  EXPECT_FALSE(files->reload(TlsFiles::Reload::if_changed)) << "the same files are not tried again and again";
  EXPECT_EQ(test::TlsClient(server.port()).name_of_server(), "malbuch.example");
}

TEST_F(Tls, SaysWhatIsWrongWithTheFiles) {
  EXPECT_EQ(refusal(), "");
  const std::string other_key = folder_.path() / "other.pem";
  test::write_certificate("b.example", folder_.path() / "b.pem", other_key);
  std::filesystem::copy_file(other_key, key_, std::filesystem::copy_options::overwrite_existing);
  EXPECT_EQ(refusal(), "tls_pair_mismatch");
  write(key_, "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n");
  EXPECT_EQ(refusal(), "tls_key_invalid");
  std::filesystem::remove(key_);
  EXPECT_EQ(refusal(), "tls_file_unreadable");
  std::filesystem::create_directory(key_);
  EXPECT_EQ(refusal(), "tls_file_unreadable");
  std::filesystem::remove(key_);
  test::write_certificate("c.example", certificate_, key_);
  write(certificate_, "no certificate\n");
  EXPECT_EQ(refusal(), "tls_certificate_invalid");
}

TEST_F(Tls, KnowsWhenTheCertificateEnds) {
  test::write_certificate("a.example", certificate_, key_, std::chrono::hours(48));
  const auto left = files()->current()->valid_until() - base::SystemClock().now();
  EXPECT_GT(left, std::chrono::hours(47));
  EXPECT_LE(left, std::chrono::hours(48));
}

// A proxy on the same machine.
TEST_F(Tls, AnswersOnASocketInTheFileSystem) {
  const std::string path = folder_.path() / "http.sock";
  ServerOptions local = test::TestServer::quick_options();
  local.host = std::string(unix_prefix) + path;
  const auto ask = [&] {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    path.copy(address.sun_path, sizeof address.sun_path - 1);
    const FileDescriptor client(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    if (::connect(client.get(), reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
      return std::string();
    const std::string request = test::get("/api/client", "Connection: close\r\n");
    if (::write(client.get(), request.data(), request.size()) < 0) return std::string();
    std::string answer;
    char buffer[4096];
    for (ssize_t count = 0; (count = ::read(client.get(), buffer, sizeof buffer)) > 0;)
      answer.append(buffer, static_cast<std::size_t>(count));
    return answer;
  };
  {
    test::TestServer server(local);
    EXPECT_THAT(ask(), HasSubstr("127.0.0.1"));
    struct stat status {};
    ASSERT_EQ(::stat(path.c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777U, 0660U);
    EXPECT_EQ(test::reason_of([&] { const test::TestServer second(local); }), "socket_in_use");
    EXPECT_THAT(ask(), StartsWith("HTTP/1.1 200"));
  }
  // Left behind as by a server that was killed, and taken over.
  ASSERT_TRUE(std::filesystem::exists(path));
  test::TestServer next(local);
  EXPECT_THAT(ask(), StartsWith("HTTP/1.1 200"));
}

// Another file at the place of the socket may be anything, and is nobody's to delete.
TEST_F(Tls, ASocketTakesNoOtherFilesPlace) {
  const std::string path = folder_.path() / "notes.txt";
  const std::string place = std::string(unix_prefix) + path;
  std::ofstream(path) << "precious";
  const auto content = [&] {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
  };
  EXPECT_EQ(test::reason_of([&] { listen_on(place, 0); }), "socket_in_use");
  EXPECT_EQ(test::reason_of([&] { try_listening_on(place, 0); }), "socket_in_use");
  EXPECT_EQ(content(), "precious");
  // Not even where it only leads to one that could be taken over.
  const std::string left_over = folder_.path() / "old.sock";
  { const Listener old = listen_on(std::string(unix_prefix) + left_over, 0); }
  const std::string link = folder_.path() / "link.sock";
  std::filesystem::create_symlink(left_over, link);
  EXPECT_EQ(test::reason_of([&] { listen_on(std::string(unix_prefix) + link, 0); }), "socket_in_use");
  EXPECT_TRUE(std::filesystem::is_symlink(link));
}

TEST_F(Tls, TryingASocketLeavesNothing) {
  const std::string path = folder_.path() / "http.sock";
  const std::string place = std::string(unix_prefix) + path;
  try_listening_on(place, 0);
  EXPECT_FALSE(std::filesystem::exists(path));
  {
    const Listener somebody = listen_on(place, 0);
    EXPECT_EQ(test::reason_of([&] { try_listening_on(place, 0); }), "socket_in_use");
  }
  try_listening_on(place, 0);
  EXPECT_TRUE(std::filesystem::exists(path))
      << "what is left over is taken over by who listens, not by who looks";
  const std::string nowhere = std::string(unix_prefix) + (folder_.path() / "none" / "http.sock").string();
  EXPECT_EQ(test::reason_of([&] { try_listening_on(nowhere, 0); }), "listen_folder_missing");
  EXPECT_EQ(test::reason_of([&] { listen_on(nowhere, 0); }), "listen_folder_missing");
  const std::string in_a_file = std::string(unix_prefix) + (folder_.path() / "a.txt" / "http.sock").string();
  std::ofstream(folder_.path() / "a.txt") << "x";
  EXPECT_EQ(test::reason_of([&] { listen_on(in_a_file, 0); }), "listen_folder_missing");
}

}  // namespace
}  // namespace http
