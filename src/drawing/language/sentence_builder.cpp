#include "drawing/language/sentence_builder.h"

#include <algorithm>
#include <utility>

#include "base/utf8.h"
#include "drawing/language/articles.h"
#include "drawing/language/collections.h"
#include "drawing/language/deed_builder.h"
#include "drawing/language/described_looks.h"
#include "drawing/language/determiners.h"
#include "drawing/language/mention_builder.h"
#include "drawing/language/noun_phrase.h"
#include "drawing/language/relation_builder.h"
#include "drawing/language/scene_words.h"
#include "drawing/language/speakers_own.h"
#include "drawing/language/text_fold.h"

namespace drawing::language {

namespace {

// The grammar: a preposition makes the noun phrases after it objects of the last subject, or of the next one
// where there is none yet ("Im Meer schwimmt ein Fisch"). Verbs and adjectives without a noun of their own
// belong to the last subject.
class SentenceBuilder {
 public:
  explicit SentenceBuilder(const Lexicon& lexicon) : lexicon_(lexicon) {}

  Sentence build(const std::vector<Phrase>& phrases) {
    for (std::size_t i = 0; i < phrases.size(); ++i)
      somebody_acts_ =
          somebody_acts_ || says_deed(phrases[i]) || says_mood(phrases[i]) || is_at_it(phrases, i);
    for (std::size_t i = 0; i < phrases.size(); ++i) {
      const bool verb = i + 1 < phrases.size() && std::holds_alternative<VerbPhrase>(phrases[i + 1]);
      opens_clause_ = verb && clause_has_verb_;
      opens_clause_alone_ = verb && opens_clause_alone(phrases, i);
      settle_speaker(phrases[i]);
      owner_.read(phrases[i]);
      speaker_is_ = speaks_ && (speaker_is_ || is_speaker_predicated(phrases, i));
      speaker_was_ = speaker_was_ || speaker_is_;
      settle_relative_clause(phrases[i], verb);
      if (is_relative(phrases[i]) && !(i > 0 && std::holds_alternative<PrepositionPhrase>(phrases[i - 1])))
        speak_of_last_noun();
      if (ends_company(phrases, i)) relations_.end_place();
      const std::size_t before = sentence_.mentions.size();
      read_phrase(phrases[i]);
      if (sentence_.mentions.size() > before && !relations_.in_place()) owner_.take(before);
      if (std::holds_alternative<NounPhrase>(phrases[i]))
        last_noun_is_drawn_ = sentence_.mentions.size() > before;
      const bool unread = starts_unread_clause(phrases, i);
      if (goes_on_after_unread(phrases, i)) deeds_.finish(true);
      unread_verb_ = !unread && goes_on(phrases[i]) && (unread_verb_ || is_unread_verb(phrases[i]));
      if (unread) deeds_.finish();
      if (unread || starts_clause(phrases, i)) {
        coordinated_ = false;
        relations_.end_place();
      }
      if (std::holds_alternative<Comma>(phrases[i])) verb_before_comma_ = clause_has_verb_;
      clause_has_verb_ = goes_on(phrases[i]) && (clause_has_verb_ || says_verb(phrases[i]));
      if (!clause_has_verb_) after_auxiliary_ = false;
      if (const auto* said = std::get_if<VerbPhrase>(&phrases[i]))
        after_auxiliary_ = said->deed == nullptr || said->deed->idle || said->deed->asks;
    }
    if (speaker_acts_) relations_.keep_for_asker();
    deeds_.finish();
    settle_heading();
    const std::vector<std::vector<int>> collections = settle_collections(lexicon_, sentence_);
    relations_.settle(collections);
    deeds_.settle(collections);
    leave_scenes_of_groups(sentence_);
    for (const int animal : owner_.animals_of(lexicon_, sentence_))
      sentence_.relations.push_back({deeds_.add_asker(), Preposition::with, {animal}});
    if (speaker_feels_.mood != Mood::as_is) {
      const auto asker = static_cast<std::size_t>(deeds_.add_asker());
      sentence_.mentions[asker].attributes.complete_with(speaker_feels_);
    }
    // "Wir sind am Flughafen": nobody else is there.
    if (speaker_was_ && sentence_.mentions.empty() && !sentence_.scenes.empty()) deeds_.add_asker();
    if (const std::optional<int> asker = deeds_.mention_of_asker()) relations_.settle_asker(*asker);
    return std::move(sentence_);
  }

