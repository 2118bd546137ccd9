#include "drawing/language/phrase_reader.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "drawing/language/articles.h"
#include "drawing/language/clause.h"
#include "drawing/language/described_looks.h"
#include "drawing/language/elided_nouns.h"
#include "drawing/language/exclusion.h"
#include "drawing/language/given_names.h"
#include "drawing/language/lettering.h"
#include "drawing/language/negation.h"
#include "drawing/language/noun_phrase.h"
#include "drawing/language/person_nouns.h"
#include "drawing/language/senses.h"
#include "drawing/language/sound.h"
#include "drawing/language/word_reader.h"

namespace drawing::language {

namespace {

// A noun phrase grows until its noun comes. Where a verb, a preposition or the end of the sentence comes
// instead, its adjectives are a predicate.
class PhraseReader {
 public:
  PhraseReader(const Lexicon& lexicon, const std::vector<Token>& tokens, std::vector<Mend>* mends)
      : lexicon_(lexicon),
        tokens_(tokens),
        mends_(mends),
        writes_capitals_(writes_capitals(tokens)),
        names_(lexicon, tokens) {
    phrases_.reserve(tokens.size());
  }

  std::vector<Phrase> run() {
    while (at_ < tokens_.size()) at_ += step(tokens_[at_]);
    end_phrase();
    deny_verbs(phrases_);
    return std::move(phrases_);
  }

 private:
  // How many tokens were read.
  std::size_t step(const Token& token) {
    switch (token.kind) {
      case TokenKind::emoji:
        return read_emoji(token), 1;
      case TokenKind::number:
        if (!read_written(token) && !token.ordinal) noun_.determiners.add_number(token.key, token.value);
        return 1;
      case TokenKind::foreign:
        phrases_.emplace_back(Overlooked{token.text});
        return 1;
      case TokenKind::comma:
        return read_comma(), 1;
      case TokenKind::stop:
        return read_stop(token), 1;
      case TokenKind::word:
        return read_written(token) || read_sound(token) || read_particle() ? 1 : step_word(token);
    }
    return 1;
  }

  std::size_t step_word(const Token& token) {
    if (read_garment(token)) return 1;
    const WordContext context = word_context();
    const Reading reading = in_sense(lexicon_, tokens_, at_, read_word(lexicon_, rest(), context));
    if (read_name(reading, token)) return 1;
    if (is_guess(reading, token) && read_person(token)) return 1;
    if (mends_ != nullptr && reading.mended && !token.quoted) mends_->push_back({at_, reading});
    if (!reading || is_thing(reading, token)) {
      if (!read_deed_noun()) read_unknown(token, nullptr);
      return 1;
    }
    const auto said = clause_word_at(lexicon_, tokens_, at_);
    if (said) phrases_.emplace_back(*said);
    if (said && said->key == "ihr") return 1;  // a pronoun, and no article
    const bool relative = said && said->role == ClauseWord::Role::relative;
    if (relative && phrases_.size() > 1 &&
        std::holds_alternative<PrepositionPhrase>(phrases_[phrases_.size() - 2])) {
      phrases_.emplace_back(RelativePronoun{});
      return 1;
    }
    if (is_part_of_speaker(token, noun_.determiners.article, phrases_))
      phrases_.emplace_back(ClauseWord{ClauseWord::Role::speaker_object, "mir"});
    const auto deed = deed_noun_at(lexicon_, tokens_, at_, reading.key);
    if (deed && !exclusion_.excludes()) phrases_.emplace_back(*deed);
    // The deed is all that is meant by "beim Grillen" and by "Picknick".
    const WordKind kind = reading.word->kind;
    if (deed &&
        ((deed->is_gerund && kind == WordKind::motif) || (!deed->names_object && kind == WordKind::missing)))
      return 1;
    if (!read_noun(reading, token)) read_other(reading, token);
    return reading.tokens;
  }

