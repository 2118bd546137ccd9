#include "app/picture_notice.h"

#include <string_view>
#include <vector>

#include "base/messages.h"

namespace app {
namespace {

// "Igel, Fuchs und Bär"
std::string enumeration(const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? " und " : ", ";
    text += names[i];
  }
  return text;
}

}  // namespace

std::string picture_notice(const drawing::Wish& wish) {
  std::string text;
  const auto add = [&](std::string_view key) {
    if (!text.empty()) text += ' ';
    // Only "kinds_capped" has places for them.
    const std::string left_out[] = {enumeration(wish.left_out), std::to_string(wish.left_out.size())};
    text += base::stored_sentence(key, left_out);
  };
  if (wish.motifs.empty() && !wish.unknown.empty() && !wish.lettering.empty()) add("nothing_known");
  for (const std::string& notice : wish.notices) add(notice);
  return text;
}

}  // namespace app