 private:
  static bool says_verb(const Phrase& phrase) { return std::holds_alternative<VerbPhrase>(phrase); }
  static bool goes_on(const Phrase& phrase) {
    return !std::holds_alternative<Stop>(phrase) && !std::holds_alternative<Comma>(phrase);
  }

  static bool is_relative(const Phrase& phrase) {
    const auto* word = std::get_if<ClauseWord>(&phrase);
    return word != nullptr && word->role == ClauseWord::Role::relative;
  }

  // "Der Junge streichelt die Katze, die auf dem Sofa schläft": she is on it.
  void speak_of_last_noun() {
    const int last = static_cast<int>(sentence_.mentions.size()) - 1;
    const std::vector<int>& subjects = relations_.subjects();
    if (last >= 0 && std::find(subjects.begin(), subjects.end(), last) == subjects.end())
      relations_.speak_of({last});
  }

  // "Anna hat Angst und Max lacht", "Papa liest, Mama lacht": the next one alone does, before a verb.
  bool opens_clause_alone(const std::vector<Phrase>& phrases, std::size_t i) const {
    const auto* noun = std::get_if<NounPhrase>(&phrases[i]);
    if (noun == nullptr || noun->count != 1 || i == 0) return false;
    if (!std::get<VerbPhrase>(phrases[i + 1]).form.ends_with("t")) return false;
    return std::holds_alternative<Comma>(phrases[i - 1])
               ? verb_before_comma_
               : opens_clause_ && std::holds_alternative<Conjunction>(phrases[i - 1]);
  }

  // "Oma gibt ihm einen Apfel, und Opa schläft": "und" after a comma, and who does the next thing.
  bool starts_clause(const std::vector<Phrase>& phrases, std::size_t i) const {
    return std::holds_alternative<Conjunction>(phrases[i]) && verb_before_comma_ && i > 0 &&
           i + 2 < phrases.size() && std::holds_alternative<Comma>(phrases[i - 1]) &&
           std::holds_alternative<NounPhrase>(phrases[i + 1]) &&
           std::holds_alternative<VerbPhrase>(phrases[i + 2]);
  }

  // "Frösche quaken auf den Blättern, ein Storch xylt", "Ein Koch xylt die Pfanne, die Kellnerin serviert":
  // one of both has a verb of its own, which no list has.
  bool starts_unread_clause(const std::vector<Phrase>& phrases, std::size_t i) const {
    const bool boundary =
        std::holds_alternative<Comma>(phrases[i]) || std::holds_alternative<Conjunction>(phrases[i]);
    if (!boundary || i + 2 >= phrases.size() || !std::holds_alternative<NounPhrase>(phrases[i + 1]))
      return false;
    if (says_verb(phrases[i + 2])) return unread_verb_ && !clause_has_verb_ && !verb_before_comma_;
    return (clause_has_verb_ || verb_before_comma_) && is_unread_verb(phrases[i + 2]);
  }

  // "Die Kletterin xylt den Gipfel und schwenkt eine Fahne": nobody waves the summit.
  bool goes_on_after_unread(const std::vector<Phrase>& phrases, std::size_t i) const {
    return std::holds_alternative<Conjunction>(phrases[i]) && unread_verb_ && !clause_has_verb_ &&
           i + 1 < phrases.size() && says_verb(phrases[i + 1]);
  }