  WordContext word_context() const {
    const Token* before = at_ > 0 && tokens_[at_ - 1].kind == TokenKind::word ? &tokens_[at_ - 1] : nullptr;
    return {.after_determiner = !noun_.determiners.empty(),
            .writes_capitals = writes_capitals_,
            .after_speaker = before != nullptr && before->key == "ich",
            .within_clause = before != nullptr && !before->capitalised && before->key != "und"};
  }

  // "Spielt mit Knete": a noun that looks like a form of a verb.
  bool is_thing(const Reading& reading, const Token& token) const {
    return writes_capitals_ && token.capitalised && reading.word->kind == WordKind::verb && at_ > 0 &&
           tokens_[at_ - 1].key == "mit" && !token.key.ends_with('n');
  }

  // Whether the reading is another word than the one that was typed, and no person: "Melker" is no misspelt
  // "melken".
  bool is_guess(const Reading& reading, const Token& token) const {
    if (!reading || !token.capitalised || reading.tokens != 1) return false;
    const Word& word = *reading.word;
    const LexiconEntry* entry = word.kind == WordKind::motif ? &entry_of(word.entry) : nullptr;
    const bool somebody = entry != nullptr && entry->has_face && !entry->is_animal;
    // "Nachbarskinder" are no small neighbours.
    if (reading.key.empty()) return somebody;
    const bool typed = token.key.ends_with(reading.key) || lexicon_.look_up(token.key).has_value();
    // "Tieger"
    const bool heard = entry != nullptr && sound_of(token.key) == sound_of(reading.key);
    return !typed && !somebody && !heard && word.kind != WordKind::name;
  }

  // --- nouns ---

  // "heißt Wuffel", "Hund Wuffel": who has it was named before.
  bool read_name(const Reading& reading, const Token& token) {
    const bool given = names_.gives(at_, reading, writes_capitals_);
    const LexiconEntry* bearer = given ? nullptr : last_bearer();
    const bool follows = bearer != nullptr && names_.follows_bearer(at_, reading, bearer->is_animal,
                                                                    clause_has_verb(), is_subordinate());
    const bool of_group = !given && !follows && names_group(reading, token);
    const bool guessed = !given && !follows && !of_group && noun_.determiners.empty() && writes_capitals_ &&
                         names_.looks_like_name(at_, reading);
    if (!given && !follows && !of_group && !guessed) return false;
    names_.add(at_, !guessed);
    const Word* word = reading ? reading.word : nullptr;
    const bool listed = word != nullptr && word->kind == WordKind::name;
    UnknownWord name{.text = token.text, .key = token.key, .is_name = true};
    if (listed) name.bearer = word->name;
    if (guessed) name.bearer = likely_bearer(token.key);
    name.is_given = !guessed;
    name.is_of_group = of_group;
    end_noun({.noun = std::move(name)});
    return true;
  }

  // "Ein Bär im Anzug", "in einem roten Kleid", "mit Schutzanzug": the preposition leads to no place.
  bool read_garment(const Token& token) {
    const bool worn = is_worn(lexicon_, phrases_, tokens_, at_);
    const std::string_view garment = worn ? garment_of(token.key) : std::string_view();
    if (garment.empty()) return false;
    phrases_.pop_back();
    if (!exclusion_.excludes()) phrases_.emplace_back(Garment{garment});
    noun_ = {};
    return true;
  }

  // "Familie Meier", "Familie Fischer": whoever bears the name together stands right before it, and a verb
  // or nothing but where they are comes next. "Familie Bär" are bears.
  bool names_group(const Reading& reading, const Token& token) const {
    const auto* noun =
        follows_noun() && !phrases_.empty() ? std::get_if<NounPhrase>(&phrases_.back()) : nullptr;
    const auto* group = noun != nullptr ? std::get_if<Reading>(&noun->noun) : nullptr;
    if (group == nullptr || group->word->kind != WordKind::collection || token.quoted) return false;
    const LexiconEntry& member = entry_of(group->word->members.front());
    const bool animal = reading && reading.word->kind == WordKind::motif && !is_guess(reading, token) &&
                        entry_of(reading.word->entry).is_animal;
    const bool bears_name = member.has_face && !member.is_animal && token.capitalised && writes_capitals_;
    return bears_name && !animal && !is_subordinate() && !ends_with_infinitive();
  }

