#include "app/theme_service.h"

#include <algorithm>

#include "app/picture_service.h"
#include "base/embedded.h"
#include "base/error.h"
#include "base/search_key.h"
#include "base/text_blocks.h"
#include "base/utf8.h"
#include "books/german/mention.h"
#include "drawing/language/lexicon.h"
#include "drawing/language/parser.h"

namespace app {
namespace {

using base::AppError;
using base::ErrorCode;
using books::german::Case;
using drawing::language::LexiconEntry;

constexpr std::size_t shortest_part = 4;  // of a word that only contains a theme's name

std::vector<std::string> search_keys(std::string_view list) {
  std::vector<std::string> forms;
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    forms.push_back(base::search_key(base::trim(list.substr(0, comma))));
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
  return forms;
}

std::vector<Theme> read_themes(std::string_view text) {
  std::vector<Theme> themes;
  for (const base::TextBlock& block : base::parse_text_blocks(text)) {
    Theme theme{block.value("id"),
                block.value("title"),
                search_keys(block.value("names")),
                {block.value("book"), block.value("description"), block.values("page")}};
    theme.names.push_back(base::search_key(theme.title));
    themes.push_back(std::move(theme));
  }
  return themes;
}

// How many letters of the words the theme's name takes, so that the longest one wins: "Feuerwehr" in
// "Feuerwehrauto" before "Auto". 0 where it is not in them.
std::size_t match(const Theme& theme, std::string_view words) {
  std::size_t best = 0;
  for (const std::string& name : theme.names) {
    const std::size_t at = words.find(name);
    if (at == std::string_view::npos) continue;
    const std::size_t end = at + name.size();
    const bool starts = at == 0 || words[at - 1] == ' ';
    const bool is_word = starts && (end == words.size() || words[end] == ' ');
    if (is_word || (starts && name.size() >= shortest_part)) best = std::max(best, name.size());
  }
  return best;
}

const Theme* theme_in(std::string_view words) {
  const std::string form = base::search_key(words);
  const Theme* found = nullptr;
  std::size_t best = 0;
  for (const Theme& theme : embedded_themes()) {
    const std::size_t length = match(theme, form);
    if (length > best) {
      best = length;
      found = &theme;
    }
  }
  return found;
}

// "{1}" is "ein Igel" or "eine Katze", "{n}" the plural; a sentence begins with a capital.
std::string filled(std::string pattern, const LexiconEntry& entry) {
  const std::string one = books::german::indefinite_article(Case::nominative, entry.gender);
  const std::pair<std::string_view, std::string> values[] = {{"{1}", one + " " + entry.singular},
                                                             {"{n}", entry.plural}};
  for (const auto& [mark, value] : values) {
    for (auto at = pattern.find(mark); at != std::string::npos; at = pattern.find(mark, at + value.size())) {
      pattern.replace(at, mark.size(), value);
    }
  }
  if (pattern.starts_with('e')) pattern.front() = 'E';
  return pattern;
}

// What anybody with a face does, and what can be shown of any thing.
std::vector<std::string> patterns_for(const LexiconEntry& entry) {
  if (!entry.has_face) {
    std::vector<std::string> patterns = {"{1}",
                                         "{1} auf einer Wiese",
                                         "{1} und ein Schmetterling",
                                         "Eine Katze und {1}",
                                         "Ein Bär und {1}",
                                         "{1} im Schnee",
                                         "{1} am Strand",
                                         "{1} unter einem Regenbogen"};
    if (!entry.plural.empty())
      patterns.insert(patterns.begin() + 1, {"Zwei {n}", "Drei {n} auf einer Wiese"});
    return patterns;
  }
  std::vector<std::string> patterns = {"{1} auf einer Wiese",          "{1} isst ein Eis",
                                       "{1} liest ein Buch",           "{1} spielt mit einem Ball",
                                       "{1} schläft unter einem Baum", "{1} und ein Schmetterling",
                                       "{1} feiert Geburtstag",        "{1} im Schnee"};
  if (!entry.plural.empty()) patterns.insert(patterns.begin() + 1, {"Zwei {n} tanzen", "Drei {n} am Strand"});
  return patterns;
}

BookDraft draft_about(const LexiconEntry& entry) {
  const std::string name = entry.plural.empty() ? entry.singular : entry.plural;
  BookDraft draft{name, "Zum Ausmalen: alles über " + name + ".", {}};
  for (const std::string& pattern : patterns_for(entry)) draft.sentences.push_back(filled(pattern, entry));
  return draft;
}

}  // namespace

const std::vector<Theme>& embedded_themes() {
  static const std::vector<Theme> themes = read_themes(base::resource("texts/themes.txt"));
  return themes;
}

BookDraft draft_for(std::string_view words) {
  if (const Theme* theme = theme_in(words)) return theme->draft;
  const drawing::Wish wish = drawing::language::read_wish(words);
  if (!wish.refused.empty())
    throw AppError(ErrorCode::motif_refused, "motif_refused", "theme", {wish.refused.front()});
  for (const drawing::WishedMotif& motif : wish.motifs) {
    const LexiconEntry* entry = drawing::language::Lexicon::embedded().find(motif.motif);
    if (entry != nullptr) return draft_about(*entry);
  }
  return {};
}

BookDraft ThemeService::draft(const Session& session, const std::string& words) const {
  const std::string_view theme = base::trim(words);
  if (theme.empty()) throw AppError(ErrorCode::invalid, "theme_missing", "theme");
  if (base::count_code_points(theme) > max_theme_length) {
    throw AppError(ErrorCode::invalid, "theme_too_long", "theme", {std::to_string(max_theme_length)});
  }
  BookDraft draft = draft_for(theme);
  if (draft.sentences.empty())
    throw AppError(ErrorCode::invalid, "theme_unknown", "theme", {std::string(theme)});
  const int limit = settings_.plans.of(plan_of(session)).pages;
  const int pages = limit == 0 ? most_theme_pages : std::min(limit, most_theme_pages);
  if (std::ssize(draft.sentences) > pages) draft.sentences.resize(static_cast<std::size_t>(pages));
  return draft;
}

}  // namespace app
