#pragma once

#include "app/ports/class_store.h"
#include "storage/connection.h"

namespace storage {

class ClassStore final : public app::ports::ClassStore {
 public:
  explicit ClassStore(Connection& connection) : connection_(connection) {}

  std::vector<app::ports::ClassSummary> list(const std::optional<std::string>& teacher_id) const override;
  std::optional<app::ports::ClassSummary> find(std::string_view id) const override;
  std::optional<app::ports::StoredClass> find_by_key(std::string_view name_key) const override;
  std::optional<app::ports::StoredClass> class_of(std::string_view user_id) const override;
  std::vector<app::ports::StoredUser> pupils(std::string_view class_id) const override;
  void insert(const app::ports::StoredClass& school_class) override;
  void update(const app::ports::StoredClass& school_class) override;
  void remove(std::string_view id) override;
  void add_pupil(std::string_view class_id, std::string_view user_id) override;
  void remove_pupil(std::string_view user_id) override;
  void remove_teacher(std::string_view user_id) override;

 private:
  Connection& connection_;
};

}  // namespace storage
