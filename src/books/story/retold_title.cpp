#include "books/story/retold_title.h"

#include <algorithm>
#include <set>
#include <span>
#include <tuple>
#include <utility>

#include "books/german/noun_table.h"
#include "books/german/sentence.h"
#include "books/story/cast.h"
#include "books/story/connection.h"
#include "books/story/groups.h"
#include "books/story/pattern.h"
#include "books/story/retold_texts.h"
#include "books/telling/antecedents.h"
#include "books/telling/sentence_words.h"
#include "drawing/language/parser.h"

namespace books::story {
namespace {

bool says_word(const std::string& text, const std::string& word) {
  const auto words = telling::words_of(text);
  return std::any_of(words.begin(), words.end(),
                     [&](const auto& each) { return text.compare(each.at, each.size, word) == 0; });
}

// Whether a page speaks of somebody, by the name or by a form of the noun.
bool is_on(const StoryPage& page, const std::string& name) {
  return says_word(page.text, name) ||
         std::any_of(page.motifs.begin(), page.motifs.end(), [&](const drawing::WishedMotif& motif) {
           const std::vector<std::string> keys = telling::names_of(motif);
           return std::find(keys.begin(), keys.end(), name) != keys.end();
         });
}

class TitleWriter {
 public:
  TitleWriter(const std::vector<StoryPage>& pages, base::Random& chance)
      : pages_(pages), texts_(RetoldTexts::embedded()), chance_(chance) {}

  // About whoever the sentences speak of most.
  std::string title() {
    const Teller teller = teller_of(pages_);
    if (teller != Teller::nobody)
      return pick(teller == Teller::us ? texts_.our_titles() : texts_.my_titles());
    std::vector<StoryPage> read;
    for (const StoryPage& page : pages_) read.push_back(story_page(drawing::language::read_wish(page.text)));
    const std::vector<std::string> heroes = most_spoken_of(read);
    // Nobody is the hero of a book who is missing on most of its pages.
    const auto with_hero = std::count_if(read.begin(), read.end(), [&](const StoryPage& page) {
      return std::any_of(heroes.begin(), heroes.end(),
                         [&](const std::string& hero) { return is_on(page, hero); });
    });
    const bool named = !heroes.empty() && says_word(read.front().text, heroes.front());
    if (with_hero * 2 < static_cast<std::ptrdiff_t>(read.size()) && (with_hero < 2 || !named))
      return pick(texts_.day_titles());
    Parts parts;
    std::vector<german::Mention>& mentions = parts.mentions['H'];
    for (const StoryPage& page : read) {
      // "Die Geschichte von der Familie", and not of the first of them.
      const Group* group = GroupTable::embedded().on(page);
      const bool among =
          group != nullptr && std::any_of(heroes.begin(), heroes.end(), [&](const auto& hero) {
            return std::find(group->members.begin(), group->members.end(), hero) != group->members.end();
          });
      if (among && mentions.empty()) mentions.push_back({group->noun});
    }
    if (mentions.empty()) {
      for (const std::string& hero : heroes) mentions.push_back(mention_of(read, hero));
    }
    if (mentions.empty()) mentions.push_back(mention_of(read, {}));
    const bool several = mentions.size() > 1 || mentions.front().count > 1;
    return german::sentence_case(
        Pattern(pick(several ? texts_.titles_of_several() : texts_.titles())).fill(parts));
  }

