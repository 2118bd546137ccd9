#include "config/toml_file.h"

#include <algorithm>
#include <optional>
#include <set>
#include <stdexcept>

#include "base/nearest.h"
#include "base/tomlplusplus.h"
#include "base/utf8.h"
#include "config/schema.h"

namespace config {
namespace {

using base::AppError;

constexpr int most_broken_lines = 20;

std::vector<std::string> split_lines(std::string_view text) {
  std::vector<std::string> lines(1);
  for (const char c : text) {
    if (c == '\n') {
      lines.emplace_back();
    } else {
      lines.back().push_back(c);
    }
  }
  return lines;
}

std::string join_lines(const std::vector<std::string>& lines) {
  std::string out;
  for (const std::string& line : lines) out += line + "\n";
  return out;
}

// Converts nodes to values and collects what is wrong.
class Reader {
 public:
  Reader(std::string name, FileContent& content) : name_(std::move(name)), content_(content) {}

  // Reads `text` line by line broken: parses, and as long as the parser stops at a line, reports and removes
  // it.
  void read(std::string_view text) {
    std::vector<std::string> lines = split_lines(text);
    if (!check_utf8(lines)) return;
    std::set<std::size_t> broken;
    while (true) {
      try {
        const toml::table root = toml::parse(join_lines(lines));
        read_table(root, "");
        return;
      } catch (const toml::parse_error& error) {
        const std::size_t line = error.source().begin.line;
        const bool stuck = line == 0 || line > lines.size() || !broken.insert(line).second;
        if (stuck) {
          if (broken.empty()) report(static_cast<int>(line), "", refusal("config_not_toml"));
          return;
        }
        report_syntax(error, static_cast<int>(line));
        if (broken.size() >= most_broken_lines) return;
        remove_line(lines[line - 1], line);
      } catch (const std::logic_error&) {  // TOML_ASSERT: it does not say where
        if (broken.empty()) report(1, "", refusal("config_not_toml_at_all"));
        return;
      }
    }
  }

 private:
  void report(int line, std::string key, AppError error) {
    content_.problems.push_back({name_ + ":" + std::to_string(line), std::move(key), std::move(error)});
  }

  bool check_utf8(const std::vector<std::string>& lines) {
    bool good = true;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (base::is_valid_utf8(lines[i])) continue;
      report(static_cast<int>(i + 1), "", refusal("config_not_utf8"));
      good = false;
    }
    return good;
  }

  // The parser's English text is not shown, and neither is the line, which may hold a password.
  void report_syntax(const toml::parse_error& error, int line) {
    const bool duplicate = error.description().find("redefine") != std::string_view::npos;
    report(line, "", refusal(duplicate ? "config_duplicate" : "config_not_toml"));
  }

  // A heading is replaced by one that nobody looks into, so that its keys do not fall to the section before.
  void remove_line(std::string& line, std::size_t number) {
    const std::string_view content = base::trim(line);
    if (!content.starts_with('[')) {
      line.clear();
      return;
    }
    const std::string stand_in = "unreadable line " + std::to_string(number);
    line = "[\"" + stand_in + "\"]";
    stand_ins_.insert(stand_in);
  }

  void read_table(const toml::table& table, const std::string& path) {
    for (const auto& [key, node] : table) {
      const std::string name(key.str());
      if (path.empty() && stand_ins_.contains(name)) continue;
      std::string full = path.empty() ? "" : path + ".";
      full += name;
      const int line = static_cast<int>(key.source().begin.line);
      if (const Setting* setting = find_setting(full)) {
        read_setting(*setting, node, line);
      } else if (path == "engines") {
        read_engine(name, node, line);
      } else if (is_section(full)) {
        if (node.is_table()) {
          read_table(*node.as_table(), full);
        } else {
          report(line, full, refusal("config_is_section", {full}));
        }
      } else {
        report_unknown(path, name, full, line);
      }
    }
  }