  static bool is_unread_verb(const Phrase& phrase) {
    const auto* word = std::get_if<Overlooked>(&phrase);
    return word != nullptr && (word->text.ends_with("t") || word->text.ends_with("en"));
  }

  // "Emma steht vor der Schule", "Max verläuft sich": a name, and then a verb that shows nothing by itself or
  // that no list has.
  static bool is_at_it(const std::vector<Phrase>& phrases, std::size_t i) {
    if (i + 1 >= phrases.size()) return false;
    const auto* phrase = std::get_if<NounPhrase>(&phrases[i]);
    const auto* name = phrase == nullptr ? nullptr : std::get_if<UnknownWord>(&phrase->noun);
    if (name == nullptr || !name->is_name || name->bearer.empty()) return false;
    // "Jonas und sein Papa stehen am Bahnhof": who is joined with somebody is somebody.
    if (std::holds_alternative<Conjunction>(phrases[i + 1]) && i + 2 < phrases.size()) {
      const auto* other = std::get_if<NounPhrase>(&phrases[i + 2]);
      if (other != nullptr && std::holds_alternative<Reading>(other->noun)) return true;
    }
    const auto* verb = std::get_if<VerbPhrase>(&phrases[i + 1]);
    return (verb != nullptr && verb->deed != nullptr && verb->deed->idle) || is_unread_verb(phrases[i + 1]);
  }

  static bool says_deed(const Phrase& phrase) {
    // "Lena und Tom machen ein Picknick".
    if (std::holds_alternative<DeedNoun>(phrase)) return true;
    const auto* verb = std::get_if<VerbPhrase>(&phrase);
    if (verb == nullptr || verb->deed == nullptr || verb->deed->idle) return false;
    return !verb->deed->asks || verb->form.ends_with("t");  // "male Emma" asks for a page
  }

  // "Ich bin", "heute bin ich": what comes next is said of who asks for the page.
  static bool is_speaker_predicated(const std::vector<Phrase>& phrases, std::size_t i) {
    const auto is_speaker = [&](std::size_t at) {
      const auto* word = std::get_if<ClauseWord>(&phrases[at]);
      return word != nullptr && word->role == ClauseWord::Role::speaker;
    };
    const auto* verb = std::get_if<VerbPhrase>(&phrases[i]);
    if (verb == nullptr || verb->denied || verb->word->name != "sein") return false;
    return (i > 0 && is_speaker(i - 1)) || (i + 1 < phrases.size() && is_speaker(i + 1));
  }

  // "Ich sitze auf dem Sofa und Mama liest": at the end of the clause where who asks for the page does
  // something, what waits for a subject is theirs.
  void settle_speaker(const Phrase& phrase) {
    const auto* conjunction = std::get_if<Conjunction>(&phrase);
    if (!goes_on(phrase) || (conjunction != nullptr && conjunction->joins_clauses)) {
      if (speaker_acts_) relations_.keep_for_asker();
      speaks_ = clause_says_deed_ = clause_asks_ = false;
    }
    const auto* word = std::get_if<ClauseWord>(&phrase);
    speaks_ = speaks_ || (word != nullptr && word->role == ClauseWord::Role::speaker);
    const auto* verb = std::get_if<VerbPhrase>(&phrase);
    clause_asks_ = clause_asks_ || (verb != nullptr && verb->deed != nullptr && verb->deed->asks);
    clause_says_deed_ = clause_says_deed_ || says_deed(phrase);
    speaker_acts_ = speaks_ && clause_says_deed_ && !clause_asks_;
  }

  // "Der Junge, dem der Ball gehört, ist sauer": behind the clause that only says which boy, it is he again.
  void settle_relative_clause(const Phrase& phrase, bool verb_follows) {
    const auto* word = std::get_if<ClauseWord>(&phrase);
    if (word != nullptr && word->role == ClauseWord::Role::relative) before_relative_ = relations_.subjects();
    if (std::holds_alternative<Stop>(phrase)) before_relative_.clear();
    const bool over = std::holds_alternative<Comma>(phrase) && verb_follows && !before_relative_.empty();
    if (over) relations_.speak_of(std::exchange(before_relative_, {}));
  }

