#include <algorithm>
#include <random>
#include <span>

#include "app/picture_notice.h"
#include "base/messages.h"
#include "base/utf8.h"
#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/draw_json.h"
#include "cli/draw_options.h"
#include "cli/photo_options.h"
#include "cli/picture_file.h"
#include "drawing/deeds/plan_book.h"
#include "drawing/language/lexicon.h"
#include "drawing/model/measure.h"
#include "drawing/motifs/catalogue.h"
#include "drawing/pipeline.h"
#include "drawing/places/atlas.h"
#include "drawing/special/motif_sheet.h"

namespace cli {
namespace {

constexpr OptionRule draw_command_options[] = {
    {"--output", "DATEI", "Wohin gezeichnet wird; die Endung .svg, .png oder .pdf bestimmt das Format.",
     "-o"},
    {"--seed", "ZAHL",
     "Startwert: derselbe gibt dieselbe Seite, ein anderer eine andere. Ohne ihn wird einer gewürfelt."},
    {"--age", "ALTER", "Für wen: 3-5, 6-8 (Vorgabe) oder 9+."},
    {"--detail", "STUFE", "Wie viel zu sehen ist: standard, improved oder premium."},
    {"--paper", "PAPIER", "a4 (Vorgabe), a5 oder letter."},
    {"--landscape", "", "Querformat."},
    {"--frame", "", "Mit verziertem Rahmen."},
    {"--line", "STÄRKE", "Linien: usual (Vorgabe), thin oder bold."},
    {"--weather", "WETTER", "Wetter oder Tageszeit, zum Beispiel nacht, regen oder winter."},
    {"--place", "ORT", "Zeichnet an diesem Ort, was auch immer der Satz sagt, zum Beispiel zoo."},
    {"--figures", "ZAHL", "Wie viele vom ersten Motiv des Satzes, 1 bis 12."},
    {"--figure-size", "GRÖSSE", "Wie groß das erste Motiv ist: small, large oder huge."},
    {"--hair", "HAARE", "Haare der ersten Person: short, long, curls, plaits oder ponytail."},
    {"--outfit", "KLEIDUNG", "Kleidung der ersten Person: trousers, skirt, dress, dungarees oder coat."},
    {"--glasses", "", "Die erste Person trägt eine Brille."},
    {"--name", "NAME", "Ein Name in großen Buchstaben über dem Bild."},
    {"--style", "ART", "Was für eine Seite: scene (Vorgabe), mandala, pattern, maze oder dots."},
    {"--explain", "", "Gibt als JSON aus, wie der Satz verstanden wurde und was die Seite zeigt."},
    {"--measure", "", "Misst die Seite, wie sie gedruckt wird, und gibt die Werte als JSON aus."},
    {"--places", "ORDNER",
     "Liest Orte (*.toml) aus diesem Ordner statt der eingebauten, zum Ausprobieren; ohne Satz werden sie "
     "nur geprüft."},
    {"--deeds", "ORDNER",
     "Liest aus diesem Ordner (*.toml), wie gezeigt wird, was jemand tut, zum Ausprobieren; ohne Satz wird "
     "nur "
     "geprüft."},
    {"--photo", "DATEI",
     "Macht die Seite aus einem Foto oder einer Zeichnung (JPEG, PNG, WebP, SVG) statt aus einem Satz; dazu "
     "passen --age, --landscape und --paper."},
    {"--strength", "ZAHL", "Zu --photo: wie viele Einzelheiten, 0 bis 100 (Vorgabe 50)."},
    {"--crop", "X,Y,B,H", "Zu --photo: ein Ausschnitt in Teilen des Bildes, zum Beispiel 0.2,0.1,0.5,0.6."},
    {"--turn", "GRAD", "Zu --photo: im Uhrzeigersinn drehen, 0, 90, 180 oder 270."},
    {"--kind", "ART", "Zu --photo: auto (Vorgabe), photo, drawing oder lineart."},
    {"--brush", "X,Y,R", "Zu --photo: ein Kreis, in dem genauer gezeichnet wird, in Teilen des Bildes."},
    {"--list", "", "Gibt alle Motive als JSON aus; ohne Satz."},
    {"--sheet", "DATEI", "Zeichnet alle Motive mit Namen auf eine Übersicht; ohne Satz."},
    {"--filter", "WORT", "Zu --sheet: nur Motive, deren Name oder Kennung das Wort enthält."},
};

drawing::Options wanted_options(const Arguments& arguments) {
  drawing::Options result = parse_page(arguments);
  const auto seed = arguments.value("--seed");
  result.seed = seed ? static_cast<std::uint32_t>(parse_number(*seed, "--seed", 0, 4'294'967'295LL))
                     : std::random_device()();
  return result;
}

// The words of the command line as one sentence, checked as the server checks it.
std::string prompt_of(const Arguments& arguments) {
  std::string prompt;
  for (const std::string& word : arguments.positionals()) {
    if (!prompt.empty()) prompt += ' ';
    prompt += word;
  }
  return checked_sentence(prompt, "draw_needs_sentence");
}

int draw_sheet(const Arguments& arguments, const std::string& path) {
  const std::string filter = base::to_lower_utf8(arguments.value("--filter").value_or(""));
  std::vector<drawing::special::SheetEntry> entries;
  const auto& catalogue = drawing::motifs::Catalogue::embedded();
  const auto& lexicon = drawing::language::Lexicon::embedded();
  for (const std::string_view id : catalogue.ids()) {
    const auto* entry = lexicon.find(id);
    const std::string name = entry != nullptr ? entry->singular : std::string(id);
    const bool wanted =
        base::to_lower_utf8(name).find(filter) != std::string::npos || id.find(filter) != id.npos;
    if (wanted) entries.push_back({catalogue.find(id), name});
  }
  if (entries.empty()) throw UsageError("sheet_empty", {filter});
  write_picture_file(drawing::special::motif_sheet(entries), "Motive", path);
  return exit_done;
}

// Reads the places of the folder, which throws where one is not right.
int check_places(const std::string& folder, std::ostream& out) {
  const drawing::places::Atlas atlas = drawing::places::Atlas::with_folder(folder);
  for (const auto* place : atlas.places()) {
    out << place->id << ": ";
    for (std::size_t i = 0; i < place->arrangements.size(); ++i)
      out << (i > 0 ? ", " : "") << place->arrangements[i].name;
    out << '\n';
  }
  return exit_done;
}

// Likewise what is in the folder of deeds.
int check_deeds(const std::string& folder, std::ostream& out) {
  const drawing::deeds::PlanBook plans = drawing::deeds::PlanBook::from_folder(folder);
  for (const drawing::deeds::Plan& plan : plans.all()) {
    for (const std::string& verb : plan.verbs) out << verb << (&verb == &plan.verbs.back() ? "\n" : ", ");
  }
  return exit_done;
}

// Throws UsageError for an id that no place has; of a weather, none that can be another place's.
void require_place(const std::string& id, const drawing::places::Atlas& atlas, bool weather) {
  std::string names;
  for (const auto* place : atlas.places()) {
    if (weather && !place->overlay) continue;
    if (place->id == id) return;
    names += (names.empty() ? "" : ", ") + place->id;
  }
  if (!id.empty()) throw UsageError(weather ? "draw_unknown_weather" : "draw_unknown_place", {id, names});
}

drawing::Drawing draw_page(const std::string& prompt, const drawing::Options& wanted,
                           const Arguments& arguments) {
  using drawing::deeds::PlanBook;
  using drawing::places::Atlas;
  const auto places = arguments.value("--places"), deeds = arguments.value("--deeds");
  const std::optional<Atlas> atlas = places ? std::optional(Atlas::with_folder(*places)) : std::nullopt;
  const std::optional<PlanBook> plans = deeds ? std::optional(PlanBook::from_folder(*deeds)) : std::nullopt;
  const drawing::Sources sources{atlas ? *atlas : Atlas::embedded(), plans ? *plans : PlanBook::embedded()};
  require_place(wanted.wishes.place, sources.atlas, false);
  require_place(wanted.wishes.weather, sources.atlas, true);
  return drawing::draw(prompt, wanted, sources);
}

// What the page does not show of the sentence, as the app tells it under a picture; nothing where it shows
// all.
void tell_what_is_missing(const drawing::Wish& wish, std::ostream& err) {
  std::string words;
  for (const std::string& word : wish.unknown) words += (words.empty() ? "" : ", ") + word;
  if (!words.empty()) err << base::german_sentence("words_unknown", std::span(&words, 1)) << '\n';
  if (const std::string notice = app::picture_notice(wish); !notice.empty()) err << notice << '\n';
}

int draw_photo(const Arguments& arguments, const std::string& path, std::ostream& out) {
  if (!arguments.positionals().empty()) throw UsageError("photo_or_sentence", {});
  const auto output = arguments.value("--output");
  if (!output && !arguments.has("--measure")) throw UsageError("draw_needs_output", {});
  const photo::Page page = page_of_file(path, parse_photo_wishes(arguments));
  if (output) write_picture_file(page.picture, "Foto", *output);
  if (arguments.has("--measure")) out << measure_json(drawing::measure(page.picture));
  return exit_done;
}

}  // namespace

const CommandRule draw_rule{
    "draw", "Zeichnet eine Seite aus einem Satz oder einem Foto.", draw_command_options, "SATZ",
    "Beispiel: buntstift draw \"drei Schmetterlinge auf einer Blumenwiese\" --seed 7 -o seite.svg"};

int draw_command(Words words, std::ostream& out, std::ostream& err) {
  const Arguments arguments = Arguments::parse(words, draw_rule);
  require_partners(arguments, {"--strength", "--crop", "--turn", "--kind", "--brush"}, "--photo");
  require_partners(arguments, {"--filter"}, "--sheet");
  refuse_beside(
      arguments,
      {"--seed", "--detail", "--frame", "--line", "--weather", "--place", "--figures", "--figure-size",
       "--hair", "--outfit", "--glasses", "--name", "--style", "--explain", "--places", "--deeds"},
      "--photo");
  if (arguments.has("--list")) {
    out << list_json();
    return exit_done;
  }
  if (const auto sheet = arguments.value("--sheet")) return draw_sheet(arguments, *sheet);
  const auto places = arguments.value("--places"), deeds = arguments.value("--deeds");
  if (arguments.positionals().empty() && (places || deeds)) {
    if (places) check_places(*places, out);
    return deeds ? check_deeds(*deeds, out) : exit_done;
  }
  if (const auto photo = arguments.value("--photo")) return draw_photo(arguments, *photo, out);
  const std::string prompt = prompt_of(arguments);
  const auto output = arguments.value("--output");
  if (!output && !arguments.has("--explain") && !arguments.has("--measure")) {
    throw UsageError("draw_needs_output", {});
  }
  const drawing::Options wanted = wanted_options(arguments);
  const drawing::Drawing drawing = draw_page(prompt, wanted, arguments);
  if (output) write_picture_file(drawing.picture, prompt, *output);
  if (!arguments.has("--seed")) {
    err << "Gewürfelter Startwert: " << wanted.seed << " (mit „--seed " << wanted.seed
        << "“ entsteht dieselbe Seite wieder)\n";
  }
  if (output) tell_what_is_missing(drawing.wish, err);
  if (arguments.has("--explain")) out << explain_json(drawing, wanted.seed);
  if (arguments.has("--measure")) out << measure_json(drawing::measure(drawing.picture));
  return exit_done;
}

}  // namespace cli
