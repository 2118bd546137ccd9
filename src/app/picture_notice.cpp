#include "app/picture_notice.h"

#include <cstddef>
#include <string_view>
#include <utility>
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

std::vector<std::string> quoted(std::vector<std::string> words) {
  for (std::string& word : words) word.insert(0, "„").append("“");
  return words;
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
  std::vector<std::string> stand_ins;
  for (const std::string& notice : wish.notices) {
    if (const std::size_t colon = notice.find(':'); colon != std::string::npos) {
      stand_ins.push_back(notice.substr(colon + 1));
    } else {
      add(notice, wish.left_out);
    }
  }
  if (!stand_ins.empty()) add("drawn_as_person", quoted(std::move(stand_ins)));
  if (!wish.denied.empty()) add("deeds_denied", quoted(wish.denied));
  if (!wish.not_shown.empty()) add("deeds_not_shown", quoted(wish.not_shown));
  if (!wish.not_by_all.empty()) add("deeds_not_by_all", quoted(wish.not_by_all));
  if (!wish.not_drawn.empty()) add("motifs_not_drawn", wish.not_drawn);
  if (!wish.fewer_drawn.empty()) add("motifs_fewer_drawn", wish.fewer_drawn);
  if (!wish.hardly_seen.empty()) add("motifs_hardly_seen", wish.hardly_seen);
  return text;
}

}  // namespace app
