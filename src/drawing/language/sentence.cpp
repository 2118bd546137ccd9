#include "drawing/language/sentence.h"

#include <algorithm>
#include <span>
#include <utility>

#include "drawing/language/articles.h"
#include "drawing/language/clause.h"
#include "drawing/language/collections.h"
#include "drawing/language/determiners.h"
#include "drawing/language/lettering.h"
#include "drawing/language/reading.h"
#include "drawing/language/relation_builder.h"
#include "drawing/language/scene_words.h"
#include "drawing/language/word_reader.h"

namespace drawing::language {

namespace {

// Why nouns are passed over at the moment.
enum class Skipping : std::uint8_t { nothing, negated, recipient };

// The grammar: a sentence is a chain of noun phrases. A preposition makes the noun phrases after it objects
// of the last subject, or of the next one where there is none yet ("Im Meer schwimmt ein Fisch"). Verbs and
// adjectives without a noun of their own belong to the last subject. "ohne", "kein" and "für" pass over the
// phrases that they govern.
class SentenceReader {
 public:
  SentenceReader(const Lexicon& lexicon, const std::vector<Token>& tokens)
      : lexicon_(lexicon), tokens_(tokens) {
    for (std::size_t i = 1; i < tokens.size(); ++i)
      writes_capitals_ = writes_capitals_ || (tokens[i].capitalised && tokens[i - 1].kind == TokenKind::word);
  }

  Sentence run() {
    while (at_ < tokens_.size()) at_ += step(tokens_[at_]);
    end_phrase();
    settle_heading();
    settle_collections(lexicon_, sentence_);
    return std::move(sentence_);
  }

 private:
  std::size_t step(const Token& token) {
    switch (token.kind) {
      case TokenKind::emoji:
        read_emoji(token);
        return 1;
      case TokenKind::number:
        if (token.ordinal && !lettering_open_) return 1;
        if (!lettering_open_ || !read_lettering(token)) read_number(token.value);
        return 1;
      case TokenKind::comma:
        read_comma();
        return 1;
      case TokenKind::stop:
        read_stop();
        return 1;
      case TokenKind::word:
        break;
    }
    if (lettering_open_ && read_lettering(token)) return 1;
    if (is_sound(token)) {
      sentence_.special = "schriftzug";
      write(token);
      return 1;
    }
    const WordContext context{.after_determiner = !determiners_.empty(), .writes_capitals = writes_capitals_};
    const Reading reading = read_word(lexicon_, rest(), context);
    if (!reading) {
      read_unknown({.text = token.text, .key = token.key, .quoted = token.quoted}, token);
      return 1;
    }
    read(reading, token);
    return reading.tokens;
  }

  std::span<const Token> rest() const { return std::span<const Token>(tokens_).subspan(at_); }

  void read(const Reading& reading, const Token& token) {
    const Word& word = *reading.word;
    switch (word.kind) {
      case WordKind::motif:
        read_motif(reading);
        break;
      case WordKind::collection:
        read_collection(reading);
        break;
      case WordKind::missing:
        read_unknown({.text = token.text, .key = token.key, .missing = &word, .quoted = token.quoted}, token);
        break;
      case WordKind::name:
        read_unknown({.text = token.text, .key = token.key, .is_name = true, .quoted = token.quoted}, token);
        break;
      case WordKind::scene:
        read_scene(reading);
        break;
      case WordKind::special:
        read_special(reading);
        break;
      case WordKind::adjective:
        read_adjective(word, token);
        break;
      case WordKind::verb:
        read_verb(word);
        break;
      case WordKind::preposition:
        read_preposition(word, token);
        break;
      case WordKind::number:
        read_number(reading.count);
        break;
      case WordKind::indefinite:
        read_article(token, true);
        break;
      case WordKind::definite:
        read_article(token, false);
        break;
      case WordKind::negation:
        skip(Skipping::negated);
        break;
      case WordKind::recipient:
        // "Buchstabe S wie Sonne" shows the sun.
        if (token.key != "wie" || sentence_.lettering.empty()) skip(Skipping::recipient);
        break;
      case WordKind::conjunction:
        read_conjunction();
        break;
      case WordKind::pass:
        if (word.count > 0) pass_noun();
        if (word.preposition) read_back_reference(*word.preposition);
        break;
      case WordKind::refused:
        finish_noun();  // only after "ohne": others refuse the page (refusal.h)
        break;
      case WordKind::head:
      case WordKind::first_part:
        break;
    }
  }

