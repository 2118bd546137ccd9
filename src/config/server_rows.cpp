#include "config/rows.h"

// How the server is reached, where its data are, what it is called.
namespace config::rows {

Table server() {
  return {
      {"server", "listen", plain(Kind::listen_address, Empty::refused), "127.0.0.1:8080", open,
       "Adresse und Port, auf denen Buntstift erreichbar ist. 127.0.0.1 heißt: nur von diesem Rechner aus. "
       "Für ein ganzes Netz: \"0.0.0.0:8080\". Oder ein Socket im Dateisystem für einen vorgeschalteten "
       "Server: \"unix:/run/buntstift/http.sock\".",
       [](C& c, V& v) {
         const HostPort address = split_listen_address(text(v));
         c.server.host = address.host;
         c.server.port = address.port;
       }},
      {"server", "public_url", plain(Kind::web_address), "", open,
       "Die Adresse, unter der Besucher Buntstift aufrufen, zum Beispiel \"https://malbuch.example\". Sie "
       "steht in den Links der E-Mails. Leer: die Adresse aus „listen“; gilt die nur auf diesem Rechner, so "
       "werden keine E-Mails verschickt.",
       [](C& c, V& v) { c.server.public_url = text(v); }},
      {"server", "base_path", plain(Kind::base_path), "", open,
       "Unterordner der Adresse, wenn Buntstift sie sich mit anderen Seiten teilt, zum Beispiel "
       "\"/malbuch\". Der vorgeschaltete Server darf ihn beim Weiterreichen stehen lassen oder wegnehmen. "
       "„public_url“ nennt ihn nicht.",
       [](C& c, V& v) { c.server.base_path = text(v); }},
      {"server", "trusted_proxies", plain(Kind::networks), "", open,
       "Adressen oder Netze der vorgeschalteten Server, denen die Angabe der Besucheradresse "
       "(X-Forwarded-For) geglaubt wird, zum Beispiel [\"127.0.0.1\", \"10.0.0.0/8\"].",
       [](C& c, V& v) { c.server.trusted_proxies = list(v); }},
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
      {"server", "drain_seconds", integer(0, 300), "0", open,
       "Wie lange der Server beim Beenden noch Anfragen annimmt, während /readyz schon 503 meldet "
       "(Sekunden). Hinter einem Lastverteiler, der /readyz abfragt, etwas mehr als der Abstand zweier "
       "Abfragen.",
       [](C& c, V& v) { c.server.drain_seconds = number(v); }},
      {"server", "metrics_token", plain(Kind::text), "", secret,
       "Wer es mitschickt (Authorization: Bearer ...), darf /metrics lesen, zum Beispiel Prometheus; "
       "mindestens 16 Zeichen. Leer: nur angemeldete Administratoren.",
       [](C& c, V& v) { c.server.metrics_token = text(v); }},
  };
}

Table data() {
  return {
      {"data", "dir", plain(Kind::file_path, Empty::refused), "./data", open,
       "Ordner für die Datenbank und alles, was gespeichert wird. Er wird angelegt, wenn er fehlt, und darf "
       "nicht auf einem Netzlaufwerk liegen.",
       [](C& c, V& v) { c.data.dir = text(v); }},
      {"data", "url", plain(Kind::text), "", secret,
       "Adresse einer PostgreSQL-Datenbank, wenn die Daten dort und nicht in einer Datei im Datenordner "
       "liegen sollen, zum Beispiel \"postgresql://buntstift:passwort@db.example/buntstift\". Die Verbindung "
       "ist verschlüsselt, und das Zertifikat wird geprüft.",
       [](C& c, V& v) { c.data.url = text(v); }},
  };
}

Table product() {
  return {
      {"product", "name", plain(Kind::text, Empty::refused), "Buntstift", open,
       "Der Name, der im Kopf der Seite und in den E-Mails steht.",
       [](C& c, V& v) { c.product.name = text(v); }},
      {"product", "voice_input", choice({"off", "on"}), "off", open,
       "Ob man ein Motiv auch sprechen darf: \"on\" oder \"off\". Der Browser macht daraus Text; viele "
       "senden die Aufnahme dafür an ihren Hersteller.",
       [](C& c, V& v) { c.product.voice_input = text(v) == "on"; }},
      {"product", "time_zone", plain(Kind::time_zone, Empty::refused), "Europe/Berlin", open,
       "Zeitzone, nach der Tage und Monate beginnen.", [](C& c, V& v) { c.product.time_zone = text(v); }},
  };
}

}  // namespace config::rows
