#include "gateways/mime_message.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/base64.h"

namespace gateways {
namespace {

using testing::HasSubstr;
using testing::Not;

app::ports::OutgoingMail sample() {
  app::ports::OutgoingMail mail;
  mail.id = "Ab3-_x";
  mail.recipient = "anna@example.de";
  mail.subject = "Neues Passwort f\xc3\xbcr Buntstift";
  mail.text =
      "Gr\xc3\xbc\xc3\x9f"
      "e\n.\nzwei";
  mail.html =
      "<p>Gr\xc3\xbc\xc3\x9f"
      "e</p>";
  mail.written_at =
      base::Time{std::chrono::sys_days(std::chrono::year{2026} / 11 / 20) + std::chrono::hours{11}};
  return mail;
}

std::vector<std::string> lines_of(const std::string& message) {
  std::vector<std::string> lines;
  std::size_t begin = 0;
  for (std::size_t end = message.find("\r\n"); end != std::string::npos; end = message.find("\r\n", begin)) {
    lines.push_back(message.substr(begin, end - begin));
    begin = end + 2;
  }
  EXPECT_EQ(begin, message.size());
  return lines;
}

TEST(MimeMessage, HasTheFieldsOfAMail) {
  const auto lines = lines_of(mime_message(sample(), {"Malb\"uch", "post@example.de"}));
  EXPECT_EQ(lines[0], "Date: Fri, 20 Nov 2026 11:00:00 +0000");
  EXPECT_EQ(lines[1], "From: \"Malb\\\"uch\" <post@example.de>");
  EXPECT_EQ(lines[2], "To: <anna@example.de>");
  EXPECT_EQ(lines[3], "Subject: =?UTF-8?B?TmV1ZXMgUGFzc3dvcnQgZsO8ciBCdW50c3RpZnQ=?=");
  EXPECT_EQ(lines[4], "Message-ID: <Ab3-_x@example.de>");
  EXPECT_EQ(lines[7], "Content-Type: multipart/alternative; boundary=\"=_Ab3-_x\"");
}

TEST(MimeMessage, HoldsBothForms) {
  const std::string message = mime_message(sample(), {"Buntstift", "post@example.de"});
  EXPECT_THAT(message, HasSubstr("Content-Type: text/plain; charset=utf-8\r\n"
                                 "Content-Transfer-Encoding: base64\r\n\r\n" +
                                 encode_base64(sample().text) + "\r\n"));
  EXPECT_THAT(message, HasSubstr(encode_base64(sample().html)));
  EXPECT_THAT(message, testing::EndsWith("--=_Ab3-_x--\r\n"));
}

TEST(MimeMessage, IsAsciiInShortLines) {
  app::ports::OutgoingMail mail = sample();
  for (int i = 0; i < 40; ++i)
    mail.subject +=
        " Stra\xc3\x9f"
        "e \xf0\x9f\x96\x8d";
  for (int i = 0; i < 200; ++i) mail.text += "L\xc3\xa4nge";
  for (const std::string& line : lines_of(mime_message(mail, {"Gr\xc3\xbcne Schule", "post@example.de"}))) {
    EXPECT_LE(line.size(), 78u) << line;
    EXPECT_TRUE(std::all_of(line.begin(), line.end(), [](char c) { return c >= 0x20 && c < 0x7f; })) << line;
  }
}

TEST(MimeMessage, NothingIsSmuggledIntoTheFields) {
  app::ports::OutgoingMail mail = sample();
  mail.subject = "Hallo\r\nBcc: x@example.de";
  mail.recipient = "anna@example.de\r\nBcc: y@example.de";
  const std::string message = mime_message(mail, {"Name\nBcc: z@example.de", "post@example.de"});
  EXPECT_THAT(message, Not(HasSubstr("\nBcc:")));
}

TEST(MimeMessage, Base64IsThatOfTheStandard) {
  EXPECT_EQ(encode_base64(""), "");
  EXPECT_EQ(encode_base64("f"), "Zg==");
  EXPECT_EQ(encode_base64("fo"), "Zm8=");
  EXPECT_EQ(encode_base64("foobar"), "Zm9vYmFy");
  EXPECT_EQ(encode_base64("\xff\xfe\xfd"), "//79");
  EXPECT_EQ(encode_base64(std::string(58, 'a'), Wrap::lines).find("\r\n"), 76u);
  EXPECT_EQ(encode_base64(std::string(57, 'a'), Wrap::lines).find("\r\n"), std::string::npos);
}

}  // namespace
}  // namespace gateways
