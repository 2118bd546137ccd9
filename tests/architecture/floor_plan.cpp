#include "architecture/floor_plan.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <stdexcept>

namespace architecture {
namespace {

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == separator) {
      parts.emplace_back();
    } else {
      parts.back().push_back(c);
    }
  }
  return parts;
}

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(" \t\r") - first + 1));
}

// The rows below the heading row that starts with this cell.
std::vector<std::vector<std::string>> table_rows(std::string_view readme, std::string_view first_heading) {
  std::vector<std::vector<std::string>> rows;
  bool inside = false;
  for (const std::string& line : split(readme, '\n')) {
    if (!line.starts_with('|')) {
      inside = false;
      continue;
    }
    std::vector<std::string> cells;
    for (const std::string& cell : split(line, '|')) cells.push_back(trimmed(cell));
    if (cells.size() < 4) throw std::runtime_error("a table row has fewer than two cells: " + line);
    if (cells[1] == first_heading) {
      inside = true;
    } else if (inside && !cells[1].starts_with("---")) {
      rows.push_back({cells[1], cells[2]});
    }
  }
  if (rows.empty()) throw std::runtime_error("no table of " + std::string(first_heading));
  return rows;
}

bool is_cpp(const std::string& path) {
  return path.ends_with(".h") || path.ends_with(".cpp");
}

// The row that a file or header belongs to: "drawing/page" for "drawing/page/board.h", "http" for
// "http/api/call.h", if the table has these. Empty for "main.cpp", nullopt for a file of a folder without a
// row. Where sub-folders have rows, each of them needs one: "drawing" stands for the files in the folder
// itself.
std::optional<std::string> row_of(const FloorPlan& plan, const std::string& path) {
  const std::vector<std::string> parts = split(path, '/');
  if (parts.size() == 1) return "";
  const std::string& top = parts.front();
  const auto below = plan.may_include.lower_bound(top + "/");
  const bool has_rows_below = below != plan.may_include.end() && below->first.starts_with(top + "/");
  const std::string row = has_rows_below && parts.size() > 2 ? top + "/" + parts[1] : top;
  if (!plan.may_include.contains(row)) return std::nullopt;
  return row;
}

// What stands between the marks of an include line; empty for other lines.
std::string included(const std::string& line, char open, char close) {
  const std::string text = trimmed(line);
  if (!text.starts_with("#")) return {};
  const std::string directive = trimmed(std::string_view(text).substr(1));
  if (!directive.starts_with("include")) return {};
  const std::size_t start = directive.find(open);
  if (start == std::string::npos) return {};
  const std::size_t end = directive.find(close, start + 1);
  return end == std::string::npos ? "" : directive.substr(start + 1, end - start - 1);
}

bool matches(const std::string& pattern, const std::string& text) {
  const bool prefix = pattern.ends_with('/') || pattern.ends_with('_');
  return prefix ? text.starts_with(pattern) : text == pattern;
}

std::string check_own_include(const FloorPlan& plan, const std::string& path, const std::string& header) {
  if (header.find("..") != std::string::npos || header.ends_with(".cpp")) return "includes " + header;
  const std::optional<std::string> from = row_of(plan, path);
  const std::optional<std::string> to = row_of(plan, header);
  if (!to || to->empty()) return "includes " + header + " of a folder that the table does not have";
  if (!from) return "lies in a folder that the table does not have";
  if (from->empty() || *from == *to) return {};  // main.cpp wires everything
  if (!plan.may_include.at(*from).contains(*to))
    return "includes " + header + ", which the table does not allow";
  const bool port_only =
      to == "app" && (from == "storage" || from == "render" || from == "gateways" || from == "images");
  if (port_only && !header.starts_with("app/ports/")) return "includes " + header + ", not a port";
  return {};
}

std::string check_third_party(const FloorPlan& plan, const std::string& path, const std::string& header) {
  const auto is_among = [&](const std::string& places) {
    const auto all = split(places, ',');
    return std::any_of(all.begin(), all.end(),
                       [&](const auto& place) { return matches(trimmed(place), path); });
  };
  for (const auto& [pattern, allowed] : plan.only_in)
    if (matches(pattern, header) && !is_among(allowed))
      return "includes " + header + ", which only " + allowed + " may";
  return {};
}

