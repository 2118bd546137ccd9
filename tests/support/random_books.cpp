#include "support/random_books.h"

#include <array>
#include <chrono>
#include <span>
#include <string_view>

#include "base/random.h"
#include "drawing/language/lexicon.h"
#include "drawing/pipeline.h"

namespace support {
namespace {

using drawing::language::Gender;
using drawing::language::Lexicon;
using drawing::language::LexiconEntry;

constexpr std::array<std::string_view, 7> numbers = {"", "", "Zwei", "Drei", "Vier", "Fünf", "Sechs"};

constexpr std::array<std::string_view, 24> places = {"",
                                                     " im Wald",
                                                     " auf der Wiese",
                                                     " im Garten",
                                                     " im Meer",
                                                     " am Strand",
                                                     " im Schnee",
                                                     " im Weltraum",
                                                     " im Dschungel",
                                                     " in der Savanne",
                                                     " in der Stadt",
                                                     " auf dem Bauernhof",
                                                     " im Zoo",
                                                     " im Kinderzimmer",
                                                     " in der Nacht",
                                                     " im Herbst",
                                                     " an Weihnachten",
                                                     " an Ostern",
                                                     " im Park",
                                                     " unter Wasser",
                                                     " in den Bergen",
                                                     " im Regen",
                                                     " im Zirkus",
                                                     " beim Geburtstag"};

std::string some_of_a_kind(base::Random& random) {
  const std::span<const LexiconEntry> entries = Lexicon::embedded().entries();
  const LexiconEntry* entry = &random.pick(entries);
  const auto is_typed = [](const LexiconEntry& one) {
    return !one.plural.empty() && !one.is_measure && one.singular.find(' ') == std::string::npos;
  };
  while (!is_typed(*entry)) entry = &random.pick(entries);
  const std::uint32_t count = random.below(numbers.size());
  if (!numbers[count].empty()) return std::string(numbers[count]) + " " + entry->plural;
  return (entry->gender == Gender::feminine ? "Eine " : "Ein ") + entry->singular;
}

}  // namespace

std::string random_sentence(std::uint64_t seed) {
  base::Random random(seed);
  std::string sentence = some_of_a_kind(random);
  if (random.chance(0.5)) sentence += " und " + some_of_a_kind(random);
  return sentence + std::string(random.pick(std::span<const std::string_view>(places)));
}

const books::BookContent& random_book() {
  static const books::BookContent book = [] {
    constexpr std::uint64_t pages = 300;
    books::BookContent made;
    made.title = "Allerlei";
    made.created_at = base::Time{std::chrono::sys_days{std::chrono::year{2026} / 3 / 14}};
    for (std::uint64_t seed = 1; seed <= pages; ++seed) {
      const std::string sentence = random_sentence(seed);
      drawing::Options options;
      options.seed = static_cast<std::uint32_t>(seed);
      options.age = seed % 2 == 0 ? drawing::Age::years_6_8 : drawing::Age::years_9_up;
      made.pages.push_back({drawing::draw(sentence, options).picture, "builtin", sentence});
    }
    return made;
  }();
  return book;
}

}  // namespace support
