#include "books/telling/alt_text.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "books/german/sentence.h"
#include "books/telling/teller.h"

namespace books::telling {
namespace {

using drawing::Deed;
using drawing::Subject;
using german::Case;

class AltText {
 public:
  explicit AltText(const Subject& subject) : subject_(subject), teller_(subject, Tense::present) {}

  std::string write() {
    for (const Deed& deed : subject_.deeds) teller_.reserve(deed);
    for (std::size_t i = 0; i < subject_.deeds.size();) i = tell_from(i);
    tell_rest();
    std::string text;
    for (const std::string& sentence : sentences_) text += (text.empty() ? "" : ". ") + sentence;
    return german::sentence_case(text);
  }

 private:
  // One sentence with the deeds from that one on that the same agents do; returns the first one after them.
  std::size_t tell_from(std::size_t first) {
    const std::vector<int>& agents = subject_.deeds[first].agents;
    const std::string who = teller_.names(agents, Case::nominative, false);
    std::vector<std::string> predicates;
    std::size_t at = first;
    for (; at < subject_.deeds.size() && subject_.deeds[at].agents == agents; ++at) {
      const Deed& deed = subject_.deeds[at];
      predicates.push_back(teller_.predicate(deed, at == first ? where(deed) : std::string()).text());
    }
    sentences_.push_back(who + ' ' + german::enumeration(predicates));
    return at;
  }

  // The spots of those who do it, and once for all the place.
  std::string where(const Deed& deed) {
    std::string text;
    if (!std::exchange(place_told_, true) && !leads_to_place(deed) && !is_about_place(deed))
      text = place_phrase(subject_.place, &deed);
    for (const int agent : deed.agents) {
      const std::string spot = teller_.spot(agent, false);
      if (spot.empty()) continue;
      if (spot == text) text.clear();  // "vor einem Schloss" once
      text += (text.empty() ? "" : " ") + spot;
    }
    return text;
  }

  bool leads_to_place(const Deed& deed) const {
    const auto* place = deed.way ? std::get_if<std::string>(&deed.way->goal) : nullptr;
    return place != nullptr && *place == subject_.place;
  }

  // "bewacht ein Schloss": not before one once more.
  bool is_about_place(const Deed& deed) const {
    const std::string place = place_phrase(subject_.place, nullptr);
    const auto is_place = [&](int motif) {
      return place.ends_with(' ' + subject_.motifs[static_cast<std::size_t>(motif)].name);
    };
    const int* goal = deed.way ? std::get_if<int>(&deed.way->goal) : nullptr;
    return (deed.patient && is_place(*deed.patient)) || (goal != nullptr && is_place(*goal));
  }

  // Who or what does nothing: first those that no relation leads to, with what theirs lead to.
  void tell_rest() {
    std::vector<std::string> parts;
    bool several = false;
    for (const bool with_objects : {false, true}) {
      for (int i = 0; i < static_cast<int>(subject_.motifs.size()); ++i) {
        if (teller_.is_told(i) || (!with_objects && is_object(i)) || is_said(i)) continue;
        several = several || !parts.empty() || teller_.number({i}) == german::Number::plural;
        std::string part = teller_.names({i}, Case::nominative);
        if (const std::string spot = teller_.spot(i, false); !spot.empty()) part += ' ' + spot;
        parts.push_back(std::move(part));
      }
    }
    const std::string place = place_told_ ? std::string() : place_phrase(subject_.place, nullptr);
    if (parts.empty()) {
      if (sentences_.empty() && !place.empty()) sentences_.push_back(place);
      return;
    }
    std::string text = german::enumeration(parts);
    if (!sentences_.empty()) {
      text = (several ? "dabei sind " : "dabei ist ") + text;
    } else if (!place.empty() && !text.ends_with(place)) {  // "vor einem Schloss" once
      text += ' ' + place;
    }
    sentences_.push_back(std::move(text));
  }

  // "macht das Bett", "springt Seil": the verb has named it.
  bool is_said(int index) const {
    const std::string& name = subject_.motifs[static_cast<std::size_t>(index)].name;
    return std::any_of(sentences_.begin(), sentences_.end(), [&](const std::string& sentence) {
      return (sentence + ' ').find(' ' + name + ' ') != std::string::npos;
    });
  }

  // Of a relation, so that it is told with its subject.
  bool is_object(int index) const {
    return std::any_of(subject_.relations.begin(), subject_.relations.end(), [&](const auto& relation) {
      return relation.subject != index &&
             std::find(relation.objects.begin(), relation.objects.end(), index) != relation.objects.end();
    });
  }

  const Subject& subject_;
  Teller teller_;
  bool place_told_ = false;
  std::vector<std::string> sentences_;
};

}  // namespace

std::string alt_text(const Subject& subject) {
  return AltText(subject).write();
}

}  // namespace books::telling
