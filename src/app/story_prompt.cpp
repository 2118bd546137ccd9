#include "app/story_prompt.h"

#include <algorithm>

#include "books/telling/alt_text.h"

namespace app {
namespace {

using books::story::StoryFault;

// A page takes 600 characters, some 90 German words.
std::string_view story_length_for(drawing::Age age) {
  switch (age) {
    case drawing::Age::years_3_5:
      return "Sie wird Kindern von 3 bis 5 Jahren vorgelesen: sehr einfache, kurze Sätze, "
             "25 bis 40 Wörter je Absatz.";
    case drawing::Age::years_6_8:
      return "Kinder von 6 bis 8 Jahren lesen sie selbst: einfache Sätze, 35 bis 55 Wörter je Absatz.";
    case drawing::Age::years_9_up:
      break;
  }
  return "Kinder ab 9 Jahren lesen sie selbst: 45 bis 70 Wörter je Absatz.";
}

std::string demand_against(StoryFault fault, std::size_t pages) {
  switch (fault) {
    case StoryFault::none:
      return {};
    case StoryFault::page_count:
      return "Wichtig: genau " + std::to_string(pages) + " Absätze in „pages“, nicht mehr und nicht weniger.";
    case StoryFault::empty:
      return "Wichtig: ein Titel und zu jedem Bild ein ganzer Absatz.";
    case StoryFault::too_long:
      return "Wichtig: kürzer. Kein Absatz hat mehr als 450 Zeichen.";
    case StoryFault::markup:
      return "Wichtig: nur reiner Text, ohne Adressen, Zeichen zur Gestaltung und Sonderzeichen.";
    case StoryFault::language:
      return "Wichtig: alles auf Deutsch.";
    case StoryFault::names:
      return "Wichtig: jeder Platzhalter wie {N1} kommt vor, genau so geschrieben, und keine anderen.";
    case StoryFault::unfit:
      return "Wichtig: fröhlich und harmlos, ohne Waffen, Gewalt, Angst und Tod.";
  }
  return {};
}

std::string with_replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
  return text;
}

}  // namespace

const std::string& NameCover::placeholder_for(const std::string& name) {
  const auto found = std::find(names_.begin(), names_.end(), name);
  if (found != names_.end()) return placeholders_[static_cast<std::size_t>(found - names_.begin())];
  names_.push_back(name);
  return placeholders_.emplace_back("{N" + std::to_string(names_.size()) + "}");
}

drawing::Subject NameCover::covered(drawing::Subject subject) {
  for (drawing::WishedMotif& motif : subject.motifs) {
    for (std::string& name : motif.called) name = placeholder_for(name);
  }
  return subject;
}

books::Story NameCover::uncovered(books::Story story) const {
  for (std::size_t i = 0; i < names_.size(); ++i) {
    story.title = with_replaced(std::move(story.title), placeholders_[i], names_[i]);
    for (std::string& page : story.pages) page = with_replaced(std::move(page), placeholders_[i], names_[i]);
  }
  return story;
}

ports::StoryRequest write_story_request(const std::vector<drawing::Subject>& covered, drawing::Age age,
                                        StoryFault last_fault) {
  ports::StoryRequest request;
  bool has_names = false;
  std::string& pictures = request.pictures;
  for (std::size_t i = 0; i < covered.size(); ++i) {
    const std::string shown = books::telling::alt_text(covered[i]);
    has_names = has_names || shown.find("{N") != std::string::npos;
    pictures +=
        "Bild " + std::to_string(i + 1) + ": " + (shown.empty() ? "ein schönes Muster" : shown) + ".\n";
  }
  std::string& text = request.instructions;
  text =
      "Du erzählst Kindern Geschichten auf Deutsch, für ein Malbuch. "
      "Erzähle eine zusammenhängende Geschichte in der Vergangenheit zu den Bildern, die der Benutzer nennt, "
      "mit Anfang, Wendung und gutem Ende. "
      "Zu jedem Bild gehört in derselben Reihenfolge genau ein Absatz, in dem vorkommt, was das Bild zeigt. ";
  text += story_length_for(age);
  text +=
      " Kein Absatz hat mehr als 550 Zeichen. Freundlich, ohne Gewalt, Waffen, Angst, Werbung und Marken. "
      "Nur reiner Text, ohne Emojis, Adressen und Zeichen zur Gestaltung.";
  if (has_names) {
    text += " Namen stehen als Platzhalter wie {N1}: schreibe sie genau so, auch im Genitiv ({N1}s).";
  }
  text +=
      " Antworte nur mit JSON in dieser Form: "
      "{\"title\": \"kurzer Titel\", \"pages\": [\"Absatz zu Bild 1\", …]} mit genau " +
      std::to_string(covered.size()) + " Absätzen.";
  if (const std::string against = demand_against(last_fault, covered.size()); !against.empty()) {
    text += ' ' + against;
  }
  constexpr int tokens_of_page = 300, tokens_besides = 400;
  request.most_tokens = tokens_besides + tokens_of_page * static_cast<int>(covered.size());
  return request;
}

}  // namespace app
