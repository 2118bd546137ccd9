#include "app/class_set_service.h"

#include <algorithm>

#include "accounts/account_rules.h"
#include "base/error.h"
#include "base/utf8.h"
#include "books/file_name.h"

namespace app {
namespace {

using accounts::User;
using base::AppError;
using base::ErrorCode;

constexpr int class_set_retry_s = 15;

std::string first_choice(const User& pupil) {
  if (!pupil.first_name.empty()) return pupil.first_name;
  return pupil.last_name.empty() ? accounts::login_of(pupil) : pupil.last_name;
}

// "01": files sort like the class list.
std::string two_digits(std::size_t index) {
  const std::string digits = std::to_string(index + 1);
  return digits.size() < 2 ? "0" + digits : digits;
}

std::vector<User> active_pupils(std::vector<User> pupils) {
  std::erase_if(pupils, [](const User& pupil) { return !pupil.is_active; });
  return pupils;
}

}  // namespace

std::vector<std::string> names_in_class(const std::vector<User>& pupils) {
  std::vector<std::string> names;
  for (const User& pupil : pupils) {
    std::string name = first_choice(pupil);
    const auto same = std::count_if(pupils.begin(), pupils.end(),
                                    [&](const User& other) { return first_choice(other) == name; });
    const bool has_both = !pupil.first_name.empty() && !pupil.last_name.empty();
    if (same > 1 && has_both) {
      name += " " + base::encode_utf8(base::decode_utf8(pupil.last_name).substr(0, 1)) + ".";
    }
    names.push_back(std::move(name));
  }
  return names;
}

std::vector<std::string> printed_names(const std::vector<User>& pupils, const ports::BookWriter& writer) {
  std::vector<std::string> names = names_in_class(pupils);
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (!writer.unprintable(names[i]).empty()) names[i] = accounts::login_of(pupils[i]);
  }
  return names;
}

ClassSet ClassSetService::make(const Session& session, const std::string& class_id,
                               const std::string& book_id) {
  const std::unique_lock lock(busy_, std::try_to_lock);
  if (!lock) throw AppError(ErrorCode::unavailable, "class_set_busy").with_retry_after(class_set_retry_s);
  const ClassView view = school_.view(session, class_id);
  const std::vector<User> pupils = active_pupils(view.pupils);
  if (pupils.empty()) throw AppError(ErrorCode::conflict, "class_set_empty");
  const std::vector<std::string> names = printed_names(pupils, writer_);
  const auto archive = archives_.begin_on_disk(clock_.now());
  std::string title;
  bool has_solutions = true;
  for (std::size_t i = 0; i < pupils.size(); ++i) {
    PrintWish wish;
    wish.child_name = names[i];
    wish.variant = pupils[i].id;
    wish.solutions = false;
    const std::string file = two_digits(i) + " " + books::file_name(names[i]);
    const PrintedBook printed = books_.print(session, book_id, wish);
    title = printed.title;
    archive->add("malbuecher/" + file, printed.pdf);
    wish.part = books::BookPart::solutions;
    if (!has_solutions) continue;
    try {
      archive->add("loesungen/" + file, books_.print(session, book_id, wish).pdf);
    } catch (const AppError& error) {
      if (error.reason() != "book_without_exercises") throw;
      has_solutions = false;
    }
  }
  return {title + ", Klasse " + view.summary.school_class.name, archive->finish()};
}

}  // namespace app
