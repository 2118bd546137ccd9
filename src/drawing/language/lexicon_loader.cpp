#include "drawing/language/lexicon_loader.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <stdexcept>

namespace drawing::language {

namespace {

constexpr std::string_view header = "buntstift-lexicon 9";

[[noreturn]] void malformed(std::string_view line) {
  throw std::runtime_error("lexicon.tsv: malformed line: " + std::string(line.substr(0, 80)));
}

// Cuts off and returns what stands before `separator`; the whole rest where there is none.
std::string_view take(std::string_view& rest, char separator) {
  const std::size_t end = rest.find(separator);
  const std::string_view part = rest.substr(0, end);
  rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  return part;
}

// The fields of a line, in order.
class Fields {
 public:
  explicit Fields(std::string_view line) : line_(line), rest_(line) { take(rest_, '\t'); }

  std::string_view text() { return take(rest_, '\t'); }
  int number() { return parse(text()); }
  double decimal() {
    const std::string_view digits = text();
    double value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc() || end != digits.data() + digits.size()) malformed(line_);
    return value;
  }
  template <class Enum>
  Enum choice(Enum last) {
    const int value = number();
    if (value < 0 || value > static_cast<int>(last)) malformed(line_);
    return static_cast<Enum>(value);
  }
  template <class Add>
  void list(Add add) {
    for (std::string_view items = text(); !items.empty();) add(take(items, ','));
  }
  int parse(std::string_view digits) const {
    int value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc() || end != digits.data() + digits.size()) malformed(line_);
    return value;
  }

 private:
  std::string_view line_;
  std::string_view rest_;
};

}  // namespace

std::uint32_t hash_key(std::string_view key) {
  std::uint32_t hash = 2166136261U;
  for (const char c : key) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
  return hash ^ (hash >> 15);  // the low bits of FNV-1a alone are weak for short keys
}

void LexiconLoader::load(std::string_view text) {
  if (take(text, '\n') != header) throw std::runtime_error("lexicon.tsv: not a lexicon of this version");
  reserve(text);
  while (!text.empty()) {
    const std::string_view line = take(text, '\n');
    if (line.starts_with("E\t")) {
      read_entry(line);
    } else if (line.starts_with("T\t")) {
      read_traits(line);
    } else if (line.starts_with("D\t")) {
      read_deed(line);
    } else if (line.starts_with("S\t")) {
      read_signs(line);
    } else if (line.starts_with("W\t")) {
      read_word(line);
      read_forms(take(text, '\n'));
    } else {
      malformed(line);
    }
  }
  auto& starts = lexicon_.phrase_starts_;
  std::sort(starts.begin(), starts.end());
  starts.erase(std::unique(starts.begin(), starts.end()), starts.end());
  std::sort(lexicon_.lemmas_.begin(), lexicon_.lemmas_.end(),
            [](const Lemma& a, const Lemma& b) { return a.key < b.key; });
  std::sort(lexicon_.deed_nouns_.begin(), lexicon_.deed_nouns_.end());
  for (const DeedEntry& deed : lexicon_.deeds_) {
    if (!deed.parts.empty()) lexicon_.phrase_deeds_.push_back(&deed);
  }
}

// Forms point at words, so that words_ must never move once the first form is read.
void LexiconLoader::reserve(std::string_view text) {
  std::size_t words = 0;
  for (std::size_t at = text.find("\nW\t"); at != std::string_view::npos; at = text.find("\nW\t", at + 1))
    ++words;
  const auto forms = static_cast<std::size_t>(std::count(text.begin(), text.end(), ' ')) + words;
  // A form holds its word's number in 16 bits.
  if (words >= 0xffff) throw std::runtime_error("lexicon.tsv: too many words");
  lexicon_.words_.reserve(words + 1);
  lexicon_.forms_.reserve(forms);
  lexicon_.slots_.assign(std::bit_ceil(forms * 3 / 2 + 1), 0);
}

void LexiconLoader::read_signs(std::string_view line) {
  Fields(line).list([&](std::string_view code) {
    std::uint32_t sign = 0;
    const auto [end, error] = std::from_chars(code.data(), code.data() + code.size(), sign, 16);
    if (error != std::errc() || end != code.data() + code.size()) malformed(line);
    lexicon_.refused_signs_.push_back(static_cast<char32_t>(sign));
  });
}

void LexiconLoader::read_entry(std::string_view line) {
  Fields fields(line);
  LexiconEntry& entry = lexicon_.entries_.emplace_back();
  entry.motif = fields.text();
  entry.singular = fields.text();
  entry.gender = fields.choice(Gender::neuter);
  entry.plural = fields.text();
  entry.size = fields.choice(SizeClass::giant);
  entry.support = fields.choice(Support::sky);
  entry.facing = fields.choice(Facing::right);
  entry.habitat = fields.text();
  const int face = fields.number();
  entry.has_face = face > 0;
  entry.is_animal = face == 2;
  entry.is_measure = fields.number() != 0;
  entry.brings_child = fields.number() != 0;
}

void LexiconLoader::read_traits(std::string_view line) {
  Fields fields(line);
  const int index = fields.number();
  if (index < 1 || index > static_cast<int>(lexicon_.entries_.size())) malformed(line);
  LexiconEntry& entry = lexicon_.entries_[static_cast<std::size_t>(index - 1)];
  entry.kind = fields.text();
  entry.head_only = fields.choice(HeadOnly::bust);
  entry.holds = fields.choice(Holds::branches);
  entry.goal = fields.text();
  entry.walks = fields.number() == 1;
  entry.wear.at = fields.choice(WornAt::eyes);
  entry.wear.width = fields.decimal();
  entry.wear.sit = fields.decimal();
  entry.wear.see_through = fields.number() == 1;
  entry.awaits = fields.choice(Awaits::things);
  entry.shown_as = fields.text();
}

