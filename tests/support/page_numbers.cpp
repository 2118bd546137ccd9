#include "support/page_numbers.h"

#include <algorithm>
#include <map>

#include "drawing/language/lexicon.h"

namespace test_support {
namespace {

// What a motif takes of the page at least. What is worn is as large as the head that it sits on.
double least_share(const drawing::ElementMeasure& element) {
  const drawing::language::LexiconEntry* entry = drawing::language::Lexicon::embedded().find(element.motif);
  const bool is_worn = entry != nullptr && entry->wear.at != drawing::language::WornAt::nowhere;
  return is_worn ? 0.01 : 0.03;
}

void add_asked(std::vector<PageNumber>& numbers, const drawing::PageMeasure& measure) {
  std::map<std::string, double> shares;
  double main = 0, smallest = 1, hidden = 0;
  bool is_seen = true;
  for (const drawing::ElementMeasure& element : measure.asked) {
    main = std::max(main, shares[element.motif] += element.page_share);
    smallest = std::min(smallest, element.page_share);
    is_seen = is_seen && element.page_share >= least_share(element);
    hidden = std::max(hidden, 1 - element.visible);
  }
  numbers.push_back({"main", main, main >= 0.12});
  numbers.push_back({"motif", smallest, is_seen});
  numbers.push_back({"hidden", hidden, hidden <= 0.3});
}

}  // namespace

std::vector<PageNumber> page_numbers(const drawing::Drawing& drawing, const drawing::PageMeasure& measure,
                                     drawing::Age age) {
  std::vector<PageNumber> numbers = {
      {"ink", measure.ink, measure.ink >= 0.03 && measure.ink <= 0.15},
      // A square millimetre is the noise of counting dots along the frame's rounded corners.
      {"open", measure.open_mm2, measure.open_mm2 < 1},
      {"regions", static_cast<double>(measure.regions), measure.regions >= 12},
      {"thin line", measure.line_min_mm, measure.line_min_mm >= 0.5 - 1e-9},
      {"thick line", measure.line_max_mm, measure.line_max_mm <= 1.2 + 1e-9},
  };
  if (age == drawing::Age::years_3_5)
    numbers.push_back({"under 4 mm2", measure.under_4_mm2, measure.under_4_mm2 < 0.03});
  if (age == drawing::Age::years_6_8)
    numbers.push_back({"under 2 mm2", measure.under_2_mm2, measure.under_2_mm2 < 0.03});
  // A mandala, letters or a maze follow laws of their own.
  const bool motifs = !drawing.wish.motifs.empty() && !drawing.wish.special && !measure.asked.empty();
  if (motifs) add_asked(numbers, measure);
  return numbers;
}

}  // namespace test_support
