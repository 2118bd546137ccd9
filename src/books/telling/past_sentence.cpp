#include "books/telling/past_sentence.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "base/utf8.h"
#include "books/telling/sentence_words.h"
#include "books/telling/verb_table.h"

namespace books::telling {
namespace {

using german::Number;

// A verb form of a sentence: what it is in the past, and whether the infinitive looks the same.
struct PastForm {
  std::string past, infinitive;
  bool plural = false;
  bool leads = false;  // an infinitive goes with it: "will tanzen"
};

// Verbs that the pages' verbs do not have, or that an infinitive goes with: third person in the present and
// the past.
struct Helper {
  std::string_view infinitive, present, past;
  bool leads;
};
constexpr std::array<Helper, 63> helpers = {{
    {"sein", "ist", "war", false},
    {"sein", "sind", "waren", false},
    {"haben", "hat", "hatte", false},
    {"haben", "haben", "hatten", false},
    {"werden", "wird", "wurde", true},
    {"werden", "werden", "wurden", true},
    {"können", "kann", "konnte", true},
    {"können", "können", "konnten", true},
    {"wollen", "will", "wollte", true},
    {"wollen", "wollen", "wollten", true},
    {"müssen", "muss", "musste", true},
    {"müssen", "müssen", "mussten", true},
    {"dürfen", "darf", "durfte", true},
    {"dürfen", "dürfen", "durften", true},
    {"sollen", "soll", "sollte", true},
    {"sollen", "sollen", "sollten", true},
    {"mögen", "mag", "mochte", true},
    {"mögen", "mögen", "mochten", true},
    {"lassen", "lässt", "ließ", true},
    {"lassen", "lassen", "ließen", true},
    {"gehen", "geht", "ging", true},
    {"gehen", "gehen", "gingen", true},
    {"wissen", "weiß", "wusste", false},
    {"wissen", "wissen", "wussten", false},
    {"heißen", "heißt", "hieß", false},
    {"heißen", "heißen", "hießen", false},
    {"geben", "gibt", "gab", false},
    {"geben", "geben", "gaben", false},
    {"wachsen", "wächst", "wuchs", false},
    {"wachsen", "wachsen", "wuchsen", false},
    {"frieren", "friert", "fror", false},
    {"frieren", "frieren", "froren", false},
    {"klingen", "klingt", "klang", false},
    {"klingen", "klingen", "klangen", false},
    {"vergessen", "vergisst", "vergaß", false},
    {"vergessen", "vergessen", "vergaßen", false},
    {"beschließen", "beschließt", "beschloss", true},
    {"beginnen", "beginnt", "begann", true},
    {"beginnen", "beginnen", "begannen", true},
    {"kennen", "kennt", "kannte", false},
    {"kennen", "kennen", "kannten", false},
    {"nennen", "nennt", "nannte", false},
    {"versprechen", "verspricht", "versprach", false},
    {"gefallen", "gefällt", "gefiel", false},
    {"gefallen", "gefallen", "gefielen", false},
    {"mögen", "möchte", "wollte", true},
    {"mögen", "möchten", "wollten", true},
    {"können", "könnte", "könnte", true},
    {"können", "könnten", "könnten", true},
    {"werden", "würde", "würde", true},
    {"werden", "würden", "würden", true},
    {"reißen", "reißt", "riss", false},
    {"reißen", "reißen", "rissen", false},
    {"verschwinden", "verschwindet", "verschwand", false},
    {"verschwinden", "verschwinden", "verschwanden", false},
    {"erkennen", "erkennt", "erkannte", false},
    {"erkennen", "erkennen", "erkannten", false},
    {"schweigen", "schweigt", "schwieg", false},
    {"sinken", "sinkt", "sank", false},
    {"genießen", "genießt", "genoss", false},
    {"genießen", "genießen", "genossen", false},
    {"entscheiden", "entscheidet", "entschied", false},
    {"raten", "rät", "riet", false},
}};
// Of verbs that no page shows, or that the reader passes over.
constexpr std::array<std::string_view, 76> unshown = {
    "wohnen",    "leben",    "brauchen",  "freuen",   "merken",        "gehören",       "passieren",
    "landen",    "dauern",   "hoffen",    "wünschen", "duften",        "glänzen",       "leuchten",
    "naschen",   "kneten",   "bedanken",  "wundern",  "verabschieden", "entschuldigen", "bemerken",
    "erreichen", "fragen",   "antworten", "sagen",    "zeigen",        "machen",        "regnen",
    "schneien",  "stürmen",  "donnern",   "ärgern",   "sorgen",        "staunen",       "zittern",
    "seufzen",   "flüstern", "beruhigen", "besorgen", "reisen",        "kehren",        "probieren",
    "versuchen", "erwarten", "bewundern", "erklären", "überlegen",     "verirren",      "vermissen",
    "trauen",    "gucken",   "holen",     "legen",    "stellen",       "setzen",        "stecken",
    "hören",     "spielen",  "warten",    "suchen",   "lernen",        "fehlen",        "hüten",
    "scheinen",  "bleiben",  "denken",    "rufen",    "sprechen",      "verlieren",     "halten",
    "bringen",   "tun",      "treffen",   "bitten",   "schmecken",     "zerstören"};
// That look like a verb and are none: "laut", "der Rechen".
constexpr std::array<std::string_view, 10> no_verbs = {"laut", "weit", "bereit", "recht", "acht",
                                                       "halt", "bunt", "fett",   "fest",  "rast"};
// What begins a sentence and is no subject: nothing steps before it.
constexpr std::array<std::string_view, 66> no_subjects = {
    "in",           "im",      "am",      "an",      "auf",     "ans",         "aufs",   "ins",
    "bei",          "beim",    "zu",      "zum",     "zur",     "nach",        "vor",    "vorm",
    "hinter",       "unter",   "unterm",  "über",    "neben",   "zwischen",    "mit",    "ohne",
    "um",           "durch",   "gegen",   "für",     "aus",     "von",         "vom",    "ab",
    "seit",         "während", "dann",    "danach",  "da",      "jetzt",       "nun",    "heute",
    "morgen",       "gestern", "abends",  "morgens", "nachts",  "mittags",     "bald",   "endlich",
    "plötzlich",    "dort",    "hier",    "zuerst",  "zuletzt", "schließlich", "später", "oben",
    "unten",        "draußen", "drinnen", "eines",   "jeden",   "wenn",        "als",    "weil",
    "anschließend", "trotzdem"};
using PastForms = std::map<std::string, PastForm, std::less<>>;

// Adds the forms of one verb, its third persons in the present and the past; one that is there already stays.
void add_forms(const std::string& base, PastForms& forms) {
  const VerbTable& verbs = VerbTable::embedded();
  for (const Number number : {Number::singular, Number::plural}) {
    const std::string past = verbs.finite(base, Tense::past, number);
    for (const std::string& form : {verbs.finite(base, Tense::present, number), past})
      forms.try_emplace(form, PastForm{past, base, number == Number::plural && form == base, false});
  }
}

// Of the helpers and of the verbs that no page shows.
const PastForms& known_forms() {
  static const PastForms known = [] {
    PastForms forms;
    for (const Helper& helper : helpers) {
      for (const std::string_view form : {helper.present, helper.past})
        forms.try_emplace(std::string(form),
                          PastForm{std::string(helper.past), std::string(helper.infinitive),
                                   form == helper.present && form.ends_with("en"), helper.leads});
    }
    for (const std::string_view base : unshown) add_forms(std::string(base), forms);
    return forms;
  }();
  return known;
}

std::optional<PastForm> past_of(const std::string& lower) {
  if (is_one_of(lower, no_verbs)) return std::nullopt;
  if (const auto known = known_forms().find(lower); known != known_forms().end()) return known->second;
  const auto record = record_of(lower);
  if (!record || !record->other || record->other.word->kind != drawing::language::WordKind::verb)
    return std::nullopt;
  PastForms forms;
  add_forms(std::string(record->other.word->name), forms);
  const auto found = forms.find(lower);
  return found == forms.end() ? std::nullopt : std::optional<PastForm>(found->second);
}

// The verb at the end of a subordinate clause, which its particle has joined: "weil die Sonne untergeht".
std::optional<PastForm> joined_past_of(const std::string& lower) {
  if (std::optional<PastForm> form = past_of(lower)) return form;
  constexpr std::array<std::string_view, 22> particles = {
      "ab",  "an",  "auf",  "aus",    "ein",    "mit",     "nach",     "vor",
      "los", "weg", "hin",  "unter",  "zurück", "vorbei",  "herunter", "hinunter",
      "um",  "zu",  "fort", "weiter", "hoch",   "zusammen"};
  for (const std::string_view particle : particles) {
    if (!lower.starts_with(particle)) continue;
    std::optional<PastForm> form = past_of(lower.substr(particle.size()));
    if (!form || form->plural) continue;
    form->past.insert(0, particle);
    return form;
  }
  return std::nullopt;
}

// The parts of a sentence that may have a verb of their own.
class Clauses {
 public:
  explicit Clauses(const std::string& sentence) : sentence_(sentence), words_(words_of(sentence)) {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if (i == 0 || after_comma(i) || is_coordinating(words_[i].lower)) begins_.push_back(i);
    }
    for (std::size_t i = 0; i < begins_.size(); ++i) read(i);
  }

