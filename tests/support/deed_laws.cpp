#include "support/deed_laws.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string_view>

#include "base/tomlplusplus.h"
#include "drawing/cast/library.h"
#include "drawing/figures/casting.h"
#include "drawing/language/parser.h"
#include "geometry/mask.h"
#include "support/painted_cells.h"

namespace test_support {
namespace {

constexpr double cell_mm = 1;
constexpr double least_visible = 0.5, widest_gap_mm = 1;
// A bed with somebody in it and a street with a crossing on it are seen although more than half of them is
// covered: so much of the page is enough of anything.
constexpr double large_share_of_page = 0.03;
// "Turnmatte" is a "Matte"; shorter words are the end of others by chance.
constexpr std::size_t shortest_head_noun = 4;

// The motifs that a noun means; the noun itself where it means none.
std::set<std::string> meanings(const std::string& noun) {
  thread_local std::map<std::string, std::set<std::string>> known;
  const auto found = known.find(noun);
  if (found != known.end()) return found->second;
  std::set<std::string> ids = {noun};
  for (const drawing::WishedMotif& wished : drawing::language::read_wish(noun).motifs) {
    ids.insert(wished.motif);
    ids.insert(wished.name);
  }
  return known.emplace(noun, ids).first->second;
}

// Who is one of those as well, by motif: a girl is a child, and an old woman a woman.
bool is_one_of(const std::string& shown, const std::string& wanted) {
  static const std::map<std::string, std::set<std::string>> kinds{
      {"own-kind", {"own-junge", "own-maedchen"}}, {"own-frau", {"own-oma"}}, {"own-mann", {"own-opa"}}};
  const auto found = kinds.find(wanted);
  return found != kinds.end() && found->second.contains(shown);
}

std::string in_small_letters(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::tolower(c); });
  return text;
}

// Whether the name says more exactly what the noun says: the last part of a German compound is what it is.
bool has_head_noun(const std::string& name, const std::string& noun) {
  return noun.size() >= shortest_head_noun && name.size() > noun.size() &&
         in_small_letters(name).ends_with(in_small_letters(noun));
}

// What a sentence gives with "a/b" may be seen as either of them.
std::vector<std::string> alternatives(const std::string& text) {
  std::vector<std::string> all;
  std::size_t from = 0;
  for (std::size_t to = text.find('/'); to != std::string::npos; to = text.find('/', from)) {
    all.push_back(text.substr(from, to - from));
    from = to + 1;
  }
  all.push_back(text.substr(from));
  return all;
}

// The share of each element that is seen, 1 for what is large in spite of what lies over it.
std::vector<double> visible_shares(const drawing::Picture& picture) {
  const geometry::Rect page{0, 0, picture.width_mm, picture.height_mm};
  geometry::Mask mask(page, cell_mm);
  std::vector<int> owner(mask.cells().size(), -1);
  std::vector<std::vector<std::uint8_t>> covered(picture.elements.size());
  for_painted_cells(picture, mask, [&](std::uint16_t element, std::size_t cell) {
    owner[cell] = element;
    covered[element].resize(owner.size(), 0);
    covered[element][cell] = 1;
  });
  std::vector<double> shares(picture.elements.size(), 0);
  for (std::size_t e = 0; e < covered.size(); ++e) {
    double all = 0, seen = 0;
    for (std::size_t i = 0; i < covered[e].size(); ++i) {
      if (covered[e][i] == 0) continue;
      ++all;
      if (owner[i] == static_cast<int>(e)) ++seen;
    }
    shares[e] = all > 0 ? seen / all : 1;
    if (seen > large_share_of_page * static_cast<double>(owner.size())) shares[e] = 1;
  }
  return shares;
}

// Eyes are round, black and no wider than this; buttons and noses of people are below their head.
constexpr double tolerance_mm = 0.2, eye_cell_mm = 0.5, widest_eye_mm = 9, least_eye_mm = 1,
                 head_share = 0.45;

bool is_eye(const drawing::Shape& shape, const drawing::Element& element) {
  if (shape.role != drawing::Role::solid || shape.fill != drawing::Fill::black) return false;
  const geometry::Rect box = shape.path.bounds();
  const double wide = std::max(box.width(), box.height());
  return wide >= least_eye_mm && wide <= widest_eye_mm &&
         box.center().y < element.bounds.top + head_share * element.bounds.height();
}

// One sees eyes through glasses.
bool is_worn_before_eyes(const drawing::Element& element) {
  const drawing::language::LexiconEntry* entry = drawing::cast::embedded_library().entry(element.motif);
  return entry != nullptr && entry->wear.at == drawing::language::WornAt::eyes;
}