  // After "Schriftzug", "der Name", "die Zahl": everything up to a preposition or a comma is to be written.
  bool read_lettering(const Token& token) {
    const Lettering lettering = continue_lettering(lexicon_, token, sentence_.lettering.empty());
    lettering_open_ = lettering != Lettering::ends;
    if (lettering != Lettering::goes_on) return false;
    write(token);
    return true;
  }

  // "F wie Fisch": a single letter and what starts with it.
  bool is_sound(const Token& token) const {
    return token.key.size() == 1 && token.capitalised && at_ + 1 < tokens_.size() &&
           tokens_[at_ + 1].key == "wie" && sentence_.special.empty();
  }

  void write(const Token& token) {
    sentence_.lettering.push_back(token.text);
    if (const Word* scene = scene_in_lettering(lexicon_, token)) add_scene(scene->scene, scene->scene_rank);
  }

  // --- what stands before a noun ---

  void read_article(const Token& token, bool indefinite) {
    // "ohne Hund und eine Katze": a new article with "ein" ends what "ohne" governs.
    if (skipped_noun_ && indefinite) skipping_ = Skipping::nothing;
    if (coordinated_ && places_.active()) leave_preposition_for(token.key);
    // "auf dem ein Wolf sitzt", "in dem die Hexe wohnt": the preposition had its relative pronoun.
    if (places_.active() && determiners_.definite && !is_contraction(tokens_[at_ - 1].key)) end_preposition();
    if (places_.active() && is_dative(token.key)) dative_ = true;
    determiners_.indefinite = determiners_.indefinite || indefinite;
    determiners_.definite = determiners_.definite || !indefinite;
    determiners_.first_person = is_first_person(token.key);
    determiners_.possessive = is_third_person(token.key);
    determiners_.article_in_en = !indefinite && token.key.ends_with("en");
    determiners_.plural_article = is_plural_or_feminine(token.key);
  }

  // "auf einem Stuhl und ein Hund": after a dative object, a nominative starts a new subject.
  void leave_preposition_for(std::string_view article) {
    if (dative_ && is_nominative(article)) end_preposition();
  }

  // "zwei Dutzend", "drei Paar" multiply.
  void read_number(long value) {
    if (coordinated_ && places_.active() && !places_.is(Preposition::with)) end_preposition();
    const bool unit = tokens_[at_].key == "dutzend" || tokens_[at_].key == "paar";
    if (unit && determiners_.count.value_or(0) > 1) {
      determiners_.count = *determiners_.count * (value == 12 ? 12 : 2);
    } else {
      determiners_.count = value;
    }
  }

  void read_adjective(const Word& word, const Token& token) {
    if (!word.scene.empty()) add_scene(word.scene, word.scene_rank);
    if (skipping_ == Skipping::negated && !skipped_noun_ && tokens_.size() > at_ + 1 && negated_alone_) {
      skipping_ = Skipping::nothing;  // "nicht traurig"
      return;
    }
    if (word.size != SizeWish::as_is) determiners_.size = word.size;
    if (word.mood != Mood::as_is) determiners_.mood = word.mood;
    if (word.pose != Pose::as_is) determiners_.pose = word.pose;
    determiners_.inflected = is_inflected(token.key);
    determiners_.inflected_with_e =
        token.key.ends_with("e") && !determiners_.indefinite && !determiners_.definite;
  }

