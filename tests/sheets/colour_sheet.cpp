// Draws pages of "Malen nach Zahlen" as a child colours them by their key, side by side, to be looked at, and
// says what is odd about them.
//
//   colour_sheet OUT.ppm easy|medium|hard|all [regions|sums] < SENTENCES
//
// `all`: with all crayons, as the cover is coloured. `regions`: what each region is of, and its crayon.
// `sums`: with sums for numbers.

#include <cstdio>
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "books/lessons/colour_task.h"
#include "books/lessons/fine_lines.h"
#include "books/lessons/region_map.h"
#include "books/picture_source.h"
#include "drawing/pipeline.h"
#include "render/andika.h"
#include "support/colour_audit.h"

namespace {

using books::Colour;
using books::lessons::RegionMap;

constexpr int columns = 6;
constexpr double page_scale = 0.82, step_mm = 0.5;
const geometry::Rect area{0, 0, 210 * page_scale, 297 * page_scale};

struct Raster {
  int width = 0, height = 0;
  std::vector<Colour> pixels;
  Colour& at(int x, int y) {
    return pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                  static_cast<std::size_t>(x)];
  }
};

// One line: its size, the element's name and motif, the shape's material and colour, the crayon.
void list_region(const books::lessons::ColourRegion& region, const drawing::Picture& picture,
                 std::string_view crayon) {
  const drawing::Element* element = region.element ? &picture.elements[*region.element] : nullptr;
  const drawing::Shape* shape = region.shape ? &picture.shapes[*region.shape] : nullptr;
  std::printf("%8.1f mm2 at %3.0f %3.0f  %3d %s %s", region.area_mm2, region.pole.x, region.pole.y,
              region.element ? static_cast<int>(*region.element) : -1,
              element != nullptr ? element->name.c_str() : "-",
              element != nullptr ? element->motif.c_str() : "");
  if (shape != nullptr && shape->material != drawing::Material::unknown)
    std::printf(" material %d", static_cast<int>(shape->material));
  if (shape != nullptr && shape->colour) std::printf(" %s", drawing::motif_of(*shape->colour).c_str());
  std::printf("  %.*s\n", static_cast<int>(crayon.size()), crayon.data());
}

}  // namespace

