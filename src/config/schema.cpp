#include "config/schema.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "base/utf8.h"
#include "config/rows.h"

namespace config {
namespace {

// One for each section, in the order of all_sections.
constexpr rows::Table (*tables[])() = {
    rows::server,     rows::data,        rows::product,       rows::accounts, rows::sign_on,   rows::plans,
    rows::plans_free, rows::plans_basic, rows::plans_premium, rows::limits,   rows::stripe,    rows::mail,
    rows::drawing,    rows::stories,     rows::backup,        rows::pictures, rows::retention, rows::log};

std::vector<Setting> make_settings() {
  std::vector<Setting> all;
  for (const auto table : tables) {
    for (Setting& row : table()) all.push_back(std::move(row));
  }
  return all;
}

constexpr Section all_sections[] = {
    {"server", "Wie Buntstift erreichbar ist."},
    {"data", "Wo gespeichert wird."},
    {"product", "Wie Ihre Installation heißt."},
    {"accounts", "Wer ein Konto haben darf."},
    {"sign_on",
     "Anmeldung mit einem Dienst der Schule, der OpenID Connect spricht (Keycloak, IServ, moin.schule ...). "
     "Die Anmeldung mit Passwort bleibt daneben möglich. Mehr steht in docs/sign-in.md."},
    {"plans", "Die Tarife und was sie enthalten."},
    {"plans.free", "Der kostenlose Tarif."},
    {"plans.basic", "Der Tarif Basic."},
    {"plans.premium", "Der Tarif Premium."},
    {"limits", "Schutz vor Überlastung."},
    {"billing.stripe",
     "Bezahlung über Stripe. Bezahlte Tarife können gebucht werden, sobald secret_key, publishable_key und "
     "webhook_secret angegeben sind."},
    {"mail", "Versand von E-Mails, zum Beispiel für vergessene Passwörter."},
    {"drawing", "Womit gezeichnet wird."},
    {"stories",
     "Geschichten von einem Dienst, der Chat-Completions wie OpenAI spricht (auch Ollama, llama.cpp, "
     "LocalAI, vLLM). Ohne „urls“ erzählt Buntstift selbst und spricht niemanden an. Gesendet werden nur ein "
     "deutscher Satz darüber, was jedes Bild zeigt, und die Altersstufe: keine Vornamen (dafür stehen "
     "Platzhalter), kein Titel, kein Name des Kindes, nichts über den Benutzer. Jede Antwort wird geprüft; "
     "taugt sie nicht, erzählt Buntstift selbst und sagt es."},
    {"backup", "Sicherungen der Datenbank."},
    {"pictures",
     "Große Bilder außerhalb der Datenbank, in einem Speicher, der S3 spricht (MinIO, Garage, Ceph, Hetzner, "
     "AWS ...). Ohne „s3_url“ liegt alles in der Datenbank. Sicherungen der Datenbank enthalten nicht, was "
     "dort "
     "liegt. Mehr steht in docs/scale-out.md."},
    {"retention", "Wie lange etwas bleibt. Anmeldungen: „session_days“, Sicherungen: [backup]."},
    {"log", "Protokoll."},
};

constexpr std::string_view example_head =
    "# Beispiel für die Konfiguration von Buntstift.\n"
    "#\n"
    "# Alle Angaben sind freiwillig; hier stehen die Vorgaben. Starten Sie mit\n"
    "#     buntstift serve --config config.toml\n"
    "# und prüfen Sie mit\n"
    "#     buntstift config check --config config.toml\n"
    "#\n"
    "# Jede Angabe hat auch eine Umgebungsvariable, die Vorrang hat: BUNTSTIFT_ABSCHNITT_NAME in "
    "Großbuchstaben, zum\n"
    "# Beispiel BUNTSTIFT_SERVER_LISTEN oder BUNTSTIFT_PLANS_FREE_PAGES. Geheime Angaben können in einer "
    "eigenen Datei\n"
    "# liegen: BUNTSTIFT_MAIL_PASSWORD_FILE nennt deren Pfad.\n";

constexpr std::size_t comment_width = 110;

// `text` as lines that start with "# " and are at most comment_width long.
std::string as_comment(std::string_view words) {
  std::string out;
  std::string line = "#";
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    const std::string word(words.substr(0, end));
    if (base::count_code_points(line) + 1 + base::count_code_points(word) > comment_width) {
      out += line + "\n";
      line = "#";
    }
    line += " " + word;
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return out + line + "\n";
}

}  // namespace

std::vector<Setting> engine_settings(std::string_view section) {
  return rows::engine(section);
}

bool is_engine_name(std::string_view name) {
  constexpr std::size_t longest = 30;
  return !name.empty() && name.size() <= longest && name != "builtin" &&
         std::all_of(name.begin(), name.end(),
                     [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
}

std::string Setting::environment_name() const {
  std::string out = "BUNTSTIFT_" + key();
  for (char& c : out) {
    if (c == '.' || c == '-') c = '_';
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 32);
  }
  return out;
}

std::span<const Setting> settings() {
  static const std::vector<Setting> all = make_settings();
  return all;
}

std::span<const Section> sections() {
  return all_sections;
}

const Setting* find_setting(std::string_view key) {
  for (const Setting& setting : settings())
    if (setting.key() == key) return &setting;
  return nullptr;
}

namespace {

std::string example_engine() {
  std::string out = "\n" +
                    as_comment(
                        "Zeichenwerke auf anderen Rechnern, ein Abschnitt für jedes, mit einem Namen nach "
                        "Wahl. Ohne solche Abschnitte wird nichts angesprochen. Gesendet wird eine "
                        "Beschreibung des Bildes auf Englisch, mit unbekannten Wörtern so, wie sie getippt "
                        "wurden, ohne bekannte Vornamen und ohne Angaben über den Benutzer.") +
                    "# [engines.meine-gpu]\n";
  for (const Setting& setting : engine_settings("engines.meine-gpu")) {
    out += "\n" + as_comment(setting.explanation);
    if (setting.secrecy == Secrecy::secret)
      out += as_comment("Geheim; auch als " + setting.environment_name() + "_FILE.");
    out += "# " + std::string(setting.name) + " = " + to_toml(parse_value(setting.rule, setting.standard)) +
           "\n";
  }
  return out;
}

}  // namespace

std::string example_file() {
  std::string out(example_head);
  for (const Section& section : sections()) {
    out += "\n" + as_comment(section.explanation) + "[" + std::string(section.name) + "]\n";
    for (const Setting& setting : settings()) {
      if (setting.section != section.name) continue;
      out += "\n" + as_comment(setting.explanation);
      if (setting.secrecy == Secrecy::secret)
        out += as_comment("Geheim; auch als " + setting.environment_name() + "_FILE.");
      if (setting.availability == Availability::offered_in_comment) out += "# ";
      out += std::string(setting.name) + " = " + to_toml(parse_value(setting.rule, setting.standard)) + "\n";
    }
    if (section.name == "drawing") out += example_engine();
  }
  return out;
}

}  // namespace config