  // "mit langem Hals" makes nobody large, but "mit traurigem Gesicht" tells the mood.
  void pass_noun() {
    const Mood mood = determiners_.mood;
    const bool was_after_noun = after_noun_;
    finish_noun();
    after_noun_ = was_after_noun;
    determiners_.mood = mood;
    noun_end_ = 0;
  }

  void read_motif(const Reading& reading) {
    const Word& word = *reading.word;
    const bool askers_child = word.special == "relative" && determiners_.first_person;
    const bool owner = is_family_word(word) && is_genitive_of_owner(determiners_, reading, rest());
    const bool part_of_another = word.special == "part" && mentions_being();
    if (askers_child || owner || part_of_another) {
      finish_noun();
      return;
    }
    if (!word.scene.empty() && is_place(reading, places_.active() ? places_.preposition() : std::nullopt)) {
      add_compound_parts(reading);
      add_scene(word.scene, word.scene_rank + 1);
      finish_noun();
      return;
    }
    add_compound_parts(reading);
    // Without a preposition the castle is the motif, and only lends its surroundings.
    if (!word.scene.empty() && word.place_after.empty()) add_scene(word.scene, word.scene_rank == 1 ? 1 : 0);
    read_wished(reading);
  }

  // "große und kleine Fische" are two kinds of them, "ein großer und dicker Hund" is one.
  void read_wished(const Reading& reading) {
    Mention mention{.entry = reading.word->entry, .name = reading.word->name};
    mention.family_word = is_family_word(*reading.word);
    const auto first = std::exchange(before_and_, std::nullopt);
    const bool plural_likely =
        (after_verb_ && !after_riding_) || (has_face(mention) && plural_verb_follows(lexicon_, rest()));
    mention.count = count_of(determiners_, reading, plural_likely);
    mention.size = size_of(determiners_, reading);
    if (!first || !are_two_kinds(*first, determiners_)) {
      add_mention(mention);
      return;
    }
    // "sechs große und kleine Fische" are six together.
    const bool shared = first->count && determiners_.count == first->count;
    Mention other = mention;
    other.size = size_of(*first, reading);
    other.count = shared ? (*first->count + 1) / 2 : count_of(*first, reading, after_verb_);
    if (shared) mention.count = *first->count / 2;
    const Determiners second = std::exchange(determiners_, *first);
    add_mention(other);
    determiners_ = second;
    noun_end_ = 0;  // the same noun twice, but two things
    coordinated_ = true;
    add_mention(mention);
  }

  bool has_face(const Mention& mention) const {
    return lexicon_.entries()[static_cast<std::size_t>(mention.entry)].has_face;
  }

  bool mentions_being() const {
    return std::any_of(sentence_.mentions.begin(), sentence_.mentions.end(),
                       [&](const Mention& mention) { return has_face(mention); });
  }

  // "Tiere": which ones is for the scene and for the rest of the text to say (collections.h).
  void read_collection(const Reading& reading) {
    add_compound_parts(reading);
    if (skipping_ == Skipping::nothing) {
      sentence_.collections.push_back(reading.word);
      if (!reading.word->scene.empty()) add_scene(reading.word->scene, reading.word->scene_rank);
    }
    finish_noun();
  }

  void read_emoji(const Token& token) {
    const LexiconEntry* entry = lexicon_.find_sequence(token.text);
    if (entry == nullptr) return;
    const auto index = static_cast<int>(entry - lexicon_.entries().data());
    Mention mention{.entry = index, .name = entry->singular, .count = determiners_.count.value_or(1)};
    mention.size = determiners_.size;
    add_mention(mention);
  }

  void read_scene(const Reading& reading) {
    const bool occasion = skipping_ == Skipping::recipient && is_occasion(reading.word->scene);
    if (skipping_ == Skipping::nothing || occasion) {
      sentence_.scenes.push_back({reading.word->scene, reading.word->scene_rank + 1});
      if (reading.before != nullptr) add_before(*reading.before, GrammaticalNumber::singular);
    }
    finish_noun();
  }

