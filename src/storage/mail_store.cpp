#include "storage/mail_store.h"

#include <utility>

#include "storage/lease.h"

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
          .error = row.text(11),
          .lease_token = row.integer(12)};
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
      " sent_at, error, lease_token FROM outbox WHERE id = ?",
      id);
  if (!row.next()) return std::nullopt;
  return mail_from_row(row);
}

std::vector<StoredMail> MailStore::newest(int limit, int offset) const {
  return mails_from(connection_.query(
      "SELECT id, recipient, subject, text, html, is_personal, created_at, expires_at, next_try_at, tries,"
      " sent_at, error, lease_token FROM outbox ORDER BY created_at DESC, rowid DESC LIMIT ? OFFSET ?",
      limit, offset));
}

app::ports::MailCounts MailStore::counts() const {
  Query row = connection_.query(
      "SELECT count(*), count(next_try_at), count(*) FILTER (WHERE next_try_at IS NULL AND sent_at IS NULL)"
      " FROM outbox");
  row.next();
  return {row.count(0), row.count(1), row.count(2)};
}

bool MailStore::has_due(base::Time now) const {
  return connection_.query("SELECT 1 FROM outbox WHERE next_try_at <= ? LIMIT 1", now).next();
}

std::vector<StoredMail> MailStore::expired(base::Time now, base::Time free_until, int limit) const {
  return mails_from(connection_.query(
      "SELECT id, recipient, subject, text, html, is_personal, created_at, expires_at, next_try_at, tries,"
      " sent_at, error, lease_token FROM outbox WHERE next_try_at IS NOT NULL AND expires_at <= ? AND "
      "lease_until <= ?"
      " ORDER BY rowid LIMIT ?",
      now, free_until, limit));
}

void MailStore::insert(const StoredMail& mail) {
  connection_.run(
      "INSERT INTO outbox (id, recipient, subject, text, html, is_personal, created_at, expires_at,"
      " next_try_at, tries, sent_at, error) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      mail.id, mail.recipient, mail.subject, mail.text, mail.html, mail.is_personal, mail.created_at,
      mail.expires_at, mail.next_try_at, mail.tries, mail.sent_at, mail.error);
}

std::optional<StoredMail> MailStore::take_due(const app::ports::Claim& claim) {
  static const std::string sql =
      "UPDATE outbox SET " + take_lease + " WHERE id = (SELECT id FROM outbox WHERE next_try_at <= ? AND " +
      lease_is_free +
      " ORDER BY next_try_at, rowid LIMIT 1 FOR UPDATE SKIP LOCKED)"
      " RETURNING id, recipient, subject, text, html, is_personal, created_at, expires_at, next_try_at,"
      " tries, sent_at, error, lease_token";
  auto taken = mails_from(connection_.query(sql.c_str(), claim.holder, claim.until, claim.now,
                                            claim.free_until, claim.longest, claim.holder));
  if (taken.empty()) return std::nullopt;
  return std::move(taken.front());
}

void MailStore::give_back(const StoredMail& mail) {
  static const std::string sql = "UPDATE outbox SET " + free_lease;
  connection_.run(sql.c_str(), mail.id, mail.lease_token);
}

bool MailStore::update(const StoredMail& mail) {
  return connection_.run(
             "UPDATE outbox SET text = ?, html = ?, next_try_at = ?, tries = ?, sent_at = ?, error = ?"
             " WHERE id = ? AND lease_token = ?",
             mail.text, mail.html, mail.next_try_at, mail.tries, mail.sent_at, mail.error, mail.id,
             mail.lease_token) > 0;
}

void MailStore::remove_before(base::Time moment) {
  connection_.run("DELETE FROM outbox WHERE created_at < ?", moment);
}

void MailStore::remove_to(std::string_view recipient) {
  connection_.run("DELETE FROM outbox WHERE recipient = ?", recipient);
}

}  // namespace storage