  void read_phrase(const Phrase& phrase) {
    const std::size_t mentions = sentence_.mentions.size(), scenes = sentence_.scenes.size();
    const std::size_t collections = sentence_.collections.size();
    std::visit([this](const auto& each) { read(each); }, phrase);
    const bool collected = sentence_.collections.size() > collections;
    const bool new_place = sentence_.scenes.size() > scenes && sentence_.mentions.size() == mentions;
    deeds_.read(phrase, {.first_mention = mentions,
                         .last_mention = sentence_.mentions.size(),
                         .place = new_place ? sentence_.scenes.back().id : std::string_view(),
                         .after_preposition = relations_.in_place(),
                         .collection = collected ? std::optional<std::size_t>(collections) : std::nullopt});
  }

  // --- nouns ---

  void read(const NounPhrase& phrase) {
    // "schiebt Brote in den Ofen und seine Tochter verziert": who comes before a second verb does it.
    const bool starts_clause =
        opens_clause_ && (is_surely_nominative(phrase) || (coordinated_ && !phrase.determiners.dative));
    if (starts_clause) relations_.end_place();
    if (opens_clause_alone_) relations_.end_clause(), coordinated_ = false;
    relations_.read_determiners(phrase.determiners, coordinated_);
    if (phrase.scope == Scope::wished) {
      std::visit([&](const auto& noun) { read_noun(phrase, noun); }, phrase.noun);
    } else if (phrase.scope == Scope::recipient) {
      read_occasion(phrase);
    }
    relations_.take_place();
    coordinated_ = false;
    const auto* known = std::get_if<Reading>(&phrase.noun);
    after_noun_ = after_noun_ || known == nullptr || known->word->kind != WordKind::pass;
  }

  void read_noun(const NounPhrase& phrase, const Reading& noun) {
    switch (noun.word->kind) {
      case WordKind::motif:
        return read_motif(phrase, noun);
      case WordKind::collection:
        add_scene(noun.scene, noun.scene_rank, noun.scene_rank);
        return add_collection(*noun.word);
      case WordKind::scene:
        if (const Word* front = seen_from_outside(noun)) {
          Reading building = noun;
          building.word = front;
          return read_motif(phrase, building);
        }
        // "frisst Gras in der Savanne": what is eaten says less than where; but "Geburtstag im Garten" is a
        // feast, and the phrase "auf dem See" has its preposition.
        add_scene(
            noun.word->scene,
            noun.word->scene_rank +
                (relations_.preposition() || noun.tokens > 1 || noun.word->role == WordRole::occasion ? 1
                                                                                                      : 0),
            noun.word->scene_rank);
        return add_first_part(phrase, noun.before);
      case WordKind::special:
        return read_special(phrase, noun);
      case WordKind::pass:
        if (!noun.word->name.empty()) sentence_.things.push_back(noun.word);
        return;
      default:
        return;  // nothing to be drawn
    }
  }

  void read_noun(const NounPhrase& phrase, const Sign& sign) {
    const LexiconEntry& entry = lexicon_.entries()[static_cast<std::size_t>(sign.entry)];
    Mention mention = mention_of(sign.entry, entry.singular, phrase.determiners);
    mention.count = phrase.count;
    mentions_.add(mention, {.follows_noun = phrase.follows_noun, .coordinated = coordinated_});
  }

  void read_noun(const NounPhrase& phrase, const UnknownWord& unknown) {
    // "Kater Felix": a name beside its bearer, also one that nobody knows: "Kater Carlo".
    const bool apposition = phrase.follows_noun && !sentence_.mentions.empty() &&
                            (unknown.is_name || mentions_.may_be_name(unknown));
    if (unknown.is_of_group) return;
    if (unknown.person != nullptr) {
      add_person(phrase, unknown);
    } else if (apposition) {
      mentions_.name_last(unknown.text);
    } else if (!means_somebody(unknown)) {
      sentence_.unknown.push_back(unknown);
    }
  }

