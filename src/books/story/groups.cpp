#include "books/story/groups.h"

#include <algorithm>
#include <stdexcept>

#include "base/embedded.h"
#include "base/text_blocks.h"
#include "base/toml_fields.h"
#include "base/utf8.h"
#include "books/telling/sentence_words.h"

namespace books::story {

const GroupTable& GroupTable::embedded() {
  static const GroupTable table(base::resource("stories/groups.txt"));
  return table;
}

GroupTable::GroupTable(std::string_view text) {
  for (const base::TextBlock& block : base::parse_text_blocks(text)) {
    // "f Familie Familien"
    const std::string& line = block.value("group");
    const auto words = base::split_words(line);
    const std::size_t gender = words.size() == 3 ? std::string_view("mfn").find(words[0]) : std::string::npos;
    if (gender == std::string::npos) throw std::logic_error("story group: " + line);
    Group group{german::Noun(words[1], words[2], static_cast<german::Gender>(gender)), {}};
    for (const std::string_view member : base::split_words(block.value("members")))
      group.members.emplace_back(member);
    groups_.push_back(std::move(group));
  }
}

const Group* GroupTable::on(const StoryPage& page) const {
  const std::vector<telling::SentenceWord> words = telling::words_of(page.text);
  const auto found = std::find_if(groups_.begin(), groups_.end(), [&](const Group& group) {
    const std::string called = base::to_lower_utf8(group.noun.name());
    const bool named =
        std::any_of(words.begin(), words.end(), [&](const auto& word) { return word.lower == called; });
    return named && std::all_of(group.members.begin(), group.members.end(), [&](const std::string& member) {
             return std::any_of(page.motifs.begin(), page.motifs.end(),
                                [&](const drawing::WishedMotif& motif) { return motif.name == member; });
           });
  });
  return found == groups_.end() ? nullptr : &*found;
}

}  // namespace books::story
