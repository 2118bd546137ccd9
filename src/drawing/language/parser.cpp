#include "drawing/language/parser.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "base/utf8.h"
#include "drawing/language/described_looks.h"
#include "drawing/language/filling.h"
#include "drawing/language/formations.h"
#include "drawing/language/lexicon.h"
#include "drawing/language/lost_words.h"
#include "drawing/language/mended_words.h"
#include "drawing/language/missing_commas.h"
#include "drawing/language/occasions.h"
#include "drawing/language/phrase_reader.h"
#include "drawing/language/refusal.h"
#include "drawing/language/scene_words.h"
#include "drawing/language/sentence.h"
#include "drawing/language/sentence_builder.h"
#include "drawing/language/speech.h"
#include "drawing/language/spelling.h"
#include "drawing/language/text_fold.h"
#include "drawing/language/tokenizer.h"
#include "drawing/language/wonted_deeds.h"

namespace drawing::language {

namespace {

constexpr long most_of_a_kind = 12;
constexpr std::size_t most_kinds = 12;
constexpr std::size_t most_suggestions = 4;

void add_notice(Wish& wish, std::string_view notice) {
  if (std::find(wish.notices.begin(), wish.notices.end(), notice) == wish.notices.end())
    wish.notices.emplace_back(notice);
}

Attributes attributes_of(const WishedMotif& wished) {
  return {wished.size, wished.mood, wished.pose};
}

// What was said first stays where nothing else is said.
void set_attributes(WishedMotif& wished, const Attributes& said) {
  Attributes attributes = attributes_of(wished);
  attributes.override_with(said);
  wished.size = attributes.size;
  wished.mood = attributes.mood;
  wished.pose = attributes.pose;
}

// Places that one is in, and the building that one goes to.
struct Building {
  std::string_view place, motif, name;
  std::string_view way, other_way;  // where those are who go there
};
constexpr std::array buildings{
    Building{"schule", "1f3eb", "Schule", "straße", "stadt"},
    Building{"laden", "1f3ea", "Laden", "straße", "stadt"},
    Building{"krankenhaus", "1f3e5", "Krankenhaus", "straße", "stadt"},
};
// Likewise, with a boat.
constexpr Building island{"insel", "1f3dd", "Insel", "meer", "meer"};

// Merges mentions of one motif, caps counts and kinds. Relations follow their mentions.
class MotifMerger {
 public:
  MotifMerger(const Lexicon& lexicon, const Sentence& sentence, Wish& wish)
      : lexicon_(lexicon), sentence_(sentence), wish_(wish) {}

  void run() {
    for (std::size_t i = 0; i < sentence_.mentions.size(); ++i) places_.push_back(place(static_cast<int>(i)));
    for (const MentionRelation& relation : sentence_.relations) add_relation(relation);
    for (const MentionedDeed& deed : sentence_.deeds) add_deed(deed);
  }

  // The place that somebody is on the way to, and therefore nobody in; empty for none.
  std::string_view outside_of() const { return outside_of_; }

 private:
  // The index of the wished motif that the mention becomes, or -1 where it is left out.
  int place(int index) {
    const Mention& mention = sentence_.mentions[static_cast<std::size_t>(index)];
    const int at = mention.left_out ? -1 : place_motif(mention, index);
    if (at < 0) return at;
    if (mention.is_stand_in) add_stand_in(mention);
    std::vector<std::string>& called = wish_.motifs[static_cast<std::size_t>(at)].called;
    called.insert(called.end(), mention.called.begin(), mention.called.end());
    return at;
  }

  void add_stand_in(const Mention& mention) { add_notice(wish_, "drawn_as_person:" + mention.own_name); }

  // Whether somebody does something to the other of the two: "Ein Judoka wirft seinen Gegner", "ein Hund jagt
  // einen anderen Hund".
  bool opposes(int mention, int other) const {
    return std::any_of(sentence_.deeds.begin(), sentence_.deeds.end(), [&](const MentionedDeed& deed) {
      const auto acts = [&](int one) {
        return std::find(deed.agents.begin(), deed.agents.end(), one) != deed.agents.end();
      };
      const auto bears = [&](int one) { return deed.patient == one || deed.receiver == one; };
      return (acts(mention) && bears(other)) || (acts(other) && bears(mention));
    });
  }

