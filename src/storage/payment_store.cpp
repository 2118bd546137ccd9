#include "storage/payment_store.h"

#include "storage/column_values.h"

namespace storage {

using app::ports::DueEnding;
using app::ports::DueEvent;
using app::ports::StoredCheckout;

namespace {

// Reads a checkout from a row with the columns in the order of the table.
StoredCheckout checkout_from_row(const Query& row) {
  return {.id = row.text(0),
          .user_id = row.text(1),
          .plan = from_column<plans::Plan>(row.text(2)),
          .coupon_id = row.optional_text(3),
          .session_id = row.optional_text(4),
          .state = from_column<app::ports::CheckoutState>(row.text(5)),
          .created_at = row.time(6),
          .expires_at = row.time(7)};
}

std::optional<StoredCheckout> checkout_from(Query&& row) {
  if (!row.next()) return std::nullopt;
  return checkout_from_row(row);
}

std::vector<StoredCheckout> checkouts_from(Query&& row) {
  std::vector<StoredCheckout> checkouts;
  while (row.next()) checkouts.push_back(checkout_from_row(row));
  return checkouts;
}

std::optional<std::string> text_from(Query&& row) {
  if (!row.next()) return std::nullopt;
  return row.text(0);
}

}  // namespace

std::optional<std::string> PaymentStore::customer_of(std::string_view user_id) const {
  return text_from(connection_.query("SELECT customer_id FROM payment_customers WHERE user_id = ?", user_id));
}

std::optional<std::string> PaymentStore::user_of_customer(std::string_view customer_id) const {
  return text_from(
      connection_.query("SELECT user_id FROM payment_customers WHERE customer_id = ?", customer_id));
}

void PaymentStore::set_customer(std::string_view user_id, std::string_view customer_id) {
  connection_.run(
      "INSERT INTO payment_customers (user_id, customer_id) VALUES (?, ?)"
      " ON CONFLICT (user_id) DO UPDATE SET customer_id = excluded.customer_id",
      user_id, customer_id);
}

std::optional<StoredCheckout> PaymentStore::find_checkout(std::string_view id) const {
  return checkout_from(connection_.query(
      "SELECT id, user_id, plan, coupon_id, session_id, state, created_at, expires_at FROM payment_checkouts"
      " WHERE id = ?",
      id));
}

std::optional<StoredCheckout> PaymentStore::checkout_of_session(std::string_view session_id) const {
  return checkout_from(connection_.query(
      "SELECT id, user_id, plan, coupon_id, session_id, state, created_at, expires_at FROM payment_checkouts"
      " WHERE session_id = ?",
      session_id));
}

std::vector<StoredCheckout> PaymentStore::open_checkouts_of_user(std::string_view user_id) const {
  return checkouts_from(connection_.query(
      "SELECT id, user_id, plan, coupon_id, session_id, state, created_at, expires_at FROM payment_checkouts"
      " WHERE user_id = ? AND state = 'open' ORDER BY created_at DESC, rowid DESC",
      user_id));
}

std::vector<StoredCheckout> PaymentStore::overdue_checkouts(base::Time now, int limit) const {
  return checkouts_from(connection_.query(
      "SELECT id, user_id, plan, coupon_id, session_id, state, created_at, expires_at FROM payment_checkouts"
      " WHERE state = 'open' AND expires_at <= ? ORDER BY expires_at LIMIT ?",
      now, limit));
}

int PaymentStore::held_uses(std::string_view coupon_id, std::string_view except_user_id) const {
  Query row = connection_.query(
      "SELECT count(*) FROM payment_checkouts WHERE coupon_id = ? AND state = 'open' AND user_id <> ?",
      coupon_id, except_user_id);
  row.next();
  return row.count(0);
}

void PaymentStore::insert(const StoredCheckout& checkout) {
  connection_.run(
      "INSERT INTO payment_checkouts (id, user_id, plan, coupon_id, session_id, state, created_at, "
      "expires_at)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      checkout.id, checkout.user_id, to_column(checkout.plan), checkout.coupon_id, checkout.session_id,
      to_column(checkout.state), checkout.created_at, checkout.expires_at);
}

void PaymentStore::update(const StoredCheckout& checkout) {
  connection_.run("UPDATE payment_checkouts SET session_id = ?, state = ? WHERE id = ?", checkout.session_id,
                  to_column(checkout.state), checkout.id);
}

void PaymentStore::remove_checkouts_before(base::Time moment) {
  connection_.run("DELETE FROM payment_checkouts WHERE state <> 'open' AND created_at < ?", moment);
}

bool PaymentStore::add_event(const app::ports::PaymentEvent& event, base::Time now) {
  if (connection_.query("SELECT 1 FROM payment_events WHERE id = ?", event.id).next()) return false;
  connection_.run(
      "INSERT INTO payment_events (id, type, session_id, subscription_id, received_at, next_try_at, tries)"
      " VALUES (?, ?, ?, ?, ?, ?, 0)",
      event.id, event.type, event.session_id, event.subscription_id, now, now);
  return true;
}

std::vector<DueEvent> PaymentStore::due_events(base::Time now, int limit) const {
  std::vector<DueEvent> events;
  Query row = connection_.query(
      "SELECT id, type, session_id, subscription_id, tries FROM payment_events WHERE next_try_at <= ?"
      " ORDER BY next_try_at, received_at LIMIT ?",
      now, limit);
  while (row.next()) {
    events.push_back({{row.text(0), row.text(1), row.text(2), row.text(3)}, row.count(4)});
  }
  return events;
}

void PaymentStore::finish_event(std::string_view id) {
  connection_.run("UPDATE payment_events SET next_try_at = NULL WHERE id = ?", id);
}

void PaymentStore::retry_event(std::string_view id, base::Time next_try_at) {
  connection_.run("UPDATE payment_events SET next_try_at = ?, tries = tries + 1 WHERE id = ?", next_try_at,
                  id);
}

void PaymentStore::remove_events_before(base::Time moment) {
  connection_.run("DELETE FROM payment_events WHERE received_at < ? AND next_try_at IS NULL", moment);
}

void PaymentStore::add_ending(std::string_view provider_id, base::Time now) {
  connection_.run(
      "INSERT INTO payment_endings (provider_id, next_try_at, tries) VALUES (?, ?, 0)"
      " ON CONFLICT (provider_id) DO NOTHING",
      provider_id, now);
}

std::vector<DueEnding> PaymentStore::due_endings(base::Time now, int limit) const {
  std::vector<DueEnding> endings;
  Query row = connection_.query(
      "SELECT provider_id, tries FROM payment_endings WHERE next_try_at <= ? ORDER BY next_try_at LIMIT ?",
      now, limit);
  while (row.next()) endings.push_back({row.text(0), row.count(1)});
  return endings;
}

void PaymentStore::finish_ending(std::string_view provider_id) {
  connection_.run("DELETE FROM payment_endings WHERE provider_id = ?", provider_id);
}

void PaymentStore::retry_ending(std::string_view provider_id, base::Time next_try_at) {
  connection_.run("UPDATE payment_endings SET next_try_at = ?, tries = tries + 1 WHERE provider_id = ?",
                  next_try_at, provider_id);
}

}  // namespace storage