void LexiconLoader::read_deed(std::string_view line) {
  Fields fields(line);
  const std::size_t index = lexicon_.deeds_.size();
  DeedEntry& deed = lexicon_.deeds_.emplace_back();
  deed.verb = fields.text();
  deed.object = fields.choice(DeedObject::none);
  deed.receiver = fields.number() == 1;
  deed.idle = fields.number() == 1;
  deed.leads = fields.number() == 1;
  deed.asks = fields.number() == 1;
  deed.moves = fields.number() == 1;
  deed.together = fields.number() == 1;
  deed.makes = fields.number() == 1;
  deed.done_to_beings = fields.number() == 1;
  deed.many = fields.number();
  fields.list([&](std::string_view item) { deed.object_after.push_back(item); });
  fields.list([&](std::string_view item) { deed.tool_after.push_back(item); });
  deed.tool = fields.number() - 1;
  if (deed.tool < -1 || deed.tool >= static_cast<int>(lexicon_.entries_.size())) malformed(line);
  fields.list([&](std::string_view item) { deed.places.push_back(item); });
  deed.like = fields.text();
  deed.base = fields.text();
  deed.particle = fields.text();
  deed.parts = fields.text();
  fields.list([&](std::string_view noun) { lexicon_.deed_nouns_.emplace_back(noun, index); });
}

void LexiconLoader::read_word(std::string_view line) {
  if (lexicon_.words_.size() == lexicon_.words_.capacity()) malformed(line);
  Fields fields(line);
  Word& word = lexicon_.words_.emplace_back();
  const auto entry = [&](int index) {
    if (index < 0 || index > static_cast<int>(lexicon_.entries_.size())) malformed(line);
    return index - 1;
  };
  const auto preposition = [&](int value) -> std::optional<Preposition> {
    if (value < 0 || value > static_cast<int>(Preposition::with) + 1) malformed(line);
    if (value == 0) return std::nullopt;
    return static_cast<Preposition>(value - 1);
  };
  word.kind = fields.choice(WordKind::particle);
  word.name = fields.text();
  word.entry = entry(fields.number());
  word.gender = fields.choice(Gender::neuter);
  word.scene = fields.text();
  word.scene_rank = fields.number();
  word.special = fields.text();
  word.size = fields.choice(SizeWish::huge);
  word.mood = fields.choice(Mood::sleepy);
  word.pose = fields.choice(Pose::dancing);
  word.count = fields.number();
  word.preposition = preposition(fields.number());
  fields.list([&](std::string_view item) { word.members.push_back(entry(fields.parse(item))); });
  fields.list([&](std::string_view item) { word.near.push_back(item); });
  fields.list([&](std::string_view item) {
    if (const auto place = preposition(fields.parse(item))) word.place_after.push_back(*place);
  });
  word.tail = fields.choice(TailRule::after_any);
  word.role = fields.choice(WordRole::offspring);
  word.deed = fields.number() - 1;
  if (word.deed < -1 || word.deed >= static_cast<int>(lexicon_.deeds_.size())) malformed(line);
}

void LexiconLoader::read_forms(std::string_view line) {
  const Word& word = lexicon_.words_.back();
  bool first = true;
  while (!line.empty()) {
    const std::string_view form = take(line, ' ');
    if (form.size() < 3 || form.size() > 250 || form[1] < '1' || form[1] > '4') malformed(form);
    add_form(form[0], static_cast<std::uint8_t>(form[1] - '0'), form.substr(2));
    if (first && word.kind == WordKind::motif) lexicon_.lemmas_.push_back({form.substr(2), &word});
    first = false;
  }
}

void LexiconLoader::add_form(char slot, std::uint8_t number, std::string_view key) {
  if (slot == 'N') slot = 'n', number |= derived_bit;
  const std::size_t index = std::string_view("nofh").find(slot);
  if (index == std::string_view::npos) malformed(key);
  Lexicon::StoredForm& target = stored(key);
  target.words[index] = static_cast<std::uint16_t>(lexicon_.words_.size());
  target.numbers[index] = number;
  const std::size_t space = key.find('_');
  if (space == std::string_view::npos) return;
  auto& starts = lexicon_.phrase_starts_;
  if (starts.empty() || starts.back() != key.substr(0, space)) starts.push_back(key.substr(0, space));
}

Lexicon::StoredForm& LexiconLoader::stored(std::string_view key) {
  const std::size_t mask = lexicon_.slots_.size() - 1;
  std::size_t slot = hash_key(key) & mask;
  for (; lexicon_.slots_[slot] != 0; slot = (slot + 1) & mask) {
    Lexicon::StoredForm& found = lexicon_.forms_[lexicon_.slots_[slot] - 1];
    if (found.view() == key) return found;
  }
  Lexicon::StoredForm& added = lexicon_.forms_.emplace_back();
  added.key = key.data();
  added.length = static_cast<std::uint8_t>(key.size());
  lexicon_.slots_[slot] = static_cast<std::uint32_t>(lexicon_.forms_.size());
  return added;
}

}  // namespace drawing::language
