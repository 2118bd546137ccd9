#include "storage/class_store.h"

#include "accounts/roster.h"
#include "storage/sort_by_key.h"
#include "storage/user_store.h"

namespace storage {
namespace {

using app::ports::ClassSummary;
using app::ports::StoredClass;
using app::ports::StoredUser;

StoredClass class_from_row(const Query& row) {
  return {row.text(0), row.text(1), row.optional_text(2), row.time(3), row.count(4) != 0};
}

ClassSummary summary_from_row(const Query& row) {
  return {class_from_row(row), row.text(5), row.count(6), row.count(7)};
}

}  // namespace

std::vector<ClassSummary> ClassStore::list(const std::optional<std::string>& teacher_id) const {
  std::vector<ClassSummary> classes;
  Query row = connection_.query(
      "SELECT c.id, c.name, c.teacher_id, c.created_at, c.is_open,"
      " coalesce(nullif(trim(t.first_name || ' ' || t.last_name), ''), t.email_key, ''),"
      " (SELECT count(*) FROM class_pupils WHERE class_id = c.id),"
      " (SELECT count(*) FROM class_pupils p JOIN books b ON b.user_id = p.user_id WHERE p.class_id = c.id)"
      " FROM school_classes c LEFT JOIN users t ON t.id = c.teacher_id"
      " WHERE ?1 IS NULL OR c.teacher_id = ?1 ORDER BY c.name_key",
      teacher_id);
  while (row.next()) classes.push_back(summary_from_row(row));
  return classes;
}

std::optional<ClassSummary> ClassStore::find(std::string_view id) const {
  Query row = connection_.query(
      "SELECT c.id, c.name, c.teacher_id, c.created_at, c.is_open,"
      " coalesce(nullif(trim(t.first_name || ' ' || t.last_name), ''), t.email_key, ''),"
      " (SELECT count(*) FROM class_pupils WHERE class_id = c.id),"
      " (SELECT count(*) FROM class_pupils p JOIN books b ON b.user_id = p.user_id WHERE p.class_id = c.id)"
      " FROM school_classes c LEFT JOIN users t ON t.id = c.teacher_id WHERE c.id = ?",
      id);
  if (!row.next()) return std::nullopt;
  return summary_from_row(row);
}

std::optional<StoredClass> ClassStore::find_by_key(std::string_view name_key) const {
  Query row = connection_.query(
      "SELECT id, name, teacher_id, created_at, is_open FROM school_classes WHERE name_key = ?", name_key);
  if (!row.next()) return std::nullopt;
  return class_from_row(row);
}

std::optional<StoredClass> ClassStore::class_of(std::string_view user_id) const {
  Query row = connection_.query(
      "SELECT c.id, c.name, c.teacher_id, c.created_at, c.is_open FROM class_pupils p"
      " JOIN school_classes c ON c.id = p.class_id WHERE p.user_id = ?",
      user_id);
  if (!row.next()) return std::nullopt;
  return class_from_row(row);
}

std::vector<StoredUser> ClassStore::pupils(std::string_view class_id) const {
  std::vector<StoredUser> pupils;
  Query row = connection_.query(
      "SELECT u.id, u.email, u.password_hash, u.first_name, u.last_name, u.role, u.is_active, u.plan,"
      " u.plan_until, u.created_at, u.is_teacher, u.email_key, u.second_factor"
      " FROM class_pupils p JOIN users u ON u.id = p.user_id WHERE p.class_id = ?"
      " ORDER BY u.email_key",
      class_id);
  while (row.next()) pupils.push_back(user_from_row(row));
  sort_by_key(pupils, name_order);
  return pupils;
}

void ClassStore::insert(const StoredClass& school_class) {
  connection_.run(
      "INSERT INTO school_classes (id, name, name_key, teacher_id, created_at, is_open)"
      " VALUES (?, ?, ?, ?, ?, ?)",
      school_class.id, school_class.name, accounts::class_key(school_class.name), school_class.teacher_id,
      school_class.created_at, school_class.is_open);
}

void ClassStore::update(const StoredClass& school_class) {
  connection_.run(
      "UPDATE school_classes SET name = ?, name_key = ?, teacher_id = ?, is_open = ? WHERE id = ?",
      school_class.name, accounts::class_key(school_class.name), school_class.teacher_id,
      school_class.is_open, school_class.id);
}

void ClassStore::remove(std::string_view id) {
  connection_.run("DELETE FROM school_classes WHERE id = ?", id);
}

void ClassStore::add_pupil(std::string_view class_id, std::string_view user_id) {
  connection_.run("INSERT INTO class_pupils (user_id, class_id) VALUES (?, ?)", user_id, class_id);
}

void ClassStore::remove_pupil(std::string_view user_id) {
  connection_.run("DELETE FROM class_pupils WHERE user_id = ?", user_id);
}

void ClassStore::remove_teacher(std::string_view user_id) {
  connection_.run("UPDATE school_classes SET teacher_id = NULL WHERE teacher_id = ?", user_id);
}

}  // namespace storage
