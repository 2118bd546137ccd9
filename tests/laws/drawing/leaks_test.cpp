// What a child colours stays within its lines, on finished pages.
#include <gtest/gtest.h>

#include "drawing/pipeline.h"
#include "support/page_leaks.h"

namespace drawing {
namespace {

TEST(Leaks, AColourStaysInWhatWasAskedFor) {
  for (const char* sentence : {"Eine Kuh auf der Wiese", "Ein Pferd läuft auf der Weide",
                               "Ein Elefant im Zoo", "Ein Hund spielt mit einem Ball im Garten",
                               "Ein Kind streichelt ein Pony", "Ein Drache fliegt über die Burg",
                               "Eine Maus frisst Käse", "Zwei Kinder bauen eine Sandburg am Strand"}) {
    for (const Age age : {Age::years_3_5, Age::years_6_8, Age::years_9_up}) {
      for (std::uint32_t seed : {454551U, 666274U, 745136U, 1U, 2U, 3U, 4U, 5U}) {
        Options options;
        options.seed = seed;
        options.age = age;
        for (const PageLeak& leak : page_leaks(draw(sentence, options).picture)) {
          ADD_FAILURE() << sentence << ", seed " << seed << ", age " << static_cast<int>(age) << ": "
                        << leak.name << " (" << leak.own_mm2 << " mm2) runs into " << leak.into << " ("
                        << leak.into_mm2 << " mm2)";
        }
      }
    }
  }
}

}  // namespace
}  // namespace drawing
