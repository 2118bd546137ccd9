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
          .created_at = row.time(8),
          .provider_id = row.optional_text(9),
          .checked_at = row.time(10)};
}

std::optional<StoredSubscription> subscription_from(Query&& row) {
  if (!row.next()) return std::nullopt;
  return subscription_from_row(row);
}

std::vector<StoredSubscription> subscriptions_from(Query&& row) {
  std::vector<StoredSubscription> subscriptions;
  while (row.next()) subscriptions.push_back(subscription_from_row(row));
  return subscriptions;
}

}  // namespace

std::optional<StoredSubscription> SubscriptionStore::find(std::string_view id) const {
  return subscription_from(connection_.query(
      "SELECT s.id, s.user_id, u.email, s.plan, s.amount_cents, s.status, s.current_period_end,"
      " s.cancel_at_period_end, s.created_at, s.provider_id, s.checked_at"
      " FROM subscriptions s JOIN users u ON u.id = s.user_id WHERE s.id = ?",
      id));
}

std::optional<StoredSubscription> SubscriptionStore::find_by_provider(std::string_view provider_id) const {
  return subscription_from(connection_.query(
      "SELECT s.id, s.user_id, u.email, s.plan, s.amount_cents, s.status, s.current_period_end,"
      " s.cancel_at_period_end, s.created_at, s.provider_id, s.checked_at"
      " FROM subscriptions s JOIN users u ON u.id = s.user_id WHERE s.provider_id = ?",
      provider_id));
}

std::vector<StoredSubscription> SubscriptionStore::unfinished_of_user(std::string_view user_id) const {
  return subscriptions_from(connection_.query(
      "SELECT s.id, s.user_id, u.email, s.plan, s.amount_cents, s.status, s.current_period_end,"
      " s.cancel_at_period_end, s.created_at, s.provider_id, s.checked_at"
      " FROM subscriptions s JOIN users u ON u.id = s.user_id"
      " WHERE s.user_id = ? AND s.status NOT IN ('canceled', 'incomplete_expired')"
      " ORDER BY s.created_at DESC, s.rowid DESC",
      user_id));
}

std::vector<StoredSubscription> SubscriptionStore::overdue(base::Time now, base::Time checked_before,
                                                           int limit) const {
  return subscriptions_from(connection_.query(
      "SELECT s.id, s.user_id, u.email, s.plan, s.amount_cents, s.status, s.current_period_end,"
      " s.cancel_at_period_end, s.created_at, s.provider_id, s.checked_at"
      " FROM subscriptions s JOIN users u ON u.id = s.user_id"
      " WHERE s.status NOT IN ('canceled', 'incomplete_expired') AND s.current_period_end <= ?"
      " AND s.checked_at < ? ORDER BY s.current_period_end LIMIT ?",
      now, checked_before, limit));
}

std::vector<StoredSubscription> SubscriptionStore::newest(int limit, int offset) const {
  return subscriptions_from(connection_.query(
      "SELECT s.id, s.user_id, u.email, s.plan, s.amount_cents, s.status, s.current_period_end,"
      " s.cancel_at_period_end, s.created_at, s.provider_id, s.checked_at"
      " FROM subscriptions s JOIN users u ON u.id = s.user_id"
      " ORDER BY s.created_at DESC, s.rowid DESC LIMIT ? OFFSET ?",
      limit, offset));
}

int SubscriptionStore::count() const {
  Query row = connection_.query("SELECT count(*) FROM subscriptions");
  row.next();
  return row.count(0);
}

void SubscriptionStore::insert(const StoredSubscription& subscription) {
  connection_.run(
      "INSERT INTO subscriptions (id, user_id, plan, amount_cents, status, current_period_end,"
      " cancel_at_period_end, created_at, provider_id, checked_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      subscription.id, subscription.user_id, to_column(subscription.plan), subscription.amount_cents,
      subscription.status, subscription.current_period_end, subscription.cancel_at_period_end,
      subscription.created_at, subscription.provider_id, subscription.checked_at);
}

void SubscriptionStore::update(const StoredSubscription& subscription) {
  connection_.run(
      "UPDATE subscriptions SET plan = ?, amount_cents = ?, status = ?, current_period_end = ?,"
      " cancel_at_period_end = ?, checked_at = ? WHERE id = ?",
      to_column(subscription.plan), subscription.amount_cents, subscription.status,
      subscription.current_period_end, subscription.cancel_at_period_end, subscription.checked_at,
      subscription.id);
}

void SubscriptionStore::end_given_of_user(std::string_view user_id) {
  connection_.run(
      "UPDATE subscriptions SET status = 'canceled'"
      " WHERE user_id = ? AND provider_id IS NULL AND status <> 'canceled'",
      user_id);
}

}  // namespace storage