// The line without what stands in quotation marks, straight or German. `'x'` counts as quoted where it is
// short, so that the apostrophe of "isn't" does not.
std::string without_quotes(const std::string& line) {
  constexpr std::size_t longest_character = 8;
  std::string out;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '"') {
      ++i;
      while (i < line.size() && line[i] != '"') i += line[i] == '\\' ? 2 : 1;
      continue;
    }
    if (line[i] == '\'') {
      const std::size_t end = line.find('\'', i + 1);
      if (end != std::string::npos && end - i <= longest_character) {
        i = end;
        continue;
      }
    }
    out.push_back(line[i]);
  }
  return out;
}

bool has_german_letter(const std::string& text) {
  const auto contains = [&](const char* letter) { return text.find(letter) != std::string::npos; };
  return contains("ä") || contains("ö") || contains("ü") || contains("Ä") || contains("Ö") || contains("Ü") ||
         contains("ß");
}

}  // namespace

bool has_row(const FloorPlan& plan, const std::string& path) {
  return row_of(plan, path).has_value();
}

std::vector<std::string> upward_rows(const FloorPlan& plan) {
  std::vector<std::string> found;
  std::set<std::string> seen;
  for (const std::string& row : plan.order) {
    for (const std::string& below : plan.may_include.at(row))
      if (!seen.contains(below)) found.push_back(row + " may include " + below + ", which stands no higher");
    seen.insert(row);
  }
  return found;
}

FloorPlan read_floor_plan(std::string_view readme) {
  FloorPlan plan;
  for (const auto& row : table_rows(readme, "folder")) {
    plan.order.push_back(row[0]);
    auto& allowed = plan.may_include[row[0]];
    if (row[1] == "-") continue;
    for (const std::string& folder : split(row[1], ',')) allowed.insert(trimmed(folder));
  }
  for (const auto& row : table_rows(readme, "third-party header")) plan.only_in[row[0]] = row[1];
  return plan;
}

std::vector<SourceFile> read_sources(const std::string& folder) {
  std::vector<SourceFile> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    const std::string extension = entry.path().extension();
    const bool wanted = extension == ".h" || extension == ".cpp" || extension == ".ts" ||
                        extension == ".tsx" || extension == ".css";
    if (!entry.is_regular_file() || !wanted) continue;
    std::ifstream file(entry.path(), std::ios::binary);
    std::stringstream content;
    content << file.rdbuf();
    files.push_back({std::filesystem::relative(entry.path(), folder), content.str()});
  }
  std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
  return files;
}

std::vector<std::string> include_violations(const FloorPlan& plan, const std::vector<SourceFile>& files) {
  std::vector<std::string> found;
  for (const SourceFile& file : files) {
    if (!is_cpp(file.path)) continue;
    std::size_t number = 0;
    for (const std::string& line : split(file.content, '\n')) {
      ++number;
      std::vector<std::string> wrong;
      if (const std::string own = included(line, '"', '"'); !own.empty()) {
        wrong.push_back(check_own_include(plan, file.path, own));
        wrong.push_back(check_third_party(plan, file.path, own));
      } else if (const std::string foreign = included(line, '<', '>'); !foreign.empty()) {
        wrong.push_back(check_third_party(plan, file.path, foreign));
      }
      for (const std::string& what : wrong)
        if (!what.empty()) found.push_back(file.path + ":" + std::to_string(number) + ": " + what);
    }
  }
  return found;
}

std::vector<std::string> folder_knots(const std::vector<SourceFile>& files) {
  // "books/story" of "books/story/cast.h"; empty for what lies in no sub-folder.
  const auto sub_folder = [](const std::string& path) {
    const std::vector<std::string> parts = split(path, '/');
    return parts.size() < 3 ? std::string() : parts[0] + "/" + parts[1];
  };
  std::set<std::pair<std::string, std::string>> includes;
  for (const SourceFile& file : files) {
    if (!is_cpp(file.path)) continue;
    for (const std::string& line : split(file.content, '\n')) {
      const std::string from = sub_folder(file.path), to = sub_folder(included(line, '"', '"'));
      const bool siblings = !from.empty() && !to.empty() && split(from, '/')[0] == split(to, '/')[0];
      if (siblings && from != to) includes.emplace(from, to);
    }
  }
  std::vector<std::string> found;
  for (const auto& [from, to] : includes) {
    if (from < to && includes.contains({to, from}))
      found.push_back(from + " and " + to + " include each other");
  }
  return found;
}