  // The section of one engine: [engines.gpu].
  void read_engine(const std::string& name, const toml::node& node, int line) {
    const std::string section = std::string(engine_sections) + name;
    if (!node.is_table()) return report(line, section, refusal("config_is_section", {section}));
    if (!is_engine_name(name)) return report(line, section, refusal("config_engine_name"));
    content_.engines.insert(name);
    const std::vector<Setting> known = engine_settings(section);
    for (const auto& [key, value] : *node.as_table()) {
      const int its_line = static_cast<int>(key.source().begin.line);
      const std::string_view its_name = key.str();
      const auto setting =
          std::find_if(known.begin(), known.end(), [&](const Setting& one) { return one.name == its_name; });
      if (setting != known.end()) {
        read_setting(*setting, value, its_line);
        continue;
      }
      std::vector<std::string_view> names;
      for (const Setting& one : known) names.push_back(one.name);
      const std::string full = section + "." + std::string(key.str());
      const auto similar = base::nearest(key.str(), names);
      report(its_line, full,
             similar ? refusal("config_key_unknown_similar", {section + "." + std::string(*similar)})
                     : refusal("config_key_unknown"));
    }
  }

  void read_setting(const Setting& setting, const toml::node& node, int line) {
    try {
      content_.values.insert_or_assign(setting.key(), FileValue{to_value(setting, node), line});
    } catch (const AppError& error) {
      report(line, setting.key(), error);
    }
  }

  static Value to_value(const Setting& setting, const toml::node& node) {
    Value value;
    switch (setting.rule.kind) {
      case Kind::integer: {
        const auto* number = node.as_integer();
        if (number == nullptr) refuse_type(setting.rule);
        value = number->get();
        break;
      }
      case Kind::networks:
      case Kind::words:
      case Kind::web_addresses:
        value = to_list(setting, node);
        break;
      case Kind::plan_numbers:
        value = to_plan_numbers(setting, node);
        break;
      default: {
        const auto* text = node.as_string();
        if (text == nullptr) refuse_type(setting.rule);
        value = text->get();
      }
    }
    check_value(setting.rule, value);
    return value;
  }

  static std::vector<std::string> to_list(const Setting& setting, const toml::node& node) {
    if (!node.is_array()) refuse_type(setting.rule);
    std::vector<std::string> list;
    for (const toml::node& item : *node.as_array()) {
      if (!item.is_string()) refuse_type(setting.rule);
      list.push_back(item.as_string()->get());
    }
    return list;
  }

  // Plans that are not named keep their default.
  static PlanNumbers to_plan_numbers(const Setting& setting, const toml::node& node) {
    if (!node.is_table()) refuse_type(setting.rule);
    auto numbers = std::get<PlanNumbers>(parse_value(setting.rule, setting.standard));
    for (const auto& [key, item] : *node.as_table()) {
      std::int64_t* place = nullptr;
      if (key.str() == "free") place = &numbers.free;
      if (key.str() == "basic") place = &numbers.basic;
      if (key.str() == "premium") place = &numbers.premium;
      if (place == nullptr || !item.is_integer()) refuse_type(setting.rule);
      *place = item.as_integer()->get();
    }
    return numbers;
  }

  static bool is_section(const std::string& full) {
    if (full + "." == engine_sections) return true;
    return std::any_of(sections().begin(), sections().end(), [&](const Section& section) {
      return section.name == full || section.name.starts_with(full + ".");
    });
  }

  void report_unknown(const std::string& path, const std::string& name, const std::string& full, int line) {
    if (const auto similar = known_name_near(path, name, full)) {
      report(line, full, refusal("config_key_unknown_similar", {*similar}));
    } else {
      report(line, full, refusal("config_key_unknown"));
    }
  }

  // A slip in a key of this section, a key that belongs into another section, or a slip in a section's name.
  static std::optional<std::string> known_name_near(const std::string& path, const std::string& name,
                                                    const std::string& full) {
    std::vector<std::string_view> neighbours;
    for (const Setting& setting : settings())
      if (setting.section == path) neighbours.push_back(setting.name);
    if (const auto similar = base::nearest(name, neighbours)) return path + "." + std::string(*similar);
    for (const Setting& setting : settings())
      if (setting.name == name) return setting.key();
    std::vector<std::string_view> names;
    for (const Section& section : sections()) names.push_back(section.name);
    if (const auto similar = base::nearest(full, names)) return "[" + std::string(*similar) + "]";
    return std::nullopt;
  }

  std::string name_;
  FileContent& content_;
  std::set<std::string> stand_ins_;
};

}  // namespace

FileContent read_toml(std::string_view text, const std::string& name) {
  FileContent content;
  Reader(name, content).read(text);
  const auto line_of = [](const Problem& problem) {
    return std::stoi(problem.place.substr(problem.place.rfind(':') + 1));
  };
  std::stable_sort(content.problems.begin(), content.problems.end(),
                   [&](const Problem& a, const Problem& b) { return line_of(a) < line_of(b); });
  return content;
}

}  // namespace config
