#include <array>

#include "base/message_tables.h"

namespace base {
namespace {

constexpr auto table = std::to_array<Message>({
    // Server
    {"downloads_busy",
     "Es werden gerade schon mehrere große Dateien heruntergeladen. Bitte versuchen Sie es in einer Minute "
     "erneut."},
    {"metrics_elsewhere",
     "Diese Zahlen gibt es nur für angemeldete Administratoren und mit dem „metrics_token“ aus der "
     "Konfiguration."},
    {"file_gone", "Diese Datei gibt es nicht mehr. Bitte laden Sie die Seite neu."},
    {"admin_needed", "Dieser Bereich ist nur für Administratoren zugänglich."},
    {"body_not_received",
     "Die Anfrage konnte nicht vollständig gelesen werden. Bitte senden Sie sie erneut."},
    {"field_missing", "Bitte füllen Sie dieses Feld aus."},
    {"field_not_flag", "Das Feld „{0}“ muss wahr oder falsch sein."},
    {"field_not_list", "Das Feld „{0}“ muss eine Liste sein."},
    {"field_not_number", "Das Feld „{0}“ muss eine ganze Zahl sein."},
    {"field_not_object", "Das Feld „{0}“ muss ein JSON-Objekt sein."},
    {"field_not_text", "Das Feld „{0}“ muss ein Text sein."},
    {"foreign_origin",
     "Diese Anfrage kommt nicht von der Adresse, unter der Buntstift erreichbar ist, und wurde nicht "
     "ausgeführt. Für die Betreiber: Bitte setzen Sie public_url auf die Adresse, die der Browser zeigt, "
     "oder "
     "lassen Sie den vorgeschalteten Server die Kopfzeile Host samt Port weitergeben (nginx: $http_host). "
     "Das "
     "Protokoll nennt unter „foreign_origin“, was ankam."},
    {"http_400", "Die Anfrage ist fehlerhaft und wurde nicht ausgeführt. Bitte laden Sie die Seite neu."},
    {"http_404", "Diese Adresse gibt es nicht. Bitte prüfen Sie, ob sie richtig geschrieben ist."},
    {"http_405", "Diese Adresse kann so nicht aufgerufen werden. Bitte laden Sie die Seite neu."},
    {"http_408", "Die Anfrage kam zu langsam an und wurde abgebrochen. Bitte versuchen Sie es erneut."},
    {"http_413",
     "Die gesendeten Daten sind zu groß. Bitte wählen Sie eine kleinere Datei oder einen kürzeren Text."},
    {"http_414", "Die Adresse ist zu lang. Bitte kürzen Sie sie."},
    {"http_415", "Dieses Datenformat wird hier nicht angenommen. Bitte senden Sie die Anfrage als JSON."},
    {"http_417", "Diese Erwartung kann der Server nicht erfüllen. Bitte senden Sie die Anfrage ohne sie."},
    {"http_431",
     "Die Kopfzeilen der Anfrage sind zu groß. Bitte löschen Sie die Cookies dieser Seite und laden Sie sie "
     "neu."},
    {"http_501", "Diese Art von Anfrage kennt der Server nicht. Bitte laden Sie die Seite neu."},
    {"http_503", "Der Server ist gerade ausgelastet. Bitte versuchen Sie es in einigen Sekunden erneut."},
    {"json_duplicate_field", "Das Feld „{0}“ steht zweimal in der Anfrage."},
    {"json_malformed", "Die Anfrage ist kein gültiges JSON. Bitte laden Sie die Seite neu."},
    {"json_not_object", "Die Anfrage muss ein JSON-Objekt sein. Bitte laden Sie die Seite neu."},
    {"json_too_many_values",
     "Die Anfrage enthält zu viele Angaben: höchstens {0} sind möglich. Bitte senden Sie sie in mehreren "
     "Teilen."},
    {"json_too_deep", "Die Anfrage ist zu tief verschachtelt: höchstens {0} Ebenen sind möglich."},
    {"list_too_long", "Das sind zu viele Einträge: höchstens {0} sind möglich."},
    {"number_out_of_range", "Bitte geben Sie eine Zahl von {0} bis {1} ein."},
    {"port_in_use",
     "Auf {0} kann nicht gewartet werden: Der Port ist schon belegt. Bitte beenden Sie das andere Programm "
     "oder "
     "wählen Sie einen anderen Port."},
    {"listen_address_invalid",
     "Die Adresse {0} gibt es auf diesem Rechner nicht. Bitte prüfen Sie „listen“."},
    {"listen_failed", "Auf {0} kann nicht gewartet werden: {1}."},
    {"listen_not_permitted",
     "Auf {0} darf dieses Benutzerkonto nicht warten. Bitte wählen Sie einen Port ab 1024."},
    {"sign_in_needed", "Bitte melden Sie sich an."},
    {"text_control_characters",
     "Dieser Text enthält unsichtbare Steuerzeichen. Bitte geben Sie ihn neu ein."},
    {"text_too_long", "Dieser Text ist zu lang: höchstens {0} Zeichen sind möglich."},
    {"text_too_short", "Dieser Text ist zu kurz: mindestens {0} Zeichen sind nötig."},
    {"too_many_requests", "Das waren sehr viele Anfragen in kurzer Zeit. Bitte warten Sie einen Moment."},
    {"work_waiting",
     "Es sind schon mehrere Ihrer Anfragen in Arbeit. Bitte warten Sie einen Moment und versuchen Sie es "
     "dann "
     "erneut."},
    {"trusted_proxy_invalid",
     "„{0}“ in „trusted_proxies“ ist weder eine IP-Adresse noch ein Netz wie 10.0.0.0/8."},

    // Storage
    {"backup_damaged", "Die Sicherung {0} ist beschädigt. Bitte verwenden Sie eine andere."},
    {"backup_failed",
     "Die Sicherung konnte nicht in den Ordner {0} geschrieben werden: {1}. Es ist keine unfertige Datei "
     "übrig geblieben."},
    {"backup_file_missing", "Die Sicherung {0} gibt es nicht. „buntstift backup list“ zeigt alle."},
    {"backup_folder_unusable",
     "Der Ordner {0} für die Sicherungen kann nicht benutzt werden: {1}. Bitte prüfen Sie „dir“ im Abschnitt "
     "[backup] und die Rechte des Ordners."},
    {"backup_foreign", "Die Datei {0} ist keine Sicherung von Buntstift."},
    {"backup_has_companion",
     "Neben der Sicherung {0} liegt eine Datei mit der Endung „{1}“: Das ist eine Kopie der Datenbank aus "
     "dem laufenden Betrieb, und ein Teil der Daten steht nur dort. Bitte nehmen Sie eine Sicherung von "
     "„buntstift backup create“, oder legen Sie beide Dateien als buntstift.sqlite3 und buntstift.sqlite3{1} "
     "in einen "
     "leeren Datenordner und starten Sie den Server damit."},
    {"backup_not_migrated",
     "Die Sicherung {0} lässt sich nicht auf den Stand dieser Version bringen ({1}). Der bisherige Stand "
     "gilt weiter."},
    {"backup_reference_broken",
     "In der Sicherung {0} fehlen Daten, auf die andere verweisen (Tabelle „{1}“). Bitte verwenden Sie eine "
     "andere."},
    {"backup_schema_wrong",
     "Die Sicherung {0} ist nicht vollständig oder wurde verändert: „{1}“ fehlt, ist anders als bei "
     "Buntstift oder gehört nicht dazu. Bitte verwenden Sie eine andere."},
    {"backup_not_deleted", "Die Sicherung {0} konnte nicht gelöscht werden: {1}."},
    {"backup_unreadable", "Die Sicherung {0} kann nicht gelesen werden: {1}."},
    {"data_folder_locked",
     "Der Datenordner {0} wird schon von einem anderen Buntstift-Prozess benutzt. Bitte beenden Sie diesen "
     "oder wählen Sie mit „--data-dir“ einen anderen Ordner."},
    {"data_folder_unusable",
     "Der Datenordner {0} kann nicht benutzt werden: {1}. Bitte prüfen Sie den Pfad und die Rechte."},
    {"database_busy", "Der Datenspeicher ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal."},
    {"database_damaged",
     "Der Datenspeicher ist beschädigt. Bitte spielen Sie die letzte Sicherung ein oder wenden Sie sich an "
     "die "
     "Betreiber."},
    {"database_moved",
     "Der Datenspeicher wurde im laufenden Betrieb entfernt oder ersetzt. Es wurde nichts gespeichert. Bitte "
     "wenden Sie sich an die Betreiber: Sie müssen den Datenordner wiederherstellen und Buntstift neu "
     "starten."},
    {"database_unwritable",
     "Der Datenspeicher kann nicht beschrieben werden. Bitte prüfen Sie die Rechte des Datenordners."},
    {"disk_full",
     "Auf dem Server ist kein Speicherplatz mehr frei. Es wurde nichts gespeichert. Bitte versuchen Sie es "
     "später erneut."},
    {"restore_failed",
     "Die Sicherung konnte nicht im Datenordner {0} eingespielt werden: {1}. Der bisherige Stand gilt "
     "weiter."},
    {"schema_changed",
     "Der Datenspeicher wurde mit einer anderen Ausgabe von Buntstift angelegt (Schritt {0}). Bitte "
     "verwenden "
     "Sie diese."},
    {"schema_older",
     "Der Server, der mit diesem Datenordner läuft, hat eine andere Version als dieser Befehl. Bitte "
     "verwenden Sie dieselbe oder beenden Sie den Server."},
    {"schema_newer",
     "Der Datenspeicher stammt von einer neueren Version von Buntstift. Bitte verwenden Sie diese oder "
     "spielen "
     "Sie eine ältere Sicherung ein."},

    // Configuration (each follows "place: key: ")
    {"config_unreadable", "Die Datei {0} kann nicht gelesen werden: {1}."},
    {"config_not_utf8",
     "Diese Zeile enthält Zeichen, die kein UTF-8 sind. Bitte speichern Sie die Datei als UTF-8."},
    {"config_not_toml",
     "Diese Zeile ist kein gültiges TOML. Texte stehen in \"Anführungszeichen\", Listen in [Klammern], und "
     "Abschnitte heißen [so]."},
    {"config_not_toml_at_all", "Diese Datei ist kein gültiges TOML. Eine Vorlage ist config.example.toml."},
    {"config_duplicate",
     "Diese Angabe oder dieser Abschnitt steht weiter oben schon einmal. Bitte lassen Sie nur eines davon "
     "stehen."},
    {"config_key_unknown", "Diese Angabe gibt es nicht. Alle Angaben stehen in config.example.toml."},
    {"config_key_unknown_similar", "Diese Angabe gibt es nicht. Meinten Sie „{0}“?"},
    {"config_is_section",
     "Das ist ein Abschnitt. Bitte schreiben Sie die Überschrift [{0}] und darunter dessen Angaben."},
    {"config_needs_text", "Hier wird ein Text in \"Anführungszeichen\" erwartet."},
    {"config_needs_integer", "Hier wird eine ganze Zahl von {0} bis {1} erwartet, ohne Anführungszeichen."},
    {"config_needs_list",
     "Hier wird eine Liste von Texten erwartet, zum Beispiel [\"127.0.0.1\", \"10.0.0.0/8\"]."},
    {"config_needs_plan_numbers",
     "Hier werden Zahlen für die Tarife free, basic und premium erwartet, wie in config.example.toml."},
    {"config_out_of_range", "Die Zahl muss zwischen {0} und {1} liegen."},
    {"config_not_a_choice", "Möglich sind nur {0}."},
    {"config_empty", "Diese Angabe darf nicht leer sein."},
    {"config_too_long", "Dieser Text ist zu lang: höchstens {0} Zeichen sind möglich."},
    {"config_control_characters",
     "Dieser Text enthält Steuerzeichen, zum Beispiel einen Zeilenumbruch. Bitte entfernen Sie sie."},
    {"config_listen_address",
     "Hier wird eine Adresse mit Port erwartet, zum Beispiel „127.0.0.1:8080“ oder „[::1]:8080“."},
    {"config_web_address",
     "Hier wird eine Adresse ohne Pfad erwartet, zum Beispiel „https://malbuch.example“."},
    {"config_base_path",
     "Hier wird ein Pfad erwartet, der mit einem Schrägstrich beginnt und ohne einen endet, zum Beispiel "
     "„/malbuch“."},
    {"config_network",
     "Hier werden Adressen oder Netze erwartet, zum Beispiel „127.0.0.1“ oder „10.0.0.0/8“."},
    {"config_mail_address", "Hier wird eine E-Mail-Adresse erwartet, zum Beispiel „schule@malbuch.example“."},
    {"config_time_zone", "Hier wird der Name einer Zeitzone erwartet, zum Beispiel „Europe/Berlin“."},
    {"config_mails_held",
     "Ohne diese Angabe werden keine E-Mails verschickt, denn ihre Links würden auf den Rechner der "
     "Empfänger "
     "selbst führen. Bitte geben Sie die Adresse an, unter der Besucher Buntstift aufrufen."},
    {"config_wrong_prefix",
     "Dieser Wert beginnt nicht mit {0}. Bitte prüfen Sie bei Stripe, ob hier ein anderer Schlüssel steht."},
    {"config_limit_idle",
     "Ohne Bezahlung haben alle Angemeldeten Premium; diese Angabe hat keine Wirkung. Bitte setzen Sie die "
     "Grenze im Abschnitt [plans.premium] oder wählen Sie den Tarif mit „everyone“ im Abschnitt [plans]."},
    {"config_payment_incomplete",
     "Bezahlte Tarife können noch nicht gebucht werden: dafür fehlt „{0}“ im Abschnitt [billing.stripe]."},
    {"config_stripe_unencrypted",
     "Der geheime Schlüssel von Stripe wird unverschlüsselt nur an diesen Rechner selbst gesendet. Bitte "
     "geben "
     "Sie eine Adresse an, die mit https:// beginnt."},
    {"config_needs_other", "Dazu gehört auch „{0}“. Bitte geben Sie es ebenfalls an."},
    {"config_secret_too_short",
     "Das ist zu kurz und leicht zu erraten. Bitte wählen Sie mindestens {0} Zeichen."},
    {"config_secret_twice", "{0} und {1} sind beide gesetzt. Bitte setzen Sie nur eine der beiden."},
    {"config_variable_unknown", "Diese Umgebungsvariable kennt Buntstift nicht; sie hat keine Wirkung."},
    {"config_variable_unknown_similar",
     "Diese Umgebungsvariable kennt Buntstift nicht; sie hat keine Wirkung. Meinten Sie „{0}“?"},

    // Command line
    {"command_unknown", "Den Befehl „{0}“ gibt es nicht. „buntstift --help“ zeigt alle Befehle."},
    {"command_unknown_similar", "Den Befehl „{0}“ gibt es nicht. Meinten Sie „{1}“?"},
    {"option_unknown", "Die Option „{0}“ gibt es nicht. „buntstift {1} --help“ zeigt alle Optionen."},
    {"option_unknown_similar", "Die Option „{0}“ gibt es nicht. Meinten Sie „{1}“?"},
    {"option_needs_value", "Nach „{0}“ fehlt die Angabe {1}."},
    {"option_takes_no_value", "Die Option „{0}“ steht allein, ohne „=“ und Wert."},
    {"option_repeated", "Die Option „{0}“ kommt mehrmals vor. Bitte geben Sie sie nur einmal an."},
    {"option_missing", "Die Option „{0}“ fehlt. „buntstift {1} --help“ zeigt ein Beispiel."},
    {"option_not_a_number", "„{0}“ braucht eine ganze Zahl von {2} bis {3}, nicht „{1}“."},
    {"option_no_choice", "„{0}“ kennt „{1}“ nicht. Möglich sind: {2}."},
    {"draw_needs_sentence",
     "Was soll gezeichnet werden? Bitte geben Sie einen Satz an. „buntstift draw --help“ zeigt ein "
     "Beispiel."},
    {"draw_needs_output",
     "Wohin soll gezeichnet werden? Bitte geben Sie mit „-o“ eine Datei an, zum Beispiel „-o seite.svg“, "
     "oder „--explain“ oder „--measure“."},
    {"prompt_not_utf8",
     "Der Satz ist nicht als UTF-8 kodiert. Bitte stellen Sie das Terminal auf UTF-8 ein."},
    {"picture_file_ending",
     "Am Ende von „{0}“ ist kein Format zu erkennen. Möglich sind .svg, .png und .pdf."},
    {"picture_file_unwritable", "Die Datei {0} kann nicht geschrieben werden: {1}."},
    {"sheet_empty", "Zu „{0}“ gibt es kein Motiv. „buntstift draw --list“ zeigt alle."},
    {"backup_name_missing",
     "Welche Sicherung? Bitte geben Sie einen Namen aus „buntstift backup list“ oder einen Pfad an. "
     "„buntstift {0} --help“ zeigt ein Beispiel."},
    {"database_missing",
     "Im Datenordner {0} liegt keine Datenbank. Bitte nennen Sie mit --data-dir den "
     "richtigen."},
    {"password_stdin_empty",
     "Auf der Standardeingabe kam kein Passwort an. Es muss in der ersten Zeile stehen."},
    {"password_no_terminal",
     "Hier ist kein Terminal, auf dem nach dem Passwort gefragt werden kann. Bitte übergeben Sie es mit "
     "--password-stdin."},
    {"password_not_repeated", "Die Passwörter stimmen nicht überein. Es wurde nichts geändert."},
    {"password_cancelled", "Abgebrochen. Es wurde nichts geändert."},
    {"time_zone_unknown",
     "Die Zeitzone „{0}“ kennt Buntstift nicht. Möglich sind Zeitzonen Europas wie „Europe/Berlin“ und "
     "„UTC“."},
    {"setting_not_supported",
     "Das kann diese Version noch nicht. Bitte lassen Sie die Angabe weg; zum Verschlüsseln und für "
     "Unterordner eignet sich ein vorgeschalteter Server."},
    {"data_folder_missing",
     "Den Datenordner {0} gibt es nicht. Bitte nennen Sie mit --data-dir den richtigen."},
    {"argument_surplus",
     "Mit „{0}“ kann „buntstift {1}“ nichts anfangen. „buntstift {1} --help“ zeigt, was möglich ist."},
});

}  // namespace

std::span<const Message> operation_messages() {
  return table;
}

}  // namespace base