bool touches(const geometry::Rect& a, const geometry::Rect& b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

// Elements that are asked for and have eyes, by whether most of an eye is painted over by somebody or
// something else.
std::map<std::size_t, bool> faces_of(const drawing::Picture& picture) {
  geometry::Mask mask(geometry::Rect{0, 0, picture.width_mm, picture.height_mm}, eye_cell_mm);
  std::map<std::size_t, bool> covered;
  for (std::size_t i = 0; i < picture.shapes.size(); ++i) {
    const drawing::Shape& eye = picture.shapes[i];
    const drawing::Element& element = picture.elements[eye.element];
    if (!element.asked || !drawing::figures::has_figure(element.motif) || !is_eye(eye, element)) continue;
    mask.clear();
    const geometry::Rect box = eye.path.bounds();
    mask.fill(eye.path, eye.even_odd, true, tolerance_mm);
    const std::vector<std::uint8_t> own(mask.cells().begin(), mask.cells().end());
    const auto all = std::count(own.begin(), own.end(), 1);
    mask.clear();
    for (std::size_t k = i + 1; k < picture.shapes.size(); ++k) {
      const drawing::Shape& above = picture.shapes[k];
      if (above.element == eye.element || above.fill == drawing::Fill::none) continue;
      if (is_worn_before_eyes(picture.elements[above.element])) continue;
      if (above.role == drawing::Role::frame || !touches(above.path.bounds(), box)) continue;
      mask.fill(above.path, above.even_odd, true, tolerance_mm);
    }
    std::ptrdiff_t hidden = 0;
    for (std::size_t c = 0; c < own.size(); ++c) hidden += own[c] != 0 && mask.cells()[c] != 0 ? 1 : 0;
    if (all > 0) covered[eye.element] = covered[eye.element] || hidden * 2 > all;
  }
  return covered;
}

bool is_shown(const std::string& noun, const drawing::Element& element) {
  const std::set<std::string> wanted = meanings(noun);
  std::set<std::string> shown = meanings(element.name);
  shown.insert(element.motif);
  return has_head_noun(element.name, noun) ||
         std::any_of(shown.begin(), shown.end(), [&](const std::string& id) {
           return !id.empty() && std::any_of(wanted.begin(), wanted.end(), [&](const std::string& other) {
             return id == other || is_one_of(id, other);
           });
         });
}

// The best share of what the noun means that is seen: -1 where it is not there. Who sits in a car or lies in
// a bed is seen by the face.
double seen_share(const std::string& noun, const drawing::Drawing& drawing, const std::vector<double>& shares,
                  const std::map<std::size_t, bool>& faces) {
  const std::vector<drawing::Element>& elements = drawing.picture.elements;
  double best = -1;
  for (std::size_t e = 0; e < elements.size(); ++e) {
    if (!is_shown(noun, elements[e])) continue;
    const auto face = faces.find(e);
    best = std::max(best, face != faces.end() && !face->second ? 1 : shares[e]);
  }
  // "im Stall": the place is the stable.
  const std::optional<std::string> place = drawing::language::read_wish(noun).scene;
  return best < 0 && place && *place == drawing.wish.scene ? 1 : best;
}

// "nass spritzen" and "nassspritzen" are one verb; "hinausschauen" says more exactly what "schauen" says.
// Short prefixes make another verb.
bool says_verb(std::string read, std::string meant) {
  constexpr std::size_t shortest_addition = 4;
  if (read == meant || read.ends_with(" " + meant)) return true;
  std::erase(read, ' ');
  std::erase(meant, ' ');
  const std::string& longer = read.size() > meant.size() ? read : meant;
  const std::string& shorter = read.size() > meant.size() ? meant : read;
  return longer == shorter ||
         (longer.ends_with(shorter) && longer.size() >= shorter.size() + shortest_addition);
}

std::vector<std::string> strings(const toml::table& table, std::string_view key) {
  std::vector<std::string> texts;
  if (const toml::array* list = table[key].as_array()) {
    for (const toml::node& node : *list) texts.push_back(node.value<std::string>().value());
  }
  return texts;
}

}  // namespace

std::vector<DeedSentence> deed_sentences() {
  std::set<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(BUNTSTIFT_SOURCE_DIR "/tests/sentences"))
    if (entry.path().extension() == ".toml") files.insert(entry.path());
  std::vector<DeedSentence> sentences;
  for (const std::filesystem::path& path : files) {
    const toml::table file = toml::parse_file(path.string());
    for (const toml::node& node : *file["sentence"].as_array()) {
      const toml::table& table = *node.as_table();
      sentences.push_back({table["text"].value<std::string>().value(), table["by"].value_or(std::string()),
                           strings(table, "see"), table["place"].value_or(std::string()),
                           strings(table, "deeds")});
    }
  }
  return sentences;
}

DeedFindings check_deeds(const DeedSentence& sentence, const drawing::Drawing& drawing) {
  DeedFindings findings;
  const std::vector<double> shares = visible_shares(drawing.picture);
  const std::map<std::size_t, bool> faces = faces_of(drawing.picture);
  for (const std::string& text : sentence.see) {
    double best = -1;
    for (const std::string& noun : alternatives(text))
      best = std::max(best, seen_share(noun, drawing, shares, faces));
    if (best < 0) findings.unseen.push_back(text);
    if (best >= 0 && best < least_visible) findings.unseen.push_back(text + " (verdeckt)");
  }
  for (const drawing::cast::Ensemble::Contact& contact : drawing.performance.contacts) {
    ++findings.contacts;
    if (contact.gap > widest_gap_mm)
      findings.open.push_back(contact.of + " - " + contact.with + " " + std::to_string(contact.gap) + " mm");
  }
  for (const auto& [element, covered] : faces) {
    if (covered) findings.covered_faces.push_back(drawing.picture.elements[element].name);
  }
  const std::vector<drawing::Deed>& deeds = drawing.wish.deeds;
  for (std::size_t i = 0; i < deeds.size(); ++i) {
    const bool shown = i < drawing.performance.shown.size() && drawing.performance.shown[i];
    if (!shown) findings.not_shown.push_back(deeds[i].verb);
  }
  for (const std::string& text : sentence.deeds) {
    const std::vector<std::string> verbs = alternatives(text);
    const bool read = std::any_of(deeds.begin(), deeds.end(), [&](const drawing::Deed& deed) {
      return std::any_of(verbs.begin(), verbs.end(),
                         [&](const std::string& verb) { return says_verb(deed.verb, verb); });
    });
    if (!read) findings.not_shown.push_back(text + " (nicht gelesen)");
  }
  return findings;
}

}  // namespace test_support