 private:
  // Whoever is on the most pages; of two the one who comes first, but both where they come together: "Tim und
  // Lea". Nobody for pages on which nobody lives.
  static std::vector<std::string> most_spoken_of(const std::vector<StoryPage>& read) {
    struct Spoken {
      std::string name;
      std::size_t pages, first_page, at;
    };
    std::vector<Spoken> all;
    std::set<std::string> given;
    for (std::size_t i = 0; i < read.size(); ++i) {
      std::set<std::string> here;
      for (const drawing::WishedMotif& motif : read[i].motifs) {
        if (!telling::is_being(motif)) continue;
        for (std::string& name : telling::names_of(motif)) {
          if (!motif.called.empty()) given.insert(name);
          here.insert(std::move(name));
        }
      }
      for (const std::string& name : here) {
        const auto known =
            std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.name == name; });
        if (known != all.end())
          ++known->pages;
        else
          all.push_back({name, 1, i, read[i].text.find(name)});
      }
    }
    // A name is somebody also where nobody is drawn for it: "der erste Schultag von Leni".
    for (Spoken& spoken : all) {
      if (!given.contains(spoken.name)) continue;
      spoken.pages = 0;
      for (std::size_t i = read.size(); i-- > 0;) {
        if (!says_word(read[i].text, spoken.name)) continue;
        ++spoken.pages, spoken.first_page = i, spoken.at = read[i].text.find(spoken.name);
      }
      spoken.pages = std::max<std::size_t>(spoken.pages, 1);
    }
    // Who is there from the beginning weighs more.
    const auto weight = [](const Spoken& spoken) { return spoken.pages + (spoken.first_page == 0 ? 1 : 0); };
    std::stable_sort(all.begin(), all.end(), [&](const Spoken& a, const Spoken& b) {
      return std::tuple(weight(b), a.first_page, a.at) < std::tuple(weight(a), b.first_page, b.at);
    });
    if (all.empty()) return {};
    // Of two who come together the other may be on one page less; on more where both are spoken of as "sie".
    const bool both = std::any_of(read.begin(), read.end(), [](const StoryPage& page) {
      const auto words = telling::words_of(page.text);
      for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i].lower == "beide" || words[i].lower == "beiden") return true;
        const bool plural = (i + 1 < words.size() && words[i + 1].lower.ends_with('n')) ||
                            (i > 0 && words[i - 1].lower.ends_with('n'));
        if (words[i].lower == "sie" && plural) return true;
      }
      return false;
    });
    // "Emma und Ben bauen": both, also where one of them is not spoken of again.
    const auto joined = [&](const std::string& one, const std::string& other) {
      return given.contains(one) && given.contains(other) &&
             (read.front().text.find(one + " und " + other) != std::string::npos ||
              read.front().text.find(other + " und " + one) != std::string::npos);
    };
    // "Der Ritter und der Drache": who is on half of the pages, most of them together with the other.
    const auto together = [&](const std::string& one, const std::string& other) {
      // "Tom und die drei Kinder" are Tom.
      if (given.contains(one) != given.contains(other)) return false;
      const auto both_there = std::count_if(read.begin(), read.end(), [&](const StoryPage& page) {
        return is_on(page, one) && is_on(page, other);
      });
      return both_there * 2 >= static_cast<std::ptrdiff_t>(read.size());
    };
    if (all.size() > 1 && (joined(all[0].name, all[1].name) || together(all[0].name, all[1].name)) &&
        (all.size() < 3 || !joined(all[0].name, all[2].name))) {
      return all[0].first_page < all[1].first_page ||
                     (all[0].first_page == all[1].first_page && all[0].at < all[1].at)
                 ? std::vector{all[0].name, all[1].name}
                 : std::vector{all[1].name, all[0].name};
    }
    const auto beside = [&](std::size_t i) {
      if (i >= all.size() || all[i].first_page != all[0].first_page) return false;
      // A birthday has guests of whom nobody speaks.
      if (all[i].at == std::string::npos) return false;
      return (all[i].pages > 1 && all[i].pages + 1 >= all[0].pages) ||
             ((both || all[i].pages > 1) && all[0].first_page == 0 && given.contains(all[i].name) &&
              given.contains(all[0].name));
    };
    if ((all[0].pages == 1 && !both) || !beside(1) || beside(2)) return {all[0].name};
    return all[0].at < all[1].at ? std::vector{all[0].name, all[1].name}
                                 : std::vector{all[1].name, all[0].name};
  }

  // How the title speaks of somebody of that name. `read` are the pages as their sentences say them.
  german::Mention mention_of(std::vector<StoryPage> read, const std::string& name) {
    for (StoryPage& page : read) {
      std::erase_if(page.motifs, [&](const drawing::WishedMotif& motif) {
        const std::vector<std::string> keys = telling::names_of(motif);
        return std::find(keys.begin(), keys.end(), name) == keys.end();
      });
      for (drawing::WishedMotif& motif : page.motifs) {
        if (motif.called.size() > 1) motif.called = {name}, motif.count = 1;
      }
      page.relations.clear();
      page.deeds.clear();
    }
    Hero hero = choose_hero(read, german::NounTable::embedded(), chance_);
    hero.mention.adjectives.clear();
    hero.mention.count = count_of(read);
    return hero.mention;
  }

  // How many there are on every page that has one of them; one, where that differs.
  static int count_of(const std::vector<StoryPage>& pages) {
    int count = 0;
    for (const StoryPage& page : pages) {
      for (const drawing::WishedMotif& motif : page.motifs) {
        if (count != 0 && count != motif.count) return 1;
        count = motif.count;
      }
    }
    return std::max(count, 1);
  }

  const std::string& pick(const std::vector<std::string>& lines) {
    return chance_.pick(std::span<const std::string>(lines));
  }

  const std::vector<StoryPage>& pages_;
  const RetoldTexts& texts_;
  base::Random& chance_;
};

}  // namespace

std::string retold_title(const std::vector<StoryPage>& pages, base::Random& chance) {
  return TitleWriter(pages, chance).title();
}

}  // namespace books::story
