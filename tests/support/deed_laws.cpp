#include "support/deed_laws.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

#include "base/tomlplusplus.h"
#include "drawing/figures/casting.h"
#include "drawing/language/parser.h"
#include "geometry/mask.h"

namespace test_support {
namespace {

constexpr double cell_mm = 1;
constexpr double least_visible = 0.5, widest_gap_mm = 1;

// The motifs that a noun means; the noun itself where it means none.
std::set<std::string> meanings(const std::string& noun) {
  static std::map<std::string, std::set<std::string>> known;
  const auto found = known.find(noun);
  if (found != known.end()) return found->second;
  std::set<std::string> ids = {noun};
  for (const drawing::WishedMotif& wished : drawing::language::read_wish(noun).motifs) {
    ids.insert(wished.motif);
    ids.insert(wished.name);
  }
  return known.emplace(noun, ids).first->second;
}

// The share of each element that is seen.
std::vector<double> visible_shares(const drawing::Picture& picture) {
  const geometry::Rect page{0, 0, picture.width_mm, picture.height_mm};
  geometry::Mask mask(page, cell_mm);
  std::vector<int> owner(mask.cells().size(), -1);
  std::vector<std::vector<std::uint8_t>> covered(picture.elements.size());
  for (const drawing::Shape& shape : picture.shapes) {
    if (shape.fill == drawing::Fill::none || shape.role == drawing::Role::frame) continue;
    mask.clear();
    mask.fill(shape.path, shape.even_odd, true, 0.3);
    std::vector<std::uint8_t>& own = covered[shape.element];
    own.resize(owner.size(), 0);
    for (std::size_t i = 0; i < owner.size(); ++i) {
      if (mask.cells()[i] == 0) continue;
      owner[i] = shape.element;
      own[i] = 1;
    }
  }
  std::vector<double> shares(picture.elements.size(), 0);
  for (std::size_t e = 0; e < covered.size(); ++e) {
    double all = 0, seen = 0;
    for (std::size_t i = 0; i < covered[e].size(); ++i) {
      if (covered[e][i] == 0) continue;
      ++all;
      if (owner[i] == static_cast<int>(e)) ++seen;
    }
    shares[e] = all > 0 ? seen / all : 1;
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

bool touches(const geometry::Rect& a, const geometry::Rect& b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

// The names of those who are asked for and have an eye of which most is painted over by somebody or something
// else.
std::vector<std::string> covered_faces(const drawing::Picture& picture) {
  geometry::Mask mask(geometry::Rect{0, 0, picture.width_mm, picture.height_mm}, eye_cell_mm);
  std::set<std::size_t> covered;
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
      if (above.role == drawing::Role::frame || !touches(above.path.bounds(), box)) continue;
      mask.fill(above.path, above.even_odd, true, tolerance_mm);
    }
    std::ptrdiff_t hidden = 0;
    for (std::size_t c = 0; c < own.size(); ++c) hidden += own[c] != 0 && mask.cells()[c] != 0 ? 1 : 0;
    if (all > 0 && hidden * 2 > all) covered.insert(eye.element);
  }
  std::vector<std::string> names;
  for (const std::size_t element : covered) names.push_back(picture.elements[element].name);
  return names;
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
  const toml::table file = toml::parse_file(BUNTSTIFT_SOURCE_DIR "/tests/sentences/deeds.toml");
  std::vector<DeedSentence> sentences;
  for (const toml::node& node : *file["sentence"].as_array()) {
    const toml::table& table = *node.as_table();
    sentences.push_back({table["text"].value<std::string>().value(), table["by"].value_or(std::string()),
                         strings(table, "see"), table["place"].value_or(std::string()),
                         strings(table, "deeds")});
  }
  return sentences;
}

DeedFindings check_deeds(const DeedSentence& sentence, const drawing::Drawing& drawing) {
  DeedFindings findings;
  const std::vector<drawing::Element>& elements = drawing.picture.elements;
  const std::vector<double> shares = visible_shares(drawing.picture);
  for (const std::string& noun : sentence.see) {
    const std::set<std::string> wanted = meanings(noun);
    double best = -1;
    for (std::size_t e = 0; e < elements.size(); ++e) {
      std::set<std::string> shown = meanings(elements[e].name);
      shown.insert(elements[e].motif);
      const bool same = std::any_of(shown.begin(), shown.end(), [&](const std::string& id) {
        return !id.empty() && wanted.contains(id);
      });
      if (same) best = std::max(best, shares[e]);
    }
    if (best < 0) findings.unseen.push_back(noun);
    if (best >= 0 && best < least_visible) findings.unseen.push_back(noun + " (verdeckt)");
  }
  for (const drawing::cast::Ensemble::Contact& contact : drawing.performance.contacts) {
    ++findings.contacts;
    if (contact.gap > widest_gap_mm)
      findings.open.push_back(contact.of + " - " + contact.with + " " + std::to_string(contact.gap) + " mm");
  }
  findings.covered_faces = covered_faces(drawing.picture);
  const std::vector<drawing::Deed>& deeds = drawing.wish.deeds;
  for (std::size_t i = 0; i < deeds.size(); ++i) {
    const bool shown = i < drawing.performance.shown.size() && drawing.performance.shown[i];
    if (!shown) findings.not_shown.push_back(deeds[i].verb);
  }
  for (const std::string& verb : sentence.deeds) {
    const bool read = std::any_of(deeds.begin(), deeds.end(), [&](const drawing::Deed& deed) {
      return deed.verb == verb || deed.verb.ends_with(" " + verb);
    });
    if (!read) findings.not_shown.push_back(verb + " (nicht gelesen)");
  }
  return findings;
}

}  // namespace test_support
