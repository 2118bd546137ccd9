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
  const auto add = [&](std::string_view key, const std::vector<std::string>& names = {}) {
    if (!text.empty()) text += ' ';
    const std::string arguments[] = {enumeration(names), std::to_string(names.size())};
    text += base::stored_sentence(key, arguments);
  };
  if (wish.motifs.empty() && !wish.unknown.empty() && !wish.lettering.empty()) add("nothing_known");
  for (const std::string& notice : wish.notices) add(notice, wish.left_out);
  if (!wish.not_shown.empty()) {
    std::vector<std::string> verbs;
    for (const std::string& verb : wish.not_shown) verbs.push_back("„" + verb + "“");
    add("deeds_not_shown", verbs);
  }
  return text;
}

}  // namespace app
