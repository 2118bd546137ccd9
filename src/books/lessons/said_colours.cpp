#include "books/lessons/said_colours.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "base/utf8.h"
#include "books/lessons/natural_table.h"
#include "drawing/language/lexicon.h"
#include "drawing/language/text_fold.h"
#include "drawing/language/tokenizer.h"

namespace books::lessons {
namespace {

using drawing::Element;
using drawing::Material;
using drawing::language::Lexicon;
using drawing::language::Token;
using drawing::language::TokenKind;

// What is worn, by its folded name.
constexpr std::pair<std::string_view, Material> garments[] = {
    {"kleid", Material::skirt},    {"kleid", Material::shirt},    {"rock", Material::skirt},
    {"hose", Material::trousers},  {"jacke", Material::shirt},    {"mantel", Material::shirt},
    {"umhang", Material::shirt},   {"pullover", Material::shirt}, {"pulli", Material::shirt},
    {"hemd", Material::shirt},     {"tshirt", Material::shirt},   {"bluse", Material::shirt},
    {"muetze", Material::hat},     {"hut", Material::hat},        {"kappe", Material::hat},
    {"helm", Material::hat},       {"schuh", Material::shoe},     {"schuhe", Material::shoe},
    {"schuhen", Material::shoe},   {"stiefel", Material::shoe},   {"stiefeln", Material::shoe},
    {"haar", Material::hair},      {"haare", Material::hair},     {"haaren", Material::hair},
    {"schuerze", Material::apron}, {"socken", Material::sock},    {"trikot", Material::shirt},
    {"kittel", Material::shirt},   {"weste", Material::shirt},    {"badehose", Material::trousers},
    {"anzug", Material::shirt},    {"anzug", Material::trousers}, {"latzhose", Material::trousers},
};

// "roter" and "rotfarbener" are "rot"; nothing for what names no colour.
std::optional<Crayon> colour_word(const Token& token) {
  if (token.kind != TokenKind::word) return std::nullopt;
  const auto said = [](std::string_view word) -> std::optional<Crayon> {
    const NaturalTable& table = NaturalTable::embedded();
    if (const auto crayon = table.said(word)) return crayon;
    for (const std::string_view coloured : {"farben", "farbig"}) {
      if (word.ends_with(coloured)) return table.said(word.substr(0, word.size() - coloured.size()));
    }
    return std::nullopt;
  };
  if (const auto crayon = said(token.key)) return crayon;
  for (const std::string_view ending : {"e", "er", "es", "en", "em", "s"}) {
    if (!token.key.ends_with(ending)) continue;
    if (const auto crayon = said(std::string_view(token.key).substr(0, token.key.size() - ending.size())))
      return crayon;
  }
  return std::nullopt;
}

bool means_many_colours(const Token& token) {
  constexpr std::string_view words[] = {"bunt", "bunte", "bunter", "buntes", "bunten", "buntem"};
  return token.kind == TokenKind::word &&
         std::find(std::begin(words), std::end(words), token.key) != std::end(words);
}

std::string folded(std::string_view text) {
  return drawing::language::fold(base::decode_utf8(text));
}

// Whether the noun names the element: "Kugel", "Kugeln", "goldene Kugel".
bool is_named(const Element& element, const std::string& noun) {
  if (element.name.empty()) return false;
  const std::size_t space = element.name.rfind(' ');
  const std::string name = folded(space == std::string::npos ? element.name : element.name.substr(space + 1));
  // A kite is a "Flugdrachen".
  constexpr std::size_t shortest_of_compound = 4;
  if (name == noun || (noun.size() >= shortest_of_compound && name.ends_with(noun))) return true;
  const auto record = Lexicon::embedded().look_up(noun);
  if (!record || !record->noun) return false;
  const drawing::language::Word& word = *record->noun.word;
  if (folded(word.name) == name) return true;
  return word.entry >= 0 && !element.motif.empty() &&
         Lexicon::embedded().entries()[static_cast<std::size_t>(word.entry)].motif == element.motif;
}

class Reader {
 public:
  Reader(const drawing::Picture& picture, std::string_view text)
      : picture_(picture), tokens_(drawing::language::tokenize(text)) {}

  SaidColours read() {
    std::vector<Crayon> colours;  // since the last noun
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      const Token& token = tokens_[i];
      const bool is_first = i == 0 || tokens_[i - 1].kind == TokenKind::stop;
      if (token.kind == TokenKind::stop) {
        colours.clear();
        is_many_coloured_ = false;
      } else if (means_many_colours(token)) {
        is_many_coloured_ = true;
      } else if (const auto crayon = colour_word(token); crayon && (is_first || !token.capitalised)) {
        if (i > 0 && !noun_.empty() && (tokens_[i - 1].key == "ist" || tokens_[i - 1].key == "sind")) {
          say(noun_, {*crayon});
        } else {
          colours.push_back(*crayon);
        }
      } else if (token.kind == TokenKind::word && token.capitalised && (!is_first || elements(token.key))) {
        if (!colours.empty()) say(token.key, colours);
        if (is_many_coloured_) say_many(token.key);
        colours.clear();
        is_many_coloured_ = false;
        if (elements(token.key)) noun_ = token.key;
      }
    }
    return std::move(said_);
  }

 private:
  bool elements(const std::string& noun) const {
    return std::any_of(picture_.elements.begin(), picture_.elements.end(),
                       [&](const Element& element) { return element.asked && is_named(element, noun); });
  }

  // Several in turn: "rote und blaue Ballons".
  void say(const std::string& noun, const std::vector<Crayon>& colours) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < picture_.elements.size(); ++i) {
      const Element& element = picture_.elements[i];
      if (element.asked && is_named(element, noun)) said_.things[i] = colours[count++ % colours.size()];
    }
    // A garment may also lie or hang there: whoever wears one has it in that colour, too.
    say_worn(noun, colours.front());
    if (count > 0) return;
    if (noun == "segel" || noun == "segeln") say_sails(colours.front());
  }

  void say_many(const std::string& noun) {
    for (std::size_t i = 0; i < picture_.elements.size(); ++i)
      if (picture_.elements[i].asked && is_named(picture_.elements[i], noun)) said_.many_coloured.insert(i);
  }

  void say_sails(Crayon crayon) {
    for (std::size_t i = 0; i < picture_.elements.size(); ++i)
      if (picture_.elements[i].asked && is_named(picture_.elements[i], noun_)) said_.sails[i] = crayon;
  }

  void say_worn(const std::string& noun, Crayon crayon) {
    for (const auto& [name, material] : garments) {
      if (noun != name) continue;
      for (std::size_t i = 0; i < picture_.elements.size(); ++i) {
        if (is_named(picture_.elements[i], noun_)) said_.worn[{i, material}] = crayon;
      }
    }
  }

  const drawing::Picture& picture_;
  std::vector<Token> tokens_;
  std::string noun_;               // the last one of which the picture shows something
  bool is_many_coloured_ = false;  // what follows
  SaidColours said_;
};

}  // namespace

SaidColours said_colours(const drawing::Picture& picture, std::string_view text) {
  return Reader(picture, text).read();
}

}  // namespace books::lessons
