#include "storage/subscription_store.h"

#include "storage/column_values.h"

namespace storage {

using app::ports::StoredSubscription;

namespace {

StoredSubscription subscription_from_row(const Query& row) {
  return {.id = row.text(0),
          .user_id = row.text(1),
          .user_email = row.text(2),
          .plan = from_column<plans::Plan>(row.text(3)),
          .amount_cents = row.count(4),
          .status = row.text(5),
          .current_period_end = row.time(6),
          .cancel_at_period_end = row.integer(7) != 0,
          .created_at = row.time(8)};
}

}  // namespace

std::optional<StoredSubscription> SubscriptionStore::find(std::string_view id) const {
  Query row = connection_.query(
      "SELECT s.id, s.user_id, u.email, s.plan, s.amount_cents, s.status, s.current_period_end,"
      " s.cancel_at_period_end, s.created_at FROM subscriptions s JOIN users u ON u.id = s.user_id"
      " WHERE s.id = ?",
      id);
  if (!row.next()) return std::nullopt;
  return subscription_from_row(row);
}

std::optional<StoredSubscription> SubscriptionStore::active_of_user(std::string_view user_id) const {
  Query row = connection_.query(
      "SELECT s.id, s.user_id, u.email, s.plan, s.amount_cents, s.status, s.current_period_end,"
      " s.cancel_at_period_end, s.created_at FROM subscriptions s JOIN users u ON u.id = s.user_id"
      " WHERE s.user_id = ? AND s.status = 'active' ORDER BY s.created_at DESC, s.rowid DESC LIMIT 1",
      user_id);
  if (!row.next()) return std::nullopt;
  return subscription_from_row(row);
}

std::vector<StoredSubscription> SubscriptionStore::newest(int limit, int offset) const {
  std::vector<StoredSubscription> subscriptions;
  Query row = connection_.query(
      "SELECT s.id, s.user_id, u.email, s.plan, s.amount_cents, s.status, s.current_period_end,"
      " s.cancel_at_period_end, s.created_at FROM subscriptions s JOIN users u ON u.id = s.user_id"
      " ORDER BY s.created_at DESC, s.rowid DESC LIMIT ? OFFSET ?",
      limit, offset);
  while (row.next()) subscriptions.push_back(subscription_from_row(row));
  return subscriptions;
}

int SubscriptionStore::count() const {
  Query row = connection_.query("SELECT count(*) FROM subscriptions");
  row.next();
  return row.count(0);
}

void SubscriptionStore::insert(const StoredSubscription& subscription) {
  connection_.run(
      "INSERT INTO subscriptions (id, user_id, plan, amount_cents, status, current_period_end,"
      " cancel_at_period_end, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      subscription.id, subscription.user_id, to_column(subscription.plan), subscription.amount_cents,
      subscription.status, subscription.current_period_end, subscription.cancel_at_period_end,
      subscription.created_at);
}

void SubscriptionStore::update(const StoredSubscription& subscription) {
  connection_.run(
      "UPDATE subscriptions SET plan = ?, amount_cents = ?, status = ?, current_period_end = ?,"
      " cancel_at_period_end = ? WHERE id = ?",
      to_column(subscription.plan), subscription.amount_cents, subscription.status,
      subscription.current_period_end, subscription.cancel_at_period_end, subscription.id);
}

void SubscriptionStore::end_all_of_user(std::string_view user_id) {
  connection_.run("UPDATE subscriptions SET status = 'canceled' WHERE user_id = ? AND status <> 'canceled'",
                  user_id);
}

}  // namespace storage
