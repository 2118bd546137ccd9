#include "books/telling/past_sentence.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "base/utf8.h"
#include "books/telling/past_forms.h"
#include "books/telling/sentence_words.h"

namespace books::telling {
namespace {

// What begins a sentence and is no subject: nothing steps before it.
constexpr std::array<std::string_view, 72> no_subjects = {
    "in",           "im",       "am",      "an",      "auf",     "ans",         "aufs",   "ins",
    "bei",          "beim",     "zu",      "zum",     "zur",     "nach",        "vor",    "vorm",
    "hinter",       "unter",    "unterm",  "über",    "neben",   "zwischen",    "mit",    "ohne",
    "um",           "durch",    "gegen",   "für",     "aus",     "von",         "vom",    "ab",
    "seit",         "während",  "dann",    "danach",  "da",      "jetzt",       "nun",    "heute",
    "morgen",       "gestern",  "abends",  "morgens", "nachts",  "mittags",     "bald",   "endlich",
    "plötzlich",    "dort",     "hier",    "zuerst",  "zuletzt", "schließlich", "später", "oben",
    "unten",        "draußen",  "drinnen", "eines",   "jeden",   "wenn",        "als",    "weil",
    "anschließend", "trotzdem", "statt",   "anstatt", "trotz",   "wegen",       "außer",  "überall"};

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
    // "wie man ein Haus baut" is so at any time.
    const auto is_anybody = [](const SentenceWord& word) { return word.lower == "man"; };
    const auto first = words_.begin() + static_cast<std::ptrdiff_t>(begin);
    if (relative || subordinate) {
      if (std::any_of(first, words_.begin() + static_cast<std::ptrdiff_t>(end), is_anybody)) return;
    }
    for (std::size_t i = begin; i < end; ++i) {
      // The first word has a capital letter, and nouns have one.
      if (i == 0 || sentence_.compare(words_[i].at, words_[i].size, words_[i].lower) != 0) continue;
      if (words_[i - 1].lower == "zu" || words_[i - 1].lower == "am") continue;
      std::optional<PastForm> form =
          subordinate || relative ? joined_past_of(words_[i].lower) : past_of(words_[i].lower);
      // "Ich suche", "dann suche ich", "weil ich suche".
      const bool mine = words_[i - 1].lower == "ich" || (i + 1 < end && words_[i + 1].lower == "ich") ||
                        (i + 1 == end && begin + 1 < end && words_[begin + 1].lower == "ich");
      if (!form && mine) form = first_person_past_of(words_[i].lower);
      if (!form || (form->plural && led_ && is_coordinating(words_[begin].lower))) continue;
      if (found && !subordinate && !relative) break;
      // "Tom und Emil heißen Kakao" of "Dann trinken Tom und Emil heißen Kakao": an adjective may look like a
      // verb.
      // "und alle haben Regenschirme" has its verb behind a pronoun.
      const bool verb_stands = i == begin + 1 || i + 1 == end || !main_ || !is_capital(i + 1) ||
                               (!is_capital(i - 1) && may_end_subject(i - 1));
      if (form->plural && is_coordinating(words_[begin].lower) && !verb_stands) continue;
      // "weil er tanzen will", but "der Hund, der bellt".
      if (found && relative && form->plural) continue;
      found = {i, *std::move(form)};
    }
    if (!found) found = guessed(begin, end, subordinate || relative);
    if (!found) return;
    led_ = found->second.leads;
    if (!main_ && !subordinate) main_ = found->first;
    verbs_.insert(*std::move(found));
  }

  bool is_capital(std::size_t word) const {
    return sentence_.compare(words_[word].at, words_[word].size, words_[word].lower) != 0;
  }

  // Whether the word before a verb may be who does it: a noun, a name or a pronoun.
  bool may_end_subject(std::size_t word) const {
    constexpr std::array<std::string_view, 12> subjects = {
        "er", "sie", "es", "wir", "das", "alle", "beide", "beiden", "jemand", "niemand", "keiner", "jeder"};
    if (is_one_of(words_[word].lower, subjects)) return true;
    if (word > 0) return is_capital(word);
    const auto record = record_of(words_[word].lower);
    return record ? record->noun || is_first_name(record) : !is_one_of(words_[word].lower, no_subjects);
  }