  // "die Familie Kuchen backen": what comes next is all that is left, and no form of "sie backt".
  bool ends_with_infinitive() const {
    return at_ + 1 < tokens_.size() && ends_clause(tokens_, at_ + 1) && is_verb(lexicon_, tokens_[at_ + 1]) &&
           tokens_[at_ + 1].key.ends_with('n');
  }

  const LexiconEntry& entry_of(int entry) const {
    return lexicon_.entries()[static_cast<std::size_t>(entry)];
  }

  // Whose noun is right before the token at hand: one with a face; nullptr for nobody.
  const LexiconEntry* last_bearer() const {
    const auto* noun =
        follows_noun() && !phrases_.empty() ? std::get_if<NounPhrase>(&phrases_.back()) : nullptr;
    const auto* reading = noun != nullptr && noun->count == 1 ? std::get_if<Reading>(&noun->noun) : nullptr;
    if (reading == nullptr || reading->word->kind != WordKind::motif) return nullptr;
    const LexiconEntry& entry = lexicon_.entries()[static_cast<std::size_t>(reading->word->entry)];
    return entry.has_face ? &entry : nullptr;
  }

  // Whether the predicate holds for a phrase of this clause.
  template <class Predicate>
  bool clause_has(Predicate holds) const {
    for (auto phrase = phrases_.rbegin(); phrase != phrases_.rend(); ++phrase) {
      if (std::holds_alternative<Stop>(*phrase) || std::holds_alternative<Comma>(*phrase)) return false;
      if (holds(*phrase)) return true;
    }
    return false;
  }

  bool clause_has_verb() const {
    return clause_has([](const Phrase& phrase) { return std::holds_alternative<VerbPhrase>(phrase); });
  }

  bool is_subordinate() const {
    return clause_has([](const Phrase& phrase) {
      const auto* word = std::get_if<ClauseWord>(&phrase);
      return word != nullptr &&
             (word->role == ClauseWord::Role::relative || word->role == ClauseWord::Role::subordinating);
    });
  }

  bool read_noun(const Reading& reading, const Token& token) {
    const Word& word = *reading.word;
    switch (word.kind) {
      case WordKind::motif:
        noun_.after_singular = follows_singular(), noun_.after_with = comes_with(tokens_, at_);
        end_noun(read_noun_phrase(lexicon_, noun_, reading, rest()));
        if (entry_of(word.entry).has_face) read_own_thing(reading.key == token.key);
        return true;
      case WordKind::collection:
        if (is_family_of_animals(reading)) {
          constexpr int in_a_family = 3;  // as in "Igelfamilie", by [heads] of words.toml
          noun_.determiners.add_number(token.key, in_a_family);
          return true;
        }
        end_noun({.noun = reading});
        return true;
      case WordKind::scene:
      case WordKind::refused:  // only after "ohne": others refuse the page (refusal.h)
        end_noun({.noun = reading});
        return true;
      case WordKind::special:
        read_special(reading);
        return true;
      case WordKind::missing:
      case WordKind::name:
        read_unknown(token, &word);
        return true;
      default:
        return false;
    }
  }

  // "Familie Igel": several animals, as "die Igelfamilie", and no people beside a hedgehog.
  bool is_family_of_animals(const Reading& reading) const {
    if (reading.word->name != "Familie" || at_ + 1 >= tokens_.size() || !tokens_[at_ + 1].capitalised)
      return false;
    const auto next = lexicon_.look_up(tokens_[at_ + 1].key);
    if (!next || !next->noun || next->noun.word->kind != WordKind::motif) return false;
    return lexicon_.entries()[static_cast<std::size_t>(next->noun.word->entry)].is_animal;
  }