  void read_special(const Reading& reading) {
    if (skipping_ == Skipping::nothing) {
      lettering_open_ = reading.word->special == "schriftzug";
      // "Muster" after "mit" is how something looks, not the page.
      const bool decoration =
          places_.active() && places_.is(Preposition::with) && !sentence_.mentions.empty();
      if (decoration && !lettering_open_) {
        finish_noun();
        return;
      }
      // "Alles Gute" is written itself, and what follows it.
      const bool greeting = reading.word->count > 0;
      for (std::size_t i = 0; greeting && i < reading.tokens; ++i) write(tokens_[at_ + i]);
      if (sentence_.special.empty()) sentence_.special = reading.word->special;
      if (reading.before != nullptr) add_before(*reading.before, GrammaticalNumber::singular);
    }
    finish_noun();
  }

  void read_unknown(UnknownWord unknown, const Token& token) {
    // "Kater Felix": a name beside its bearer. And where nouns have capitals, other words are no motifs.
    const bool apposition = unknown.is_name && noun_end_ == at_ && !sentence_.mentions.empty();
    const bool no_noun =
        writes_capitals_ && !token.capitalised && unknown.missing == nullptr && !token.quoted;
    if (skipping_ == Skipping::nothing && !apposition && !no_noun)
      sentence_.unknown.push_back(std::move(unknown));
    if (no_noun) return;
    finish_noun();
  }

  // The motif in the first part of "Blumenmandala" or "Pferdestall".
  void add_before(const Word& word, GrammaticalNumber number) {
    if (word.kind == WordKind::collection) {
      Reading reading;
      reading.word = &word;
      read_collection(reading);
      return;
    }
    Mention mention{.entry = word.entry, .name = word.name};
    mention.count = number == GrammaticalNumber::plural ? bare_plural : 1;
    const bool kept = places_.set_active(false);
    add_mention(mention);
    places_.set_active(kept);
  }

  void add_compound_parts(const Reading& reading) {
    if (skipping_ == Skipping::nothing && !reading.scene.empty())
      add_scene(reading.scene, reading.scene_rank);
  }

  void add_mention(Mention mention) {
    if (skipping_ != Skipping::nothing || mention.count <= 0) {
      finish_noun();
      return;
    }
    mention.mood = determiners_.mood;
    mention.pose = determiners_.pose;
    mention.definite = determiners_.definite && !determiners_.count && !determiners_.possessive;
    const auto index = static_cast<int>(sentence_.mentions.size());
    // "eine Tasse Kakao" is one thing with two names.
    const bool same =
        at_ > 0 && noun_end_ == at_ && index > 0 && sentence_.mentions.back().entry == mention.entry;
    if (same) {
      finish_noun();
      return;
    }
    if (index > 0 && noun_end_ == at_ && is_measure(lexicon_, sentence_.mentions.back().entry) &&
        !has_face(mention)) {
      // "ein Glas Limonade" is the lemonade, which is drawn in a glass.
      sentence_.mentions.back().entry = mention.entry;
      sentence_.mentions.back().name = mention.name;
      finish_noun();
      return;
    }
    if (is_relative_of_subject(mention)) {
      mention.entry = sentence_.mentions[static_cast<std::size_t>(places_.subjects().back())].entry;
      if (mention.name == "Baby") mention.size = SizeWish::small;
    }
    if (family_word_ && noun_end_ == at_ && has_face(mention)) {
      // "Papa Bär" is a bear.
      sentence_.mentions.back().entry = mention.entry;
      sentence_.mentions.back().name = mention.name;
    } else if (places_.active()) {
      sentence_.mentions.push_back(mention);
      places_.add_object(index);
    } else if (object_verb_ && places_.has_subject()) {
      // "Die Maus trägt einen Hut": the mouse stays the one that is spoken of.
      sentence_.mentions.push_back(mention);
      places_.relate_subjects(*object_verb_, index);
    } else {
      take_pending_verb(mention);
      sentence_.mentions.push_back(mention);
      places_.add_subject(index, coordinated_);
    }
    finish_noun();
    family_word_ = mention.family_word;
  }

