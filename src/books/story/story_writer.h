#pragma once

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/random.h"
#include "books/german/article_in_text.h"
#include "books/story/cast.h"
#include "books/story/story.h"
#include "books/story/story_texts.h"
#include "books/telling/teller.h"

namespace books::story {

// "auf der Wiese" of a place that was spoken of as "auf einer Wiese".
std::string as_known(std::string place);
// Whether somebody sleeps: beasts do so without a pose of their own.
bool is_sleep(const drawing::Deed& deed);

// Writes one story; used once.
class StoryWriter {
 public:
  StoryWriter(const std::vector<StoryPage>& pages, std::uint64_t seed, const StoryTexts& texts,
              const german::NounTable& nouns);
  Story write();

 private:
  // `start` and `close` are the short forms of `begin` and of `turn` and `end` together.
  enum class Stage { start, begin, middle, turn, end, close };

  const Arc& choose_arc();
  bool suits(const Arc& arc) const;
  bool has_words(const Arc& arc) const;
  // Whether the words go with the place and the time of day of a page's picture.
  bool may_tell(const Pattern& pattern, std::size_t index) const;
  // Whether a page's picture shows the hero doing something else than sleep.
  bool is_awake(std::size_t index) const;
  // One picture's paragraph.
  std::string page_text(std::size_t index);
  std::vector<Stage> stages(std::size_t index) const;

  void tell_beginning();
  void tell_way(std::size_t index, const PageCast& cast);
  void tell_weather(std::size_t index);
  void tell_presence(const PageCast& cast);
  void tell_pose(const PageCast& cast);
  // That the hero is sad or angry on the picture, where no deed says so.
  void tell_mood(const PageCast& cast);
  // What the picture's deeds say; takes those that they speak of out of the cast. Sleep comes last on a page.
  void tell_deeds(std::size_t index, PageCast& cast);
  std::string deed_list(std::size_t index, const drawing::Deed& deed, bool heros) const;
  bool needs_place(telling::Teller teller, const drawing::Deed& deed, const std::string& scene) const;
  // Whether a sentence of the page has named the place.
  bool has_named(const std::string& place) const;
  void tell_sleep();
  void set_predicate(const telling::Predicate& predicate);
  // "der Fuchs und ein Igel", as the agents of a deed.
  std::string agents_of(const StoryPage& page, const drawing::Deed& deed, const PageCast& cast);
  static drawing::Deed as_one(const StoryPage& page, drawing::Deed deed, const PageCast& cast);
  // What stands before the motif in the page's sentence.
  german::WrittenArticle article_of(const StoryPage& page, int motif) const;
  std::string owner_of(const StoryPage& page, const drawing::Deed& deed) const;
  // Whether a deed tells that somebody comes to the place: "hoppelte in den Wald".
  static bool is_entered(const StoryPage& page);
  bool is_hero(const StoryPage& page, int motif) const;
  bool is_met(const german::Mention& mention) const;
  // Whether an earlier picture of the same place has shown the thing.
  bool is_seen(const Actor& thing) const;
  void tell_stage(Stage stage);
  // Chooses who speaks and what is looked at on this page, where `rest` is whom no deed speaks of.
  void set_parts(const PageCast& cast, const PageCast& rest);
  bool is_silent(const Actor& actor) const;
  // Whether it does something to somebody on this page who would not chat with it, or bears it.
  bool is_foe(const Actor& actor) const;
  void meet(const PageCast& cast);

  // Adds a sentence of a list, with `actors` as X. Nothing for no actors.
  void tell_of(const std::string& list, const std::vector<Actor>& actors);
  std::string doing(const std::vector<Actor>& actors);
  bool can_fill(const Pattern& pattern) const;
  // One of those that can be filled and that the story has not told yet; once all are told, they come again.
  const Pattern* choose(const std::vector<const Pattern*>& patterns);
  const Pattern* choose(const std::vector<Pattern>& patterns);
  const Pattern* choose_step();
  // Of the patterns of a stage those that call the hero by name, on a page that has not done so yet.
  std::vector<const Pattern*> calling_hero(const std::vector<const Pattern*>& patterns) const;
  void add(const Pattern* pattern);
  // Those that no sentence of the page has named yet, as a castle may have been by its scene.
  std::vector<Actor> unnamed(const std::vector<Actor>& actors) const;
  bool is_named(const Actor& actor) const;
  // "auf einem Baum"; "auf dem Baum" where a sentence of the page has named it.
  std::string place_of(const Spot& spot) const;

  const std::vector<StoryPage>& pages_;
  const StoryTexts& texts_;
  const german::NounTable& nouns_;
  base::Random chance_;
  Hero hero_;
  std::optional<Parts> sleep_;  // of the page's deed that is told last; before arc_, whose choice asks for it
  bool sleeps_alone_ = false;   // that deed has no other agents
  const Arc& arc_;
  std::set<std::string> foes_;                          // by noun
  std::vector<german::Mention> met_;                    // each kind once, in order of meeting
  std::set<std::pair<std::string, std::string>> seen_;  // places, and what there was one of
  std::set<const Pattern*> told_;
  Parts parts_;
  // Of the page that is being written:
  std::size_t index_ = 0;
  std::vector<std::string> sentences_;
  bool hero_named_ = false;
  bool way_names_hero_ = false;  // in the sentence just before
  bool hero_acts_ = false;       // some deed is the hero's
  bool mood_told_ = false;       // by a deed
  bool fell_asleep_ = false;     // as the arc tells it
};

}  // namespace books::story
