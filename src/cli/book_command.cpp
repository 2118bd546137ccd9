#include <algorithm>
#include <optional>

#include "app/book_text.h"
#include "app/picture_prompt.h"
#include "base/clock.h"
#include "base/composition.h"
#include "base/utf8.h"
#include "books/book_content.h"
#include "books/lessons/kinds.h"
#include "books/story/story.h"
#include "cli/choose.h"
#include "cli/commands.h"
#include "cli/draw_options.h"
#include "cli/output_file.h"
#include "drawing/pipeline.h"
#include "render/pdf_book_writer.h"

namespace cli {
namespace {

constexpr std::size_t most_pages = 200;

constexpr OptionRule book_command_options[] = {
    {"--output", "DATEI", "Wohin das PDF geschrieben wird.", "-o"},
    {"--title", "TITEL", "Was auf dem Umschlag steht."},
    {"--description", "TEXT", "Was auf dem Umschlag darunter steht."},
    {"--seed", "ZAHL", "Startwert der Seiten (Vorgabe 1): derselbe gibt dieselben Leute."},
    {"--age", "ALTER", "Für wen: 3-5, 6-8 (Vorgabe) oder 9+."},
    {"--landscape", "", "Bilder im Querformat."},
    {"--lesson", "ART", "Aufgaben dieser Art zu jedem Bild, zum Beispiel mixed, math, letters oder numbers."},
    {"--level", "STUFE", "easy (Vorschule, Vorgabe), medium (Klasse 1) oder hard (Klasse 2)."},
    {"--story", "", "Mit einer Geschichte zu den Bildern."},
    {"--paper", "PAPIER", "a4 (Vorgabe), a5, letter, square (21 x 21 cm) oder square-inch (8,5 x 8,5 Zoll)."},
    {"--imposition", "ANORDNUNG",
     "single (eine Seite auf jedem Blatt, Vorgabe), two-up (zwei nebeneinander) oder booklet (Heft: "
     "beidseitig "
     "drucken, über die kurze Kante wenden, in der Mitte falten)."},
    {"--bleed", "", "Mit Beschnitt: 3 mm, bei Maßen in Zoll 0,125 Zoll."},
    {"--colour-cover", "", "Umschlag in Farbe."},
    {"--sound-chart", "", "Mit einer Anlauttabelle."},
    {"--blank-backs", "", "Rückseiten bleiben leer."},
    {"--hole-margin", "RAND", "Rand zum Lochen: none (Vorgabe), left oder inner."},
    {"--no-solutions", "", "Ohne die Lösungen der Aufgaben."},
    {"--part", "TEIL",
     "book (alles, Vorgabe), solutions (nur die Lösungen), inside (alles ohne Umschlag) oder wrap (nur der "
     "Umschlag: Rückseite, Rücken und Vorderseite)."},
};

drawing::Options page_options(const Arguments& arguments) {
  drawing::Options result;
  if (const auto seed = arguments.value("--seed")) {
    result.seed = static_cast<std::uint32_t>(parse_number(*seed, "--seed", 0, 4'294'967'000LL));
  }
  choose_if_given(arguments, "--age", result.age, http::age_words);
  if (arguments.has("--landscape")) result.orientation = drawing::Orientation::landscape;
  return result;
}

books::PrintOptions print_options(const Arguments& arguments) {
  books::PrintOptions result;
  choose_if_given(arguments, "--paper", result.paper, http::paper_words);
  choose_if_given(arguments, "--imposition", result.imposition, http::imposition_words);
  choose_if_given(arguments, "--hole-margin", result.hole_margin, http::hole_margin_words);
  choose_if_given(arguments, "--part", result.part, http::book_part_words);
  result.bleed = arguments.has("--bleed");
  result.colour_cover = arguments.has("--colour-cover");
  result.sound_chart = arguments.has("--sound-chart");
  result.blank_backs = arguments.has("--blank-backs");
  result.solutions = !arguments.has("--no-solutions");
  return result;
}

std::optional<books::LessonWish> lesson_wish(const Arguments& arguments) {
  const auto name = arguments.value("--lesson");
  if (!name) return std::nullopt;
  const auto kind = books::lessons::kind_named(*name);
  if (!kind) {
    std::string possible;
    for (const auto& record : books::lessons::all_kinds()) {
      possible.append(possible.empty() ? "" : ", ").append(record.name);
    }
    throw UsageError("option_no_choice", {"--lesson", *name, possible});
  }
  books::LessonWish wish{*kind};
  if (const auto level = arguments.value("--level")) {
    wish.level = choose(http::lesson_level_words, *level, "--level");
  }
  return wish;
}

// A page for each sentence, checked as the server checks it.
books::BookContent content_of(const Arguments& arguments) {
  const std::vector<std::string>& sentences = arguments.positionals();
  if (sentences.empty()) throw UsageError("book_needs_sentences", {});
  if (sentences.size() > most_pages) throw UsageError("images_too_many", {std::to_string(most_pages)});
  books::BookContent book;
  book.created_at = base::SystemClock().now();
  // What could not be printed is refused, as the server does, and not left out without a word.
  const render::PdfBookWriter writer;
  book.title =
      app::checked_book_text(writer, base::composed(arguments.value("--title").value_or("Mein Malbuch")),
                             app::max_title_length, app::title_reasons);
  if (const auto description = arguments.value("--description")) {
    book.description = app::checked_book_text(writer, base::composed(*description),
                                              app::max_description_length, app::description_reasons);
  }
  book.lesson = lesson_wish(arguments);
  const drawing::Options wanted = page_options(arguments);
  std::vector<books::story::StoryPage> cast;
  std::vector<std::string> prompts;
  for (const std::string& sentence : sentences) {
    const std::string prompt = checked_sentence(sentence, "book_needs_sentences");
    // "Sie tanzen" is drawn as those of the pages before, and where they were.
    std::string alone = app::alone(prompt, prompts);
    // Pages of one seed show the same people; only a sentence that comes again needs another one.
    drawing::Options options = wanted;
    options.seed += static_cast<std::uint32_t>(std::count(prompts.begin(), prompts.end(), alone));
    drawing::Drawing drawing = drawing::draw(alone, options);
    cast.push_back(books::story::story_page(drawing.picture));
    cast.back().text = alone;
    cast.back().typed = prompt;
    cast.back().age = wanted.age;
    book.pages.push_back({std::move(drawing.picture), "builtin", alone});
    prompts.push_back(std::move(alone));
  }
  if (arguments.has("--story")) {
    book.story = books::story::write_story(cast, wanted.seed + sentences.size(), book.title);
  }
  return book;
}

std::string output_of(const Arguments& arguments) {
  const auto output = arguments.value("--output");
  if (!output) throw UsageError("pdf_needs_output", {});
  if (!base::to_lower_utf8(*output).ends_with(".pdf")) throw UsageError("pdf_file_ending", {*output});
  return *output;
}

constexpr OptionRule chart_options[] = {
    {"--output", "DATEI", "Wohin das PDF geschrieben wird.", "-o"},
};

}  // namespace

const CommandRule book_rule{"book", "Macht aus Sätzen ein Malbuch als PDF, ohne Server.",
                            book_command_options, "SATZ",
                            "Beispiel: buntstift book \"ein Löwe in der Savanne\" \"drei Fische im Meer\" "
                            "--imposition booklet -o heft.pdf"};

int book_command(Words words, Surroundings&) {
  const Arguments arguments = Arguments::parse(words, book_rule);
  require_partners(arguments, {"--level", "--no-solutions"}, "--lesson");
  const std::string output = output_of(arguments);
  const books::PrintOptions wanted = print_options(arguments);
  books::require_possible(wanted);
  const books::BookContent content = content_of(arguments);
  if (wanted.part == books::BookPart::solutions && !content.lesson) {
    throw base::AppError(base::ErrorCode::invalid, "book_without_exercises", "part");
  }
  write_file(render::PdfBookWriter().write(content, wanted), output);
  return exit_done;
}

const CommandRule sound_chart_rule{
    "sound-chart", "Schreibt die Anlauttabelle auf A4: Buchstaben, Laute und Bilder, die so anfangen.",
    chart_options};

int sound_chart_command(Words words, Surroundings&) {
  const Arguments arguments = Arguments::parse(words, sound_chart_rule);
  const std::string output = output_of(arguments);
  write_file(render::PdfBookWriter().write_sound_chart(), output);
  return exit_done;
}

}  // namespace cli
