#include "drawing/language/senses.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "base/embedded.h"
#include "base/toml_fields.h"
#include "base/utf8.h"
#include "drawing/language/text_fold.h"

namespace drawing::language {

namespace {

struct Sense {
  std::vector<std::string> nouns;   // singulars, as the lexicon spells them
  std::vector<std::string> keys;    // the same as keys: first names have no word of their own
  std::vector<std::string> beside;  // keys; with * at the end where others may follow
  std::vector<std::string> before;  // likewise, of one word or two
  std::vector<std::string> after;   // likewise, of one word or two
  std::vector<std::string> typed;   // keys of the forms that may mean it; empty for all
  std::string means;                // key of another noun
};

std::string sense_key(const std::string& word) {
  const bool open = word.ends_with('*');
  std::string key = fold(base::decode_utf8(open ? word.substr(0, word.size() - 1) : word));
  return open ? key + '*' : key;
}

// Of "auf dem" the keys joined by "_".
std::vector<std::string> sense_keys(std::vector<std::string> words) {
  for (std::string& word : words) {
    std::string key;
    for (const std::string_view part : base::split_words(word))
      key += (key.empty() ? "" : "_") + sense_key(std::string(part));
    word = std::move(key);
  }
  return words;
}

std::vector<Sense> read_senses(std::string_view text, const std::string& file) {
  std::vector<Sense> senses;
  const toml::table table = base::parse_toml(text, file);
  base::TomlFields fields(table, file);
  fields.each_table("sense", [&](const toml::table& each) {
    base::TomlFields own(each, file);
    Sense& sense = senses.emplace_back();
    sense.nouns = own.texts_or_none("nouns");
    sense.keys = sense_keys(sense.nouns);
    sense.beside = sense_keys(own.texts_or_none("beside"));
    sense.before = sense_keys(own.texts_or_none("before"));
    sense.after = sense_keys(own.texts_or_none("after"));
    sense.typed = sense_keys(own.texts_or_none("typed"));
    sense.means = sense_keys({own.text("means").value_or("")}).front();
    own.refuse_unknown();
  });
  fields.refuse_unknown();
  return senses;
}

const std::vector<Sense>& senses() {
  static const std::vector<Sense> all = read_senses(base::resource("lexicon/senses.toml"), "senses.toml");
  return all;
}

bool matches_word(const std::string& key, std::string_view wanted) {
  if (!wanted.ends_with('*')) return key == wanted;
  return key.starts_with(wanted.substr(0, wanted.size() - 1));
}

// A first name is one of the sense's words as it was typed: the word of the lexicon is "Mädchen" or "Junge".
bool is_meant(const Sense& sense, const Word& word, const std::string& typed) {
  const bool name = word.kind == WordKind::name;
  const std::vector<std::string>& words = name ? sense.keys : sense.nouns;
  return std::find(words.begin(), words.end(), name ? typed : word.name) != words.end();
}

// All conditions that are said.
bool sense_holds(const Sense& sense, const std::vector<Token>& tokens, std::size_t at) {
  const bool other_form = !sense.typed.empty() && std::find(sense.typed.begin(), sense.typed.end(),
                                                            tokens[at].key) == sense.typed.end();
  if (other_form) return false;
  const std::string last = at > 0 ? tokens[at - 1].key : "";
  const std::string two = at > 1 ? tokens[at - 2].key + '_' + last : last;
  const bool before =
      sense.before.empty() || std::any_of(sense.before.begin(), sense.before.end(),
                                          [&](const std::string& key) { return key == last || key == two; });
  const std::string next = at + 1 < tokens.size() ? tokens[at + 1].key : "";
  const std::string next_two = at + 2 < tokens.size() ? next + '_' + tokens[at + 2].key : next;
  const bool after = sense.after.empty() ||
                     std::any_of(sense.after.begin(), sense.after.end(),
                                 [&](const std::string& key) { return key == next || key == next_two; });
  if (!after) return false;
  if (!before || sense.beside.empty()) return before;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (i == at || tokens[i].kind != TokenKind::word) continue;
    if (std::any_of(sense.beside.begin(), sense.beside.end(),
                    [&](const std::string& wanted) { return matches_word(tokens[i].key, wanted); }))
      return true;
  }
  return false;
}

}  // namespace

Reading in_sense(const Lexicon& lexicon, const std::vector<Token>& tokens, std::size_t at,
                 const Reading& reading) {
  const bool noun =
      reading && (reading.word->kind == WordKind::motif || reading.word->kind == WordKind::scene ||
                  reading.word->kind == WordKind::missing || reading.word->kind == WordKind::name ||
                  reading.word->kind == WordKind::verb);
  if (!noun || reading.tokens != 1) return reading;
  for (const Sense& sense : senses()) {
    if (!is_meant(sense, *reading.word, tokens[at].key) || !sense_holds(sense, tokens, at)) continue;
    const auto record = lexicon.look_up(sense.means);
    if (!record || (!record->noun && !record->other)) return reading;
    Reading other;
    other.word = record->noun ? record->noun.word : record->other.word;
    other.number = reading.number;
    other.key = record->key;
    other.size = reading.size;
    return other;
  }
  return reading;
}

}  // namespace drawing::language