  // Whether the mention stands against one of those that the wished motif already is.
  bool opposes_placed(int mention, int wished) const {
    for (std::size_t i = 0; i < places_.size(); ++i) {
      if (places_[i] == wished && opposes(mention, static_cast<int>(i))) return true;
    }
    return false;
  }

  // "Der Torwart springt, und der Stürmer schießt": one drawing, but not one man. "Ein Mädchen malt, und ihre
  // Freundin liest" are two as well, since each does something else.
  bool is_another(const Mention& mention, int index, int wished) const {
    const std::string_view name = mention.own_name.empty() ? mention.name : mention.own_name;
    if (wish_.motifs[static_cast<std::size_t>(wished)].name == name) return false;
    // Whom the lexicon does not have is nobody else: a "Dompteur" is not one of the men beside him.
    const bool has_own_name = !mention.own_name.empty() || is_stand_in(wished);
    return mention.definite || mention.is_another || has_own_name || !does_the_same(index, wished);
  }

  bool is_stand_in(int wished) const {
    for (std::size_t i = 0; i < places_.size(); ++i) {
      if (places_[i] == wished && sentence_.mentions[i].is_stand_in) return true;
    }
    return false;
  }

  // Whether whoever already is the wished motif is in each deed that the mention does.
  bool does_the_same(int index, int wished) const {
    return std::all_of(sentence_.deeds.begin(), sentence_.deeds.end(), [&](const MentionedDeed& deed) {
      if (std::find(deed.agents.begin(), deed.agents.end(), index) == deed.agents.end()) return true;
      return std::any_of(deed.agents.begin(), deed.agents.end(), [&](int agent) {
        return agent < index && places_[static_cast<std::size_t>(agent)] == wished;
      });
    });
  }

  int place_motif(const Mention& mention, int index) {
    const LexiconEntry& entry = lexicon_.entries()[static_cast<std::size_t>(mention.entry)];
    for (std::size_t i = 0; i < wish_.motifs.size(); ++i) {
      WishedMotif& wished = wish_.motifs[i];
      const bool person = entry.has_face && !entry.is_animal;
      if (wished.motif != entry.motif ||
          ((person || mention.is_other) && opposes_placed(index, static_cast<int>(i))))
        continue;
      if (person && is_another(mention, index, static_cast<int>(i))) continue;
      // "Ein Bär im Anzug und ein Bär im Kleid".
      if (wished.garment != mention.garment && (!mention.definite || !mention.garment.empty())) continue;
      // "die Kuh und das Kalb": a small one by another name is another one.
      const bool other_age = mention.definite && wished.name != mention.name &&
                             wished.size != mention.attributes.size &&
                             (wished.size == SizeWish::small || mention.attributes.size == SizeWish::small);
      if (entry.is_animal && other_age) continue;
      if (mention.definite && mention.count <= wished.count) {
        set_attributes(wished, mention.attributes);  // "der Hund" is the one from before
        return static_cast<int>(i);
      }
      if (attributes_of(wished) == mention.attributes || !mention.attributes.any()) {
        wished.count = capped(wished.count + mention.count);
        return static_cast<int>(i);
      }
    }
    if (wish_.motifs.size() == most_kinds) {
      add_notice(wish_, "kinds_capped");
      const std::string name(mention.name);
      auto& left_out = wish_.left_out;
      if (std::find(left_out.begin(), left_out.end(), name) == left_out.end()) left_out.push_back(name);
      return -1;
    }
    wish_.motifs.push_back({.motif = entry.motif,
                            .name = mention.own_name.empty() ? std::string(mention.name) : mention.own_name,
                            .face_only = mention.face_only,
                            .count = capped(mention.count),
                            .counted = mention.counted,
                            .size = mention.attributes.size,
                            .mood = mention.attributes.mood,
                            .pose = mention.attributes.pose,
                            .called = {},
                            .garment = std::string(mention.garment)});
    return static_cast<int>(wish_.motifs.size() - 1);
  }

  int capped(long count) {
    if (count > most_of_a_kind) add_notice(wish_, "count_capped");
    return static_cast<int>(std::min(count, most_of_a_kind));
  }

