#include "gateways/smtp_mailer.h"

#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "support/fake_mail_server.h"

namespace gateways {
namespace {

using app::ports::MailError;
using app::ports::Retry;
using test::FakeMailServer;
using test::MailServerHabits;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

SmtpOptions options_for(const FakeMailServer& server, MailSecurity security = MailSecurity::starttls) {
  SmtpOptions options;
  options.host = "localhost";
  options.port = server.port();
  options.security = security;
  options.user = "post@example.de";
  options.password = "Geheim \xc3\xa4";
  options.sender_address = "post@example.de";
  options.sender_name = "Buntstift";
  options.timeout = std::chrono::seconds{30};  // only ASilentServerIsGivenUp waits for it
  return options;
}

app::ports::OutgoingMail mail_to(const std::string& recipient) {
  return {"id-1", recipient, "Hallo", ".\r\n.Punkt\nText", "<p>Text</p>", {}};
}

// What went wrong; nothing if the mail was taken.
struct Failure {
  Retry retry;
  std::string sentence;
};
std::optional<Failure> failure_of(const SmtpOptions& options,
                                  const std::string& recipient = "anna@example.de") {
  try {
    SmtpMailer(options).send(mail_to(recipient));
    return std::nullopt;
  } catch (const MailError& error) {
    return Failure{error.retry(), error.what()};
  }
}

void expect_failure(const SmtpOptions& options, Retry retry, const std::string& part) {
  const auto failure = failure_of(options);
  ASSERT_TRUE(failure) << part;
  EXPECT_EQ(failure->retry, retry) << failure->sentence;
  EXPECT_THAT(failure->sentence, HasSubstr(part));
  EXPECT_THAT(failure->sentence, Not(HasSubstr("Geheim")));
}

TEST(SmtpMailer, ACheckSignsInAndSendsNothing) {
  const FakeMailServer server;
  EXPECT_NO_THROW(SmtpMailer(options_for(server)).check());
  EXPECT_THAT(server.lines(), Contains(StartsWith("AUTH PLAIN ")));
  EXPECT_THAT(server.lines(), Not(Contains(StartsWith("MAIL FROM"))));
  SmtpOptions wrong = options_for(server);
  wrong.password = "falsch";
  EXPECT_THROW(SmtpMailer(wrong).check(), MailError);
}

TEST(SmtpMailer, SpeaksStartTlsBeforeItSignsIn) {
  const FakeMailServer server;
  EXPECT_FALSE(failure_of(options_for(server)));
  const auto lines = server.lines();
  ASSERT_GE(lines.size(), 5u);
  EXPECT_EQ(lines[0], "EHLO localhost");
  EXPECT_EQ(lines[1], "STARTTLS");
  EXPECT_EQ(lines[2], "[TLS]");
  EXPECT_EQ(lines[3], "EHLO localhost");
  EXPECT_THAT(lines[4], StartsWith("AUTH PLAIN "));
  ASSERT_EQ(server.mails().size(), 1u);
  EXPECT_EQ(server.mails()[0].from, "<post@example.de>");
  EXPECT_EQ(server.mails()[0].recipient, "<anna@example.de>");
  EXPECT_THAT(server.mails()[0].data, HasSubstr("Subject: Hallo\r\n"));
}

TEST(SmtpMailer, SpeaksTlsFromTheFirstByte) {
  MailServerHabits habits;
  habits.speaks_tls_first = true;
  const FakeMailServer server(habits);
  EXPECT_FALSE(failure_of(options_for(server, MailSecurity::tls)));
  EXPECT_EQ(server.lines()[0], "[TLS]");
  EXPECT_THAT(server.lines(), Not(Contains("STARTTLS")));
  EXPECT_EQ(server.mails().size(), 1u);
}

TEST(SmtpMailer, SignsInByLoginWhereThereIsOnlyThat) {
  MailServerHabits habits;
  habits.sign_in_methods = "LOGIN";
  const FakeMailServer server(habits);
  EXPECT_FALSE(failure_of(options_for(server)));
  EXPECT_EQ(server.mails().size(), 1u);
}

TEST(SmtpMailer, SendsPlainlyToThisMachineOnly) {
  MailServerHabits habits;
  habits.offers_starttls = false;
  const FakeMailServer server(habits);
  EXPECT_FALSE(failure_of(options_for(server, MailSecurity::none)));
  SmtpOptions without_user = options_for(server, MailSecurity::none);
  without_user.user.clear();
  EXPECT_FALSE(failure_of(without_user));
  EXPECT_EQ(server.mails().size(), 2u);
}

TEST(SmtpMailer, NeverGoesOnWithoutTheEncryptionThatIsWanted) {
  MailServerHabits habits;
  habits.offers_starttls = false;
  const FakeMailServer server(habits);
  expect_failure(options_for(server), Retry::later, "STARTTLS");
  EXPECT_THAT(server.lines(), ElementsAre("EHLO localhost"));
}

TEST(SmtpMailer, RefusesWhatWasSmuggledInBeforeEncryption) {
  MailServerHabits habits;
  habits.behind_starttls = "250 AUTH PLAIN\r\n";
  const FakeMailServer server(habits);
  expect_failure(options_for(server), Retry::later, "Regeln");
  EXPECT_THAT(server.lines(), ElementsAre("EHLO localhost", "STARTTLS"));
}

TEST(SmtpMailer, TrustsNoCertificateOfAnotherName) {
  MailServerHabits habits;
  habits.certificate_name = "mail.example.com";
  const FakeMailServer server(habits);
  expect_failure(options_for(server), Retry::later, "Zertifikat");
  EXPECT_TRUE(server.mails().empty());
}

TEST(SmtpMailer, TrustsNoCertificateThatNobodyVouchesFor) {
  const FakeMailServer server;
  ::setenv("SSL_CERT_FILE", "/dev/null", 1);
  expect_failure(options_for(server), Retry::later, "Zertifikat");
  EXPECT_TRUE(server.mails().empty());
}

TEST(SmtpMailer, AWrongPasswordIsWorthAnotherTry) {
  for (const char* method : {"PLAIN", "LOGIN"}) {
    MailServerHabits habits;
    habits.sign_in_methods = method;
    habits.password = "anders";
    const FakeMailServer server(habits);
    expect_failure(options_for(server), Retry::later, "535 5.7.8 wrong");
  }
}

TEST(SmtpMailer, AServerWithoutSigningInIsTold) {
  MailServerHabits habits;
  habits.sign_in_methods = "";
  const FakeMailServer server(habits);
  expect_failure(options_for(server), Retry::later, "Anmeldung");
}

TEST(SmtpMailer, RefusalsForGoodAndForNow) {
  FakeMailServer server;
  const auto reply_to = [&](const std::string& word, const std::string& reply) {
    server.set_reply([=](const std::string& line) { return line.starts_with(word) ? reply : "go on"; });
  };
  reply_to("RCPT", "550 5.1.1 no such person");
  expect_failure(options_for(server), Retry::never, "550 5.1.1 no such person");
  reply_to("RCPT", "451 come back later");
  expect_failure(options_for(server), Retry::later, "451 come back later");
  reply_to("MAIL", "552 too much");
  expect_failure(options_for(server), Retry::never, "552 too much");
  reply_to("DATA", "421 shutting down");
  expect_failure(options_for(server), Retry::later, "421 shutting down");
  reply_to("EHLO", "554-no\r\n554 mail here");
  expect_failure(options_for(server), Retry::never, "554 no mail here");
  EXPECT_TRUE(server.mails().empty());
}

TEST(SmtpMailer, AServerThatHangsUpOrTalksNonsense) {
  FakeMailServer server;
  for (const std::string word : {"EHLO", "STARTTLS", "MAIL", "DATA"}) {
    server.set_reply([=](const std::string& line) { return line.starts_with(word) ? "" : "go on"; });
    expect_failure(options_for(server), Retry::later, "localhost");
  }
  for (const std::string nonsense : {"hello", "2x0 ok", "250?ok", "25"}) {
    server.set_reply([=](const std::string&) { return nonsense; });
    expect_failure(options_for(server), Retry::later, "Regeln");
  }
  server.set_reply([](const std::string&) { return std::string(5000, 'x'); });
  expect_failure(options_for(server), Retry::later, "Regeln");
  std::string endless;
  for (int i = 0; i < 200; ++i) endless += "250-x\r\n";
  server.set_reply([=](const std::string&) { return endless + "250 x"; });
  expect_failure(options_for(server), Retry::later, "Regeln");
}

TEST(SmtpMailer, ASilentServerIsGivenUp) {
  MailServerHabits habits;
  habits.stays_silent = true;
  const FakeMailServer server(habits);
  SmtpOptions options = options_for(server, MailSecurity::none);
  options.timeout = std::chrono::milliseconds{100};
  expect_failure(options, Retry::later, "antwortet nicht");
}

// A port of this machine at which nobody listens, and nobody can as long as this lives.
class DeafPort {
 public:
  DeafPort() : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    if (::bind(socket_, reinterpret_cast<sockaddr*>(&address), size) != 0) throw std::runtime_error("bind");
    ::getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &size);
    number_ = ntohs(address.sin_port);
  }
  ~DeafPort() { ::close(socket_); }
  DeafPort(const DeafPort&) = delete;
  DeafPort& operator=(const DeafPort&) = delete;