  const std::vector<SentenceWord>& words() const { return words_; }
  // By the index of the word; in order.
  const std::map<std::size_t, PastForm>& verbs() const { return verbs_; }
  // The verb of the first main clause.
  std::optional<std::size_t> main_verb() const { return main_; }
  bool after_comma(std::size_t word) const {
    if (word == 0) return false;
    const std::size_t end = words_[word - 1].at + words_[word - 1].size;
    return sentence_.substr(end, words_[word].at - end).find_first_of(",;:") != std::string::npos;
  }

 private:
  void read(std::size_t clause) {
    const std::size_t begin = begins_[clause];
    const std::size_t end = clause + 1 < begins_.size() ? begins_[clause + 1] : words_.size();
    const bool subordinate = is_subordinating(words_[begin].lower);
    const bool relative = after_comma(begin) && !subordinate;
    if (after_comma(begin)) led_ = false;
    std::optional<std::pair<std::size_t, PastForm>> found;
    for (std::size_t i = begin; i < end; ++i) {
      // The first word has a capital letter, and nouns have one.
      if (i == 0 || sentence_.compare(words_[i].at, words_[i].size, words_[i].lower) != 0) continue;
      if (words_[i - 1].lower == "zu" || words_[i - 1].lower == "am") continue;
      std::optional<PastForm> form =
          subordinate || relative ? joined_past_of(words_[i].lower) : past_of(words_[i].lower);
      if (!form || (form->plural && led_ && is_coordinating(words_[begin].lower))) continue;
      if (found && !subordinate && !relative) break;
      // "Tom und Emil heißen Kakao" of "Dann trinken Tom und Emil heißen Kakao": an adjective may look like a
      // verb.
      const bool verb_stands = i == begin + 1 || i + 1 == end || !main_;
      if (form->plural && is_coordinating(words_[begin].lower) && !verb_stands) continue;
      // "weil er tanzen will", but "der Hund, der bellt".
      if (found && relative && form->plural) continue;
      found = {i, *std::move(form)};
    }
    if (!found) return;
    led_ = found->second.leads;
    if (!main_ && !subordinate) main_ = found->first;
    verbs_.insert(*std::move(found));
  }

