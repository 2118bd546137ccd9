#include <map>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/arguments.h"
#include "cli/command_line.h"

namespace cli {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string record(std::map<std::string, std::string> environment = {}) {
  std::istringstream in;
  std::ostringstream out, err;
  Surroundings surroundings{in, out, err, std::move(environment), "1.2.3"};
  EXPECT_EQ(run(std::vector<std::string>{"privacy", "record"}, surroundings), exit_done) << err.str();
  return out.str();
}

TEST(PrivacyRecord, WithoutAnyServiceItSaysThatNobodyIsSpokenTo) {
  const std::string text = record();
  EXPECT_THAT(text, HasSubstr("6. Empfänger\n   Keine. Der Server spricht niemanden an."));
  EXPECT_THAT(text, HasSubstr("7. Übermittlung in Drittländer\n   Keine."));
  EXPECT_THAT(text, HasSubstr("KEINE zwischen Browser und Server"));
  EXPECT_THAT(text, HasSubstr("mit Buntstift 1.2.3"));
  EXPECT_THAT(text, HasSubstr("- Anmeldungen: nach 30 Tagen"));
  EXPECT_THAT(text, HasSubstr("je eine aus 4 Wochen und 3 Monaten"));
  EXPECT_THAT(text, Not(HasSubstr("{")));
}

TEST(PrivacyRecord, DeadlinesAreThoseOfTheConfiguration) {
  EXPECT_THAT(record(), HasSubstr("Ein Konto bleibt, bis es gelöscht wird"));
  const std::string text = record({{"BUNTSTIFT_RETENTION_AUDIT_DAYS", "41"},
                                   {"BUNTSTIFT_RETENTION_SHARES_DAYS", "42"},
                                   {"BUNTSTIFT_RETENTION_MAILS_DAYS", "43"},
                                   {"BUNTSTIFT_RETENTION_UNUSED_ACCOUNTS_DAYS", "444"}});
  EXPECT_THAT(text, HasSubstr("Vorgänge: nach 41 Tagen"));
  EXPECT_THAT(text, HasSubstr("42 Tage nach ihrem Ende"));
  EXPECT_THAT(text, HasSubstr("Postausgang: nach 43 Tagen"));
  EXPECT_THAT(text, HasSubstr("mit dem 444 Tage lang niemand angemeldet war"));
  EXPECT_THAT(text, Not(HasSubstr("{")));
}

TEST(PrivacyRecord, EveryServiceOfTheConfigurationIsARecipient) {
  const std::string text = record({{"BUNTSTIFT_MAIL_HOST", "mail.example.org"},
                                   {"BUNTSTIFT_MAIL_FROM", "a@example.org"},
                                   {"BUNTSTIFT_SERVER_PUBLIC_URL", "https://malbuch.example.org"},
                                   {"BUNTSTIFT_BILLING_STRIPE_SECRET_KEY", "sk_test_x"},
                                   {"BUNTSTIFT_BILLING_STRIPE_PUBLISHABLE_KEY", "pk_test_x"},
                                   {"BUNTSTIFT_BILLING_STRIPE_WEBHOOK_SECRET", "whsec_x"},
                                   {"BUNTSTIFT_STORIES_URLS", "https://stories.example.org"},
                                   {"BUNTSTIFT_PRODUCT_VOICE_INPUT", "on"},
                                   {"BUNTSTIFT_BACKUP_SECOND_DIR", "/mnt/b"},
                                   {"BUNTSTIFT_BACKUP_S3_URL", "https://s3.example.org"},
                                   {"BUNTSTIFT_BACKUP_S3_BUCKET", "schule"},
                                   {"BUNTSTIFT_BACKUP_S3_KEY", "k"},
                                   {"BUNTSTIFT_BACKUP_S3_SECRET", "geheim-geheim"},
                                   {"BUNTSTIFT_PICTURES_S3_URL", "https://s3.example.net"},
                                   {"BUNTSTIFT_PICTURES_S3_BUCKET", "bilder"},
                                   {"BUNTSTIFT_PICTURES_S3_KEY", "k"},
                                   {"BUNTSTIFT_PICTURES_S3_SECRET", "geheim-geheim"},
                                   {"BUNTSTIFT_PICTURES_KEEP_REMOVED_DAYS", "23"}});
  for (const char* who :
       {"Mailserver mail.example.org", "Bezahldienst https://api.stripe.com",
        "Erzähldienst https://stories.example.org", "Hersteller des Browsers", "Ordner /mnt/b",
        "Speicher https://s3.example.org/schule", "Bildspeicher https://s3.example.net/bilder",
        "bleiben dort noch 23 Tage", "zahlende Personen", "Erreichbar unter: https://malbuch.example.org/",
        "durch den vorgeschalteten Webserver", "an einen anderen Ort kopiert",
        "Vertrag zur Auftragsverarbeitung"}) {
    EXPECT_THAT(text, HasSubstr(who));
  }
  EXPECT_THAT(text, Not(HasSubstr("geheim-geheim")));
  EXPECT_THAT(text, Not(HasSubstr("sk_test_x")));
}

}  // namespace
}  // namespace cli
