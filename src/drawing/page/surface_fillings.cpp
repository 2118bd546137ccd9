#include "drawing/page/surface_fillings.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/embedded.h"
#include "base/toml_fields.h"

namespace drawing::page {
namespace {

// In the order of Marks and of Laying.
const std::vector<std::string_view> mark_words = {"dots",  "hearts", "stars",   "flowers", "diamonds",
                                                  "drops", "scales", "checks",  "hatches", "waves",
                                                  "tufts", "leaves", "pebbles", "cobbles"};
const std::vector<std::string_view> laying_words = {"rows", "scattered", "receding"};

// Land, water or foliage.
struct Surface {
  std::vector<std::string> names;  // parts of what it is called
  std::vector<Marks> marks;        // one of them is taken
  Laying laying = Laying::receding;
};

struct Surfaces {
  std::vector<Surface> natural;     // the first that a name fits counts
  std::vector<std::string> others;  // parts of names that only look natural
  std::vector<std::string> plain;   // parts of names of what nobody decorates
  std::vector<Marks> cloth, calm;   // for everything else, and for what is asked for
};

std::vector<Marks> read_marks(base::TomlFields& fields, std::string_view key) {
  std::vector<Marks> marks;
  for (const std::string& word : fields.texts_or_none(key)) {
    const auto found = std::ranges::find(mark_words, word);
    if (found == mark_words.end())
      throw base::file_refusal("file_word_unknown", fields.file(), *fields.node(key),
                               {word, std::string(key), base::listed(mark_words)});
    marks.push_back(static_cast<Marks>(found - mark_words.begin()));
  }
  return marks;
}

Surfaces read_surfaces(std::string_view text, const std::string& file) {
  const toml::table root = base::parse_toml(text, file);
  base::TomlFields fields(root, file);
  Surfaces surfaces;
  fields.each_table("natural", [&](const toml::table& table) {
    base::TomlFields one(table, file);
    Surface surface{one.texts_or_none("names"), read_marks(one, "marks"), {}};
    surface.laying = static_cast<Laying>(one.choice("laying", laying_words).value_or(0));
    one.refuse_unknown();
    surfaces.natural.push_back(std::move(surface));
  });
  surfaces.others = fields.texts_or_none("others");
  surfaces.plain = fields.texts_or_none("plain");
  surfaces.cloth = read_marks(fields, "cloth");
  surfaces.calm = read_marks(fields, "calm");
  fields.refuse_unknown();
  return surfaces;
}

const Surfaces& surfaces() {
  static const Surfaces all = read_surfaces(base::resource("lexicon/surfaces.toml"), "surfaces.toml");
  return all;
}

bool has_part(std::string_view name, const std::vector<std::string>& parts) {
  return std::ranges::any_of(
      parts, [&](const std::string& part) { return name.find(part) != std::string_view::npos; });
}

}  // namespace

std::optional<Filling> natural_filling(std::string_view name, base::Random& random) {
  if (has_part(name, surfaces().others)) return std::nullopt;
  for (const Surface& surface : surfaces().natural) {
    if (has_part(name, surface.names))
      return Filling{random.pick(std::span<const Marks>(surface.marks)), surface.laying};
  }
  return std::nullopt;
}

std::optional<Filling> filling_for(std::string_view name, bool asked, bool broken, base::Random& random) {
  if (!asked) {
    if (const auto natural = natural_filling(name, random)) return natural;
    if (broken || has_part(name, surfaces().plain)) return std::nullopt;
  }
  const std::vector<Marks>& marks = asked ? surfaces().calm : surfaces().cloth;
  return Filling{random.pick(std::span<const Marks>(marks)), Laying::rows};
}

}  // namespace drawing::page
