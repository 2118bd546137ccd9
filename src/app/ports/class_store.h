#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/ports/user_store.h"
#include "base/clock.h"

namespace app::ports {

struct StoredClass {
  std::string id;
  std::string name;
  std::optional<std::string> teacher_id;
  base::Time created_at;
  bool is_open = false;  // it has an address that everybody may know
};

// A class in a list.
struct ClassSummary {
  StoredClass school_class;
  std::string teacher_name;  // first and last name, or the address of who has none; empty without a teacher
  int pupils = 0;
  int books = 0;  // of all its pupils
};

// Classes and the children in them. A child is in one class at most. An instance belongs to one transaction.
class ClassStore {
 public:
  virtual ~ClassStore() = default;
  // By name; with `teacher_id` only the classes of that teacher.
  virtual std::vector<ClassSummary> list(const std::optional<std::string>& teacher_id) const = 0;
  virtual std::optional<ClassSummary> find(std::string_view id) const = 0;
  // By the form in which names are compared (accounts::class_key).
  virtual std::optional<StoredClass> find_by_key(std::string_view name_key) const = 0;
  virtual std::optional<StoredClass> class_of(std::string_view user_id) const = 0;
  // By last and first name.
  virtual std::vector<StoredUser> pupils(std::string_view class_id) const = 0;

  // The caller has made sure, in the same transaction, that no other class has this name.
  virtual void insert(const StoredClass& school_class) = 0;
  virtual void update(const StoredClass& school_class) = 0;
  // Leaves the pupils' accounts.
  virtual void remove(std::string_view id) = 0;
  virtual void add_pupil(std::string_view class_id, std::string_view user_id) = 0;
  virtual void remove_pupil(std::string_view user_id) = 0;
  // The classes of who is no teacher any more have none.
  virtual void remove_teacher(std::string_view user_id) = 0;
};

}  // namespace app::ports
