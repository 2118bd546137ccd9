#include "storage/mail_store.h"

namespace storage {

using app::ports::StoredMail;

namespace {

// Reads a mail from a row with the columns in the order of the table.
StoredMail mail_from_row(const Query& row) {
  return {.id = row.text(0),
          .recipient = row.text(1),
          .subject = row.text(2),
          .text = row.text(3),
          .html = row.text(4),
          .is_personal = row.integer(5) != 0,
          .created_at = row.time(6),
          .expires_at = row.optional_time(7),
          .next_try_at = row.optional_time(8),
          .tries = row.count(9),
          .sent_at = row.optional_time(10),
          .error = row.text(11)};
}

std::vector<StoredMail> mails_from(Query&& row) {
  std::vector<StoredMail> mails;
  while (row.next()) mails.push_back(mail_from_row(row));
  return mails;
}

}  // namespace

std::optional<StoredMail> MailStore::find(std::string_view id) const {
  Query row = connection_.query(
      "SELECT id, recipient, subject, text, html, is_personal, created_at, expires_at, next_try_at, tries,"
      " sent_at, error FROM outbox WHERE id = ?",
      id);
  if (!row.next()) return std::nullopt;
  return mail_from_row(row);
}

std::vector<StoredMail> MailStore::newest(int limit, int offset) const {
  return mails_from(connection_.query(
      "SELECT id, recipient, subject, text, html, is_personal, created_at, expires_at, next_try_at, tries,"
      " sent_at, error FROM outbox ORDER BY created_at DESC, rowid DESC LIMIT ? OFFSET ?",
      limit, offset));
}

app::ports::MailCounts MailStore::counts() const {
  Query row = connection_.query(
      "SELECT count(*), count(next_try_at), count(*) FILTER (WHERE next_try_at IS NULL AND sent_at IS NULL)"
      " FROM outbox");
  row.next();
  return {row.count(0), row.count(1), row.count(2)};
}

std::vector<StoredMail> MailStore::due(base::Time now, int limit) const {
  return mails_from(connection_.query(
      "SELECT id, recipient, subject, text, html, is_personal, created_at, expires_at, next_try_at, tries,"
      " sent_at, error FROM outbox WHERE next_try_at <= ? ORDER BY next_try_at, rowid LIMIT ?",
      now, limit));
}

std::vector<StoredMail> MailStore::expired(base::Time now, int limit) const {
  return mails_from(connection_.query(
      "SELECT id, recipient, subject, text, html, is_personal, created_at, expires_at, next_try_at, tries,"
      " sent_at, error FROM outbox WHERE next_try_at IS NOT NULL AND expires_at <= ? ORDER BY rowid LIMIT ?",
      now, limit));
}

void MailStore::insert(const StoredMail& mail) {
  connection_.run(
      "INSERT INTO outbox (id, recipient, subject, text, html, is_personal, created_at, expires_at,"
      " next_try_at, tries, sent_at, error) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      mail.id, mail.recipient, mail.subject, mail.text, mail.html, mail.is_personal, mail.created_at,
      mail.expires_at, mail.next_try_at, mail.tries, mail.sent_at, mail.error);
}

void MailStore::update(const StoredMail& mail) {
  connection_.run(
      "UPDATE outbox SET text = ?, html = ?, next_try_at = ?, tries = ?, sent_at = ?, error = ? WHERE id = ?",
      mail.text, mail.html, mail.next_try_at, mail.tries, mail.sent_at, mail.error, mail.id);
}

void MailStore::remove_before(base::Time moment) {
  connection_.run("DELETE FROM outbox WHERE created_at < ?", moment);
}

void MailStore::remove_to(std::string_view recipient) {
  connection_.run("DELETE FROM outbox WHERE recipient = ?", recipient);
}

}  // namespace storage
