#include "drawing/model/subject.h"

#include <algorithm>
#include <utility>

#include "base/utf8.h"

namespace drawing {
namespace {

// Far beyond what the reader of sentences makes (12 kinds), so that it may grow.
constexpr std::size_t most_entries = 100, longest_text = 200;
constexpr int most_of_a_kind = 12;

bool is_text(const std::string& text) {
  return text.size() <= longest_text && base::is_valid_utf8(text);
}

class Check {
 public:
  explicit Check(const Subject& subject) : subject_(subject) {}

  bool run() const {
    return few(subject_.motifs) && few(subject_.relations) && few(subject_.deeds) &&
           is_text(subject_.place) && all(subject_.motifs, &Check::motif) &&
           all(subject_.relations, &Check::relation) && all(subject_.deeds, &Check::deed);
  }

 private:
  template <class Item>
  static bool few(const std::vector<Item>& items) {
    return items.size() <= most_entries;
  }
  template <class Item>
  bool all(const std::vector<Item>& items, bool (Check::*is_right)(const Item&) const) const {
    return std::all_of(items.begin(), items.end(), [&](const Item& item) { return (this->*is_right)(item); });
  }

  bool motif(const WishedMotif& motif) const {
    return is_text(motif.motif) && is_text(motif.name) && motif.count >= 1 && motif.count <= most_of_a_kind &&
           few(motif.called) && std::all_of(motif.called.begin(), motif.called.end(), is_text);
  }
  bool index(const int& index) const {
    return index >= 0 && static_cast<std::size_t>(index) < subject_.motifs.size();
  }
  bool index(const std::optional<int>& maybe) const { return !maybe || index(*maybe); }
  bool indexes(const std::vector<int>& list) const {
    return !list.empty() && few(list) &&
           std::all_of(list.begin(), list.end(), [&](int i) { return index(i); });
  }
  bool index_or_text(const std::variant<int, std::string>& either) const {
    const int* found = std::get_if<int>(&either);
    return found != nullptr ? index(*found) : is_text(std::get<std::string>(either));
  }
  bool relation(const Relation& relation) const {
    return index(relation.subject) && indexes(relation.objects);
  }
  bool deed(const Deed& deed) const {
    return indexes(deed.agents) && !deed.verb.empty() && is_text(deed.verb) && index(deed.patient) &&
           index(deed.receiver) && (!deed.tool || index_or_text(*deed.tool)) &&
           (!deed.way || index_or_text(deed.way->goal));
  }

  const Subject& subject_;
};

}  // namespace

Subject subject_of(const Wish& wish, const std::vector<bool>& shown, std::string place) {
  if (wish.special == "labyrinth") return {wish.motifs, {}, {}, *wish.special};
  if (wish.special && wish.special != "punkte") return {};
  Subject subject{wish.motifs, wish.relations, {}, std::move(place)};
  for (std::size_t i = 0; i < std::min(wish.deeds.size(), shown.size()); ++i) {
    if (shown[i]) subject.deeds.push_back(wish.deeds[i]);
  }
  return subject;
}

bool is_sound(const Subject& subject) {
  return Check(subject).run();
}

}  // namespace drawing
