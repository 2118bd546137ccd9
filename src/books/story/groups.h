#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "books/german/noun.h"
#include "books/story/story.h"

namespace books::story {

// Several people whom one word calls: "die Familie".
struct Group {
  german::Noun noun;
  std::vector<std::string> members;  // names of the motifs that a picture shows for it
};

// The groups of resources/stories/groups.txt. Immutable, hence thread-safe.
class GroupTable {
 public:
  // The one of the executable; read at the first call. Throws std::logic_error where it is malformed.
  static const GroupTable& embedded();
  explicit GroupTable(std::string_view text);

  // Whom the page's sentence calls by one word and its picture shows one by one; nullptr for nobody.
  const Group* on(const StoryPage& page) const;

 private:
  std::vector<Group> groups_;
};

}  // namespace books::story