  // "vor der Höhle": who is before or behind what one could be in sees it from outside. Nullptr for nothing.
  const Word* seen_from_outside(const Reading& place) {
    const auto preposition = relations_.preposition();
    if (preposition != Preposition::in_front_of && preposition != Preposition::behind) return nullptr;
    const Outside* outside = outside_of(place.key);
    if (outside == nullptr) return nullptr;
    add_scene(outside->around, outside->strength);
    return lexicon_.look_up(fold(base::decode_utf8(outside->building)))->noun.word;
  }

  // Whether a word that no list has is somebody's name, who is then on the page.
  bool means_somebody(const UnknownWord& name) {
    return (name.is_name && add_called(name)) || (name.is_given && mentions_.name_subject(name.text)) ||
           (name.is_name && somebody_acts_ && add_bearer(name));
  }

  // "Der Hund heißt Wuffel. Wuffel bellt": somebody who had the name before. False for nobody.
  bool add_called(const UnknownWord& name) {
    const std::optional<int> bearer = mentions_.called(name.text);
    if (!bearer) return false;
    const Mention& known = sentence_.mentions[static_cast<std::size_t>(*bearer)];
    Mention mention{.entry = known.entry, .name = known.name, .definite = true};
    mention.own_name = known.own_name;
    mentions_.add(std::move(mention), {.follows_noun = false, .coordinated = coordinated_});
    return true;
  }

  // "Lena und Tom spielen Fußball": a girl and a boy, and "Bello bellt" a dog. Where nobody does anything a
  // name is what is written. False where no drawing shows who bears it.
  bool add_bearer(const UnknownWord& name) {
    const auto word = lexicon_.look_up(fold(base::decode_utf8(name.bearer)));
    if (!word || !word->noun.word || word->noun.word->kind != WordKind::motif) return false;
    Mention mention{.entry = word->noun.word->entry, .name = word->noun.word->name};
    mention.called.push_back(name.text);
    mentions_.add(mention, {.follows_noun = false, .coordinated = coordinated_});
    return true;
  }

  void add_person(const NounPhrase& phrase, const UnknownWord& person) {
    Mention mention = mention_of(person.person->entry, person.person->name, phrase.determiners);
    mention.own_name = person.text;
    mention.count = phrase.count;
    mention.is_stand_in = true;
    mentions_.add(mention, {.follows_noun = phrase.follows_noun, .coordinated = coordinated_});
  }

  void read_motif(const NounPhrase& phrase, const Reading& noun) {
    const Word& word = *noun.word;
    // "Feuerwehrauto mit Blaulicht": it is on its roof.
    const bool of_thing = relations_.preposition() == Preposition::with && relations_.has_subject();
    const bool part_of_another = word.special == "part" && (mentions_.has_being() || of_thing);
    // "Der Hase und seine Freunde" are no hare with children.
    const bool possessed = is_third_person(phrase.determiners.article);
    const bool of_animal = word.special == "relative" && word.role != WordRole::offspring && possessed &&
                           mentions_.has_animal_subject();
    if (of_animal && (word.name == "Freund" || word.name == "Freundin")) return add_friends(phrase);
    const bool celebrated = phrase.is_celebrated && !relations_.in_place();
    if ((phrase.names_owner && !celebrated) || part_of_another || of_animal) return;
    add_scene(noun.scene, noun.scene_rank, noun.scene_rank);
    // "zeigt auf den Mond": nobody is there.
    const bool looked_at =
        looks_ && relations_.preposition() == Preposition::on && !phrase.determiners.dative;
    if (!word.scene.empty() && !looked_at && is_place(noun, relations_.preposition())) {
      add_scene(word.scene, word.scene_rank + 1);
      return;
    }
    if (phrase.is_costume && mentions_.dress_up(noun.word->entry, noun.word->name)) return;
    // A cat is played by somebody with its ears.
    const bool by_person = relations_.has_subject() && !mentions_.has_animal_subject();
    if (phrase.is_costume && by_person && costume_ears(noun.key) != CostumeEars::none) return;
    // Without a preposition the castle is the motif, and only lends its surroundings.
    if (word.place_after.empty()) add_scene(word.scene, word.scene_rank == 1 ? 1 : 0, word.scene_rank);
    MentionContext context{
        .follows_noun = phrase.follows_noun, .coordinated = coordinated_, .possessed = possessed};
    if (phrase.other_kind) {
      add_motif(noun, phrase.other_kind->determiners, phrase.other_kind->count, context);
      context = {.follows_noun = false, .coordinated = true, .possessed = possessed};
    }
    add_motif(noun, phrase.determiners, phrase.count, context);
  }