std::vector<std::string> length_violations(const std::vector<SourceFile>& files, std::size_t most) {
  std::vector<std::string> found;
  for (const SourceFile& file : files) {
    const auto lines = static_cast<std::size_t>(std::count(file.content.begin(), file.content.end(), '\n'));
    if (lines > most) found.push_back(file.path + ": " + std::to_string(lines) + " lines");
  }
  return found;
}

std::vector<std::string> language_violations(const std::vector<SourceFile>& files) {
  std::vector<std::string> found;
  for (const SourceFile& file : files) {
    if (!is_cpp(file.path)) continue;
    std::size_t number = 0;
    for (const std::string& line : split(file.content, '\n')) {
      ++number;
      if (has_german_letter(without_quotes(line)))
        found.push_back(file.path + ":" + std::to_string(number) + ": German");
    }
  }
  return found;
}

namespace {

bool is_word_letter(char c) {
  return c == '_' || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

// Whether the code names `word` by itself: in another place than a comment and a string, and not as
// "of::word".
bool names(const std::vector<std::string>& code, std::string_view word) {
  for (const std::string& line : code) {
    for (std::size_t at = line.find(word); at != std::string::npos; at = line.find(word, at + 1)) {
      const std::size_t end = at + word.size();
      const bool starts = at == 0 || !is_word_letter(line[at - 1]);
      const bool ends = end == line.size() || !is_word_letter(line[end]);
      if (starts && ends && !std::string_view(line).substr(0, at).ends_with("::")) return true;
    }
  }
  return false;
}

// The name that a line brings into its scope: "B" of "using a::B;", else empty.
std::string_view used_name(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  if (!line.starts_with("using ") || line.starts_with("using namespace ") ||
      line.starts_with("using enum ") || !line.ends_with(';'))
    return {};
  const std::size_t at = line.rfind("::");
  if (at == std::string_view::npos || line.find('=') != std::string_view::npos) return {};
  const std::string_view name = line.substr(at + 2, line.size() - at - 3);
  return std::all_of(name.begin(), name.end(), is_word_letter) ? name : std::string_view();
}

}  // namespace

std::vector<std::string> unused_usings(const std::vector<SourceFile>& files) {
  std::vector<std::string> found;
  for (const SourceFile& file : files) {
    if (!file.path.ends_with(".cpp")) continue;
    std::vector<std::string> code;
    for (const std::string& line : split(file.content, '\n')) {
      const std::string said = without_quotes(line);
      code.push_back(said.substr(0, said.find("//")));
    }
    for (std::size_t i = 0; i < code.size(); ++i) {
      const std::string_view name = used_name(code[i]);
      if (!name.empty() && !names(code, name))
        found.push_back(file.path + ":" + std::to_string(i + 1) + ": " + std::string(name) + " is not used");
    }
  }
  return found;
}

namespace {

// Is the ErrorCode at `at` an argument of a call or of an AppError, and not a cell of a table?
bool is_argument(std::string_view text, std::size_t at) {
  std::string_view before = text.substr(0, at);
  if (before.ends_with("base::")) before.remove_suffix(6);
  while (!before.empty() && (before.back() == ' ' || before.back() == '\n')) before.remove_suffix(1);
  return before.ends_with('(') || before.ends_with("Error{");
}

}  // namespace

std::set<std::string> thrown_reasons(const std::vector<SourceFile>& files) {
  constexpr std::string_view mark = "ErrorCode::";
  std::set<std::string> reasons;
  for (const SourceFile& file : files) {
    if (!is_cpp(file.path)) continue;
    const std::string& text = file.content;
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + 1)) {
      const std::size_t code_end = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz_", at + mark.size());
      if (code_end == std::string::npos || text[code_end] != ',' || !is_argument(text, at)) continue;
      if (text.substr(at + mark.size(), code_end - at - mark.size()) == "internal") continue;
      const std::size_t start = text.find_first_not_of(" \n", code_end + 1);
      if (start == std::string::npos || text[start] != '"') continue;
      reasons.insert(text.substr(start + 1, text.find('"', start + 1) - start - 1));
    }
  }
  return reasons;
}

}  // namespace architecture