  void add_relation(const MentionRelation& relation) {
    Relation out;
    out.subject = places_[static_cast<std::size_t>(relation.subject)];
    out.preposition = relation.preposition;
    for (const int object : relation.objects) {
      const int at = places_[static_cast<std::size_t>(object)];
      if (at >= 0 && at != out.subject) out.objects.push_back(at);
    }
    if (out.subject >= 0 && !out.objects.empty()) wish_.relations.push_back(std::move(out));
  }

  // What does not happen is told, and whose drawing would fly sits: "Ein Vogel kann nicht fliegen".
  void deny(const MentionedDeed& deed) {
    const std::string verb(deed.entry->verb);
    if (std::find(wish_.denied.begin(), wish_.denied.end(), verb) == wish_.denied.end())
      wish_.denied.push_back(verb);
    for (const int agent : deed.agents) {
      const auto at = wished(agent);
      if (!at) continue;
      WishedMotif& motif = wish_.motifs[static_cast<std::size_t>(*at)];
      if (lexicon_.find(motif.motif)->support == Support::air && motif.pose == Pose::as_is)
        motif.pose = Pose::sitting;
    }
  }

  void add_deed(const MentionedDeed& deed) {
    if (deed.denied) return deny(deed);
    Deed out;
    out.verb = deed.entry->verb;
    out.like = deed.entry->like;
    for (const int agent : deed.agents) {
      const auto at = wished(agent);
      if (at && std::find(out.agents.begin(), out.agents.end(), *at) == out.agents.end())
        out.agents.push_back(*at);
    }
    if (out.agents.empty()) return;  // who does it was left out
    out.patient = wished(deed.patient);
    out.receiver = wished(deed.receiver);
    if (const auto tool = wished(deed.tool)) {
      out.tool = *tool;
    } else if (deed.entry->tool >= 0) {
      out.tool = lexicon_.entries()[static_cast<std::size_t>(deed.entry->tool)].motif;
    }
    if (deed.way) out.way = way(*deed.way);
    out.place = place(deed);
    if (deed.entry->moves) stay_outside(out);
    stay_at_sea(out);
    out.pose = deed.pose;
    out.undrawn_object = deed.undrawn_object;
    out.some = deed.some > 0 ? deed.some : some_of(deed, out);
    wish_.deeds.push_back(std::move(out));
  }

  // "Zwei Kinder malen und drei Kinder lesen": five of them, of whom two paint. 0 for all.
  int some_of(const MentionedDeed& read, const Deed& deed) const {
    long count = 0;
    for (const int agent : read.agents) {
      const Mention& mention = sentence_.mentions[static_cast<std::size_t>(agent)];
      if (mention.definite || deed.agents.size() > 1) return 0;
      count += mention.count;
    }
    return count < wish_.motifs[static_cast<std::size_t>(deed.agents.front())].count ? static_cast<int>(count)
                                                                                     : 0;
  }

  // Where the mention went.
  std::optional<int> wished(std::optional<int> mention) const {
    const int at = mention ? places_[static_cast<std::size_t>(*mention)] : -1;
    return at < 0 ? std::nullopt : std::optional<int>(at);
  }

  std::optional<Way> way(const MentionedWay& read) const {
    if (const auto* scene = std::get_if<std::string_view>(&read.goal))
      return Way{.preposition = read.preposition, .goal = std::string(*scene)};
    const auto goal = wished(std::get<int>(read.goal));
    return goal ? std::optional<Way>({.preposition = read.preposition, .goal = *goal}) : std::nullopt;
  }

  // Whether it is done in something as large as a car.
  bool rides_in(const Deed& deed) const {
    if (!deed.tool) return false;
    const LexiconEntry* entry = lexicon_.find(tool_of(deed));
    return entry != nullptr && entry->size >= SizeClass::large;
  }

  // Who goes "zur Schule" is still on the street, and the school is what can be seen at its end.
  void stay_outside(Deed& deed) {
    // With a bus or a car it is that which the page is about.
    if (!deed.way || deed.way->preposition != WayPreposition::towards || rides_in(deed)) return;
    const auto* goal = std::get_if<std::string>(&deed.way->goal);
    const auto* building = goal == nullptr
                               ? buildings.end()
                               : std::find_if(buildings.begin(), buildings.end(),
                                              [&](const Building& each) { return each.place == *goal; });
    if (building == buildings.end()) return;
    const auto seen = std::find_if(wish_.motifs.begin(), wish_.motifs.end(),
                                   [&](const WishedMotif& motif) { return motif.motif == building->motif; });
    const auto index = static_cast<int>(seen - wish_.motifs.begin());
    if (seen == wish_.motifs.end()) {
      if (wish_.motifs.size() == most_kinds) return;
      wish_.motifs.push_back({.motif = std::string(building->motif), .name = std::string(building->name)});
    }
    outside_of_ = building->place;
    deed.way->goal = index;
    deed.place = DeedPlace{
        .id = std::string(building->way), .named = false, .others = {std::string(building->other_way)}};
  }

