#include "support/fake_mail_server.h"

#include <csignal>
#include <cstdlib>
#include <stdexcept>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <openssl/evp.h>
#include <openssl/ssl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "support/test_certificate.h"

namespace test {
namespace {

std::string decoded_base64(std::string text) {
  std::string out(text.size(), '\0');
  std::size_t padding = 0;
  while (!text.empty() && text[text.size() - 1 - padding] == '=') ++padding;
  const int length =
      EVP_DecodeBlock(reinterpret_cast<unsigned char*>(out.data()),
                      reinterpret_cast<const unsigned char*>(text.data()), static_cast<int>(text.size()));
  out.resize(length < 0 ? 0 : static_cast<std::size_t>(length) - padding);
  return out;
}

// Thrown when the other end is gone.
struct HungUp {};

}  // namespace

// One client's connection.
struct FakeMailServer::Conversation {
  int socket = -1;
  std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> context{nullptr, SSL_CTX_free};
  std::unique_ptr<SSL, decltype(&SSL_free)> tls{nullptr, SSL_free};
  std::string received;

  void start_tls(const std::string& certificate_file, const std::string& key_file) {
    context.reset(SSL_CTX_new(TLS_server_method()));
    SSL_CTX_use_certificate_file(context.get(), certificate_file.c_str(), SSL_FILETYPE_PEM);
    SSL_CTX_use_PrivateKey_file(context.get(), key_file.c_str(), SSL_FILETYPE_PEM);
    tls.reset(SSL_new(context.get()));
    SSL_set_fd(tls.get(), socket);
    if (SSL_accept(tls.get()) != 1) throw HungUp();
  }
  void write(const std::string& text) {
    const auto count = tls ? SSL_write(tls.get(), text.data(), static_cast<int>(text.size()))
                           : static_cast<int>(::send(socket, text.data(), text.size(), MSG_NOSIGNAL));
    if (count <= 0) throw HungUp();
  }
  std::string line() {
    while (true) {
      const std::size_t end = received.find("\r\n");
      if (end != std::string::npos) {
        std::string text = received.substr(0, end);
        received.erase(0, end + 2);
        return text;
      }
      char buffer[4096];
      const auto count = tls ? SSL_read(tls.get(), buffer, sizeof buffer)
                             : static_cast<int>(::recv(socket, buffer, sizeof buffer, 0));
      if (count <= 0) throw HungUp();
      received.append(buffer, static_cast<std::size_t>(count));
    }
  }
};

FakeMailServer::FakeMailServer(MailServerHabits habits)
    : habits_(std::move(habits)),
      certificate_file_((folder_.path() / "certificate.pem").string()),
      key_file_((folder_.path() / "key.pem").string()) {
  std::signal(SIGPIPE, SIG_IGN);  // clients hang up in the middle of a word
  write_certificate(habits_.certificate_name, certificate_file_, key_file_);
  ::setenv("SSL_CERT_FILE", certificate_file_.c_str(), 1);
  listener_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  if (::bind(listener_, reinterpret_cast<sockaddr*>(&address), size) != 0 || ::listen(listener_, 16) != 0) {
    throw std::runtime_error("the fake mail server cannot listen");
  }
  ::getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size);
  port_ = ntohs(address.sin_port);
  thread_ = std::thread([this] { serve(); });
}

FakeMailServer::~FakeMailServer() {
  ::shutdown(listener_, SHUT_RDWR);
  thread_.join();
  ::close(listener_);
  ::unsetenv("SSL_CERT_FILE");
}

std::vector<ReceivedMail> FakeMailServer::mails() const {
  const std::lock_guard lock(mutex_);
  return mails_;
}

std::vector<std::string> FakeMailServer::lines() const {
  const std::lock_guard lock(mutex_);
  return lines_;
}

void FakeMailServer::set_reply(std::function<std::string(const std::string&)> reply_instead) {
  const std::lock_guard lock(mutex_);
  habits_.reply_instead = std::move(reply_instead);
}

void FakeMailServer::serve() {
  while (true) {
    const int socket = ::accept(listener_, nullptr, nullptr);
    if (socket < 0) return;
    try {
      talk(socket);
    } catch (const HungUp&) {
    }
    ::close(socket);
  }
}

void FakeMailServer::talk(int socket) {
  Conversation client;
  client.socket = socket;
  if (habits_.stays_silent) {
    client.line();  // until the client gives up
    return;
  }
  const auto note = [&](const std::string& line) {
    const std::lock_guard lock(mutex_);
    lines_.push_back(line);
  };
  const auto begin_tls = [&] {
    client.start_tls(certificate_file_, key_file_);
    note("[TLS]");
  };
  if (habits_.speaks_tls_first) begin_tls();
  client.write("220 mail.example.de ESMTP\r\n");
  ReceivedMail mail;
  while (true) {
    const std::string line = client.line();
    note(line);
    std::function<std::string(const std::string&)> reply_instead;
    {
      const std::lock_guard lock(mutex_);
      reply_instead = habits_.reply_instead;
    }
    if (reply_instead) {
      const std::string reply = reply_instead(line);
      if (reply.empty()) return;
      if (reply != "go on") {
        client.write(reply + "\r\n");
        continue;
      }
    }
    if (line.starts_with("EHLO")) {
      std::string reply = "250-mail.example.de\r\n";
      if (habits_.offers_starttls && !client.tls) reply += "250-STARTTLS\r\n";
      if (habits_.takes_umlauts) reply += "250-SMTPUTF8\r\n";
      if (!habits_.sign_in_methods.empty()) reply += "250-AUTH " + habits_.sign_in_methods + "\r\n";
      client.write(reply + "250 SIZE 1000000\r\n");
    } else if (line == "STARTTLS") {
      client.write("220 go ahead\r\n" + habits_.behind_starttls);
      begin_tls();
    } else if (line.starts_with("AUTH PLAIN ")) {
      const std::string expected =
          std::string(1, '\0') + habits_.user + std::string(1, '\0') + habits_.password;
      client.write(decoded_base64(line.substr(11)) == expected ? "235 ok\r\n" : "535 5.7.8 wrong\r\n");
    } else if (line == "AUTH LOGIN") {
      client.write("334 VXNlcm5hbWU6\r\n");
      const std::string user = decoded_base64(client.line());
      client.write("334 UGFzc3dvcmQ6\r\n");
      const std::string password = decoded_base64(client.line());
      const bool is_right = user == habits_.user && password == habits_.password;
      client.write(is_right ? "235 ok\r\n" : "535 5.7.8 wrong\r\n");
    } else if (line.starts_with("MAIL FROM:")) {
      mail = {line.substr(10), {}, {}};
      client.write("250 ok\r\n");
    } else if (line.starts_with("RCPT TO:")) {
      mail.recipient = line.substr(8);
      client.write("250 ok\r\n");
    } else if (line == "DATA") {
      client.write("354 end with a dot\r\n");
      for (std::string data = client.line(); data != "."; data = client.line()) {
        mail.data += (data.starts_with(".") ? data.substr(1) : data) + "\r\n";
      }
      {
        const std::lock_guard lock(mutex_);
        mails_.push_back(mail);
      }
      client.write("250 taken\r\n");
    } else if (line == "QUIT") {
      client.write("221 bye\r\n");
      return;
    } else {
      client.write("500 what?\r\n");
    }
  }
}

}  // namespace test
