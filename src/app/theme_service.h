#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/session.h"
#include "app/settings.h"

namespace app {

inline constexpr int most_theme_pages = 10;
inline constexpr std::size_t max_theme_length = 80;  // characters

// A book that a theme becomes: only words so far, which its maker can change before anything is drawn.
struct BookDraft {
  std::string title;
  std::string description;
  std::vector<std::string> sentences;  // one for each page
};

// A theme that the program knows sentences for.
struct Theme {
  std::string id;
  std::string title;               // "Bauernhof"
  std::vector<std::string> names;  // by which it is found, as base::search_key makes them
  BookDraft draft;
};

// The executable's themes (resources/texts/themes.txt), in their order.
const std::vector<Theme>& embedded_themes();

// What a book about something would show. A theme of the program where the words name one ("Unser
// Bauernhofbesuch"); else one about the first thing in them that can be drawn. An empty draft for words that
// name neither. Throws base::AppError(motif_refused) for what is not for children.
BookDraft draft_for(std::string_view words);

// Makes drafts of books from themes. Thread-safe.
class ThemeService {
 public:
  explicit ThemeService(const Settings& settings) : settings_(settings) {}

  // As draft_for(), with as many pages as the caller's plan lets a book have. Throws invalid for words that
  // are missing, too long or name nothing that can be drawn.
  BookDraft draft(const Session& session, const std::string& words) const;

 private:
  const Settings& settings_;
};

}  // namespace app