  // "Tauziehen", and "Blumengießen" with the flowers.
  bool read_deed_noun() {
    const auto deed = deed_noun_at(lexicon_, tokens_, at_, {});
    if (!deed) return false;
    if (!exclusion_.excludes()) phrases_.emplace_back(*deed);
    const auto object = deed->object.empty() ? std::nullopt : lexicon_.look_up(deed->object);
    if (object && object->noun) {
      Reading noun;
      noun.word = object->noun.word;
      noun.number = object->noun.number;
      noun.key = object->key;
      read_noun(noun, tokens_[at_]);
    }
    return true;
  }

  void read_special(const Reading& reading) {
    if (!exclusion_.excludes()) {
      lettering_.announce(reading.word->special == "schriftzug");
      // "Alles Gute" is written itself, and what follows it.
      const bool greeting = reading.word->count > 0;
      for (std::size_t i = 0; greeting && i < reading.tokens; ++i) write(tokens_[at_ + i]);
    }
    end_noun({.noun = reading});
  }

  // `word`: what the lexicon has that is not drawn, nullptr for nothing.
  void read_unknown(const Token& token, const Word* word) {
    const bool name = word != nullptr && word->kind == WordKind::name;
    if (name && names_.says_whose(at_) && !carries_somebody(rest())) return;
    const Word* missing = name ? nullptr : word;
    if (!name && (token.capitalised || !writes_capitals_) && read_person(token)) return;
    // Where nouns have capitals, other words are no motifs.
    const bool no_noun = !token.capitalised || (!name && is_unread_adjective(lexicon_, tokens_, at_));
    if (writes_capitals_ && no_noun && missing == nullptr && !token.quoted) {
      if (!exclusion_.excludes()) phrases_.emplace_back(Overlooked{token.text});
      return;
    }
    end_noun(
        {.noun = UnknownWord{token.text, token.key, missing, name, token.quoted, name ? word->name : ""}});
  }

  // "Die Torhüterin": somebody whom the lexicon does not have.
  bool read_person(const Token& token) {
    const auto person = read_person_noun(lexicon_, tokens_, at_);
    if (!person) return false;
    Reading reading;
    reading.word = person->drawn_as, reading.number = person->number, reading.key = token.key;
    NounPhrase phrase = read_noun_phrase(lexicon_, noun_, reading, rest());
    phrase.noun = UnknownWord{.text = person->name, .key = token.key, .person = person->drawn_as};
    end_noun(std::move(phrase));
    read_own_thing(false);
    return true;
  }

  // "Die Rollstuhlfahrerin", "der Geiger": what they are named after, as if it stood there.
  void read_own_thing(bool known) {
    if (exclusion_.excludes()) return;
    const auto own = thing_of_person(lexicon_, tokens_, at_, known);
    if (!own) return;
    phrases_.emplace_back(own->rides ? PrepositionPhrase{Preposition::on, false, "auf"}
                                     : PrepositionPhrase{Preposition::with, false, "mit"});
    Reading reading;
    reading.word = own->thing.noun.word, reading.key = own->thing.key;
    reading.number = GrammaticalNumber::singular;
    end_noun({.noun = reading});
  }

  void read_emoji(const Token& token) {
    const LexiconEntry* entry = lexicon_.find_sequence(token.text);
    if (entry == nullptr) return;
    const auto index = static_cast<int>(entry - lexicon_.entries().data());
    end_noun({.noun = Sign{index}, .count = noun_.determiners.count.value_or(1)});
  }

  // "mit langem Hals" makes nobody large, but "mit traurigem Gesicht" tells the mood.
  void pass_noun(const Reading& reading) {
    const Mood mood = noun_.determiners.attributes.mood;
    end_noun({.noun = reading});
    noun_.determiners.attributes.mood = mood;
    noun_end_ = 0;
  }

