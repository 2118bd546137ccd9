#include "base/messages.h"

#include <array>

namespace base {
namespace {

// Each sentence says what happened and, where there is something, what to do next. Reasons stay in the
// section of the area that throws them, and tests/architecture checks that each reason in src/ stands here.
constexpr auto table = std::to_array<Message>({
    // Accounts
    {"account_inactive",
     "Dieses Konto ist deaktiviert. Bitte wenden Sie sich an die Betreiber dieser Seite."},
    {"account_not_found", "Es gibt kein Konto mit der E-Mail-Adresse {0}."},
    {"admin_only", "Dieser Bereich ist nur für Administratoren zugänglich"},
    {"current_password_wrong", "Das aktuelle Passwort stimmt nicht."},
    {"email_invalid", "Ungültige E-Mail-Adresse. Eine gültige E-Mail muss ein @ und eine Domain enthalten."},
    {"email_missing", "Bitte geben Sie Ihre E-Mail-Adresse ein."},
    {"email_taken",
     "Für diese E-Mail-Adresse gibt es schon ein Konto. Bitte melden Sie sich an oder wählen Sie eine andere "
     "Adresse."},
    {"email_taken_by_other",
     "Für diese E-Mail-Adresse gibt es schon ein Konto. Bitte wählen Sie eine andere Adresse oder ändern Sie "
     "das vorhandene Konto."},
    {"email_too_long", "Die E-Mail-Adresse ist zu lang: höchstens {0} Zeichen sind möglich."},
    {"first_name_missing", "Bitte geben Sie Ihren Vornamen ein"},
    {"first_name_too_long", "Der Vorname ist zu lang: höchstens {0} Zeichen sind möglich."},
    {"invalid_credentials",
     "Die Zugangsdaten stimmen nicht. Bitte prüfen Sie E-Mail-Adresse oder Anmeldename und Passwort."},
    {"last_admin",
     "Dies ist das einzige Administratorkonto und kann nicht gelöscht werden. Bitte legen Sie vorher ein "
     "anderes an."},
    {"last_name_missing", "Bitte geben Sie Ihren Nachnamen ein"},
    {"last_name_too_long", "Der Nachname ist zu lang: höchstens {0} Zeichen sind möglich."},
    {"login_missing", "Bitte geben Sie Ihre E-Mail-Adresse oder Ihren Anmeldenamen ein."},
    {"login_name_invalid",
     "Ein Anmeldename hat {0} bis {1} Zeichen: Buchstaben, Ziffern, Punkte, Bindestriche und Unterstriche."},
    {"login_unreadable",
     "Das ist weder eine E-Mail-Adresse noch ein Anmeldename. Bitte prüfen Sie Ihre Eingabe."},
    {"name_invalid", "Der Name enthält unsichtbare Steuerzeichen. Bitte geben Sie ihn neu ein."},
    {"password_common",
     "Dieses Passwort gehört zu den häufigsten und wäre leicht zu erraten. Bitte wählen Sie ein anderes."},
    {"password_is_email", "Das Passwort darf nicht Ihre E-Mail-Adresse sein. Bitte wählen Sie ein anderes."},
    {"password_missing", "Bitte geben Sie Ihr Passwort ein."},
    {"password_reset", "Ihr neues Passwort gilt ab jetzt. Bitte melden Sie sich damit an."},
    {"password_too_long", "Das Passwort darf maximal {0} Zeichen lang sein"},
    {"password_too_short", "Das Passwort muss mindestens {0} Zeichen lang sein"},
    {"reset_link_invalid",
     "Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an."},
    {"reset_link_with_operators",
     "Auf diesem Server ist kein E-Mail-Versand eingerichtet. Wenn es ein Konto mit dieser Adresse gibt, "
     "können "
     "die Betreiber Ihnen den Link geben. Bitte wenden Sie sich an sie."},
    {"reset_mail_on_its_way",
     "Wenn es ein Konto mit dieser Adresse gibt, ist eine E-Mail mit einem Link unterwegs. Bitte sehen Sie "
     "auch "
     "im Spam-Ordner nach."},
    {"registration_closed",
     "Auf dieser Seite kann man sich nicht selbst registrieren. Bitte wenden Sie sich an die Betreiber."},
    {"registration_code_wrong",
     "Der Registrierungscode stimmt nicht. Bitte fragen Sie die Betreiber dieser Seite danach."},
    {"registered", "Erfolgreich registriert"},
    {"session_missing", "Bitte melden Sie sich an."},
    {"session_unknown", "Diese Anmeldung gibt es nicht mehr."},
    {"set_up", "Die Einrichtung ist abgeschlossen."},
    {"setup_done", "Die Einrichtung ist schon abgeschlossen. Bitte melden Sie sich als Administrator an."},
    {"setup_token_invalid",
     "Dieser Einrichtungslink ist ungültig oder abgelaufen. Bitte starten Sie Buntstift neu und öffnen Sie "
     "den neuen Link aus der Konsole."},
    {"signed_in", "Erfolgreich angemeldet"},
    {"too_many_tries",
     "Das waren zu viele Versuche. Bitte warten Sie {0} {0|Sekunde|Sekunden} und versuchen Sie es dann "
     "erneut."},
    {"use_admin_login", "Bitte verwenden Sie die Admin-Login-Seite"},

    // Administration
    {"audit_account_deleted", "Hat das eigene Konto gelöscht."},
    {"audit_admin_created", "Hat das Konto {0} mit Verwaltungsrechten angelegt."},
    {"audit_backup_deleted", "Hat die Sicherung {0} gelöscht."},
    {"audit_backup_downloaded", "Hat die Sicherung {0} heruntergeladen."},
    {"audit_backup_made", "Hat die Sicherung {0} angelegt."},
    {"audit_class_changed", "Hat die Klasse {0} geändert."},
    {"audit_class_deleted", "Hat die Klasse {0} mit allen Konten gelöscht."},
    {"audit_class_imported", "Hat Konten für die Klasse {0} angelegt."},
    {"audit_class_passwords_reset", "Hat neue Passwörter für die Klasse {0} vergeben."},
    {"audit_coupon_created", "Hat den Gutschein {0} angelegt."},
    {"audit_coupon_deactivated", "Hat den Gutschein {0} deaktiviert."},
    {"audit_coupon_redeemed", "Hat den Gutschein {0} eingelöst."},
    {"audit_legal_text_saved", "Hat den Rechtstext „{0}“ gespeichert."},
    {"audit_for_everybody", "Hat festgelegt, dass diese Installation öffentlich ist."},
    {"audit_for_family", "Hat festgelegt, dass diese Installation für eine Familie ist."},
    {"audit_for_school", "Hat festgelegt, dass diese Installation für eine Schule ist."},
    {"audit_login_failed", "Anmeldung mit falschen Zugangsdaten."},
    {"audit_mail_retried", "Hat eine E-Mail an {0} erneut auf den Weg gebracht."},
    {"audit_mail_tested", "Hat eine Test-E-Mail verschickt."},
    {"audit_made_admin", "Hat {0} Verwaltungsrechte gegeben."},
    {"audit_made_teacher", "Hat {0} zur Lehrkraft gemacht."},
    {"audit_made_user", "Hat {0} zum gewöhnlichen Konto ohne weitere Rechte gemacht."},
    {"audit_password_changed", "Hat das eigene Passwort geändert."},
    {"audit_password_given", "Hat {0} ein neues Passwort gegeben und alle Sitzungen beendet."},
    {"audit_password_reset", "Hat ein neues Passwort über den Link aus der E-Mail gesetzt."},
    {"audit_premium_given", "Hat {0} Premium gegeben."},
    {"audit_premium_taken", "Hat {0} Premium entzogen."},
    {"audit_refused_words_saved",
     "Hat die Liste der unerwünschten Wörter geändert. Sie hat jetzt {0} {0|Eintrag|Einträge}."},
    {"audit_pupil_password_reset", "Hat {0} ein neues Passwort gegeben."},
    {"audit_registered", "Hat sich registriert."},
    {"audit_set_up", "Hat die Installation eingerichtet."},
    {"audit_signed_in", "Hat sich angemeldet."},
    {"audit_subscription_bought", "Hat das Paket {0} gebucht."},
    {"audit_subscription_resumed", "Hat die Kündigung des Abonnements von {0} zurückgenommen."},
    {"audit_subscription_cancelled", "Hat das Abonnement von {0} gekündigt."},
    {"audit_user_activated", "Hat das Konto {0} aktiviert."},
    {"audit_user_created", "Hat das Konto {0} angelegt."},
    {"audit_user_deleted", "Hat ein Konto gelöscht: {0}."},
    {"audit_user_deactivated", "Hat das Konto {0} deaktiviert."},
    {"audience_unknown", "Bitte wählen Sie, für wen diese Installation ist: family, school oder public."},
    {"backup_not_found", "Diese Sicherung gibt es nicht. Vielleicht wurde sie inzwischen gelöscht."},
    {"backup_running",
     "Gerade wird schon eine Sicherung geschrieben. Bitte warten Sie, bis sie in der Liste erscheint."},
    {"deleted_account", "Gelöschtes Konto"},
    {"everyone_has_premium",
     "Auf diesem Server haben alle Angemeldeten Premium. Es lässt sich keinem Konto einzeln entziehen."},
    {"export_busy",
     "Gerade wird schon ein Paket mit Daten geschnürt. Bitte versuchen Sie es in einer halben Minute "
     "erneut."},
    {"export_incomplete",
     "Das fehlt in diesem Paket, weil es auf dem Server beschädigt ist:\n\n{0}\nBitte wenden Sie sich an die "
     "Betreiber: In einer Sicherung kann es noch unbeschädigt liegen.\n"},
    {"html_too_nested",
     "Der Text ist zu tief verschachtelt: höchstens {0} Ebenen sind möglich. Bitte prüfen Sie, ob alle "
     "Elemente geschlossen sind."},
    {"last_admin_needed",
     "Dies ist das einzige aktive Administratorkonto und muss es bleiben. Bitte legen Sie vorher ein anderes "
     "an."},
    {"legal_text_changed",
     "Jemand anderes hat diesen Text inzwischen gespeichert. Bitte laden Sie den neuen Stand und übertragen "
     "Sie Ihre Änderungen."},
    {"legal_type_unknown",
     "Diesen Rechtstext gibt es nicht. Möglich sind imprint, privacy, terms und compliance."},
    {"mail_already_sent", "Diese E-Mail wurde schon verschickt."},
    {"mail_expired", "Der Link in dieser E-Mail ist abgelaufen. Sie wird nicht mehr verschickt."},
    {"mail_held_by_restore",
     "Diese E-Mail stammt aus einer eingespielten Sicherung. Vielleicht wurde sie damals schon verschickt."},
    {"mail_not_found", "Diese E-Mail gibt es nicht mehr."},
    {"mail_text_removed",
     "Der Inhalt wurde gelöscht, weil er einen persönlichen Link enthielt, der jetzt nicht mehr gebraucht "
     "wird."},
    {"nothing_to_change", "Bitte geben Sie an, was geändert werden soll."},
    {"own_account_active",
     "Das eigene Konto kann man nicht deaktivieren. Bitte lassen Sie das ein anderes Administratorkonto "
     "tun."},
    {"refused_word_invalid",
     "„{0}“ ist kein einzelnes Wort aus {1} bis {2} Buchstaben. Bitte schreiben Sie in jede Zeile ein Wort."},
    {"privacy_backups_by_hand",
     "Die Administratoren dieses Servers können Sicherungen der Datenbank anlegen. Die neuesten {0} bleiben "
     "liegen, ältere werden gelöscht."},
    {"privacy_backups_scheduled",
     "Alle {1} Stunden wird die Datenbank von selbst gesichert. Die neuesten {0} Sicherungen bleiben liegen, "
     "ältere werden gelöscht."},
    {"own_account_delete",
     "Das eigene Konto löschen Sie bitte unter „Mein Konto“, wo Ihr Passwort abgefragt wird."},
    {"role_needs_email",
     "Lehrkräfte und Administratoren brauchen eine E-Mail-Adresse. Dieses Konto hat nur einen Anmeldenamen."},
    {"role_unknown", "Diese Rolle gibt es nicht. Möglich sind user, teacher und admin."},
    {"user_not_found", "Dieses Konto gibt es nicht. Vielleicht wurde es inzwischen gelöscht."},

    // School
    {"card_address_invalid", "Diese Adresse ist keine Internetadresse. Bitte laden Sie die Seite neu."},
    {"class_empty", "In dieser Klasse gibt es kein aktives Konto. Es wurde nichts geändert."},
    {"class_name_invalid",
     "Der Name der Klasse enthält unsichtbare Steuerzeichen. Bitte geben Sie ihn neu ein."},
    {"class_name_missing", "Bitte geben Sie den Namen der Klasse ein."},
    {"class_name_not_repeated",
     "Der eingegebene Name stimmt nicht mit „{0}“ überein. Es wurde nichts gelöscht."},
    {"class_name_taken", "Die Klasse {0} gibt es schon. Bitte wählen Sie einen anderen Namen."},
    {"class_name_too_long", "Der Name der Klasse ist zu lang: höchstens {0} Zeichen sind möglich."},
    {"class_not_found", "Diese Klasse gibt es nicht, oder sie gehört einer anderen Lehrkraft."},
    {"csv_is_excel",
     "Das ist eine Excel-Datei. Bitte speichern Sie die Tabelle als „CSV (Trennzeichen-getrennt)“ und wählen "
     "Sie diese Datei."},
    {"csv_not_text",
     "Diese Datei ist keine Textdatei. Bitte speichern Sie die Tabelle als CSV-Datei und wählen Sie diese."},
    {"csv_quote_open",
     "In Zeile {0} beginnt ein Anführungszeichen, das nirgends endet. Bitte prüfen Sie diese Zeile."},
    {"passwords_busy",
     "Gerade werden schon Passwörter für eine Klasse erzeugt. Bitte versuchen Sie es in zehn Sekunden "
     "erneut."},
    {"pupil_not_found", "Dieses Kind gibt es in der Klasse nicht. Vielleicht wurde das Konto gelöscht."},
    {"roster_child_exists", "{0} gibt es in der Klasse {1} schon."},
    {"roster_child_twice", "{0} steht schon in Zeile {1}."},
    {"roster_class_missing", "Die Klasse fehlt."},
    {"roster_columns_missing",
     "In der ersten Zeile fehlt eine Spalte: Nötig sind mindestens „Vorname“ und „Nachname“."},
    {"roster_email_taken", "Für die Adresse {0} gibt es schon ein Konto."},
    {"roster_empty", "In dieser Datei steht kein Kind. Nötig ist je Zeile ein Vorname und ein Nachname."},
    {"roster_first_name_missing", "Der Vorname fehlt."},
    {"roster_has_problems",
     "Es wurde nichts angelegt: In der Datei {0|ist eine Zeile|sind mehrere Zeilen} fehlerhaft. Bitte prüfen "
     "Sie die Liste."},
    {"roster_last_name_missing", "Der Nachname fehlt."},
    {"roster_login_taken", "Den Anmeldenamen {0} gibt es schon."},
    {"roster_login_twice", "{0} steht schon in Zeile {1}."},
    {"roster_too_long",
     "Die Datei hat {1} Zeilen. Auf einmal sind höchstens {0} möglich. Bitte teilen Sie sie auf."},
    {"pupil_account_stays",
     "Dieses Konto gehört zu Ihrer Klasse. Löschen kann es nur die Schule; bitte wenden Sie sich an Ihre "
     "Lehrkraft."},
    {"teacher_needed", "Dieser Bereich ist nur für Lehrkräfte zugänglich."},
    {"teacher_unknown", "Diese Lehrkraft gibt es nicht. Bitte wählen Sie ein aktives Konto einer Lehrkraft."},

    // Mail server
    {"mail_held_without_address",
     "E-Mails werden nicht verschickt, denn ihre Links würden auf den Rechner der Empfänger selbst führen. "
     "Bitte geben Sie „public_url“ im Abschnitt [server] der Konfiguration an und starten Sie Buntstift "
     "neu."},
    {"mail_server_missing",
     "Es ist kein Mailserver eingerichtet. Bitte geben Sie „host“ und „from“ im Abschnitt [mail] der "
     "Konfiguration an und starten Sie Buntstift neu."},
    {"mail_test_failed", "Die Test-E-Mail konnte nicht verschickt werden. {0}"},
    {"mail_test_running",
     "Gerade wird schon eine Test-E-Mail verschickt. Bitte warten Sie, bis der Mailserver geantwortet hat."},
    {"mail_test_sent",
     "Der Mailserver hat die Test-E-Mail an {0} angenommen. Bitte sehen Sie auch im Spam-Ordner nach."},
    {"mail_address_unusable", "An diese Adresse lässt sich keine E-Mail schicken."},
    {"mail_certificate_untrusted",
     "Das Zertifikat des Mailservers {0} ist nicht vertrauenswürdig oder gilt für einen anderen Namen."},
    {"mail_host_broke_rules", "Der Mailserver hat sich nicht an die Regeln gehalten: {0}"},
    {"mail_host_hung_up", "Der Mailserver {0} hat die Verbindung abgebrochen."},
    {"mail_host_silent", "Der Mailserver {0} antwortet nicht."},
    {"mail_host_unknown", "Den Mailserver {0} gibt es nicht. Bitte prüfen Sie „host“ im Abschnitt [mail]."},
    {"mail_host_unreachable",
     "Der Mailserver {0} ist nicht erreichbar. Bitte prüfen Sie „host“ und „port“ im Abschnitt [mail]."},
    {"mail_no_sign_in",
     "Der Mailserver bietet keine Anmeldung mit Passwort an. Bitte prüfen Sie „security“ im Abschnitt "
     "[mail]."},
    {"mail_no_starttls",
     "Der Mailserver bietet keine Verschlüsselung mit STARTTLS an. Bitte prüfen Sie „security“ und „port“ im "
     "Abschnitt [mail]."},
    {"mail_password_unencrypted",
     "Das Passwort wird unverschlüsselt nur an diesen Rechner selbst gesendet. Bitte wählen Sie für "
     "„security“ "
     "im Abschnitt [mail] starttls oder tls."},
    {"mail_recipient_refused", "Der Mailserver nimmt für diese Adresse nichts an: {0}"},
    {"mail_refused", "Der Mailserver hat die E-Mail nicht angenommen: {0}"},
    {"mail_sender_missing",
     "Zum Versenden von E-Mails fehlt der Absender. Bitte ergänzen Sie „from“ im Abschnitt [mail]."},
    {"mail_sign_in_refused", "Der Mailserver hat die Anmeldung abgelehnt: {0}"},
    {"mail_tls_failed", "Mit dem Mailserver {0} kam keine verschlüsselte Verbindung zustande."},
    {"mail_umlauts_unsupported", "Der Mailserver kann Umlaute in der Adresse {0} nicht verarbeiten."},

    // Plans
    {"books_per_month_reached",
     "Im Paket {0} {1|ist|sind} {1} {1|Malbuch|Malbücher} im Monat enthalten, und {1|dieses ist|diese sind} "
     "aufgebraucht. Ab dem {2} können Sie wieder neue erstellen."},
    {"coupon_already_used", "Diesen Gutschein haben Sie schon eingelöst."},
    {"coupon_code_invalid",
     "Ein Code besteht aus Buchstaben von A bis Z, Ziffern, Bindestrichen und Unterstrichen und ist "
     "höchstens "
     "{0} Zeichen lang."},
    {"coupon_code_taken", "Den Gutschein {0} gibt es schon. Bitte wählen Sie einen anderen Code."},
    {"coupon_code_too_short", "Code muss mindestens {0} Zeichen lang sein"},
    {"coupon_deactivated", "Dieser Gutschein wurde deaktiviert und kann nicht mehr eingelöst werden."},
    {"coupon_exhausted", "Dieser Gutschein wurde schon so oft eingelöst, wie es möglich war."},
    {"coupon_expired", "Dieser Gutschein ist abgelaufen."},
    {"coupon_leaves_a_price",
     "Mit diesem Gutschein bleibt ein Betrag zu zahlen. Bitte geben Sie ihn beim Bezahlen an."},
    {"coupon_not_found", "Diesen Gutschein gibt es nicht."},
    {"coupon_not_yet_valid", "Dieser Gutschein gilt noch nicht. Bitte versuchen Sie es später erneut."},
    {"coupon_period_over", "Das Ende der Gültigkeit liegt in der Vergangenheit."},
    {"coupon_period_reversed", "Das Ende der Gültigkeit liegt vor ihrem Anfang."},
    {"coupon_unknown",
     "Diesen Gutscheincode gibt es nicht. Bitte prüfen Sie, ob er richtig geschrieben ist."},
    {"coupon_uses_missing", "Mindestens eine Verwendung erlauben"},
    {"coupon_uses_too_many", "Ein Gutschein kann höchstens {0}-mal verwendet werden."},
    {"date_unreadable", "Bitte geben Sie ein Datum an, zum Beispiel 2026-12-31."},
    {"discount_fixed_invalid", "Bitte geben Sie einen Betrag von 0,01 bis 1000 Euro an, zum Beispiel 1,50."},
    {"discount_missing", "Rabattwert ist erforderlich"},
    {"discount_percentage_invalid", "Bitte geben Sie ganze Prozent von 1 bis 100 an."},
    {"discount_type_unknown", "Diese Art von Rabatt gibt es nicht. Möglich sind percentage und fixed."},
    {"coupon_makes_free", "Mit diesem Gutschein bleibt nichts zu zahlen. Bitte lösen Sie ihn direkt ein."},
    {"nothing_for_sale",
     "Auf diesem Server haben alle Angemeldeten dasselbe Paket. Es gibt hier nichts zu bezahlen."},
    {"payment_answer_unreadable",
     "Die Antwort des Zahlungsdienstes war nicht zu verstehen. Bitte versuchen Sie es später erneut."},
    {"payment_card_refused",
     "Ihre Bank hat die Zahlung abgelehnt. Bitte wählen Sie eine andere Zahlungsart oder wenden Sie sich an "
     "Ihre Bank."},
    {"payment_refused", "Der Zahlungsdienst hat die Anfrage abgelehnt. Bitte kontaktieren Sie den Support."},
    {"payment_unreachable",
     "Der Zahlungsdienst antwortet gerade nicht. Bitte versuchen Sie es in ein paar Minuten erneut."},
    {"plan_is_paid", "Sie bezahlen dieses Paket schon. Der Gutschein wurde nicht eingelöst."},
    {"plan_is_yours", "Sie haben dieses Paket schon. Eine Kündigung können Sie in Ihrem Konto zurücknehmen."},
    {"plan_smaller_than_paid",
     "Ihr Paket {0} ist bis zum {1} bezahlt. Bitte kündigen Sie es in Ihrem Konto; danach können Sie ein "
     "kleineres wählen."},
    {"sign_in_to_buy", "Bitte melden Sie sich an oder registrieren Sie sich, um ein Paket zu buchen."},
    {"subscription_is_paid",
     "Für dieses Konto läuft ein bezahltes Abonnement. Bitte kündigen Sie es unter „Abonnements“."},
    {"subscription_not_cancelled", "Dieses Abonnement ist nicht gekündigt."},
    {"webhook_signature_wrong", "Die Unterschrift dieser Meldung ist nicht gültig oder zu alt."},
    {"webhook_unreadable", "Diese Meldung ist nicht zu verstehen."},
    {"payment_not_configured", "Stripe ist nicht richtig konfiguriert. Bitte kontaktieren Sie den Support."},
    {"plan_is_better", "Sie haben schon ein größeres Paket. Der Gutschein wurde nicht eingelöst."},
    {"plan_is_everyones",
     "Auf diesem Server haben alle Angemeldeten dieses Paket. Der Gutschein wird nicht gebraucht."},
    {"plan_is_for_good", "Sie haben dieses Paket schon ohne Ende. Der Gutschein wurde nicht eingelöst."},
    {"plan_type_unknown", "Dieses Paket gibt es nicht. Möglich sind basic und premium."},
    {"subscription_ends_anyway", "Dieses Abonnement endet schon zum Ende der Periode."},
    {"subscription_not_found", "Dieses Abonnement gibt es nicht."},
    {"books_total_reached",
     "Im Paket {0} {1|ist|sind} insgesamt {1} {1|Malbuch|Malbücher} enthalten, und {1|dieses ist|diese sind} "
     "aufgebraucht. Diese Grenze endet, sobald Sie zu einem größeren Paket wechseln."},
    {"books_total_reached_for_good",
     "Im Paket {0} {1|ist|sind} insgesamt {1} {1|Malbuch|Malbücher} enthalten, und "
     "{1|dieses ist|diese sind} aufgebraucht. Bitte wenden Sie sich an die Betreiber."},
    {"detail_needs_plan",
     "Diese Bildqualität gehört nicht zum Paket {0}. Bitte wählen Sie eine einfachere oder ein größeres "
     "Paket."},
    {"lessons_need_premium", "Lernaufgaben sind nur für Premium-Mitglieder verfügbar."},
    {"pages_reached",
     "Im Paket {0} hat ein Malbuch höchstens {1} {1|Seite|Seiten}, dieses hätte {2}. Bitte entfernen Sie "
     "Seiten; mit einem größeren Paket sind mehr möglich."},
    {"pages_reached_for_good",
     "Im Paket {0} hat ein Malbuch höchstens {1} {1|Seite|Seiten}, dieses hätte {2}. Bitte entfernen Sie "
     "Seiten."},
    {"pictures_per_day_reached",
     "Im Paket {0} {1|ist|sind} {1} {1|Bild|Bilder} am Tag enthalten, und {1|dieses ist|diese sind} "
     "aufgebraucht. Ab morgen können Sie wieder neue erstellen."},
    {"stories_need_premium", "Geschichten sind nur für Premium-Mitglieder verfügbar."},

    // Pictures
    {"age_unknown", "Diese Altersgruppe gibt es nicht. Möglich sind 3-5, 6-8 und 9+."},
    {"count_capped", "Von einem Motiv passen höchstens zwölf auf eine Seite; mehr wurden nicht gezeichnet."},
    {"detail_unknown", "Diese Bildqualität gibt es nicht. Möglich sind standard, improved und premium."},
    {"engine_unknown", "Diese Bilderzeugung ist auf diesem Server nicht eingerichtet."},
    {"image_format_unknown", "Dieses Bildformat gibt es nicht. Möglich sind svg, png und pdf."},
    {"image_width_unreadable", "Die Bildbreite muss eine ganze Zahl sein."},
    {"image_width_invalid", "Die Bildbreite muss zwischen {0} und {1} Pixeln liegen."},
    {"kinds_capped",
     "Auf eine Seite passen höchstens zwölf verschiedene Motive. Weggelassen {1|wurde|wurden}: {0}."},
    {"motif_refused",
     "„{0}“ passt nicht in ein Malbuch für Kinder. Bitte beschreiben Sie ein anderes Motiv, zum Beispiel ein "
     "Piratenschiff oder einen Drachen."},
    {"motif_refused_here",
     "„{0}“ wird auf dieser Seite nicht gezeichnet. Bitte beschreiben Sie ein anderes Motiv, zum Beispiel "
     "ein "
     "Piratenschiff oder einen Drachen."},
    {"orientation_unknown", "Diese Ausrichtung gibt es nicht. Möglich sind portrait und landscape."},
    {"nothing_known",
     "Diese Wörter sind noch nicht als Motiv bekannt. Deshalb ist daraus ein Schriftzug zum Ausmalen "
     "geworden."},
    {"picture_damaged",
     "Dieses Bild ist beschädigt und kann nicht mehr gezeigt werden. Bitte lassen Sie es neu zeichnen."},
    {"picture_not_found", "Dieses Bild gibt es nicht. Vielleicht wurde es inzwischen gelöscht."},
    {"prompt_missing", "Bitte geben Sie eine Beschreibung ein für Ihr Malbuch-Motiv"},
    {"prompt_too_long",
     "Die Beschreibung ist zu lang: höchstens {0} Zeichen sind möglich. Bitte kürzen Sie sie ein wenig."},
    {"text_not_utf8", "Dieser Text ist kein gültiges UTF-8. Bitte geben Sie ihn neu ein."},

    // Books
    {"book_key_invalid",
     "Der Schlüssel dieser Bestellung ist ungültig: {0} bis {1} Buchstaben, Ziffern und Bindestriche sind "
     "möglich. Bitte laden Sie die Seite neu."},
    {"book_key_used",
     "Aus dieser Bestellung ist schon ein Malbuch geworden. Sie finden es unter „Meine Malbücher“."},
    {"book_not_found", "Dieses Malbuch gibt es nicht. Vielleicht wurde es inzwischen gelöscht."},
    {"book_picture_damaged",
     "Das Bild auf Seite {0} ist beschädigt und kann nicht mehr gedruckt werden. Bitte lassen Sie es neu "
     "zeichnen und stellen Sie das Malbuch noch einmal zusammen."},
    {"book_side_not_found", "Diese Seite gibt es in dem Malbuch nicht."},
    {"book_without_pictures",
     "Das Malbuch hat noch keine Bilder. Bitte erstellen Sie zuerst mindestens ein Bild."},
    {"description_missing", "Bitte geben Sie eine Beschreibung ein"},
    {"description_too_long", "Die Beschreibung ist zu lang: höchstens {0} Zeichen sind möglich."},
    {"description_unprintable",
     "In der Beschreibung stehen Zeichen, die nicht gedruckt werden können: {0}. Bitte ersetzen Sie sie."},
    {"hole_margin_unknown", "Diesen Heftrand gibt es nicht. Möglich sind none, left und inner."},
    {"images_missing", "Bitte generieren Sie zuerst mindestens ein Bild."},
    {"images_too_many", "Ein Malbuch hat höchstens {0} Seiten. Bitte entfernen Sie einige."},
    {"lesson_level_unknown", "Diese Stufe gibt es nicht. Möglich sind easy, medium und hard."},
    {"lesson_type_unknown", "Diese Lernaufgabe gibt es nicht. Möglich sind math, letters und numbers."},
    {"page_invalid", "Diese Seitenzahl ist ungültig. Die Seiten zählen ab 1."},
    {"paper_unknown", "Dieses Papierformat gibt es nicht. Möglich sind a4, a5 und letter."},
    {"ruling_unknown", "Diese Lineatur gibt es nicht. Möglich sind 1, 2, 3 und 4."},
    {"stars_invalid", "Bitte vergeben Sie 1 bis 5 Sterne."},
    {"story_missing", "Bitte geben Sie eine Geschichte ein."},
    {"story_page_too_long",
     "Die Geschichte zum {0}. Bild ist zu lang: auf eine Seite passen höchstens {1} Zeichen oder {2} Zeilen. "
     "Bitte "
     "kürzen Sie sie oder trennen Sie mit Leerzeilen, was zu welchem Bild gehört."},
    {"story_title_too_long", "Der Titel der Geschichte ist zu lang: höchstens {0} Zeichen sind möglich."},
    {"story_title_unprintable",
     "Im Titel der Geschichte stehen Zeichen, die nicht gedruckt werden können: {0}. Bitte ersetzen Sie "
     "sie."},
    {"story_too_long", "Die Geschichte ist zu lang: für diese Bilder sind höchstens {0} Zeichen möglich."},
    {"story_unprintable",
     "In der Geschichte stehen Zeichen, die nicht gedruckt werden können: {0}. Bitte ersetzen Sie sie."},
    {"switch_unknown", "Die Angabe „{0}“ muss 1 oder 0 sein."},
    {"title_missing", "Bitte geben Sie einen Titel ein"},
    {"title_unprintable",
     "Im Titel stehen Zeichen, die nicht gedruckt werden können: {0}. Bitte ersetzen Sie sie."},
    {"title_too_long", "Der Titel ist zu lang: höchstens {0} Zeichen sind möglich."},

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

std::span<const Message> message_table() {
  return table;
}

}  // namespace base