  int number() const { return number_; }

 private:
  int socket_;
  int number_ = 0;
};

TEST(SmtpMailer, NobodyAtThatAddress) {
  const DeafPort deaf;
  SmtpOptions options;
  options.host = "127.0.0.1";
  options.port = deaf.number();
  options.sender_address = "post@example.de";
  expect_failure(options, Retry::later, "nicht erreichbar");
  options.host = "gibt.es.nicht.invalid";
  expect_failure(options, Retry::later, "gibt.es.nicht.invalid");
}

TEST(SmtpMailer, UmlautsInAnAddressNeedAServerThatTakesThem) {
  {
    const FakeMailServer server;
    const auto failure = failure_of(options_for(server), "anna@m\xc3\xbcller.de");
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->retry, Retry::never);
  }
  MailServerHabits habits;
  habits.takes_umlauts = true;
  const FakeMailServer server(habits);
  EXPECT_FALSE(failure_of(options_for(server), "anna@m\xc3\xbcller.de"));
  EXPECT_THAT(server.lines(), Contains("MAIL FROM:<post@example.de> SMTPUTF8"));
}

TEST(SmtpMailer, AnAddressIsNeverASecondCommand) {
  const FakeMailServer server;
  for (const char* address : {"a@b.de>\r\nRCPT TO:<c@d.de", "a@b.de\nDATA", "a b@c.de", "a@b.de>", ""}) {
    const auto failure = failure_of(options_for(server), address);
    ASSERT_TRUE(failure) << address;
    EXPECT_EQ(failure->retry, Retry::never);
  }
  EXPECT_TRUE(server.mails().empty());
}

}  // namespace
}  // namespace gateways