int main(int argc, char** argv) {
  const bool lists_regions = argc == 4 && std::string_view(argv[3]) == "regions";
  const bool has_sums = argc == 4 && std::string_view(argv[3]) == "sums";
  if (argc != 3 && !lists_regions && !has_sums) {
    std::fprintf(stderr, "usage: colour_sheet OUT.ppm easy|medium|hard|all [regions|sums] < SENTENCES\n");
    return 2;
  }
  const std::string word = argv[2];
  const auto level = word == "easy"     ? books::LessonLevel::easy
                     : word == "medium" ? books::LessonLevel::medium
                                        : books::LessonLevel::hard;
  std::vector<std::string> sentences;
  for (std::string line; std::getline(std::cin, line);) sentences.push_back(line);
  const int page_width = static_cast<int>(area.width() / step_mm),
            page_height = static_cast<int>(area.height() / step_mm);
  const int rows = (static_cast<int>(sentences.size()) + columns - 1) / columns;
  Raster sheet{columns * (page_width + 8), rows * (page_height + 8), {}};
  sheet.pixels.resize(static_cast<std::size_t>(sheet.width) * static_cast<std::size_t>(sheet.height),
                      Colour{120, 120, 120});
  const books::TextMeasure& measure = render::Andika::instance();
  std::size_t known = 0, odd = 0, pairs = 0, together = 0;
  for (std::size_t i = 0; i < sentences.size(); ++i) {
    drawing::Options options;
    options.seed = i + 1;
    options.age = level == books::LessonLevel::easy ? drawing::Age::years_3_5 : drawing::Age::years_6_8;
    books::Page page{drawing::draw(sentences[i], options).picture, "builtin", sentences[i]};
    RegionMap map(page, geometry::Affine::scaling(page_scale, page_scale), area);
    if (word != "all") {
      books::PictureMark mark;
      mark.without_shapes = books::lessons::fine_lines(map, std::get<drawing::Picture>(page.picture), level);
      page.picture = books::printed_picture(std::get<drawing::Picture>(page.picture), mark);
      map = RegionMap(page, geometry::Affine::scaling(page_scale, page_scale), area);
    }
    const auto& picture = std::get<drawing::Picture>(page.picture);
    std::map<std::size_t, Colour> colours;
    if (word == "all") {
      const auto crayons = books::lessons::crayons_of_regions(map, &picture, base::Random(i));
      for (std::size_t r = 0; r < crayons.size(); ++r) colours[r] = colour_of(crayons[r]);
    } else if (const auto task = books::lessons::make_colour_task(
                   map, &picture,
                   has_sums ? books::lessons::ColourLabels::sums : books::lessons::ColourLabels::numbers,
                   {level, {}}, base::Random(i), measure)) {
      for (const auto& label : task->labels) colours[label.region] = colour_of(task->key[label.key].crayon);
      if (lists_regions) {
        std::map<std::size_t, std::string_view> names;
        for (const auto& label : task->labels) names[label.region] = german_name(task->key[label.key].crayon);
        std::printf("# %s\n", sentences[i].c_str());
        for (std::size_t r = 0; r < map.regions().size(); ++r)
          list_region(map.regions()[r], picture, names.contains(r) ? names[r] : "no label");
      }
      const support::ColourAudit audit = support::audit_colours(map, picture, *task);
      known += audit.known;
      odd += audit.odd.size();
      const support::NeighbourAudit neighbours = support::audit_neighbours(map, picture, *task);
      pairs += neighbours.pairs;
      together += neighbours.together.size();
      for (const support::RunTogether& one : neighbours.together)
        std::printf("! %s | %s | %s %s %.0f mm2\n", one.thing.c_str(), one.beside.c_str(), one.crayon.c_str(),
                    sentences[i].c_str(), one.area_mm2);
      const support::FieldAudit fields = support::audit_fields(map, picture, *task);
      std::size_t asked = 0;
      for (const support::BareField& bare : fields.bare) {
        asked += bare.is_asked ? 1 : 0;
        std::printf("? %s%s %.0f mm2 at %.0f %.0f\n", bare.is_asked ? "*" : "", bare.thing.c_str(),
                    bare.area_mm2, bare.pole.x, bare.pole.y);
      }
      std::printf("= %zu fields, %zu bare (%zu asked), %zu together, %zu alike in %s, sentence %s\n",
                  task->labels.size(), fields.bare.size(), asked, neighbours.together.size(),
                  fields.most_alike, fields.most_thing.c_str(), sentences[i].c_str());
      for (const support::OddColour& one : audit.odd)
        std::printf("%s: %s %s %.0f mm2\n", sentences[i].c_str(), one.thing.c_str(), one.found.c_str(),
                    one.area_mm2);
    } else {
      std::printf("%s: no exercise\n", sentences[i].c_str());
    }
    const int left = static_cast<int>(i % columns) * (page_width + 8),
              top = static_cast<int>(i / columns) * (page_height + 8);
    for (int y = 0; y < page_height; ++y) {
      for (int x = 0; x < page_width; ++x) {
        const auto region = map.at({(x + 0.5) * step_mm, (y + 0.5) * step_mm});
        Colour colour{20, 20, 20};
        if (region) colour = colours.contains(*region) ? colours[*region] : Colour{255, 255, 255};
        sheet.at(left + x, top + y) = colour;
      }
    }
  }
  std::printf("%zu regions of known colour, %zu odd; %zu neighbours to tell apart, %zu of one colour\n",
              known, odd, pairs, together);
  std::ofstream out(argv[1], std::ios::binary);
  out << "P6 " << sheet.width << " " << sheet.height << " 255\n";
  for (const Colour& pixel : sheet.pixels) {
    out.put(static_cast<char>(pixel.red))
        .put(static_cast<char>(pixel.green))
        .put(static_cast<char>(pixel.blue));
  }
}