  void end_noun(NounPhrase phrase) {
    phrase.determiners = noun_.determiners;
    phrase.scope = exclusion_.scope();
    phrase.follows_noun = follows_noun();
    phrase.is_costume = is_costume_at(tokens_, at_);
    // "Der gestiefelte Kater".
    const std::string_view worn = exclusion_.excludes() ? "" : garment_of(phrase.determiners.adjective);
    const std::string_view played = garment_of_role(tokens_, at_);
    if (!played.empty() && !exclusion_.excludes()) phrases_.emplace_back(Garment{played});
    const bool for_both = phrase.determiners.beneficiary && joins_nouns(lexicon_, tokens_, at_ + 1);
    phrases_.emplace_back(std::move(phrase));
    if (!worn.empty()) phrases_.emplace_back(Garment{worn});
    noun_ = {}, noun_.determiners.beneficiary = for_both;
    noun_end_ = at_ + 1;
    exclusion_.read_noun();
  }

  bool follows_noun() const { return noun_end_ > 0 && noun_end_ == at_; }

  // "Opa und Enkel": whether "und" joins the noun at hand to one that is a single one.
  bool follows_singular() const {
    if (at_ < 2 || noun_end_ + 1 != at_ || tokens_[at_ - 1].key != "und") return false;
    const auto last = std::find_if(phrases_.rbegin(), phrases_.rend(), [](const Phrase& phrase) {
      return std::holds_alternative<NounPhrase>(phrase);
    });
    return last != phrases_.rend() && std::get<NounPhrase>(*last).count == 1;
  }

  // --- what stands before a noun, and between nouns ---

  void read_other(const Reading& reading, const Token& token) {
    const Word& word = *reading.word;
    switch (word.kind) {
      case WordKind::adjective:
        return read_adjective(word, token);
      case WordKind::number:
        return noun_.determiners.add_number(token.key, reading.count);
      case WordKind::indefinite:
        return read_article(token, ArticleKind::indefinite);
      case WordKind::definite:
        return stands_for_everybody(lexicon_, tokens_, at_) ? read_everybody()
                                                            : read_article(token, ArticleKind::definite);
      case WordKind::verb:
        return is_attribute_at(lexicon_, tokens_, at_) ? void() : read_verb(word, token);
      case WordKind::preposition:
        return read_preposition(word, token);
      case WordKind::negation:
        return exclude(Scope::negated, word.role == WordRole::adverb);
      case WordKind::recipient:
        if (is_done_for_somebody(lexicon_, tokens_, at_))
          return end_phrase(), void(noun_.determiners.beneficiary = true);
        // "Buchstabe S wie Sonne" shows the sun, "wie ein Hund schwimmt" a dog.
        if (word.role != WordRole::comparison || (!lettering_.has_written() && !opens_clause()))
          exclude(Scope::recipient);
        return;
      case WordKind::conjunction:
        return read_conjunction();
      case WordKind::pass:
        if (word.count > 0) pass_noun(reading);
        // "größer als Lisa": the comparison is over.
        if (token.key == "als" && noun_.determiners.attributes.any()) end_phrase();
        // "fliegt nicht aber schwimmt", where nobody typed the comma.
        if (at_ > 0 && tokens_[at_ - 1].kind == TokenKind::word && joins_clauses(lexicon_, tokens_, at_))
          return read_conjunction();
        // "vom Piraten" is one, "von Piraten" are several.
        if (token.key == "vom") noun_.determiners.add_article(token.key, ArticleKind::definite);
        if (word.preposition) read_back_reference(*word.preposition);
        return;
      default:
        return;  // parts of compounds
    }
  }

  // Whether the word just read opens a clause of its own.
  bool opens_clause() const {
    const auto* word = phrases_.empty() ? nullptr : std::get_if<ClauseWord>(&phrases_.back());
    return word != nullptr && word->role == ClauseWord::Role::subordinating;
  }