  // "rudern zur Insel": the boat is on the water, and the island is what it comes to.
  void stay_at_sea(Deed& deed) {
    const int* goal = deed.way ? std::get_if<int>(&deed.way->goal) : nullptr;
    if (goal == nullptr || deed.way->preposition != WayPreposition::towards || !floats(deed)) return;
    if (wish_.motifs[static_cast<std::size_t>(*goal)].motif != island.motif) return;
    outside_of_ = island.place;
    deed.place = DeedPlace{.id = std::string(island.way), .named = false, .others = {}};
  }

  // Whether it is done with something that is on the water.
  bool floats(const Deed& deed) const {
    if (!deed.tool) return false;
    const LexiconEntry* entry = lexicon_.find(tool_of(deed));
    return entry != nullptr && entry->support == Support::water_surface;
  }

  std::string_view tool_of(const Deed& deed) const {
    const int* named = std::get_if<int>(&*deed.tool);
    return named != nullptr ? std::string_view(wish_.motifs[static_cast<std::size_t>(*named)].motif)
                            : std::string_view(std::get<std::string>(*deed.tool));
  }

  static std::optional<DeedPlace> place(const MentionedDeed& deed) {
    std::vector<std::string> places(deed.entry->places.begin(), deed.entry->places.end());
    if (!deed.place.empty())
      return DeedPlace{.id = std::string(deed.place), .named = true, .others = std::move(places)};
    if (places.empty()) return std::nullopt;
    std::string first = std::move(places.front());
    places.erase(places.begin());
    return DeedPlace{.id = std::move(first), .named = false, .others = std::move(places)};
  }

  const Lexicon& lexicon_;
  const Sentence& sentence_;
  Wish& wish_;
  std::vector<int> places_;  // of each mention: index into wish_.motifs, or -1
  std::string_view outside_of_;
};

void report_unknown(const Lexicon& lexicon, const Sentence& sentence, Wish& wish) {
  const auto suggest = [&](std::string name) {
    auto& all = wish.suggestions;
    if (all.size() < most_suggestions && std::find(all.begin(), all.end(), name) == all.end())
      all.push_back(std::move(name));
  };
  // "Nagel" of "einen Nagel schlagen" is seen, though nobody can ask for it alone.
  const auto is_said = [&](std::string_view key) {
    return !key.empty() &&
           std::any_of(sentence.deeds.begin(), sentence.deeds.end(), [&](const MentionedDeed& deed) {
             const std::string parts = '_' + std::string(deed.entry->parts) + '_';
             return !deed.denied && parts.find('_' + std::string(key) + '_') != std::string::npos;
           });
  };
  for (const UnknownWord& word : sentence.unknown) {
    if (is_said(word.key)) continue;
    // "zwei Köpfe" was typed as two words.
    const bool phrase = word.missing != nullptr && word.missing->name.find(' ') != std::string_view::npos;
    wish.unknown.push_back(phrase ? std::string(word.missing->name) : word.text);
    if (word.is_name) continue;
    if (word.missing != nullptr) {
      for (const std::string_view name : word.missing->near) suggest(std::string(name));
    } else {
      for (std::string& name : similar_nouns(lexicon, word.key, most_suggestions)) suggest(std::move(name));
    }
  }
  for (const Word* thing : sentence.things) {
    const std::string name(thing->name);
    const bool told = std::find(wish.things.begin(), wish.things.end(), name) != wish.things.end();
    if (!told && !is_said(fold(base::decode_utf8(name)))) wish.things.push_back(name);
  }
  for (const DeedEntry* deed : sentence.undone) {
    const std::string verb(deed->verb);
    const bool told = std::find(wish.not_shown.begin(), wish.not_shown.end(), verb) != wish.not_shown.end();
    if (!told) wish.not_shown.push_back(verb);
  }
  // Last, as no drawing is near to them.
  for (const std::string& word : sentence.overlooked) {
    if (!is_said(fold(base::decode_utf8(word)))) wish.unknown.push_back(word);
  }
}

std::string join(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : " ") + word;
  return out;
}

// "von 1 bis 10": the numbers between as well.
std::vector<std::string> with_ranges(const std::vector<std::string>& words) {
  constexpr long longest_range = 30;
  std::vector<std::string> out;
  const auto number_at = [&](std::size_t i) -> std::optional<long> {
    const bool digits = i < words.size() && !words[i].empty() && words[i].size() <= 4 &&
                        words[i].find_first_not_of("0123456789") == std::string::npos;
    return digits ? std::optional<long>(std::stol(words[i])) : std::nullopt;
  };
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool from = words[i] == "von" || words[i] == "Von";
    const std::size_t start = from ? i + 1 : i;
    const auto first = number_at(start);
    const auto last =
        start + 1 < words.size() && words[start + 1] == "bis" ? number_at(start + 2) : std::nullopt;
    if (!first || !last || *last <= *first || *last - *first > longest_range) {
      out.push_back(words[i]);
      continue;
    }
    for (long value = *first; value <= *last; ++value) out.push_back(std::to_string(value));
    i = start + 2;
  }
  return out;
}

