#include "support/exercise_checks.h"

#include <functional>
#include <map>

#include <gtest/gtest.h>

namespace support {

using books::lessons::Exercise;

bool check_exercise(const Exercise& exercise, const books::Page& page) {
  using Check = std::function<void(const Exercise&)>;
  const auto* picture = std::get_if<drawing::Picture>(&page.picture);
  const auto colouring = [&](const Exercise& one) { check_colouring(one, page); };
  const std::map<std::string, Check> checks = {
      {"Rechenmauer", check_number_wall},
      {"Das Zehnerfeld", check_tens_frame},
      {"Wie viele sind es?", check_quantities},
      {"Immer zehn", check_bundles},
      {"Größer, kleiner oder gleich?", check_comparisons},
      {"Strichliste", check_tally},
      {"Das Hunderterfeld", check_tens_frame},
      {"Der Zahlenstrahl", check_number_line},
      {"Welche Zahl fehlt?", check_missing_number},
      {"Wie spät ist es?", check_clock},
      {"Wie viel Geld ist das?", check_money},
      {"Der, die oder das?", check_articles},
      {"Suchsel", check_word_search},
      {"Buchstaben suchen", check_word_search},
      {"Silbenbögen", check_syllables},
      {"Schwungübungen", check_swings},
      {"Labyrinth", check_maze},
      {"Muster fortsetzen", check_pattern},
      {"Schatten finden", check_shadows},
      {"Finde die Paare", check_pairs},
      {"Finde das Paar", check_pairs},
      {"Schreiben", check_sounds},
      {"Finde die Unterschiede", [&](const Exercise& one) { check_differences(one, *picture); }},
      {"Von Punkt zu Punkt", check_dots},
      {"Suche und zähle", [&](const Exercise& one) { check_counts(one, *picture); }},
      {"Rechnen", check_sums},
      {"Zusammenzählen", check_counted_sums},
      {"Rechne und male", colouring},
      {"Malen nach Zahlen", colouring},
  };
  if (exercise.title == "Zahlen schreiben") return false;
  // The word that is written stands in the title.
  const bool is_tracing = exercise.title.starts_with("Schreiben: ");
  const auto check = is_tracing ? checks.find("Schreiben") : checks.find(exercise.title);
  if (check == checks.end()) {
    ADD_FAILURE() << "nobody checks " << exercise.title;
  } else {
    check->second(exercise);
  }
  return true;
}

}  // namespace support
