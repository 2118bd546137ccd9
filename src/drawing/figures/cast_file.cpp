#include "drawing/figures/cast_file.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "base/embedded.h"
#include "base/error.h"
#include "base/toml_fields.h"
#include "base/tomlplusplus.h"

namespace drawing::figures {
namespace {

class CastReader {
 public:
  explicit CastReader(const std::string& file) : file_(file) {}

  Cast read(std::string_view text) {
    Cast cast;
    const toml::table table = base::parse_toml(text, file_);
    for (const auto& [key, node] : table) {
      const toml::table* section = node.as_table();
      if (section == nullptr || (key.str() != "people" && key.str() != "animals" && key.str() != "called" &&
                                 key.str() != "garments" && key.str() != "times"))
        throw refusal("figures_unknown_section", node.source(), {std::string(key.str())});
      for (const auto& [id, entry] : *section) {
        const std::string motif(id.str());
        const toml::value<std::string>* words = entry.as_string();
        if (words == nullptr) throw refusal("figures_no_text", entry.source(), {motif});
        if (key.str() == "people") {
          cast.people.emplace(motif, read_role(words->get(), entry.source()));
        } else if (key.str() == "garments") {
          cast.garments.emplace(motif, read_role(words->get(), entry.source()));
        } else if (key.str() == "times") {
          cast.times.emplace(motif, read_role(words->get(), entry.source()));
        } else if (key.str() == "called") {
          cast.called.emplace(motif, read_role(words->get(), entry.source()));
        } else {
          cast.animals.emplace(motif, read_animal(words->get(), entry.source()));
        }
      }
    }
    for (const auto& [motif, role] : cast.people) {
      if (cast.animals.contains(motif))
        throw refusal("figures_twice", section_of(table, "animals", motif), {motif});
    }
    return cast;
  }

 private:
  base::AppError refusal(std::string reason, const toml::source_region& where,
                         std::vector<std::string> arguments = {}) const {
    return base::file_refusal(std::move(reason), file_, where, std::move(arguments));
  }

  static toml::source_region section_of(const toml::table& table, std::string_view section,
                                        std::string_view motif) {
    return table[section][motif].node()->source();
  }

  // "adult male cook_hat moustache/no_beard coat".
  CastRole read_role(std::string_view text, const toml::source_region& where) const {
    CastRole role;
    for (const std::string_view choice : split(text, ' ')) {
      std::vector<LookWord>& words = role.choices.emplace_back();
      for (const std::string_view word : split(choice, '/')) {
        const std::optional<LookWord> found = find_look_word(word);
        if (!found) throw refusal("figures_unknown_word", where, {std::string(word)});
        words.push_back(*found);
      }
    }
    return role;
  }

  AnimalKind read_animal(std::string_view text, const toml::source_region& where) const {
    const std::optional<AnimalKind> kind = find_animal_kind(text);
    if (!kind) throw refusal("figures_unknown_word", where, {std::string(text)});
    return *kind;
  }

  static std::vector<std::string_view> split(std::string_view text, char at) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
      const std::size_t end = std::min(text.find(at), text.size());
      if (end > 0) parts.push_back(text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
  }

  const std::string& file_;
};

}  // namespace

const CastRole* Cast::find_called(std::string_view noun) const {
  if (const auto whole = called.find(noun); whole != called.end()) return &whole->second;
  const CastRole* found = nullptr;
  std::size_t longest = 0;
  for (const auto& [name, role] : called) {
    std::string end = name;
    end.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(end.front())));
    if (noun.size() <= end.size() || !noun.ends_with(end) || end.size() <= longest) continue;
    found = &role;
    longest = end.size();
  }
  return found;
}

Cast read_cast(std::string_view text, const std::string& file) {
  return CastReader(file).read(text);
}

const Cast& embedded_cast() {
  static const Cast cast = read_cast(base::resource("figures/cast.toml"), "cast.toml");
  return cast;
}

}  // namespace drawing::figures