// The words of a lettering page: what stands in quotation marks, else what the text says is to be written,
// else what is no common word, else all of it but for markup, of which nothing may be left.
std::string choose_lettering(const Sentence& sentence, const std::vector<Token>& tokens, const Wish& wish) {
  std::vector<std::string> quoted;
  for (const Token& token : tokens) {
    if (token.quoted && (token.kind == TokenKind::word || token.kind == TokenKind::number))
      quoted.push_back(token.text);
  }
  if (!quoted.empty()) return join(quoted);
  if (!sentence.lettering.empty()) return join(with_ranges(sentence.lettering));
  std::vector<std::string> words;
  for (const UnknownWord& word : sentence.unknown) words.push_back(word.text);
  if (words.empty()) {
    for (const Token& token : tokens) {
      if (token.kind == TokenKind::number) words.push_back(token.text);
    }
  }
  if (!words.empty()) return join(words);
  return std::string(base::trim(base::encode_utf8(without_markup(base::decode_utf8(wish.text)))));
}

// Nobody does anything with the glasses that they wear: "ein Mädchen mit Brille malt".
void put_glasses_on(Wish& wish) {
  for (Deed& deed : wish.deeds) {
    const int* tool = deed.tool ? std::get_if<int>(&*deed.tool) : nullptr;
    if (tool != nullptr && wish.motifs[static_cast<std::size_t>(*tool)].motif == "1f453") deed.tool.reset();
  }
}

Wish read_sentence(const Lexicon& lexicon, std::string_view text) {
  Wish wish;
  wish.text = std::string(base::trim(text));
  std::vector<Token> tokens = tokenize(wish.text);
  wish.refused = refused_words(lexicon, tokens, wish.text);
  if (!wish.refused.empty()) return wish;
  tokens = with_missing_commas(lexicon, with_mended_words(lexicon, without_speech(std::move(tokens))));
  const std::vector<Phrase> phrases = read_phrases(lexicon, tokens);
  const Sentence sentence = build_sentence(lexicon, phrases);
  MotifMerger merger(lexicon, sentence, wish);
  merger.run();
  const MentionedScene* scene = strongest_scene(sentence);
  if (scene != nullptr && scene->id != merger.outside_of()) wish.scene = std::string(scene->id);
  wish.weather_told = wish.scene && scene->weather && scene->told;
  if (const MentionedScene* weather = weather_of(lexicon, sentence)) {
    wish.weather = std::string(weather->id);
    wish.weather_told = weather->told;
  }
  if (const MentionedScene* other = other_place(sentence)) wish.whereabouts = std::string(other->id);
  read_fillings(lexicon, tokens, sentence, wish);
  add_wonted_deeds(wish);
  wish.looks = described_looks(tokens);
  if (wish.looks.glasses) put_glasses_on(wish);
  report_unknown(lexicon, sentence, wish);
  if (!wish.motifs.empty()) report_lost_words(phrases, sentence, wish);
  report_unseen_looks(lexicon, tokens, wish);
  if (!sentence.special.empty()) {
    wish.special = std::string(sentence.special);
  } else if (wish.motifs.empty() && !wish.scene) {
    wish.special = "schriftzug";
  }
  if (wish.special == "schriftzug") wish.lettering = choose_lettering(sentence, tokens, wish);
  // "Die Lehrerin schreibt Zahlen an die Tafel": nothing is said of what to write, but who does it.
  if (!wish.deeds.empty() && wish.lettering == wish.text) {
    wish.special.reset();
    wish.lettering.clear();
  }
  return wish;
}

