#include "books/german/mention.h"

#include <algorithm>
#include <array>

namespace books::german {
namespace {

std::size_t row_of(Number number, Gender gender) {
  return number == Number::plural ? std::size_t{3} : static_cast<std::size_t>(gender);
}

// The endings of ein, kein, mein: masculine, feminine, neuter, plural by nominative, genitive, dative,
// accusative.
constexpr std::array<std::array<std::string_view, 4>, 4> ein_endings = {
    {{"", "es", "em", "en"}, {"e", "er", "er", "e"}, {"", "es", "em", ""}, {"e", "er", "en", "e"}}};

std::string_view ein_ending(Case in, Number number, Gender gender) {
  return ein_endings[row_of(number, gender)][static_cast<std::size_t>(in)];
}

// Adjectives and noun, each with a space before it.
std::string noun_phrase(const Mention& mention, Case in, Determiner determiner) {
  std::string phrase;
  const auto add = [&](const std::string& stem) {
    phrase += ' ' + adjective_form(stem, in, mention.number(), mention.noun.gender(), determiner);
  };
  for (const std::string& stem : mention.adjectives) add(stem);
  for (const std::string& stem : mention.noun.adjectives()) add(stem);
  return phrase + ' ' + mention.noun.form(in, mention.number(), determiner);
}

// "Lena", "Lenas".
std::string proper_name(const Mention& mention, Case in) {
  if (in != Case::genitive) return mention.called;
  const bool hisses =
      mention.called.ends_with('s') || mention.called.ends_with('x') || mention.called.ends_with('z');
  return mention.called + (hisses ? "’" : "s");
}

std::string definite_one(const Mention& mention, Case in, bool with_adjectives) {
  const bool by_name = mention.called_alone || mention.count > 1 || !with_adjectives;
  if (!mention.called.empty() && by_name) return proper_name(mention, in);
  if (!mention.called.empty() && mention.titled) return mention.noun.name() + ' ' + proper_name(mention, in);
  std::string phrase(definite_article(in, mention.number(), mention.noun.gender()));
  if (!mention.called.empty()) {
    return phrase + ' ' + mention.noun.form(in, mention.number(), Determiner::definite) + ' ' +
           mention.called;
  }
  const bool countable = mention.noun.countable();
  if (countable && mention.count == 2) {
    phrase += " beiden";
  } else if (countable && mention.count == 3) {
    phrase += " drei";
  }
  Mention named = mention;
  if (!with_adjectives) {
    // "der andere Igel" stays another one.
    std::erase_if(named.adjectives, [](const std::string& stem) { return stem != "ander"; });
  }
  return phrase + noun_phrase(named, in, Determiner::definite);
}

std::string indefinite_one(const Mention& mention, Case in) {
  if (mention.called_alone) return proper_name(mention, in);
  if (mention.titled && mention.adjectives.empty()) return definite_one(mention, in, true);
  if (!mention.called.empty()) {
    return std::string(definite_article(in, mention.number(), mention.noun.gender())) +
           noun_phrase(mention, in, Determiner::definite) + ' ' + mention.called;
  }
  if (mention.unique && mention.count == 1) return definite_one(mention, in, true);
  if (!mention.noun.countable()) {
    Mention mass = mention;
    mass.count = 1;
    return noun_phrase(mass, in, Determiner::none).substr(1);
  }
  if (mention.count > 1) return number_word(mention.count) + noun_phrase(mention, in, Determiner::none);
  return indefinite_article(in, mention.noun.gender()) + noun_phrase(mention, in, Determiner::indefinite);
}

template <class Name>
std::string joined(const Mentions& mentions, Name name) {
  std::vector<std::string> parts;
  for (const Mention& mention : mentions) parts.push_back(name(mention));
  return enumeration(parts);
}

}  // namespace

bool is_plural(const Mentions& mentions) {
  return mentions.size() > 1 || mentions.front().number() == Number::plural;
}

std::string indefinite(const Mentions& mentions, Case in) {
  return joined(mentions, [&](const Mention& mention) {
    return indefinite_one(mention, in) + (mention.where.empty() ? "" : ' ' + mention.where);
  });
}

std::string definite(const Mentions& mentions, Case in) {
  const bool with_adjectives = mentions.size() == 1;
  return joined(mentions, [&](const Mention& mention) { return definite_one(mention, in, with_adjectives); });
}

std::string bare_definite(const Mentions& mentions, Case in) {
  return joined(mentions, [&](const Mention& mention) {
    Mention bare = mention;
    if (bare.count > 1) bare.count = 99;  // no number word
    return definite_one(bare, in, false);
  });
}

std::string bare_name(const Mention& mention) {
  if (!mention.called.empty()) return mention.called;
  return mention.noun.form(Case::nominative, Number::singular, Determiner::indefinite);
}

std::string possessive(std::string_view owner, const Mention& mention, Case in) {
  std::string phrase(owner);
  phrase += ein_ending(in, mention.number(), mention.noun.gender());
  return phrase + noun_phrase(mention, in, Determiner::indefinite);
}

std::string contracted(std::string_view preposition, Case in, Number number, Gender gender) {
  const std::string_view article = definite_article(in, number, gender);
  struct Melted {
    std::string_view preposition, article, both;
  };
  static constexpr std::array<Melted, 9> table = {{{"in", "dem", "im"},
                                                   {"an", "dem", "am"},
                                                   {"zu", "dem", "zum"},
                                                   {"zu", "der", "zur"},
                                                   {"bei", "dem", "beim"},
                                                   {"von", "dem", "vom"},
                                                   {"in", "das", "ins"},
                                                   {"an", "das", "ans"},
                                                   {"auf", "das", "aufs"}}};
  for (const Melted& melted : table) {
    if (melted.preposition == preposition && melted.article == article) return std::string(melted.both);
  }
  return std::string(preposition) + ' ' + std::string(article);
}

std::string pronoun(const Mentions& mentions, Case in) {
  static constexpr std::array<std::array<std::string_view, 4>, 4> table = {
      {{"er", "seiner", "ihm", "ihn"},
       {"sie", "ihrer", "ihr", "sie"},
       {"es", "seiner", "ihm", "es"},
       {"sie", "ihrer", "ihnen", "sie"}}};
  const Number number = is_plural(mentions) ? Number::plural : Number::singular;
  const std::size_t row = row_of(number, mentions.front().noun.gender());
  return std::string(table[row][static_cast<std::size_t>(in)]);
}

std::string possessive_stem(const Mentions& mentions) {
  return is_plural(mentions) || mentions.front().noun.gender() == Gender::feminine ? "ihr" : "sein";
}

std::string_view definite_article(Case in, Number number, Gender gender) {
  static constexpr std::array<std::array<std::string_view, 4>, 4> table = {{{"der", "des", "dem", "den"},
                                                                            {"die", "der", "der", "die"},
                                                                            {"das", "des", "dem", "das"},
                                                                            {"die", "der", "den", "die"}}};
  return table[row_of(number, gender)][static_cast<std::size_t>(in)];
}

std::string indefinite_article(Case in, Gender gender) {
  return "ein" + std::string(ein_ending(in, Number::singular, gender));
}

std::string number_word(int number) {
  static constexpr std::array<std::string_view, 13> words = {"null", "ein",   "zwei",   "drei", "vier",
                                                             "fünf", "sechs", "sieben", "acht", "neun",
                                                             "zehn", "elf",   "zwölf"};
  const auto index = static_cast<std::size_t>(number);
  return number >= 0 && index < words.size() ? std::string(words[index]) : std::to_string(number);
}

std::string enumeration(const std::vector<std::string>& parts) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) text += i + 1 == parts.size() ? " und " : ", ";
    text += parts[i];
  }
  return text;
}

}  // namespace books::german
