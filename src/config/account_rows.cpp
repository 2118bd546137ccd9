#include "config/rows.h"

// Who may have an account, and what an account may.
namespace config::rows {
namespace {

std::optional<Registration> to_registration(const std::string& word) {
  if (word.empty()) return std::nullopt;
  if (word == "code") return Registration::code;
  return word == "closed" ? Registration::closed : Registration::open;
}
SecondFactor to_second_factor(const std::string& word) {
  if (word == "staff") return SecondFactor::staff;
  return word == "admins" ? SecondFactor::admins : SecondFactor::off;
}

constexpr std::int64_t most_books = 10'000;
constexpr std::int64_t most_pages = 100;
constexpr std::int64_t highest_price_cents = 100'000;

}  // namespace

Table accounts() {
  return {
      {"accounts", "registration", choice({"", "open", "code", "closed"}), "", open,
       "Wer sich registrieren darf: \"open\" jeder, \"code\" nur mit dem Code darunter, \"closed\" niemand. "
       "Leer: Es hängt davon ab, für wen diese Installation laut Einrichtung ist. Bei einer Familie oder "
       "Schule und mit plans.everyone legt die Verwaltung die Konten an, sonst darf sich jeder registrieren.",
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
       "\"admins\" Administratoren, \"staff\" auch Lehrkräfte. Wer es noch nicht eingerichtet hat, tut das "
       "nach der nächsten Anmeldung. Freiwillig können es alle Lehrkräfte und Administratoren.",
       [](C& c, V& v) { c.accounts.require_second_factor = to_second_factor(text(v)); }},
  };
}

Table sign_on() {
  return {
      {"sign_on", "issuer", plain(Kind::service_address), "", open,
       "Adresse des Dienstes, genau wie er sich selbst nennt (issuer), zum Beispiel "
       "\"https://anmeldung.schule.example/realms/schule\". Leer: keiner. Beim Dienst ist als Rückadresse "
       "die Adresse dieser Installation mit /api/sign-on/callback am Ende einzutragen.",
       [](C& c, V& v) { c.sign_on.issuer = text(v); }},
      {"sign_on", "name", plain(Kind::text, Empty::refused), "Schulkonto", open,
       "Wie der Dienst auf der Anmeldeseite heißt: „Mit Schulkonto anmelden“.",
       [](C& c, V& v) { c.sign_on.name = text(v); }},
      {"sign_on", "client_id", plain(Kind::text), "", open,
       "Kennung, die der Dienst für Buntstift vergeben hat.",
       [](C& c, V& v) { c.sign_on.client_id = text(v); }},
      {"sign_on", "client_secret", plain(Kind::text), "", secret,
       "Das Geheimnis dazu. Leer nur, wenn Buntstift dort ohne eines eingetragen ist (public client).",
       [](C& c, V& v) { c.sign_on.client_secret = text(v); }},
      {"sign_on", "scopes", plain(Kind::text, Empty::refused), "openid profile email", open,
       "Wonach der Dienst gefragt wird, mit Leerzeichen dazwischen. openid muss dabei sein; viele Dienste "
       "brauchen für Gruppen noch ein eigenes Wort.",
       [](C& c, V& v) { c.sign_on.scopes = text(v); }},
      {"sign_on", "further_hosts", plain(Kind::web_addresses), "", open,
       "Weitere Adressen, die der Server dafür ansprechen darf, wenn der Dienst Teile davon anderswo hat: "
       "[\"https://token.example\"]. Sonst wird nur die Adresse aus „issuer“ angesprochen.",
       [](C& c, V& v) { c.sign_on.further_hosts = list(v); }},
      {"sign_on", "groups_claim", plain(Kind::text, Empty::refused), "groups", open,
       "In welcher Angabe des Dienstes die Gruppen oder Rollen stehen; auch ein Weg mit Punkten wie "
       "\"realm_access.roles\".",
       [](C& c, V& v) { c.sign_on.groups_claim = text(v); }},
      {"sign_on", "pupil_groups", plain(Kind::words), "", open,
       "Wer in einer dieser Gruppen ist, ist ein Kind: mit einem Anmeldenamen, ohne E-Mail-Adresse. Zum "
       "Beispiel [\"schueler\"].",
       [](C& c, V& v) { c.sign_on.pupil_groups = list(v); }},
      {"sign_on", "teacher_groups", plain(Kind::words), "", open,
       "Wer in einer dieser Gruppen ist, ist Lehrkraft, zum Beispiel [\"lehrer\"].",
       [](C& c, V& v) { c.sign_on.teacher_groups = list(v); }},
      {"sign_on", "admin_groups", plain(Kind::words), "", open,
       "Wer in einer dieser Gruppen ist, bekommt Verwaltungsrechte. Leer: niemand durch den Dienst.",
       [](C& c, V& v) { c.sign_on.admin_groups = list(v); }},
      {"sign_on", "others", choice({"refused", "user"}), "refused", open,
       "Wer in keiner der Gruppen ist: \"refused\" kommt nicht herein, \"user\" bekommt ein gewöhnliches "
       "Konto.",
       [](C& c, V& v) { c.sign_on.takes_others = text(v) == "user"; }},
      {"sign_on", "class_claim", plain(Kind::text), "", open,
       "In welcher Angabe des Dienstes die Klasse eines Kindes steht. Leer: unter den Gruppen, wenn "
       "„class_prefix“ angegeben ist.",
       [](C& c, V& v) { c.sign_on.class_claim = text(v); }},
      {"sign_on", "class_prefix", plain(Kind::text), "", open,
       "Womit die Namen der Gruppen beginnen, die Klassen sind, zum Beispiel \"klasse-\"; was folgt, ist der "
       "Name der Klasse.",
       [](C& c, V& v) { c.sign_on.class_prefix = text(v); }},
      {"sign_on", "new_accounts", choice({"on", "off"}), "on", open,
       "Ob wer sich zum ersten Mal so anmeldet ein Konto bekommt (\"on\"), oder nur vorhandene Konten "
       "verbunden werden können (\"off\").",
       [](C& c, V& v) { c.sign_on.makes_accounts = text(v) == "on"; }},
      {"sign_on", "sign_out", choice({"off", "on"}), "off", open,
       "Ob das Abmelden auch beim Dienst abmeldet. Dort ist dann die Adresse dieser Installation als "
       "Rückadresse nach dem Abmelden einzutragen.",
       [](C& c, V& v) { c.sign_on.signs_out = text(v) == "on"; }},
  };
}

Table plans() {
  return {
      {"plans", "everyone", choice({"", "free", "basic", "premium"}), "", open,
       "Alle Angemeldeten haben diesen Tarif, und eine Bezahlung wird nicht gezeigt: \"free\", \"basic\" "
       "oder \"premium\", zum Beispiel für eine Schule. Leer: jeder wählt selbst; solange keine Bezahlung "
       "eingerichtet ist, haben alle Premium.",
       [](C& c, V& v) { c.plans.everyone = text(v); }},
  };
}

Table plans_free() {
  return {
      {"plans.free", "books_total", integer(0, most_books), "1", open,
       "Malbücher insgesamt. 0: beliebig viele.", [](C& c, V& v) { c.plans.free.books = number(v); }},
      {"plans.free", "pages", integer(1, most_pages), "5", open, "Seiten je Malbuch (1 bis 100).",
       [](C& c, V& v) { c.plans.free.pages = number(v); }},
      {"plans.free", "price_cents", integer(0, highest_price_cents), "0", open, "Preis im Monat in Cent.",
       [](C& c, V& v) { c.plans.free.price_cents = number(v); }},
  };
}

Table plans_basic() {
  return {
      {"plans.basic", "books_per_month", integer(0, most_books), "2", open,
       "Malbücher im Monat. 0: beliebig viele.", [](C& c, V& v) { c.plans.basic.books = number(v); }},
      {"plans.basic", "pages", integer(1, most_pages), "10", open, "Seiten je Malbuch (1 bis 100).",
       [](C& c, V& v) { c.plans.basic.pages = number(v); }},
      {"plans.basic", "price_cents", integer(0, highest_price_cents), "299", open, "Preis im Monat in Cent.",
       [](C& c, V& v) { c.plans.basic.price_cents = number(v); }},
  };
}

Table plans_premium() {
  return {
      {"plans.premium", "books_per_month", integer(0, most_books), "5", open,
       "Malbücher im Monat. 0: beliebig viele. Haben alle Premium, ohne zu bezahlen, so gilt diese Grenze "
       "nur, wenn sie hier angegeben ist.",
       [](C& c, V& v) { c.plans.premium.books = number(v); }, Availability::offered_in_comment},
      {"plans.premium", "pages", integer(1, most_pages), "15", open,
       "Seiten je Malbuch (1 bis 100). Haben alle Premium, ohne zu bezahlen, so sind es 100, wenn hier "
       "nichts angegeben ist.",
       [](C& c, V& v) { c.plans.premium.pages = number(v); }, Availability::offered_in_comment},
      {"plans.premium", "price_cents", integer(0, highest_price_cents), "499", open,
       "Preis im Monat in Cent.", [](C& c, V& v) { c.plans.premium.price_cents = number(v); }},
  };
}

Table limits() {
  return {
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
  };
}

}  // namespace config::rows