  // Those whom the sentence names, or else a family.
  void read_everybody() {
    const auto everybody = lexicon_.look_up("jedermann");
    Reading reading;
    reading.word = everybody->noun.word;
    reading.number = GrammaticalNumber::plural;
    reading.key = everybody->key;
    end_noun({.noun = reading});
  }

  void read_article(const Token& token, ArticleKind kind) {
    exclusion_.read_article(kind);
    if (is_predicate()) end_phrase();
    if (noun_.determiners.definite() && !is_contraction(tokens_[at_ - 1].key))
      phrases_.emplace_back(RelativePronoun{});
    noun_.determiners.add_article(token.key, kind);
  }

  // "Der Bär ist müde und der Tiger schläft": whether what was read of a noun phrase is said of the subject,
  // now that an article begins another one.
  bool is_predicate() const {
    const Determiners& read = noun_.determiners;
    return noun_.verb != nullptr && read.attributes.any() && read.kind == ArticleKind::none && !read.count;
  }

  // "Es ist dunkel", "durch die dunkle, leere Straße": a dark place is one at night, dark hair is not.
  bool is_setting(const Word& word, const Token& token) const {
    if (word.scene.empty() || token.key == "dunkel" || !token.key.starts_with("dunk"))
      return !word.scene.empty();
    for (std::size_t next = at_ + 1; next < std::min(at_ + 4, tokens_.size()); ++next) {
      const auto record = lexicon_.look_up(tokens_[next].key);
      if (record && record->noun && record->noun.word->scene_rank == 2) return true;
      if (tokens_[next].capitalised || (record && record->noun && !record->other)) return false;
    }
    return false;
  }

  void read_adjective(const Word& word, const Token& token) {
    if (is_setting(word, token) && !exclusion_.excludes()) phrases_.emplace_back(Setting{&word});
    if (at_ + 1 < tokens_.size() && exclusion_.takes_adjective()) return;
    noun_.determiners.add_adjective(token.key, {word.size, word.mood, word.pose});
    if (word.deed >= 0) noun_.determiners.participle = &word;
  }

  void read_verb(const Word& word, const Token& token) {
    // "Ein Boxer" is read as a verb for want of the noun.
    const bool is_somebody = token.capitalised && noun_.determiners.kind == ArticleKind::indefinite;
    if (!token.capitalised && !exclusion_.excludes()) {
      auto more = elided_noun(lexicon_, noun_.determiners, phrases_, tokens_, at_);
      if (more) phrases_.emplace_back(std::move(*more));
    }
    end_phrase();
    noun_.verb = &word;
    exclusion_.end();
    // "Beim Vorlesen", "beim Laternenumzug": the verb of the clause is another one.
    const DeedEntry* own = lexicon_.deed_of(word);
    const bool names_deed = token.capitalised && at_ > 0 && own != nullptr && !own->parts.empty();
    const bool is_noun = names_deed || (at_ > 0 && tokens_[at_ - 1].key == "beim");
    if (!is_noun || !open_verb_) open_verb_ = phrases_.size();
    const DeedEntry* deed = is_somebody ? nullptr : deed_at(lexicon_, tokens_, at_, word);
    phrases_.emplace_back(VerbPhrase{.word = &word, .deed = deed, .form = token.key, .is_noun = is_noun});
  }

  // "Ein Bär zieht seine Jacke aus": the end of the clause has the rest of its verb.
  bool read_particle() {
    const Word* particle = open_verb_ ? particle_at(lexicon_, tokens_, at_) : nullptr;
    if (particle == nullptr) return false;
    end_phrase();
    add_particle(lexicon_, tokens_, at_, *particle, std::get<VerbPhrase>(phrases_[*open_verb_]));
    open_verb_.reset();
    phrases_.emplace_back(ClauseEnd{});
    return true;
  }