  const std::string& sentence_;
  std::vector<SentenceWord> words_;
  std::vector<std::size_t> begins_;
  std::map<std::size_t, PastForm> verbs_;
  std::optional<std::size_t> main_;
  bool led_ = false;  // an infinitive goes with the verb before
};

// Whether one word before the verb can be who does it: a name, a noun or a pronoun, and not "zusammen".
bool may_be_subject(const SentenceWord& word) {
  if (is_function_word(word.lower)) return true;
  const auto record = record_of(word.lower);
  return !record || record->noun || is_first_name(record);
}

// What says when or how often: another word of time beside it is one too many.
constexpr std::array<std::string_view, 14> timely = {"jeden",    "jede",   "jedes",   "immer",  "oft",
                                                     "manchmal", "nie",    "heute",   "gerade", "dann",
                                                     "nachts",   "abends", "morgens", "täglich"};

}  // namespace

std::string PastSentence::text() const {
  return front + ' ' + verb + (rest.empty() || rest.front() == ',' ? "" : " ") + rest + '.';
}

std::string PastSentence::after(const std::string& word) const {
  const std::string subject = inside_sentence(front);
  const std::vector<SentenceWord> words = words_of(front);
  const bool article = !words.empty() && is_small(words.front());
  // "Dann duschten sich die Elefanten", "Dann bewachte sie ein Drache", but "Dann zog Mia ihn".
  std::string_view left = rest;
  std::string told = word + ' ' + verb + ' ';
  constexpr std::array<std::string_view, 10> objects = {"sich",  "ihn",  "ihm", "sie", "es",
                                                        "ihnen", "mich", "mir", "uns", "dich"};
  const std::vector<SentenceWord> after_verb = words_of(rest);
  if (!after_verb.empty() && is_one_of(after_verb.front().lower, objects) &&
      (article || after_verb.front().lower == "sich")) {
    told.append(rest, 0, after_verb.front().size) += ' ';
    left = base::trim(left.substr(after_verb.front().size));
  }
  return told.append(subject).append(left.empty() || left.front() == ',' ? "" : " ").append(left) + '.';
}