  // A word that nobody knows, where a verb has to stand: "Die Hexe grummelt im Turm".
  std::optional<std::pair<std::size_t, PastForm>> guessed(std::size_t begin, std::size_t end,
                                                          bool verb_is_last) const {
    for (std::size_t i = std::max<std::size_t>(verb_is_last ? end - 1 : begin, 1); i < end; ++i) {
      if (is_capital(i) || record_of(words_[i].lower)) continue;
      std::optional<PastForm> form = guessed_past_of(words_[i].lower);
      if (!form) continue;
      const bool second = i == begin + 1 && (!form->plural || may_end_subject(begin));
      if (verb_is_last || second || may_end_subject(i - 1)) return std::pair(i, *std::move(form));
    }
    return std::nullopt;
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

// "bellt so laut er kann": a clause of its own, whose verb is not at the end of the main one.
std::string with_own_clause(const std::string& sentence) {
  const auto words = words_of(sentence);
  constexpr std::array<std::string_view, 3> who = {"er", "sie", "es"};
  for (std::size_t i = 1; i + 3 < words.size(); ++i) {
    if (words[i].lower != "so" || !is_one_of(words[i + 2].lower, who)) continue;
    const std::string& can = words[i + 3].lower;
    if (can != "kann" && can != "können") continue;
    std::string told = sentence;
    told.replace(words[i + 3].at, words[i + 3].size, can == "kann" ? "konnte" : "konnten");
    if (sentence[words[i].at - 2] != ',') told.insert(words[i].at - 1, ",");
    return told;
  }
  return sentence;
}

// What says when or how often: another word of time beside it is one too many.
constexpr std::array<std::string_view, 33> timely = {
    "jeden",     "jede",       "jedes",       "immer",   "oft",     "manchmal",    "nie",
    "heute",     "gerade",     "dann",        "nachts",  "abends",  "morgens",     "täglich",
    "nacht",     "abend",      "morgen",      "mittag",  "mittags", "nachmittag",  "vormittag",
    "frühling",  "frühjahr",   "sommer",      "herbst",  "winter",  "weihnachten", "ostern",
    "silvester", "wochenende", "mitternacht", "sonntag", "samstag"};

}  // namespace

std::string PastSentence::text() const {
  return front + ' ' + verb + (rest.empty() || rest.front() == ',' ? "" : " ") + rest + end();
}

std::string PastSentence::end() const {
  return quote.empty() ? "." : ": " + quote;
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
  // "Dann bauten wir ihm ein Haus".
  constexpr std::array<std::string_view, 7> doers = {"er", "sie", "es", "wir", "ich", "du", "ihr"};
  const bool pronoun = words.size() == 1 && is_one_of(words.front().lower, doers);
  // "Dann klaute ihr ein Papagei den Hut"; without an article it is "ihr Hut".
  constexpr std::array<std::string_view, 8> articles = {"der", "die",  "das",   "den",
                                                        "ein", "eine", "einen", "einem"};
  // "Dann winkte ihr ein Frosch zu".
  const auto is_noun = [&](const SentenceWord& each) {
    return rest.compare(each.at, each.size, each.lower) != 0;
  };
  const bool to_her = !after_verb.empty() && after_verb.front().lower == "ihr" &&
                      (after_verb.size() == 1 || is_one_of(after_verb[1].lower, articles) ||
                       (after_verb.size() == 2 && !is_noun(after_verb[1])));
  if (!after_verb.empty() && !pronoun && (to_her || is_one_of(after_verb.front().lower, objects)) &&
      (article || after_verb.front().lower == "sich")) {
    told.append(rest, 0, after_verb.front().size) += ' ';
    left = base::trim(left.substr(after_verb.front().size));
  }
  return told.append(subject).append(left.empty() || left.front() == ',' ? "" : " ").append(left) + end();
}

namespace {

// A sentence and what somebody says before or behind it, with German marks; both are parts of it.
struct Speech {
  std::string quote;     // "„Komm!“"
  std::string sentence;  // "sagt der Hase" or "Der Hase sagt"
  bool comes_first = false;
};

// Nothing where nobody speaks, or not at one end.
std::optional<Speech> speech_of(const std::string& typed) {
  constexpr std::string_view opening = "„", closing = "“";
  std::string text;
  bool open = false;
  for (const char letter : typed) {
    if (letter != '"')
      text += letter;
    else
      text += (open = !open) ? opening : closing;
  }
  const std::size_t from = text.find(opening), to = text.rfind(closing);
  if (from == std::string::npos || to == std::string::npos || to < from) return std::nullopt;
  const std::size_t end = to + closing.size();
  Speech speech{text.substr(from, end - from), "", from == 0};
  if (speech.quote.find(opening, opening.size()) != std::string::npos) return std::nullopt;
  if (speech.comes_first) {
    if (!text.substr(end).starts_with(", ")) return std::nullopt;
    speech.sentence = text.substr(end + 2);
  } else {
    if (!text.substr(0, from).ends_with(": ") || base::trim(text.substr(end)).size() > 1) return std::nullopt;
    speech.sentence = text.substr(0, from - 2);
  }
  return speech;
}

// "und zerrten" of "Sie zogen und zerrten".
bool stay_together(const std::string& rest) {
  return rest.starts_with("und ") && words_of(rest).size() == 2;
}

}  // namespace

std::optional<PastSentence> past_sentence(const std::string& sentence) {
  if (const std::optional<Speech> speech = speech_of(sentence)) {
    // "Da sagt der Hase" has its verb where a sentence has it.
    std::optional<PastSentence> past =
        past_sentence(speech->comes_first ? "Da " + speech->sentence : speech->sentence);
    if (!past || (speech->comes_first && past->front != "Da")) return std::nullopt;
    if (speech->comes_first)
      past->front = speech->quote + ',', past->may_follow = false;
    else
      past->quote = speech->quote;
    return past;
  }
  if (sentence.find_first_of("?\"") != std::string::npos || sentence.find("„") != std::string::npos)
    return std::nullopt;
  std::string plain = with_own_clause(std::string(base::trim(sentence)));
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
  const std::vector<SentenceWord> after_verb = words_of(past.rest);
  if (!after_verb.empty() && past.rest.find(',') == std::string::npos &&
      is_one_of(after_verb.back().lower, separable_particles))
    past.particle = after_verb.back().lower;
  // "Sie zogen und zerrten" has two verbs that stay together.
  past.may_follow = !past.front.empty() && !stay_together(past.rest) &&
                    past.front.find(',') == std::string::npos &&
                    !is_one_of(clauses.words().front().lower, no_subjects) &&
                    (main > 1 || may_be_subject(clauses.words().front())) &&
                    std::none_of(clauses.words().begin(), clauses.words().end(),
                                 [](const SentenceWord& word) { return is_one_of(word.lower, timely); });
  return past;
}

}  // namespace books::telling