  void read_preposition(const Word& word, const Token& token) {
    end_phrase();
    noun_.verb = nullptr;
    exclusion_.read_preposition();
    phrases_.emplace_back(
        PrepositionPhrase{word.preposition, starts_inverted_clause(lexicon_, tokens_, at_), token.key});
    if (is_contraction(token.key)) noun_.determiners.add_article(token.key, ArticleKind::definite);
  }

  // "Ein Haus mit einem Baum daneben", "ein Tisch, darauf eine Vase".
  void read_back_reference(Preposition preposition) {
    end_phrase();
    phrases_.emplace_back(BackReference{preposition, ends_clause(tokens_, at_)});
  }

  void exclude(Scope scope, bool is_adverb = false) {
    end_phrase();
    exclusion_.begin(scope, is_adverb);
    const bool negated = scope == Scope::negated;
    phrases_.emplace_back(Exclusion{negated ? denial_at(lexicon_, tokens_, at_) : Denial::nothing});
  }

  void read_conjunction() {
    const bool joins = joins_clauses(lexicon_, tokens_, at_);
    if (exclusion_.goes_on() && !joins) return;
    if (joins) exclusion_.end();  // "isst keinen Spinat und weint"
    if (joins && is_predicate() && ends_predicate(tokens_, at_, noun_.determiners.adjective)) end_phrase();
    if (noun_.determiners.empty()) {
      phrases_.emplace_back(Conjunction{joins});
    } else {
      noun_.first_kind = noun_.determiners;
    }
  }

  void read_comma() {
    lettering_.pause();
    if (noun_.determiners.attributes.any() && !is_inflected(noun_.determiners.adjective)) end_phrase();
    exclusion_.read_comma(tokens_, at_ + 1);
    phrases_.emplace_back(Comma{.joins = !exclusion_.excludes() && noun_.determiners.empty()});
  }

  void read_stop(const Token& token) {
    lettering_.pause();
    end_phrase();
    noun_.verb = nullptr;
    open_verb_.reset();
    exclusion_.end();
    phrases_.emplace_back(Stop{.is_colon = token.text == ":", .follows_noun = follows_noun()});
  }

  void end_phrase() {
    if (noun_.determiners.attributes.any()) phrases_.emplace_back(Predicate{noun_.determiners});
    noun_.determiners = {};
    noun_.first_kind.reset();
  }

  // --- what is to be written ---

  bool read_written(const Token& token) {
    if (!lettering_.takes(token)) return false;
    write(token);
    return true;
  }

  // "F wie Fisch": a single letter and what starts with it.
  bool read_sound(const Token& token) {
    if (!stands_for_sound(lexicon_, rest())) return false;
    write(token, true);
    return true;
  }

  void write(const Token& token, bool is_sound = false) {
    const Word* scene = exclusion_.excludes() ? nullptr : scene_in_lettering(lexicon_, token);
    phrases_.emplace_back(WrittenWord{token.text, scene, is_sound});
    lettering_.write();
  }

  std::span<const Token> rest() const { return std::span<const Token>(tokens_).subspan(at_); }

  const Lexicon& lexicon_;
  const std::vector<Token>& tokens_;
  std::vector<Mend>* mends_;  // where to say what was spelt otherwise, nullptr for nowhere
  const bool writes_capitals_;
  std::size_t at_ = 0;
  std::vector<Phrase> phrases_;

  NounContext noun_;  // of the noun to come
  ExclusionScope exclusion_;
  Lettering lettering_{lexicon_};
  GivenNames names_;
  std::optional<std::size_t> open_verb_;  // index into phrases_: its particle may come
  std::size_t noun_end_ = 0;              // the token after the last noun
};

}  // namespace

std::vector<Phrase> read_phrases(const Lexicon& lexicon, const std::vector<Token>& tokens,
                                 std::vector<Mend>* mends) {
  return PhraseReader(lexicon, tokens, mends).run();
}

}  // namespace drawing::language