  // "Der Hase und seine Freunde": two other animals that live where the hare does.
  void add_friends(const NounPhrase& phrase) {
    const Mention& subject = sentence_.mentions[static_cast<std::size_t>(relations_.subjects().back())];
    const LexiconEntry& animal = lexicon_.entries()[static_cast<std::size_t>(subject.entry)];
    auto local = lexicon_.look_up(fold(base::decode_utf8(animal.habitat)) + "tier");
    if (!local || !local->noun || local->noun.word->kind != WordKind::collection)
      local = lexicon_.look_up("tier");
    constexpr std::size_t most = 2;  // more would be small
    std::vector<int> friends;
    for (const int entry : local->noun.word->members) {
      if (entry != subject.entry && friends.size() < (phrase.count > 1 ? most : 1)) friends.push_back(entry);
    }
    bool coordinated = coordinated_;
    for (const int entry : friends) {
      Mention mention{.entry = entry, .name = lexicon_.entries()[static_cast<std::size_t>(entry)].singular};
      mentions_.add(std::move(mention),
                    {.follows_noun = false, .coordinated = std::exchange(coordinated, true)});
    }
  }

  void add_motif(const Reading& noun, const Determiners& determiners, long count,
                 const MentionContext& context) {
    Mention mention = mention_of(noun.word->entry, noun.word->name, determiners);
    mention.count = count;
    mention.attributes.size = size_of(determiners, noun);
    mention.role = noun.word->role;
    // "Oma und Opa kochen, Opa schneidet Gemüse": it is him again, as if it were his name.
    mention.definite |= determiners.empty() && count == 1 && is_family_word(mention.role) &&
                        std::any_of(sentence_.mentions.begin(), sentence_.mentions.end(),
                                    [&](const Mention& before) { return before.name == mention.name; });
    mention.face_only = noun.word->special == "face";
    mention.is_part = noun.word->special == "part";
    mentions_.add(mention, context);
  }

  void read_special(const NounPhrase& phrase, const Reading& noun) {
    // "Muster" after "mit" is how something looks, not the page.
    const bool decoration = noun.word->special != "schriftzug" &&
                            relations_.preposition() == Preposition::with && !sentence_.mentions.empty();
    if (decoration) return;
    if (sentence_.special.empty()) sentence_.special = noun.word->special;
    add_first_part(phrase, noun.before);
  }

  // "Ein Bild für Weihnachten".
  void read_occasion(const NounPhrase& phrase) {
    const auto* noun = std::get_if<Reading>(&phrase.noun);
    const bool occasion =
        noun != nullptr && noun->word->kind == WordKind::scene && noun->word->role == WordRole::occasion;
    if (occasion) add_scene(noun->word->scene, noun->word->scene_rank + 1);
  }