  // "Ein Känguru mit seinem Baby", "ein Kalb bei seiner Mutter" show two of a kind.
  bool is_relative_of_subject(const Mention& mention) const {
    if (!mention.family_word || !places_.has_subject()) return false;
    if (!places_.active() || (!places_.is(Preposition::with) && !places_.is(Preposition::beside)))
      return false;
    const Mention& subject = sentence_.mentions[static_cast<std::size_t>(places_.subjects().back())];
    const LexiconEntry& entry = lexicon_.entries()[static_cast<std::size_t>(subject.entry)];
    // A stork brings a child.
    return entry.is_animal && entry.motif != "own-storch";
  }

  void take_pending_verb(Mention& mention) {
    if (mention.pose == Pose::as_is) mention.pose = pending_pose_;
    if (mention.mood == Mood::as_is) mention.mood = pending_mood_;
    pending_pose_ = Pose::as_is;
    pending_mood_ = Mood::as_is;
  }

  void finish_noun() {
    determiners_ = {};
    before_and_.reset();
    coordinated_ = false;
    after_noun_ = true;
    after_verb_ = false;
    noun_end_ = at_ + 1;
    if (skipping_ != Skipping::nothing) skipped_noun_ = true;
  }

  void add_scene(std::string_view id, int strength) {
    if (skipping_ == Skipping::nothing) sentence_.scenes.push_back({id, strength});
  }

  // --- what stands between nouns ---

  void read_verb(const Word& word) {
    end_phrase();
    after_verb_ = true;
    after_riding_ = word.name == "fahren";
    end_skipping();
    // Weaker than a noun: who slides in the snow is in the winter.
    if (!word.scene.empty()) add_scene(word.scene, word.scene_rank - 1);
    end_preposition();
    object_verb_ = !places_.has_subject() ? std::nullopt : word.preposition;
    if (!places_.has_subject()) {
      if (word.pose != Pose::as_is) pending_pose_ = word.pose;
      if (word.mood != Mood::as_is) pending_mood_ = word.mood;
      return;
    }
    for (const int subject : places_.subjects()) {
      Mention& mention = sentence_.mentions[static_cast<std::size_t>(subject)];
      if (word.pose != Pose::as_is && mention.pose == Pose::as_is) mention.pose = word.pose;
      if (word.mood != Mood::as_is && mention.mood == Mood::as_is) mention.mood = word.mood;
    }
  }

  // "Ein Haus mit einem Baum daneben", "ein Tisch, darauf eine Vase": to the thing that the text started
  // with.
  void read_back_reference(Preposition preposition) {
    end_phrase();
    const bool last_of_clause = at_ + 1 == tokens_.size() || tokens_[at_ + 1].kind == TokenKind::comma ||
                                tokens_[at_ + 1].kind == TokenKind::stop;
    if (!places_.can_refer_back()) return;
    end_preposition();
    object_verb_.reset();
    coordinated_ = false;
    places_.refer_back(preposition, last_of_clause);
  }

  void read_preposition(const Word& word, const Token& token) {
    end_phrase();
    object_verb_.reset();
    after_verb_ = false;
    const bool negated =
        skipping_ == Skipping::negated && negated_alone_ && !skipped_noun_;  // "nicht im Wald"
    if (!negated) end_skipping();
    end_preposition();
    if (starts_inverted_clause(lexicon_, tokens_, at_)) places_.forget_subjects();
    places_.begin(word.preposition);
    if (is_contraction(token.key)) {
      determiners_.definite = true;
      dative_ = is_dative(token.key);
    }
  }

  void read_conjunction() {
    if (skipping_ != Skipping::nothing && skipped_noun_) {
      skip_goes_on_ = true;
      return;
    }
    if (!determiners_.empty()) {
      before_and_ = determiners_;
      return;
    }
    coordinated_ = after_noun_;
  }

