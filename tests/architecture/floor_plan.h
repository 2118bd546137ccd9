#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace architecture {

// What src/README.md says: which folder may include which, and which files may include a third-party header.
struct FloorPlan {
  std::vector<std::string> order;  // the rows from the first to the last
  std::map<std::string, std::set<std::string>> may_include;
  std::map<std::string, std::string> only_in;
};

// Reads both tables. Throws std::runtime_error if one is missing or empty.
FloorPlan read_floor_plan(std::string_view readme);

// Whether the file's folder has a row, or the file lies in no folder.
bool has_row(const FloorPlan& plan, const std::string& path);

// "row may include other, ..." for each row that names one that does not stand above it: so no two rows can
// include each other, by whatever way.
std::vector<std::string> upward_rows(const FloorPlan& plan);

// One file below src/, with a path such as "http/call.cpp", or below ui/src.
struct SourceFile {
  std::string path;
  std::string content;
};

// Every .h, .cpp, .ts, .tsx and .css file below the folder.
std::vector<SourceFile> read_sources(const std::string& folder);

// "path:line: what is wrong" for each include that the plan does not allow.
std::vector<std::string> include_violations(const FloorPlan& plan, const std::vector<SourceFile>& files);

// "books/story and books/telling include each other": pairs of sub-folders of one folder, which have no rows
// of their own to forbid it.
std::vector<std::string> folder_knots(const std::vector<SourceFile>& files);
// ... for each file of more than `most` lines.
std::vector<std::string> length_violations(const std::vector<SourceFile>& files, std::size_t most);
// ... for each line of C++ with German letters outside of quotation marks.
std::vector<std::string> language_violations(const std::vector<SourceFile>& files);

// ... for each `using a::B;` of a .cpp file that names B nowhere else. clang-tidy sees it only where files
// are compiled one by one.
std::vector<std::string> unused_usings(const std::vector<SourceFile>& files);

// The reasons that are thrown literally: the string after an ErrorCode. Without those of ErrorCode::internal,
// which nobody gets to read.
std::set<std::string> thrown_reasons(const std::vector<SourceFile>& files);

}  // namespace architecture