std::optional<PastSentence> past_sentence(const std::string& sentence) {
  if (sentence.find_first_of("?\"") != std::string::npos || sentence.find("„") != std::string::npos)
    return std::nullopt;
  std::string plain(base::trim(sentence));
  // In the past "wenn" is "whenever".
  constexpr std::string_view when = "Wenn ";
  if (plain.starts_with(when)) plain.replace(0, when.size(), "Als ");
  while (!plain.empty() && (plain.back() == '.' || plain.back() == '!')) plain.pop_back();
  // One sentence at a time.
  if (plain.find_first_of(".!") != std::string::npos) return std::nullopt;
  const Clauses clauses(plain);
  if (!clauses.main_verb()) return std::nullopt;
  const std::size_t main = *clauses.main_verb();
  PastSentence past;
  std::string* part = &past.front;
  std::size_t done = 0;
  for (const auto& [index, form] : clauses.verbs()) {
    const SentenceWord& word = clauses.words()[index];
    part->append(plain, done, word.at - done);
    done = word.at + word.size;
    if (index == main) {
      past.verb = form.past;
      past.infinitive = form.infinitive;
      past.leads = form.leads;
      part = &past.rest;
    } else {
      part->append(form.past);
    }
  }
  part->append(plain, done);
  past.verbs = clauses.verbs().size();
  past.front = base::trim(past.front);
  past.rest = base::trim(past.rest);
  past.may_follow = !past.front.empty() && past.front.find(',') == std::string::npos &&
                    !is_one_of(clauses.words().front().lower, no_subjects) &&
                    (main > 1 || may_be_subject(clauses.words().front())) &&
                    std::none_of(clauses.words().begin(), clauses.words().end(),
                                 [](const SentenceWord& word) { return is_one_of(word.lower, timely); });
  return past;
}

}  // namespace books::telling