// Who is in a text.
enum class Attendance { nobody, people, others };

Attendance attendance_of(const Lexicon& lexicon, const Wish& wish) {
  Attendance attendance = Attendance::nobody;
  for (const WishedMotif& motif : wish.motifs) {
    const LexiconEntry* entry = lexicon.find(motif.motif);
    if (entry == nullptr || !is_being(*entry)) continue;
    if (!is_person(*entry)) return Attendance::others;
    attendance = Attendance::people;
  }
  return attendance;
}

// The text with a verb, where it only names an occasion on which something is done; `read` is what is read of
// it as it stands.
std::optional<std::string> told_occasion(const Lexicon& lexicon, const std::vector<Token>& tokens,
                                         const Wish& read) {
  const auto occasion = named_occasion(lexicon, tokens);
  if (!occasion) return std::nullopt;
  const Wish besides = read_sentence(lexicon, occasion->rest());
  // Not where the rest asks for letters: "Schriftzug Frohe".
  const bool is_read =
      besides.special == "schriftzug" && (besides.lettering == besides.text || !besides.unknown.empty());
  const bool is_special = besides.special && !is_read;
  if (is_special || !besides.refused.empty() || !besides.deeds.empty() || !besides.not_shown.empty())
    return std::nullopt;
  switch (attendance_of(lexicon, besides)) {
    case Attendance::nobody:
      return occasion->told();
    case Attendance::people: {
      if (!read.deeds.empty()) break;
      const auto comes = [&](const std::string& who) {
        return attendance_of(lexicon, read_sentence(lexicon, who)) == Attendance::people;
      };
      if (comes(occasion->before)) return occasion->told_of_those_before();
      if (comes(occasion->company_named(lexicon))) return occasion->told_of_company(lexicon);
      break;
    }
    case Attendance::others:
      break;
  }
  return std::nullopt;
}

// "Ein Herz aus Blumen": the text as one about the flowers, which make a heart. Nothing where it is made of a
// stuff, of one thing or of people, who stand in a ring by themselves; and where something is done.
std::optional<Wish> read_formation(const Lexicon& lexicon, const std::vector<Token>& tokens) {
  const auto named = named_formation(tokens);
  if (!named) return std::nullopt;
  Wish wish = read_sentence(lexicon, named->things);
  if (wish.special || !wish.refused.empty() || !wish.deeds.empty() || !wish.relations.empty() ||
      wish.motifs.empty())
    return std::nullopt;
  const bool things = std::all_of(wish.motifs.begin(), wish.motifs.end(), [&](const WishedMotif& motif) {
    const LexiconEntry* entry = lexicon.find(motif.motif);
    return motif.count > 1 && entry != nullptr && !is_person(*entry);
  });
  if (!things) return std::nullopt;
  const int kinds = static_cast<int>(wish.motifs.size());
  for (WishedMotif& motif : wish.motifs) {
    if (!motif.counted) motif.count = (named->count + kinds - 1) / kinds;
  }
  wish.formation = std::string(named->shape);
  return wish;
}

}  // namespace

Wish read_wish(std::string_view text) {
  const Lexicon& lexicon = Lexicon::embedded();
  const std::string_view typed = base::trim(text);
  Wish wish = read_sentence(lexicon, typed);
  const std::vector<Token> tokens = with_mended_words(lexicon, tokenize(typed));
  if (auto formation = read_formation(lexicon, tokens); formation && wish.refused.empty()) {
    wish = *std::move(formation);
  } else if (const auto told = told_occasion(lexicon, tokens, wish)) {
    wish = read_sentence(lexicon, *told);
  } else if (const std::string_view pastime = usual_pastime(wish); !pastime.empty()) {
    wish = read_sentence(lexicon, std::string(typed) + ' ' + std::string(pastime));
  }
  wish.text = std::string(typed);
  return wish;
}

}  // namespace drawing::language
