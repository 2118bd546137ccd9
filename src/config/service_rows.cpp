#include "config/rows.h"

// Services of others: payment, mails, remote engines, stories.
namespace config::rows {
namespace {

MailSecurity to_security(const std::string& word) {
  if (word == "tls") return MailSecurity::tls;
  return word == "none" ? MailSecurity::none : MailSecurity::starttls;
}
EngineKind to_engine_kind(const std::string& word) {
  if (word == "sdcpp") return EngineKind::sdcpp;
  if (word == "automatic1111") return EngineKind::automatic1111;
  return word == "comfyui" ? EngineKind::comfyui : EngineKind::openai;
}
Engine& last_engine(C& c) {
  return c.engines.back();
}

}  // namespace

Table stripe() {
  return {
      {"billing.stripe", "secret_key", starting_with({"sk_", "rk_"}), "", secret,
       "Geheimer Schlüssel von Stripe (sk_... oder rk_...). Er braucht Schreibrechte für Checkout, Kunden, "
       "Gutscheine und Abonnements.",
       [](C& c, V& v) { c.stripe.secret_key = text(v); }},
      {"billing.stripe", "publishable_key", starting_with({"pk_"}), "", open,
       "Öffentlicher Schlüssel von Stripe (pk_...).", [](C& c, V& v) { c.stripe.publishable_key = text(v); }},
      {"billing.stripe", "webhook_secret", starting_with({"whsec_"}), "", secret,
       "Geheimnis (whsec_...), mit dem Stripe seine Meldungen unterschreibt. Richten Sie dafür bei Stripe "
       "einen Webhook auf die Adresse dieser Installation mit /api/stripe/webhook am Ende ein, mit den "
       "Ereignissen checkout.session.completed, checkout.session.expired, customer.subscription.created, "
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
  };
}

Table mail() {
  return {
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
  };
}

Table drawing() {
  return {
      {"drawing", "engine", choice({"builtin"}), "builtin", open,
       "Womit Bilder gezeichnet werden: \"builtin\" ist der eingebaute Zeichner, der ohne Internet auskommt.",
       [](C& c, V& v) { c.drawing.engine = text(v); }},
  };
}

Table stories() {
  return {
      {"stories", "urls", plain(Kind::web_addresses), "", open,
       "Adressen des Dienstes, zum Beispiel [\"http://127.0.0.1:11434\"], ohne „/v1“. Von mehreren erzählt "
       "die am wenigsten beschäftigte; eine, die ausfällt, bleibt eine Weile in Ruhe.",
       [](C& c, V& v) { c.stories.urls = list(v); }, Availability::offered_in_comment},
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
  };
}

Table engine(std::string_view section) {
  constexpr Availability comment = Availability::offered_in_comment;
  return {
      {section, "kind", choice({"openai", "sdcpp", "automatic1111", "comfyui"}), "openai", open,
       "Welche Sprache der Dienst spricht: \"openai\" (OpenAI und was ihm gleicht: LocalAI, Ollama, vLLM), "
       "\"sdcpp\" (Server von stable-diffusion.cpp), \"automatic1111\" (auch Forge) oder \"comfyui\".",
       [](C& c, V& v) { last_engine(c).kind = to_engine_kind(text(v)); }, comment},
      {section, "urls", plain(Kind::web_addresses), "", open,
       "Adressen des Dienstes, zum Beispiel [\"http://127.0.0.1:1234\"]. Von mehreren bekommt die am "
       "wenigsten beschäftigte das nächste Bild; eine, die ausfällt, bleibt eine Weile in Ruhe.",
       [](C& c, V& v) { last_engine(c).urls = list(v); }, comment},
      {section, "label", plain(Kind::text), "", open,
       "Wie der Dienst in der Auswahl heißt. Leer: der Name des Abschnitts.",
       [](C& c, V& v) { last_engine(c).label = text(v); }, comment},
      {section, "model", plain(Kind::text), "", open,
       "Modell, für kind = \"openai\". Leer: das, mit dem der Server läuft.",
       [](C& c, V& v) { last_engine(c).model = text(v); }, comment},
      {section, "key", plain(Kind::text), "", secret,
       "Schlüssel; \"name:passwort\" bei automatic1111 und comfyui, wenn sie so geschützt sind.",
       [](C& c, V& v) { last_engine(c).key = text(v); }, comment},
      {section, "workflow", plain(Kind::file_path), "", open,
       "Für kind = \"comfyui\": Datei mit dem Ablauf aus „Export (API)“. Darin stehen %prompt%, %negative%, "
       "%seed%, %width% und %height% für das, was verlangt wird.",
       [](C& c, V& v) { last_engine(c).workflow = text(v); }, comment},
      {section, "size", plain(Kind::image_size), "", open,
       "Größe im Hochformat, zum Beispiel \"1024x1536\". Leer: was bei dieser Art üblich ist.",
       [](C& c, V& v) { last_engine(c).size = text(v); }, comment},
      {section, "timeout_seconds", integer(5, 1800), "180", open,
       "So lange wird auf eine Antwort gewartet (5 bis 1800).",
       [](C& c, V& v) { last_engine(c).timeout_seconds = number(v); }, comment},
      {section, "parallel", integer(1, 16), "1", open,
       "So viele Bilder zeichnet jede Adresse zugleich (1 bis 16).",
       [](C& c, V& v) { last_engine(c).parallel = number(v); }, comment},
      {section, "queue", integer(1, 10'000), "100", open, "So viele Bilder dürfen warten.",
       [](C& c, V& v) { last_engine(c).queue = number(v); }, comment},
      {section, "cents_per_picture", integer(0, 10'000), "0", open, "Was ein Bild kostet, in Cent.",
       [](C& c, V& v) { last_engine(c).cents_per_picture = number(v); }, comment},
      {section, "cents_per_day", integer(0, 1'000'000), "0", open,
       "So viel darf der Dienst am Tag kosten, in Cent; danach zeichnet der eingebaute Zeichner. 0: ohne "
       "Grenze.",
       [](C& c, V& v) { last_engine(c).cents_per_day = number(v); }, comment},
  };
}

}  // namespace config::rows
