#include "drawing/language/sentence.h"

#include <algorithm>
#include <span>

#include "drawing/language/articles.h"
#include "drawing/language/collections.h"
#include "drawing/language/reading.h"
#include "drawing/language/word_reader.h"

namespace drawing::language {

namespace {

// How many a plural without a number stands for.
constexpr long bare_plural = 3;

// What was read of a noun phrase before its noun.
struct Determiners {
  bool indefinite = false;
  bool definite = false;
  bool first_person = false;      // "mein", "unser"
  bool plural_article = false;    // "die" before a masculine or neuter noun can only be a plural
  bool inflected_with_e = false;  // "kleine Käfer" without an article likewise
  std::optional<long> count;
  SizeWish size = SizeWish::as_is;
  Mood mood = Mood::as_is;
  Pose pose = Pose::as_is;
  bool inflected = false;  // an adjective that must have its noun after it

  bool has_attributes() const {
    return size != SizeWish::as_is || mood != Mood::as_is || pose != Pose::as_is;
  }
  bool empty() const { return !indefinite && !definite && !count && !has_attributes(); }
};

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
    while (at_ < tokens_.size()) {
      const Token& token = tokens_[at_];
      at_ += step(token);
    }
    end_phrase();
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
    const auto rest = std::span<const Token>(tokens_).subspan(at_);
    if (lettering_open_ && read_lettering(token)) return 1;
    const WordContext context{.after_determiner = !determiners_.empty(), .writes_capitals = writes_capitals_};
    const Reading reading = read_word(lexicon_, rest, context);
    if (!reading) {
      read_unknown({.text = token.text, .key = token.key, .quoted = token.quoted}, token);
      return 1;
    }
    read(reading, token);
    return reading.tokens;
  }

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
        skip(Skipping::recipient);
        break;
      case WordKind::conjunction:
        read_conjunction();
        break;
      case WordKind::pass:
        if (word.count > 0) pass_noun();
        break;
      case WordKind::head:
      case WordKind::first_part:
        break;
    }
  }

  // --- the words of a lettering page ---

  // After "Schriftzug", "der Name", "die Zahl": everything up to a preposition or a comma is to be written.
  bool read_lettering(const Token& token) {
    if (token.kind == TokenKind::word && !token.quoted) {
      const auto record = lexicon_.look_up(token.key);
      const WordKind kind = record && record->other ? record->other.word->kind : WordKind::pass;
      const bool single_letter = token.key.size() == 1;
      // "zum Geburtstag" goes on, "mit Herzen" ends it.
      const bool relation = kind == WordKind::preposition && record->other.word->preposition;
      if (!single_letter && (relation || kind == WordKind::recipient || kind == WordKind::verb)) {
        lettering_open_ = kind == WordKind::verb && sentence_.lettering.empty();  // "Mein Name ist Emma"
        return false;
      }
      if (record && record->noun && record->noun.word->kind == WordKind::scene)
        add_scene(record->noun.word->scene, record->noun.word->scene_rank);
    }
    sentence_.lettering.push_back(token.text);
    return true;
  }

  // --- what stands before a noun ---

  void read_article(const Token& token, bool indefinite) {
    // "ohne Hund und eine Katze": a new article with "ein" ends what "ohne" governs.
    if (skipped_noun_ && indefinite) skipping_ = Skipping::nothing;
    if (coordinated_ && preposition_active_) leave_preposition_for(token.key);
    if (preposition_active_ && is_dative(token.key)) dative_ = true;
    determiners_.indefinite = determiners_.indefinite || indefinite;
    determiners_.definite = determiners_.definite || !indefinite;
    determiners_.first_person = is_first_person(token.key);
    determiners_.plural_article = is_plural_or_feminine(token.key);
  }

  // "auf einem Stuhl und ein Hund": after a dative object, a nominative starts a new subject.
  void leave_preposition_for(std::string_view article) {
    if (dative_ && is_nominative(article)) end_preposition();
  }

  // "zwei Dutzend", "drei Paar" multiply.
  void read_number(long value) {
    if (coordinated_ && preposition_active_ && preposition_ != Preposition::with) end_preposition();
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

  static bool is_inflected(std::string_view key) {
    return key.ends_with("e") || key.ends_with("er") || key.ends_with("es") || key.ends_with("en") ||
           key.ends_with("em");
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

  // --- nouns ---

  void read_motif(const Reading& reading) {
    const Word& word = *reading.word;
    const bool askers_child = word.special == "relative" && determiners_.first_person;
    const bool part_of_another = word.special == "part" && mentions_being();
    if (askers_child || part_of_another) {
      finish_noun();
      return;
    }
    if (!word.scene.empty() && is_place(reading)) {
      add_compound_parts(reading);
      add_scene(word.scene, word.scene_rank + 1);
      finish_noun();
      return;
    }
    add_compound_parts(reading);
    // Without a preposition the castle is the motif, and only lends its surroundings.
    if (!word.scene.empty() && word.place_after.empty()) add_scene(word.scene, word.scene_rank == 1 ? 1 : 0);
    add_mention(
        {.entry = word.entry, .name = word.name, .count = count_of(reading), .size = size_of(reading)});
  }

  bool mentions_being() const {
    return std::any_of(sentence_.mentions.begin(), sentence_.mentions.end(), [&](const Mention& mention) {
      return lexicon_.entries()[static_cast<std::size_t>(mention.entry)].has_face;
    });
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
    const LexiconEntry* entry = nullptr;
    std::string id = token.text;
    while ((entry = lexicon_.find(id)) == nullptr) {
      const std::size_t joint = id.rfind("-200d-");
      if (joint == std::string::npos) break;
      id.resize(joint);
    }
    if (entry == nullptr) return;
    const auto index = static_cast<int>(entry - lexicon_.entries().data());
    Mention mention{.entry = index, .name = entry->singular, .count = determiners_.count.value_or(1)};
    mention.size = determiners_.size;
    add_mention(mention);
  }

  void read_scene(const Reading& reading) {
    if (skipping_ == Skipping::nothing) {
      add_scene(reading.word->scene, reading.word->scene_rank + 1);
      if (reading.before != nullptr) add_before(*reading.before, GrammaticalNumber::singular);
    }
    finish_noun();
  }

  void read_special(const Reading& reading) {
    if (skipping_ == Skipping::nothing) {
      lettering_open_ = reading.word->special == "schriftzug";
      // "Muster" after "mit" is how something looks, not the page.
      const bool decoration =
          preposition_active_ && preposition_ == Preposition::with && !sentence_.mentions.empty();
      if (decoration && !lettering_open_) {
        finish_noun();
        return;
      }
      if (is_greeting(*reading.word)) read_greeting(reading);
      if (sentence_.special.empty()) sentence_.special = reading.word->special;
      if (reading.before != nullptr) add_before(*reading.before, GrammaticalNumber::singular);
    }
    finish_noun();
  }

  static bool is_greeting(const Word& word) { return word.count > 0; }

  // "Alles Gute" is written itself, and what follows it.
  void read_greeting(const Reading& reading) {
    for (std::size_t i = 0; i < reading.tokens; ++i) {
      const Token& token = tokens_[at_ + i];
      sentence_.lettering.push_back(token.text);
      const auto record = lexicon_.look_up(token.key);
      if (record && record->noun && record->noun.word->kind == WordKind::scene)
        add_scene(record->noun.word->scene, record->noun.word->scene_rank);
    }
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
    const auto kept = preposition_active_;
    preposition_active_ = false;
    add_mention(mention);
    preposition_active_ = kept;
  }

  void add_compound_parts(const Reading& reading) {
    if (skipping_ == Skipping::nothing && !reading.scene.empty())
      add_scene(reading.scene, reading.scene_rank);
  }

  long count_of(const Reading& reading) const {
    if (reading.collective > 0) return determiners_.count.value_or(1) * reading.collective;
    if (determiners_.count) return *determiners_.count;
    if (determiners_.indefinite || reading.number == GrammaticalNumber::singular) return 1;
    if (reading.number == GrammaticalNumber::plural) return bare_plural;
    const bool plural_signs = determiners_.plural_article || determiners_.inflected_with_e;
    // "den Bären" is one of them, "Bären" are several.
    if (reading.number == GrammaticalNumber::weak)
      return determiners_.definite && !plural_signs ? 1 : bare_plural;
    // After a verb a singular has an article: "Kinder backen Plätzchen".
    const bool plural =
        (plural_signs || (after_verb_ && determiners_.empty())) && reading.word->gender != Gender::feminine;
    return plural ? bare_plural : 1;
  }

  SizeWish size_of(const Reading& reading) const {
    return determiners_.size != SizeWish::as_is ? determiners_.size : reading.size;
  }

  // A place after in, auf, an: "im Schloss" is where something happens.
  bool is_place(const Reading& reading) const {
    const Word& word = *reading.word;
    if (word.scene_rank < 2 || !preposition_active_ || !preposition_) return false;
    // "über den Bergen": several of them are the landscape.
    if (reading.number == GrammaticalNumber::plural && *preposition_ != Preposition::with) return true;
    if (!word.place_after.empty())
      return std::find(word.place_after.begin(), word.place_after.end(), *preposition_) !=
             word.place_after.end();
    return *preposition_ == Preposition::in || *preposition_ == Preposition::on ||
           *preposition_ == Preposition::beside;
  }

  void add_mention(Mention mention) {
    if (skipping_ != Skipping::nothing || mention.count <= 0) {
      finish_noun();
      return;
    }
    mention.mood = determiners_.mood;
    mention.pose = determiners_.pose;
    mention.definite = determiners_.definite && !determiners_.count;
    const auto index = static_cast<int>(sentence_.mentions.size());
    // "eine Tasse Kakao" is one thing with two names.
    const bool same =
        at_ > 0 && noun_end_ == at_ && index > 0 && sentence_.mentions.back().entry == mention.entry;
    if (same) {
      finish_noun();
      return;
    }
    if (preposition_active_) {
      sentence_.mentions.push_back(mention);
      add_object(index);
    } else {
      take_pending_verb(mention);
      sentence_.mentions.push_back(mention);
      add_subject(index);
    }
    finish_noun();
  }

  void add_subject(int index) {
    if (!coordinated_) subjects_.clear();
    subjects_.push_back(index);
    for (MentionRelation& relation : waiting_) {
      relation.subject = index;
      sentence_.relations.push_back(std::move(relation));
    }
    waiting_.clear();
  }

  void add_object(int index) {
    if (!preposition_) return;
    if (*preposition_ == Preposition::between && !open_relations_.empty()) {
      for (const std::size_t relation : open_relations_)
        sentence_.relations[relation].objects.push_back(index);
      return;
    }
    if (*preposition_ == Preposition::between && !waiting_.empty() && subjects_.empty()) {
      waiting_.back().objects.push_back(index);
      return;
    }
    if (subjects_.empty()) {
      waiting_.push_back({.subject = 0, .preposition = *preposition_, .objects = {index}});
      return;
    }
    open_relations_.clear();
    for (const int subject : subjects_) {
      open_relations_.push_back(sentence_.relations.size());
      sentence_.relations.push_back({.subject = subject, .preposition = *preposition_, .objects = {index}});
    }
  }

  void take_pending_verb(Mention& mention) {
    if (mention.pose == Pose::as_is) mention.pose = pending_pose_;
    if (mention.mood == Mood::as_is) mention.mood = pending_mood_;
    pending_pose_ = Pose::as_is;
    pending_mood_ = Mood::as_is;
  }

  void finish_noun() {
    determiners_ = {};
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
    end_skipping();
    if (!word.scene.empty()) add_scene(word.scene, word.scene_rank);
    end_preposition();
    if (subjects_.empty()) {
      if (word.pose != Pose::as_is) pending_pose_ = word.pose;
      if (word.mood != Mood::as_is) pending_mood_ = word.mood;
      return;
    }
    for (const int subject : subjects_) {
      Mention& mention = sentence_.mentions[static_cast<std::size_t>(subject)];
      if (word.pose != Pose::as_is && mention.pose == Pose::as_is) mention.pose = word.pose;
      if (word.mood != Mood::as_is && mention.mood == Mood::as_is) mention.mood = word.mood;
    }
  }

  void read_preposition(const Word& word, const Token& token) {
    end_phrase();
    after_verb_ = false;
    const bool negated =
        skipping_ == Skipping::negated && negated_alone_ && !skipped_noun_;  // "nicht im Wald"
    if (!negated) end_skipping();
    end_preposition();
    preposition_active_ = true;
    preposition_ = word.preposition;
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
    if (!determiners_.empty()) return;  // "großer und dicker Hund"
    coordinated_ = after_noun_;
  }

  void read_comma() {
    if (!sentence_.lettering.empty()) lettering_open_ = false;
    if (determiners_.has_attributes() && !determiners_.inflected) end_phrase();
    if (skipping_ == Skipping::recipient) end_skipping();
    if (skipping_ == Skipping::nothing && determiners_.empty()) coordinated_ = after_noun_;
    if (preposition_active_ && preposition_ != Preposition::with && preposition_ != Preposition::between)
      end_preposition();
  }

  void read_stop() {
    if (!sentence_.lettering.empty()) lettering_open_ = false;
    after_verb_ = false;
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
    if (determiners_.has_attributes() && !subjects_.empty()) {
      Mention& mention = sentence_.mentions[static_cast<std::size_t>(subjects_.back())];
      if (mention.size == SizeWish::as_is) mention.size = determiners_.size;
      if (mention.mood == Mood::as_is) mention.mood = determiners_.mood;
      if (mention.pose == Pose::as_is) mention.pose = determiners_.pose;
    }
    determiners_ = {};
    coordinated_ = false;
  }

  void end_preposition() {
    preposition_active_ = false;
    preposition_.reset();
    dative_ = false;
    open_relations_.clear();
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
  std::vector<int> subjects_;  // the last subject with those that "und" joined to it
  bool preposition_active_ = false;
  std::optional<Preposition> preposition_;
  bool dative_ = false;
  std::vector<std::size_t> open_relations_;  // "zwischen A" waits for "und B"
  std::vector<MentionRelation> waiting_;     // objects that came before their subject
  bool coordinated_ = false;                 // "und" or a comma stood before
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
  std::size_t noun_end_ = 0;  // the token after the last noun
};

}  // namespace

const MentionedScene* strongest_scene(const Sentence& sentence) {
  const auto strongest =
      std::max_element(sentence.scenes.begin(), sentence.scenes.end(),
                       [](const auto& a, const auto& b) { return a.strength < b.strength; });
  return strongest == sentence.scenes.end() ? nullptr : &*strongest;
}

Sentence read_sentence(const Lexicon& lexicon, const std::vector<Token>& tokens) {
  return SentenceReader(lexicon, tokens).run();
}

}  // namespace drawing::language
