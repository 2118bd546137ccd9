#include "config/schema.h"

#include <algorithm>
#include <vector>

#include "base/utf8.h"

namespace config {
namespace {

const std::string& text(const Value& value) {
  return std::get<std::string>(value);
}
int number(const Value& value) {
  return static_cast<int>(std::get<std::int64_t>(value));
}

std::optional<Registration> to_registration(const std::string& word) {
  if (word.empty()) return std::nullopt;
  if (word == "code") return Registration::code;
  return word == "closed" ? Registration::closed : Registration::open;
}
LogLevel to_log_level(const std::string& word) {
  if (word == "debug") return LogLevel::debug;
  if (word == "warning") return LogLevel::warning;
  return word == "error" ? LogLevel::error : LogLevel::info;
}
SecondFactor to_second_factor(const std::string& word) {
  if (word == "staff") return SecondFactor::staff;
  return word == "admins" ? SecondFactor::admins : SecondFactor::off;
}
MailSecurity to_security(const std::string& word) {
  if (word == "tls") return MailSecurity::tls;
  return word == "none" ? MailSecurity::none : MailSecurity::starttls;
}

Rule integer(std::int64_t low, std::int64_t high) {
  return {Kind::integer, Empty::refused, low, high};
}
Rule choice(std::vector<std::string_view> choices) {
  return {Kind::choice, Empty::allowed, 0, 0, std::move(choices)};
}
Rule plain(Kind kind, Empty empty = Empty::allowed) {
  return {kind, empty};
}
Rule starting_with(std::vector<std::string_view> prefixes) {
  return {Kind::text, Empty::allowed, 0, 0, {}, std::move(prefixes)};
}

constexpr std::int64_t most_books = 10'000;
constexpr std::int64_t most_pages = 100;
constexpr std::int64_t highest_price_cents = 100'000;

using C = Config;
using V = const Value;
constexpr Secrecy open = Secrecy::open;
constexpr Secrecy secret = Secrecy::secret;

std::vector<Setting> make_settings() {
  return {
      {"server", "listen", plain(Kind::listen_address, Empty::refused), "127.0.0.1:8080", open,
       "Adresse und Port, auf denen Buntstift erreichbar ist. 127.0.0.1 heißt: nur von diesem Rechner aus. "
       "Für ein ganzes "
       "Netz: \"0.0.0.0:8080\". Oder ein Socket im Dateisystem für einen vorgeschalteten Server: "
       "\"unix:/run/buntstift/http.sock\".",
       [](C& c, V& v) {
         const HostPort address = split_listen_address(text(v));
         c.server.host = address.host;
         c.server.port = address.port;
       }},
      {"server", "public_url", plain(Kind::web_address), "", open,
       "Die Adresse, unter der Besucher Buntstift aufrufen, zum Beispiel \"https://malbuch.example\". Sie "
       "steht in den "
       "Links der E-Mails. Leer: die Adresse aus „listen“; gilt die nur auf diesem Rechner, so werden keine "
       "E-Mails verschickt.",
       [](C& c, V& v) { c.server.public_url = text(v); }},
      {"server", "base_path", plain(Kind::base_path), "", open,
       "Unterordner der Adresse, wenn Buntstift sie sich mit anderen Seiten teilt, zum Beispiel "
       "\"/malbuch\". Der vorgeschaltete Server darf ihn beim Weiterreichen stehen lassen oder wegnehmen. "
       "„public_url“ "
       "nennt ihn nicht.",
       [](C& c, V& v) { c.server.base_path = text(v); }},
      {"server", "trusted_proxies", plain(Kind::networks), "", open,
       "Adressen oder Netze der vorgeschalteten Server, denen die Angabe der Besucheradresse "
       "(X-Forwarded-For) geglaubt "
       "wird, zum Beispiel [\"127.0.0.1\", \"10.0.0.0/8\"].",
       [](C& c, V& v) { c.server.trusted_proxies = std::get<std::vector<std::string>>(v); }},
      {"server", "tls_certificate", plain(Kind::file_path), "", open,
       "Datei mit dem eigenen Zertifikat samt Kette (PEM), wenn Buntstift selbst verschlüsselt (TLS 1.2 und "
       "1.3). Ein erneuertes Zertifikat wird innerhalb einer halben Minute übernommen, mit SIGHUP sofort.",
       [](C& c, V& v) { c.server.tls_certificate = text(v); }},
      {"server", "tls_key", plain(Kind::file_path), "", open,
       "Datei mit dem geheimen Schlüssel zum Zertifikat (PEM, ohne Passwort).",
       [](C& c, V& v) { c.server.tls_key = text(v); }},
      {"server", "redirect_listen", plain(Kind::listen_address), "", open,
       "Zweite Adresse mit Port, die Besucher ohne Verschlüsselung zu https führt, zum Beispiel "
       "\"0.0.0.0:80\". Nur mit eigenem Zertifikat.",
       [](C& c, V& v) {
         if (text(v).empty()) return;
         const HostPort address = split_listen_address(text(v));
         c.server.redirect_host = address.host;
         c.server.redirect_port = address.port;
       }},
      {"server", "metrics_token", plain(Kind::text), "", secret,
       "Wer es mitschickt (Authorization: Bearer ...), darf /metrics lesen, zum Beispiel Prometheus; "
       "mindestens 16 Zeichen. Leer: nur angemeldete Administratoren.",
       [](C& c, V& v) { c.server.metrics_token = text(v); }},

      {"data", "dir", plain(Kind::file_path, Empty::refused), "./data", open,
       "Ordner für die Datenbank und alles, was gespeichert wird. Er wird angelegt, wenn er fehlt, und darf "
       "nicht auf "
       "einem Netzlaufwerk liegen.",
       [](C& c, V& v) { c.data.dir = text(v); }},
      {"data", "url", plain(Kind::text), "", secret,
       "Adresse einer PostgreSQL-Datenbank, wenn die Daten dort und nicht in einer Datei im Datenordner "
       "liegen "
       "sollen, zum Beispiel \"postgresql://buntstift:passwort@db.example/buntstift\". Die Verbindung ist "
       "verschlüsselt, und das Zertifikat wird geprüft.",
       [](C& c, V& v) { c.data.url = text(v); }},

      {"product", "name", plain(Kind::text, Empty::refused), "Buntstift", open,
       "Der Name, der im Kopf der Seite und in den E-Mails steht.",
       [](C& c, V& v) { c.product.name = text(v); }},
      {"product", "voice_input", choice({"off", "on"}), "off", open,
       "Ob man ein Motiv auch sprechen darf: \"on\" oder \"off\". Der Browser macht daraus Text; viele "
       "senden "
       "die Aufnahme dafür an ihren Hersteller.",
       [](C& c, V& v) { c.product.voice_input = text(v) == "on"; }},
      {"product", "time_zone", plain(Kind::time_zone, Empty::refused), "Europe/Berlin", open,
       "Zeitzone, nach der Tage und Monate beginnen.", [](C& c, V& v) { c.product.time_zone = text(v); }},

      {"accounts", "registration", choice({"", "open", "code", "closed"}), "", open,
       "Wer sich registrieren darf: \"open\" jeder, \"code\" nur mit dem Code darunter, \"closed\" niemand. "
       "Leer: Es hängt davon ab, für wen diese Installation laut Einrichtung ist. Bei einer Familie oder "
       "Schule legt die Verwaltung die Konten an, sonst darf sich jeder registrieren.",
       [](C& c, V& v) { c.accounts.registration = to_registration(text(v)); }},
      {"accounts", "registration_code", plain(Kind::text), "", secret,
       "Der Code für registration = \"code\", zum Beispiel für eine Klasse; mindestens 8 Zeichen.",
       [](C& c, V& v) { c.accounts.registration_code = text(v); }},
      {"accounts", "session_days", integer(1, 365), "30", open,
       "Nach so vielen Tagen muss man sich wieder anmelden (1 bis 365).",
       [](C& c, V& v) { c.accounts.session_days = number(v); }},
      {"accounts", "owner_email", plain(Kind::mail_address), "", open,
       "E-Mail-Adresse der Person, der diese Installation gehört. Leer: der erste Administrator.",
       [](C& c, V& v) { c.accounts.owner_email = text(v); }},
      {"accounts", "require_second_factor", choice({"off", "admins", "staff"}), "off", open,
       "Wer sich in zwei Schritten anmelden muss, mit dem Passwort und dem Code einer App: \"off\" niemand, "
       "\"admins\" "
       "Administratoren, \"staff\" auch Lehrkräfte. Wer es noch nicht eingerichtet hat, tut das nach der "
       "nächsten "
       "Anmeldung. Freiwillig können es alle Lehrkräfte und Administratoren.",
       [](C& c, V& v) { c.accounts.require_second_factor = to_second_factor(text(v)); }},

      {"plans", "everyone", choice({"", "free", "basic", "premium"}), "", open,
       "Alle Angemeldeten haben diesen Tarif, und eine Bezahlung wird nicht gezeigt: \"free\", \"basic\" "
       "oder \"premium\", "
       "zum Beispiel für eine Schule. Leer: jeder wählt selbst; solange keine Bezahlung eingerichtet ist, "
       "haben "
       "alle Premium.",
       [](C& c, V& v) { c.plans.everyone = text(v); }},

      {"plans.free", "books_total", integer(0, most_books), "1", open,
       "Malbücher insgesamt. 0: beliebig viele.", [](C& c, V& v) { c.plans.free.books = number(v); }},
      {"plans.free", "pages", integer(1, most_pages), "5", open, "Seiten je Malbuch (1 bis 100).",
       [](C& c, V& v) { c.plans.free.pages = number(v); }},
      {"plans.free", "price_cents", integer(0, highest_price_cents), "0", open, "Preis im Monat in Cent.",
       [](C& c, V& v) { c.plans.free.price_cents = number(v); }},
      {"plans.basic", "books_per_month", integer(0, most_books), "2", open,
       "Malbücher im Monat. 0: beliebig viele.", [](C& c, V& v) { c.plans.basic.books = number(v); }},
      {"plans.basic", "pages", integer(1, most_pages), "10", open, "Seiten je Malbuch (1 bis 100).",
       [](C& c, V& v) { c.plans.basic.pages = number(v); }},
      {"plans.basic", "price_cents", integer(0, highest_price_cents), "299", open, "Preis im Monat in Cent.",
       [](C& c, V& v) { c.plans.basic.price_cents = number(v); }},
      {"plans.premium", "books_per_month", integer(0, most_books), "5", open,
       "Malbücher im Monat. 0: beliebig viele. Haben alle Premium, ohne zu bezahlen, so gilt diese Grenze "
       "nur, "
       "wenn sie hier angegeben ist.",
       [](C& c, V& v) { c.plans.premium.books = number(v); }, Availability::offered_in_comment},
      {"plans.premium", "pages", integer(1, most_pages), "15", open,
       "Seiten je Malbuch (1 bis 100). Haben alle Premium, ohne zu bezahlen, so sind es 100, wenn hier "
       "nichts "
       "angegeben ist.",
       [](C& c, V& v) { c.plans.premium.pages = number(v); }, Availability::offered_in_comment},
      {"plans.premium", "price_cents", integer(0, highest_price_cents), "499", open,
       "Preis im Monat in Cent.", [](C& c, V& v) { c.plans.premium.price_cents = number(v); }},

      {"limits",
       "pictures_per_day",
       {Kind::plan_numbers, Empty::refused, 1, 1'000'000},
       "free=30,basic=100,premium=300",
       open,
       "So viele Bilder darf eine Person am Tag zeichnen lassen, je nach Tarif.",
       [](C& c, V& v) { c.limits.pictures_per_day = std::get<PlanNumbers>(v); }},
      {"limits",
       "stored_megabytes",
       {Kind::plan_numbers, Empty::refused, 1, 1'000'000},
       "free=100,basic=500,premium=2000",
       open,
       "So viel Platz in Megabyte dürfen die Bilder einer Person einnehmen, je nach Tarif.",
       [](C& c, V& v) { c.limits.stored_megabytes = std::get<PlanNumbers>(v); }},
      {"limits", "requests_per_minute", integer(10, 1'000'000), "600", open,
       "So viele Anfragen in der Minute werden von einer Person angenommen, und fünfmal so viele von einer "
       "Adresse ohne Anmeldung. Eine ganze Schule kann eine Adresse sein.",
       [](C& c, V& v) { c.limits.requests_per_minute = number(v); }},

      {"billing.stripe", "secret_key", starting_with({"sk_", "rk_"}), "", secret,
       "Geheimer Schlüssel von Stripe (sk_... oder rk_...). Er braucht Schreibrechte für Checkout, Kunden, "
       "Gutscheine "
       "und "
       "Abonnements.",
       [](C& c, V& v) { c.stripe.secret_key = text(v); }},
      {"billing.stripe", "publishable_key", starting_with({"pk_"}), "", open,
       "Öffentlicher Schlüssel von Stripe (pk_...).", [](C& c, V& v) { c.stripe.publishable_key = text(v); }},
      {"billing.stripe", "webhook_secret", starting_with({"whsec_"}), "", secret,
       "Geheimnis (whsec_...), mit dem Stripe seine Meldungen unterschreibt. Richten Sie dafür bei Stripe "
       "einen "
       "Webhook auf die Adresse dieser Installation mit /api/stripe/webhook am Ende ein, mit den Ereignissen "
       "checkout.session.completed, checkout.session.expired, customer.subscription.created, "
       "customer.subscription.updated, customer.subscription.deleted, invoice.paid und "
       "invoice.payment_failed.",
       [](C& c, V& v) { c.stripe.webhook_secret = text(v); }},
      {"billing.stripe", "price_basic", starting_with({"price_"}), "", open,
       "Preis (price_...), den Sie bei Stripe für den Tarif Basic angelegt haben. Leer: Stripe bekommt den "
       "Preis aus [plans.basic].",
       [](C& c, V& v) { c.stripe.price_basic = text(v); }},
      {"billing.stripe", "price_premium", starting_with({"price_"}), "", open,
       "Dasselbe für den Tarif Premium.", [](C& c, V& v) { c.stripe.price_premium = text(v); }},
      {"billing.stripe", "api_base", plain(Kind::web_address, Empty::refused), "https://api.stripe.com", open,
       "Adresse der Schnittstelle von Stripe.", [](C& c, V& v) { c.stripe.api_base = text(v); }},

      {"mail", "host", plain(Kind::text), "", open,
       "Server, über den E-Mails verschickt werden. Leer: es werden keine verschickt.",
       [](C& c, V& v) { c.mail.host = text(v); }},
      {"mail", "port", integer(1, 65535), "587", open, "Port des Mailservers.",
       [](C& c, V& v) { c.mail.port = number(v); }},
      {"mail", "security", choice({"starttls", "tls", "none"}), "starttls", open,
       "Verschlüsselung: \"starttls\" (meist Port 587), \"tls\" (meist Port 465) oder \"none\" (nur auf "
       "demselben Rechner).",
       [](C& c, V& v) { c.mail.security = to_security(text(v)); }},
      {"mail", "user", plain(Kind::text), "", open, "Benutzername beim Mailserver. Leer: ohne Anmeldung.",
       [](C& c, V& v) { c.mail.user = text(v); }},
      {"mail", "password", plain(Kind::text), "", secret, "Passwort beim Mailserver.",
       [](C& c, V& v) { c.mail.password = text(v); }},
      {"mail", "from", plain(Kind::mail_address), "", open, "Absender der E-Mails.",
       [](C& c, V& v) { c.mail.from = text(v); }},

      {"drawing", "engine", choice({"builtin"}), "builtin", open,
       "Womit Bilder gezeichnet werden: \"builtin\" ist der eingebaute Zeichner, der ohne Internet auskommt.",
       [](C& c, V& v) { c.drawing.engine = text(v); }},

      {"stories", "urls", plain(Kind::web_addresses), "", open,
       "Adressen des Dienstes, zum Beispiel [\"http://127.0.0.1:11434\"], ohne „/v1“. Von mehreren erzählt "
       "die "
       "am wenigsten beschäftigte; eine, die ausfällt, bleibt eine Weile in Ruhe.",
       [](C& c, V& v) { c.stories.urls = std::get<std::vector<std::string>>(v); },
       Availability::offered_in_comment},
      {"stories", "label", plain(Kind::text), "Erzähldienst", open, "Wie der Dienst in der Auswahl heißt.",
       [](C& c, V& v) { c.stories.label = text(v); }},
      {"stories", "model", plain(Kind::text), "", open, "Modell. Leer: das, mit dem der Server läuft.",
       [](C& c, V& v) { c.stories.model = text(v); }},
      {"stories", "key", plain(Kind::text), "", secret, "Schlüssel des Dienstes.",
       [](C& c, V& v) { c.stories.key = text(v); }},
      {"stories", "timeout_seconds", integer(5, 300), "60", open,
       "So lange wird auf eine Antwort gewartet (5 bis 300).",
       [](C& c, V& v) { c.stories.timeout_seconds = number(v); }},
      {"stories", "parallel", integer(1, 6), "1", open,
       "So viele Geschichten erzählt jede Adresse zugleich (1 bis 6).",
       [](C& c, V& v) { c.stories.parallel = number(v); }},
      {"stories", "per_day", integer(0, 100'000), "200", open,
       "So oft wird der Dienst am Tag höchstens gefragt; danach erzählt Buntstift selbst. 0: ohne Grenze.",
       [](C& c, V& v) { c.stories.per_day = number(v); }},
      {"stories", "cents_per_story", integer(0, 10'000), "0", open, "Was eine Anfrage kostet, in Cent.",
       [](C& c, V& v) { c.stories.cents_per_story = number(v); }},
      {"stories", "cents_per_day", integer(0, 1'000'000), "0", open,
       "So viel darf der Dienst am Tag kosten, in Cent. 0: ohne Grenze.",
       [](C& c, V& v) { c.stories.cents_per_day = number(v); }},

      {"backup", "every_hours", integer(0, 8760), "24", open,
       "Nach so vielen Stunden wird die Datenbank gesichert. 0: nie von selbst.",
       [](C& c, V& v) { c.backup.every_hours = number(v); }},
      {"backup", "keep", integer(1, 1000), "14", open,
       "So viele Sicherungen bleiben liegen, ältere werden gelöscht. Von Hand gemachte und solche nach Plan "
       "zählen getrennt.",
       [](C& c, V& v) { c.backup.keep = number(v); }},
      {"backup", "keep_weekly", integer(0, 520), "4", open,
       "Dazu bleibt von so vielen Wochen die letzte Sicherung nach Plan.",
       [](C& c, V& v) { c.backup.keep_weekly = number(v); }},
      {"backup", "keep_monthly", integer(0, 120), "3", open,
       "Und von so vielen Monaten. Was ein Kind löscht, steht so lange noch in Sicherungen.",
       [](C& c, V& v) { c.backup.keep_monthly = number(v); }},
      {"backup", "dir", plain(Kind::file_path), "", open,
       "Ordner der Sicherungen. Leer: der Ordner „backups“ im Datenordner.",
       [](C& c, V& v) { c.backup.dir = text(v); }},
      {"backup", "second_dir", plain(Kind::file_path), "", open,
       "Ein zweiter Ordner, in den jede Sicherung kopiert wird, am besten auf einem anderen Rechner oder "
       "Datenträger. Es muss ihn geben. Leer: keiner.",
       [](C& c, V& v) { c.backup.second_dir = text(v); }},
      {"backup", "s3_url", plain(Kind::web_address), "", open,
       "Ein Speicher, der S3 spricht (MinIO, Garage, Ceph, Hetzner, AWS ...), in den jede Sicherung kopiert "
       "wird: seine Adresse, ohne den Namen des Buckets. Leer: keiner. Die Kopien sind nicht verschlüsselt.",
       [](C& c, V& v) { c.backup.s3_url = text(v); }},
      {"backup", "s3_bucket", plain(Kind::text), "", open, "Name des Buckets.",
       [](C& c, V& v) { c.backup.s3_bucket = text(v); }},
      {"backup", "s3_prefix", plain(Kind::text), "", open,
       "Anfang der Namen im Bucket, zum Beispiel \"schule/\".",
       [](C& c, V& v) { c.backup.s3_prefix = text(v); }},
      {"backup", "s3_region", plain(Kind::text, Empty::refused), "us-east-1", open,
       "Region, wie der Speicher sie nennt.", [](C& c, V& v) { c.backup.s3_region = text(v); }},
      {"backup", "s3_key", plain(Kind::text), "", open, "Kennung des Schlüssels (access key).",
       [](C& c, V& v) { c.backup.s3_key = text(v); }},
      {"backup", "s3_secret", plain(Kind::text), "", secret, "Der Schlüssel dazu (secret key).",
       [](C& c, V& v) { c.backup.s3_secret = text(v); }},

      {"log", "level", choice({"debug", "info", "warning", "error"}), "info", open,
       "Ab welcher Wichtigkeit protokolliert wird: \"debug\", \"info\" (auch jede Anfrage), \"warning\" oder "
       "\"error\".",
       [](C& c, V& v) { c.log.level = to_log_level(text(v)); }},
      {"log", "format", choice({"text", "json"}), "text", open,
       "Form der Protokollzeilen: \"text\" zum Lesen, \"json\" für Programme.",
       [](C& c, V& v) { c.log.format = text(v) == "json" ? LogFormat::json : LogFormat::text; }},
  };
}

Engine& engine(C& c) {
  return c.engines.back();
}

EngineKind to_engine_kind(const std::string& word) {
  if (word == "sdcpp") return EngineKind::sdcpp;
  if (word == "automatic1111") return EngineKind::automatic1111;
  return word == "comfyui" ? EngineKind::comfyui : EngineKind::openai;
}

constexpr Section all_sections[] = {
    {"server", "Wie Buntstift erreichbar ist."},
    {"data", "Wo gespeichert wird."},
    {"product", "Wie Ihre Installation heißt."},
    {"accounts", "Wer ein Konto haben darf."},
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
     "LocalAI, "
     "vLLM). Ohne „urls“ erzählt Buntstift selbst und spricht niemanden an. Gesendet werden nur ein "
     "deutscher "
     "Satz darüber, was jedes Bild zeigt, und die Altersstufe: keine Vornamen (dafür stehen Platzhalter), "
     "kein "
     "Titel, kein Name des Kindes, nichts über den Benutzer. Jede Antwort wird geprüft; taugt sie nicht, "
     "erzählt Buntstift selbst und sagt es."},
    {"backup", "Sicherungen der Datenbank."},
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
  constexpr Availability comment = Availability::offered_in_comment;
  return {
      {section, "kind", choice({"openai", "sdcpp", "automatic1111", "comfyui"}), "openai", open,
       "Welche Sprache der Dienst spricht: \"openai\" (OpenAI und was ihm gleicht: LocalAI, Ollama, vLLM), "
       "\"sdcpp\" (Server von stable-diffusion.cpp), \"automatic1111\" (auch Forge) oder \"comfyui\".",
       [](C& c, V& v) { engine(c).kind = to_engine_kind(text(v)); }, comment},
      {section, "urls", plain(Kind::web_addresses), "", open,
       "Adressen des Dienstes, zum Beispiel [\"http://127.0.0.1:1234\"]. Von mehreren bekommt die am "
       "wenigsten "
       "beschäftigte das nächste Bild; eine, die ausfällt, bleibt eine Weile in Ruhe.",
       [](C& c, V& v) { engine(c).urls = std::get<std::vector<std::string>>(v); }, comment},
      {section, "label", plain(Kind::text), "", open,
       "Wie der Dienst in der Auswahl heißt. Leer: der Name des Abschnitts.",
       [](C& c, V& v) { engine(c).label = text(v); }, comment},
      {section, "model", plain(Kind::text), "", open,
       "Modell, für kind = \"openai\". Leer: das, mit dem der Server läuft.",
       [](C& c, V& v) { engine(c).model = text(v); }, comment},
      {section, "key", plain(Kind::text), "", secret,
       "Schlüssel; \"name:passwort\" bei automatic1111 und comfyui, wenn sie so geschützt sind.",
       [](C& c, V& v) { engine(c).key = text(v); }, comment},
      {section, "workflow", plain(Kind::file_path), "", open,
       "Für kind = \"comfyui\": Datei mit dem Ablauf aus „Export (API)“. Darin stehen %prompt%, %negative%, "
       "%seed%, %width% und %height% für das, was verlangt wird.",
       [](C& c, V& v) { engine(c).workflow = text(v); }, comment},
      {section, "size", plain(Kind::image_size), "", open,
       "Größe im Hochformat, zum Beispiel \"1024x1536\". Leer: was bei dieser Art üblich ist.",
       [](C& c, V& v) { engine(c).size = text(v); }, comment},
      {section, "timeout_seconds", integer(5, 1800), "180", open,
       "So lange wird auf eine Antwort gewartet (5 bis 1800).",
       [](C& c, V& v) { engine(c).timeout_seconds = number(v); }, comment},
      {section, "parallel", integer(1, 16), "1", open,
       "So viele Bilder zeichnet jede Adresse zugleich (1 bis 16).",
       [](C& c, V& v) { engine(c).parallel = number(v); }, comment},
      {section, "queue", integer(1, 10'000), "100", open, "So viele Bilder dürfen warten.",
       [](C& c, V& v) { engine(c).queue = number(v); }, comment},
      {section, "cents_per_picture", integer(0, 10'000), "0", open, "Was ein Bild kostet, in Cent.",
       [](C& c, V& v) { engine(c).cents_per_picture = number(v); }, comment},
      {section, "cents_per_day", integer(0, 1'000'000), "0", open,
       "So viel darf der Dienst am Tag kosten, in Cent; danach zeichnet der eingebaute Zeichner. 0: ohne "
       "Grenze.",
       [](C& c, V& v) { engine(c).cents_per_day = number(v); }, comment},
  };
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
  std::string out =
      "\n" +
      as_comment(
          "Zeichenwerke auf anderen Rechnern, ein Abschnitt für jedes, mit einem Namen nach Wahl. Ohne "
          "solche Abschnitte wird nichts angesprochen. Gesendet wird eine Beschreibung des Bildes auf "
          "Englisch, mit unbekannten Wörtern so, wie sie getippt wurden, ohne bekannte Vornamen und ohne "
          "Angaben über den Benutzer.") +
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