  void read_comma() {
    object_verb_.reset();
    if (!sentence_.lettering.empty()) lettering_open_ = false;
    if (determiners_.has_attributes() && !determiners_.inflected) end_phrase();
    if (skipping_ == Skipping::recipient) end_skipping();
    if (skipping_ == Skipping::nothing && determiners_.empty()) coordinated_ = after_noun_;
    if (places_.active() && !places_.is(Preposition::with) && !places_.is(Preposition::between))
      end_preposition();
  }

  // "Werkzeuge: Hammer und Säge": several of a kind before a colon say what the next ones are.
  void settle_heading() {
    if (!heading_ || sentence_.mentions.size() < *heading_ + 3) return;
    sentence_.mentions[*heading_].heading = true;
  }

  void read_stop() {
    const bool after_noun = noun_end_ == at_ && !sentence_.mentions.empty();
    if (tokens_[at_].text == ":" && after_noun && !heading_ && sentence_.mentions.back().count > 1)
      heading_ = sentence_.mentions.size() - 1;
    if (!sentence_.lettering.empty()) lettering_open_ = false;
    after_verb_ = false;
    object_verb_.reset();
    places_.forget_reference();
    end_phrase();
    end_skipping();
    end_preposition();
    coordinated_ = false;
    after_noun_ = false;
    pending_pose_ = Pose::as_is;
    pending_mood_ = Mood::as_is;
  }

  // Adjectives that got no noun belong to the last subject: "Der Hund ist traurig."
  void end_phrase() {
    if (determiners_.has_attributes() && places_.has_subject()) {
      Mention& mention = sentence_.mentions[static_cast<std::size_t>(places_.subjects().back())];
      if (mention.size == SizeWish::as_is) mention.size = determiners_.size;
      if (mention.mood == Mood::as_is) mention.mood = determiners_.mood;
      if (mention.pose == Pose::as_is) mention.pose = determiners_.pose;
    }
    determiners_ = {};
    before_and_.reset();
    coordinated_ = false;
  }

  void end_preposition() {
    places_.end();
    dative_ = false;
  }

  void skip(Skipping why) {
    end_phrase();
    end_preposition();
    skipping_ = why;
    skipped_noun_ = false;
    negated_alone_ = tokens_[at_].key == "nicht" || tokens_[at_].key == "nie";
  }

  void end_skipping() {
    skipping_ = Skipping::nothing;
    skipped_noun_ = false;
    skip_goes_on_ = false;
  }

  const Lexicon& lexicon_;
  const std::vector<Token>& tokens_;
  std::size_t at_ = 0;
  Sentence sentence_;

  Determiners determiners_;
  RelationBuilder places_{sentence_};
  bool dative_ = false;
  bool coordinated_ = false;  // "und" or a comma stood before
  bool after_noun_ = false;
  Pose pending_pose_ = Pose::as_is;  // of a verb before its subject
  Mood pending_mood_ = Mood::as_is;
  Skipping skipping_ = Skipping::nothing;
  bool skipped_noun_ = false;
  bool skip_goes_on_ = false;
  bool negated_alone_ = false;
  bool writes_capitals_ = false;
  bool lettering_open_ = false;  // what comes is to be written
  bool after_verb_ = false;
  bool after_riding_ = false;               // "fährt Roller" is one of them
  std::optional<std::size_t> heading_;      // the mention before a colon
  std::size_t noun_end_ = 0;                // the token after the last noun
  bool family_word_ = false;                // the last noun was "Papa" or the like
  std::optional<Determiners> before_and_;   // "große und" before "kleine Fische"
  std::optional<Preposition> object_verb_;  // after a verb whose object has a place
};

}  // namespace

Sentence read_sentence(const Lexicon& lexicon, const std::vector<Token>& tokens) {
  return SentenceReader(lexicon, tokens).run();
}

}  // namespace drawing::language