  // "Tiere": which ones is for the scene and for the rest of the text to say (collections.h).
  void add_collection(const Word& word) {
    sentence_.collections.push_back(&word);
    const bool subject = !clause_has_verb_ || opens_clause_ || !relations_.has_subject();
    if (word.count > 0 && subject) relations_.speak_of_collection(sentence_.collections.size() - 1);
    add_scene(word.scene, word.scene_rank);
    if (!word.scene.empty()) sentence_.scenes.back().of_group = true;
  }

  // The motif in the first part of "Blumenmandala" or "Pferdestall"; nullptr for none.
  void add_first_part(const NounPhrase& phrase, const Word* word) {
    if (word == nullptr) return;
    if (word->kind == WordKind::collection) return add_collection(*word);
    Mention mention = mention_of(word->entry, word->name, phrase.determiners);
    mention.attributes.size = SizeWish::as_is;  // of a large mandala
    mentions_.add(mention, {phrase.follows_noun, coordinated_, Placing::beside_place});
  }

  static Mention mention_of(int entry, std::string_view name, const Determiners& determiners) {
    const Attributes& attributes = determiners.attributes;
    return {.entry = entry,
            .name = name,
            .counted = determiners.count.has_value(),
            .attributes = attributes,
            .definite = determiners.definite() && !determiners.count && !is_third_person(determiners.article),
            .is_other = determiners.another};
  }

  // --- what stands between nouns ---

  void read(const VerbPhrase& verb) {
    coordinated_ = false;
    if (verb.denied) return relations_.begin_verb(std::nullopt);
    const DeedEntry* deed = verb.deed != nullptr ? verb.deed : lexicon_.deed_of(*verb.word);
    looks_ =
        deed != nullptr && !deed->moves &&
        std::find(deed->object_after.begin(), deed->object_after.end(), "auf") != deed->object_after.end();
    // Weaker than a noun: who slides in the snow is in the winter.
    add_scene(verb.word->scene, verb.word->scene_rank - 1, verb.word->scene_rank);
    if (!verb.word->scene.empty()) sentence_.scenes.back().told = true;
    relations_.begin_verb(verb.word->preposition);
    mentions_.add_verb({.mood = verb.word->mood, .pose = verb.word->pose});
  }

  void read(const PrepositionPhrase& preposition) {
    coordinated_ = false;
    relations_.begin_place(preposition.relation, preposition.opens_clause);
  }

  void read(const Predicate& predicate) {
    relations_.read_determiners(predicate.determiners, coordinated_);
    coordinated_ = false;
    const Attributes& said = predicate.determiners.attributes;
    mentions_.add_predicate(said);
    if (speaker_is_ && said.mood != Mood::as_is) speaker_feels_.mood = said.mood;
  }

  void read(const BackReference& reference) {
    coordinated_ = false;
    anchor_at_last_thing(reference);
    if (relations_.can_refer_back()) relations_.refer_back(reference.relation, reference.last_of_clause);
  }

  // "Zwei Hunde ziehen einen Schlitten, und darauf sitzt ein Junge": not on the dogs.
  void anchor_at_last_thing(const BackReference& reference) {
    const auto has_face = [&](const Mention& mention) {
      return lexicon_.entries()[static_cast<std::size_t>(mention.entry)].has_face;
    };
    const bool on = reference.relation == Preposition::on || reference.relation == Preposition::in;
    if (on && !reference.last_of_clause && relations_.can_refer_back() &&
        !has_face(sentence_.mentions.back()))
      relations_.anchor_at_last();
  }

  void read(const RelativePronoun&) { relations_.read_relative_pronoun(last_noun_is_drawn_); }

  void read(const Exclusion&) {
    coordinated_ = false;
    relations_.end_place();
  }

  void read(const Setting& setting) {
    add_scene(setting.word->scene, setting.word->scene_rank, setting.word->scene_rank);
  }

  // Only for who does what.
  void read(const ClauseWord& word) {
    // "Die Hexe rührt, während die Katze auf dem Besen sitzt": the cat alone.
    if (word.role == ClauseWord::Role::subordinating) coordinated_ = false;
    if (word.role == ClauseWord::Role::subject) relations_.relate_to_relative();
  }
  void read(const DeedNoun&) {}
  void read(const Garment& garment) { mentions_.put_on(garment.id); }

