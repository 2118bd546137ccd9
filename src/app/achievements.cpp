#include "app/achievements.h"

#include "base/embedded.h"
#include "base/text_blocks.h"

namespace app {
namespace {

constexpr int thick_book_pages = 10;

}  // namespace

const std::vector<Achievement>& all_achievements() {
  static const auto achievements = [] {
    std::vector<Achievement> all;
    for (const base::TextBlock& block : base::parse_text_blocks(base::resource("texts/achievements.txt"))) {
      all.push_back({block.value("id"), block.value("title"), block.value("description")});
    }
    return all;
  }();
  return achievements;
}

void grant_for_picture(ports::Stores& stores, const std::string& user_id, base::Time now) {
  const int pictures = stores.usage().used_ever(user_id, ports::Counter::pictures);
  if (pictures >= 1) stores.achievements().grant(user_id, "first-picture", now);
  if (pictures >= 10) stores.achievements().grant(user_id, "ten-pictures", now);
  if (pictures >= 100) stores.achievements().grant(user_id, "hundred-pictures", now);
}

void grant_for_book(ports::Stores& stores, const std::string& user_id, int pages, base::Time now) {
  const int books = stores.usage().used_ever(user_id, ports::Counter::books);
  if (books >= 1) stores.achievements().grant(user_id, "first-book", now);
  if (books >= 5) stores.achievements().grant(user_id, "five-books", now);
  if (pages >= thick_book_pages) stores.achievements().grant(user_id, "thick-book", now);
}

}  // namespace app
