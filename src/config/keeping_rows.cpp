#include "config/rows.h"

// What is kept, and for how long.
namespace config::rows {
namespace {

LogLevel to_log_level(const std::string& word) {
  if (word == "debug") return LogLevel::debug;
  if (word == "warning") return LogLevel::warning;
  return word == "error" ? LogLevel::error : LogLevel::info;
}

}  // namespace

Table backup() {
  return {
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
  };
}

Table pictures() {
  return {
      {"pictures", "s3_url", plain(Kind::web_address), "", open,
       "Die Adresse des Speichers, ohne den Namen des Buckets. Leer: keiner. Alle Knoten brauchen denselben.",
       [](C& c, V& v) { c.pictures.s3_url = text(v); }},
      {"pictures", "s3_bucket", plain(Kind::text), "", open, "Name des Buckets.",
       [](C& c, V& v) { c.pictures.s3_bucket = text(v); }},
      {"pictures", "s3_prefix", plain(Kind::text), "", open,
       "Anfang der Namen im Bucket, zum Beispiel \"bilder/\".",
       [](C& c, V& v) { c.pictures.s3_prefix = text(v); }},
      {"pictures", "s3_region", plain(Kind::text, Empty::refused), "us-east-1", open,
       "Region, wie der Speicher sie nennt.", [](C& c, V& v) { c.pictures.s3_region = text(v); }},
      {"pictures", "s3_key", plain(Kind::text), "", open, "Kennung des Schlüssels (access key).",
       [](C& c, V& v) { c.pictures.s3_key = text(v); }},
      {"pictures", "s3_secret", plain(Kind::text), "", secret, "Der Schlüssel dazu (secret key).",
       [](C& c, V& v) { c.pictures.s3_secret = text(v); }},
      {"pictures", "from_kilobytes", integer(0, 100'000), "32", open,
       "Nur Bilder ab dieser Größe kommen in den Speicher. Kleinere liegen in der Datenbank schneller.",
       [](C& c, V& v) { c.pictures.from_kilobytes = number(v); }},
      {"pictures", "cache_megabytes", integer(0, 100'000), "64", open,
       "So viel Arbeitsspeicher hält zuletzt gebrauchte Bilder bereit.",
       [](C& c, V& v) { c.pictures.cache_megabytes = number(v); }},
      {"pictures", "keep_removed_days", integer(0, 3650), "14", open,
       "So viele Tage bleibt im Speicher, was gelöscht wurde: mindestens so lange, wie eine Sicherung der "
       "Datenbank es wieder brauchen kann.",
       [](C& c, V& v) { c.pictures.keep_removed_days = number(v); }},
  };
}

Table retention() {
  return {
      {"retention", "audit_days", integer(1, 3650), "180", open,
       "So viele Tage bleibt das Protokoll, wer was verwaltet hat und wer sich angemeldet hat.",
       [](C& c, V& v) { c.retention.audit_days = number(v); }},
      {"retention", "shares_days", integer(1, 3650), "90", open,
       "So viele Tage nach dem Ende einer Freigabe verschwindet, was darin gemalt wurde.",
       [](C& c, V& v) { c.retention.shares_days = number(v); }},
      {"retention", "mails_days", integer(1, 3650), "30", open,
       "So viele Tage bleibt eine E-Mail im Postausgang, auch eine verschickte.",
       [](C& c, V& v) { c.retention.mails_days = number(v); }},
      {"retention", "unused_accounts_days", integer(0, 3650), "0", open,
       "Nach so vielen Tagen, in denen niemand angemeldet war, wird ein Konto mit allem, was dazugehört, "
       "gelöscht: mindestens 180. Dreißig Tage vorher wird es vorgemerkt, und wer eine E-Mail-Adresse hat, "
       "bekommt eine Nachricht. Konten von Lehrkräften, Administratoren und von allen, die bezahlen, "
       "bleiben. 0: Kein Konto wird von selbst gelöscht.",
       [](C& c, V& v) { c.retention.unused_accounts_days = number(v); }},
  };
}

Table log() {
  return {
      {"log", "level", choice({"debug", "info", "warning", "error"}), "info", open,
       "Ab welcher Wichtigkeit protokolliert wird: \"debug\", \"info\" (auch jede Anfrage), \"warning\" oder "
       "\"error\".",
       [](C& c, V& v) { c.log.level = to_log_level(text(v)); }},
      {"log", "format", choice({"text", "json"}), "text", open,
       "Form der Protokollzeilen: \"text\" zum Lesen, \"json\" für Programme.",
       [](C& c, V& v) { c.log.format = text(v) == "json" ? LogFormat::json : LogFormat::text; }},
  };
}

}  // namespace config::rows
