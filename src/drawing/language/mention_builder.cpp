#include "drawing/language/mention_builder.h"

#include <algorithm>
#include <utility>

#include "base/utf8.h"
#include "drawing/language/determiners.h"

namespace drawing::language {

namespace {

void rename(Mention& mention, const Mention& other) {
  mention.entry = other.entry;
  mention.name = other.name;
  mention.face_only = other.face_only;
}

}  // namespace

void MentionBuilder::add(Mention mention, const MentionContext& context) {
  if (mention.count <= 0) return;
  const bool follows_mention = context.follows_noun && !sentence_.mentions.empty();
  if (follows_mention && absorb(sentence_.mentions.back(), mention)) return;
  // "Zwei Ritter auf ihren Pferden", "mit Lanzen": each has one.
  const bool have =
      context.possessed || (relations_.preposition() == Preposition::with && !entry_of(mention).has_face);
  if (have && !mention.counted && mention.count == bare_plural)
    mention.count = count_of_owners(mention.count);
  if (is_relative_of_subject(mention, context)) {
    mention.entry = at(relations_.subjects().back()).entry;
    if (mention.role == WordRole::family_child || mention.role == WordRole::offspring)
      mention.attributes.size = SizeWish::small;
  }
  const bool names_being = family_word_ && follows_mention && entry_of(mention).has_face;
  family_word_ = is_family_word(mention.role);
  if (names_being) {
    rename(sentence_.mentions.back(), mention);  // "Papa Bär" is a bear
  } else {
    place(mention, context);
  }
}

long MentionBuilder::count_of_owners(long otherwise) const {
  if (!relations_.has_subject()) return otherwise;
  long count = 0;
  for (const int subject : relations_.subjects()) {
    // "zwei Muffins mit Kirschen" have several each.
    if (!entry_of(at(subject)).has_face) return otherwise;
    count += at(subject).count;
  }
  return count > 1 ? count : otherwise;
}

// "läuft hinter Sankt Martin auf dem Pferd": he is on it, and nobody who walks behind him.
std::optional<int> MentionBuilder::rider_of(const Mention& mount) const {
  const LexiconEntry& entry = entry_of(mount);
  if (relations_.preposition() != Preposition::on || !entry.is_animal || entry.size < SizeClass::large ||
      sentence_.mentions.empty() || sentence_.relations.empty())
    return std::nullopt;
  const auto last = static_cast<int>(sentence_.mentions.size()) - 1;
  const MentionRelation& relation = sentence_.relations.back();
  const bool beside = relation.preposition == Preposition::behind ||
                      relation.preposition == Preposition::beside ||
                      relation.preposition == Preposition::in_front_of;
  const LexiconEntry& rider = entry_of(at(last));
  if (!beside || relation.objects != std::vector<int>{last} || !rider.has_face || rider.is_animal)
    return std::nullopt;
  return last;
}

void MentionBuilder::place(const Mention& mention, const MentionContext& context) {
  const auto index = static_cast<int>(sentence_.mentions.size());
  const std::optional<int> rider = rider_of(mention);
  sentence_.mentions.push_back(mention);
  if (rider) {
    sentence_.relations.push_back({.subject = *rider, .preposition = Preposition::on, .objects = {index}});
    return;
  }
  if (entry_of(mention).has_face) at(index).garment = std::exchange(pending_garment_, {});
  const bool subject = context.placing == Placing::beside_place
                           ? relations_.add_beside_place(index, context.coordinated)
                           : relations_.add(index, context.coordinated);
  if (subject) at(index).attributes.complete_with(std::exchange(pending_verb_, {}));
}

// Whether a noun says again what the one directly before it said. A measure takes over what it measures.
bool MentionBuilder::absorb(Mention& before, const Mention& mention) const {
  // "eine Tasse Kakao" is one thing with two names.
  if (before.entry == mention.entry) return true;
  // "ein Glas Limonade" is the lemonade, which is drawn in a glass.
  const bool measured = entry_of(before).is_measure && !entry_of(mention).has_face;
  if (measured) rename(before, mention);
  return measured;
}

// "Ein Känguru mit Baby", "ein Kalb bei der Mutter", "die Füchsin weckt ihre Kinder" show two of a kind.
bool MentionBuilder::is_relative_of_subject(const Mention& mention, const MentionContext& context) const {
  const bool related =
      is_family_word(mention.role) || (context.possessed && mention.role == WordRole::offspring);
  if (!related || !relations_.has_subject()) return false;
  const auto preposition = relations_.preposition();
  const bool together = preposition == Preposition::with || preposition == Preposition::beside;
  if (!together && !context.possessed) return false;
  // "Ein Mädchen füttert eine Giraffe, und ihr Bruder schaut zu": the girl's.
  const auto is_person = [this](const Mention& other) {
    return entry_of(other).has_face && !entry_of(other).is_animal;
  };
  if (!together && mention.role != WordRole::offspring &&
      std::any_of(sentence_.mentions.begin(), sentence_.mentions.end(), is_person))
    return false;
  const LexiconEntry& subject = entry_of(at(relations_.subjects().back()));
  // A stork's baby is somebody else's, but "seine Jungen" are its own.
  const bool own = context.possessed && mention.role == WordRole::offspring;
  return subject.is_animal && (own || !subject.brings_child);
}

void MentionBuilder::name_last(std::string name) {
  Mention& last = sentence_.mentions.back();
  if (entry_of(last).has_face) last.called.push_back(std::move(name));
}

bool MentionBuilder::name_subject(const std::string& name) {
  const auto may_bear = [this](const Mention& mention) { return entry_of(mention).has_face; };
  if (relations_.has_subject() && may_bear(at(relations_.subjects().back()))) {
    at(relations_.subjects().back()).called.push_back(name);
    return true;
  }
  const auto bearer = std::find_if(sentence_.mentions.rbegin(), sentence_.mentions.rend(), may_bear);
  if (bearer == sentence_.mentions.rend()) return false;
  bearer->called.push_back(name);
  return true;
}

std::optional<int> MentionBuilder::called(std::string_view name) const {
  const auto bearer =
      std::find_if(sentence_.mentions.begin(), sentence_.mentions.end(), [&](const Mention& mention) {
        return std::find(mention.called.begin(), mention.called.end(), name) != mention.called.end();
      });
  if (bearer == sentence_.mentions.end()) return std::nullopt;
  return static_cast<int>(bearer - sentence_.mentions.begin());
}

bool MentionBuilder::may_be_name(const UnknownWord& word) const {
  const Mention& last = sentence_.mentions.back();
  const LexiconEntry& bearer = entry_of(last);
  const bool unheard_of = word.missing == nullptr && word.person == nullptr && !word.quoted;
  const std::u32string letters = base::decode_utf8(word.text);
  const bool capital = letters.size() > 1 && letters.front() != base::to_lower(letters.front());
  return unheard_of && capital && bearer.is_animal && bearer.has_face && last.count == 1;
}

// "Drei Kinder als Hexe, Vampir und Gespenst": of those who were all dressed up as the first one, one is
// the next.
void MentionBuilder::dress_up_another(int subject, const Mention& played) {
  at(subject).count = std::max(1L, at(subject).count - 1);
  std::vector<int> subjects = relations_.subjects();
  subjects.push_back(static_cast<int>(sentence_.mentions.size()));
  relations_.speak_of(std::move(subjects));
  sentence_.mentions.push_back(played);
  dressed_up_.push_back(relations_.subjects().back());
}

bool MentionBuilder::dress_up(int role, std::string_view name) {
  const LexiconEntry& played = lexicon_.entries()[static_cast<std::size_t>(role)];
  if (!played.has_face || played.is_animal) return false;
  const auto is_dressed_up = [&](int subject) {
    return std::find(dressed_up_.begin(), dressed_up_.end(), subject) != dressed_up_.end();
  };
  bool dressed = false;
  for (const int subject : relations_.subjects()) {
    // "Ein Mädchen als Fee und ein Junge als Pirat": she stays what she is.
    if (!entry_of(at(subject)).has_face || entry_of(at(subject)).is_animal || is_dressed_up(subject))
      continue;
    rename(at(subject), {.entry = role, .name = name});
    at(subject).attributes.size = SizeWish::small;
    dressed_up_.push_back(subject);
    dressed = true;
  }
  if (dressed) return true;
  const std::vector<int>& subjects = relations_.subjects();
  const auto before = std::find_if(subjects.begin(), subjects.end(), is_dressed_up);
  if (before == subjects.end()) return false;
  Mention another{.entry = role, .name = name};
  another.attributes.size = SizeWish::small;
  dress_up_another(*before, another);
  return true;
}

void MentionBuilder::put_on(std::string_view garment) {
  const std::vector<int>& subjects = relations_.subjects();
  const int last = static_cast<int>(sentence_.mentions.size()) - 1;
  const bool one = last >= 0 && entry_of(at(last)).has_face &&
                   std::find(subjects.begin(), subjects.end(), last) == subjects.end();
  std::vector<int> wearers = one ? std::vector<int>{last} : subjects;
  std::erase_if(wearers, [this](int wearer) { return !entry_of(at(wearer)).has_face; });
  for (const int wearer : wearers) at(wearer).garment = garment;
  if (wearers.empty()) pending_garment_ = garment;
}

bool MentionBuilder::has_being() const {
  return std::any_of(sentence_.mentions.begin(), sentence_.mentions.end(),
                     [this](const Mention& mention) { return entry_of(mention).has_face; });
}

bool MentionBuilder::has_animal_subject() const {
  return relations_.has_subject() && entry_of(at(relations_.subjects().back())).is_animal;
}

void MentionBuilder::add_verb(const Attributes& attributes) {
  if (!relations_.has_subject() && !relations_.speaks_of_collection())
    pending_verb_.override_with(attributes);
  for (const int subject : relations_.subjects()) at(subject).attributes.complete_with(attributes);
}

void MentionBuilder::add_predicate(const Attributes& attributes) {
  if (relations_.has_subject()) at(relations_.subjects().back()).attributes.complete_with(attributes);
}

}  // namespace drawing::language