  void read(const WrittenWord& written) {
    if (written.is_sound && sentence_.special.empty()) sentence_.special = "schriftzug";
    sentence_.lettering.emplace_back(written.text);
    if (written.scene != nullptr) add_scene(written.scene->scene, written.scene->scene_rank);
  }

  void read(const Overlooked& word) { sentence_.overlooked.push_back(word.text); }

  void read(const ClauseEnd&) {
    relations_.end_clause();
    coordinated_ = false;
    after_noun_ = false;
  }

  void read(const Conjunction& conjunction) {
    coordinated_ = after_noun_ && !conjunction.joins_clauses;
    // "pflückt Blumen und der Wolf versteckt sich": he is not picked. But "möchte Honig und Fisch essen".
    if (conjunction.joins_clauses && !after_auxiliary_) relations_.end_object();
  }

  void read(const Comma& comma) {
    if (comma.joins) coordinated_ = after_noun_;
    relations_.read_comma();
  }

  void read(const Stop& stop) {
    const bool heading = stop.is_colon && stop.follows_noun && !sentence_.mentions.empty() && !heading_;
    if (heading && sentence_.mentions.back().count > 1) heading_ = sentence_.mentions.size() - 1;
    relations_.read_stop();
    coordinated_ = false;
    after_noun_ = false;
    mentions_.end_sentence();
  }

  // `rank` is that of its word, which is 1 for a weather or a time.
  void add_scene(std::string_view id, int strength, int rank = 2) {
    if (!id.empty()) sentence_.scenes.push_back({.id = id, .strength = strength, .weather = rank == 1});
  }

  // "Werkzeuge: Hammer und Säge": several of a kind before a colon say what the next ones are.
  void settle_heading() {
    if (!heading_ || sentence_.mentions.size() < *heading_ + 3) return;
    sentence_.mentions[*heading_].left_out = true;
  }

  const Lexicon& lexicon_;
  Sentence sentence_;
  RelationBuilder relations_{sentence_};
  MentionBuilder mentions_{lexicon_, sentence_, relations_};
  DeedBuilder deeds_{lexicon_, sentence_};
  bool looks_ = false;             // the last verb says at what: "zeigt auf"
  SpeakersOwn owner_;              // "ich habe einen Hamster"
  bool speaks_ = false;            // "ich" or "wir", in this clause
  bool clause_says_deed_ = false;  // likewise a verb that a page can show
  bool clause_asks_ = false;       // likewise one with which a page is asked for
  bool speaker_acts_ = false;
  bool speaker_is_ = false;             // "ich bin", in this clause
  bool speaker_was_ = false;            // the same, in any
  Attributes speaker_feels_;            // what that says of a mood
  std::vector<int> before_relative_;    // subjects before a relative clause
  bool somebody_acts_ = false;          // the text has a verb that a page can show
  bool clause_has_verb_ = false;        // since the last comma or stop
  bool verb_before_comma_ = false;      // likewise when the last comma came
  bool after_auxiliary_ = false;        // the verb of the clause is one that an infinitive follows
  bool unread_verb_ = false;            // since the last comma or stop a verb that no list has
  bool opens_clause_ = false;           // a second verb of it comes after this phrase
  bool opens_clause_alone_ = false;     // likewise, and says what only one does
  bool after_noun_ = false;             // in this sentence
  bool last_noun_is_drawn_ = false;     // and no place or what nobody can draw
  bool coordinated_ = false;            // "und" or a comma stood between a noun and what comes
  std::optional<std::size_t> heading_;  // the mention before a colon
};

}  // namespace

Sentence build_sentence(const Lexicon& lexicon, const std::vector<Phrase>& phrases) {
  return SentenceBuilder(lexicon).build(phrases);
}

}  // namespace drawing::language
