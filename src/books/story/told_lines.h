#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "books/story/page_facts.h"
#include "books/story/retold_texts.h"
#include "books/story/story.h"
#include "books/story/troubles.h"
#include "books/telling/past_sentence.h"

namespace books::story {

// A book whose sentences are its story, read once. The vectors have an element for each page.
struct RetoldBook {
  RetoldBook(const std::vector<StoryPage>& of_pages, const RetoldTexts& texts, std::string of_title);

  // Whether somebody cries, is hurt or angry on the page, or something of the kind is done.
  bool is_sad(std::size_t index) const;
  // "Mia kommt nicht mehr herunter."
  bool is_denied(std::size_t index) const;
  // Whether it goes badly on a page, or might: in a storm, with a wolf, in tears. Nothing comfortable is said
  // there. The wolf of a book about a wolf is no danger.
  bool is_uneasy(std::size_t index) const;
  // Whether the page shows somebody or something where it stands or lies that a page before looked for.
  bool is_found(std::size_t index) const;
  // Whom or what a page looks for that no later one shows: the beast itself, nobody for other things; nullopt
  // where all is found.
  std::optional<german::Mentions> sought_in_vain() const;
  // Whether it goes badly nowhere.
  bool is_calm() const;
  // Whether somebody who does it was on a page before; so is everybody on the first.
  bool is_known(std::size_t index) const;
  // Whether its sentence tells how something is, and not what happens next.
  bool is_state(std::size_t index) const;
  // What the title promises; nullptr for nothing.
  const OccasionTexts* occasion() const;
  // Whether something goes badly on a page, or is a danger: not only somebody's mood.
  bool is_in_trouble() const;
  // What the sentences of all other pages say.
  std::string told_elsewhere(std::size_t index) const;
  // Whether the title or a page says what time of day it is: then no other is made up.
  bool tells_time() const;
  // Whether no page after the first says that weeks or a season have passed.
  bool is_of_one_day() const;
  // A tale that the book tells anew; nullptr for none.
  const OccasionTexts* tale() const;
  // Whether the book speaks of a time of the year, or its first page of a time of the day ("winter",
  // "evening").
  bool is_at(const std::string& time) const;
  bool is_time(std::string_view name) const { return texts_.times().contains(std::string(name)); }

  const std::vector<StoryPage>& pages;
  const std::string title;  // of the book, empty where it is not known
  std::vector<std::optional<telling::PastSentence>> past;
  std::vector<PageFacts> facts;
  std::vector<TroubleOnPage> troubles;
  const drawing::Age age;  // of the youngest

 private:
  const RetoldTexts& texts_;
};

// Chooses what is said around the sentences of such a book, no line twice. Belongs to one story; all that it
// is given must outlive it.
class ToldLines {
 public:
  ToldLines(const RetoldBook& book, const RetoldTexts& texts, base::Random& chance)
      : book_(book), texts_(texts), chance_(chance) {}

  // One of a list of RetoldTexts that goes with the page; empty where none does.
  std::string line(const std::string& list, std::size_t index);
  // The same of these lines.
  std::string line(const std::vector<Pattern>& lines, std::size_t index);
  // One of a list that asks for something certain; empty where none fits.
  std::string special_line(const std::string& list, std::size_t index);
  // What follows `text`, the sentence of a page that is not the last: a sigh after something bad, else a line
  // on what is done, named, or how it is there; for older children one more on why or how it feels. Often
  // empty.
  std::string added(const std::string& text, std::size_t index);
  // What follows the last one: what goes with its deed, else with any story; after something bad, how it was
  // made good.
  std::string ending(const std::string& text, std::size_t index);
  // Why somebody is going to do what the page tells, said before its sentence; empty where nothing is known.
  struct Motive {
    std::string text;
    std::string link;         // the word by which the sentence goes on: "Also"
    bool names_doer = false;  // so that the sentence may have a pronoun
  };
  Motive motive(std::size_t index);
  // What is heard and felt on the page besides, so that it is long enough for the book's age: how it is at
  // its place, what somebody says. `text` is what the page has. Often empty.
  std::string episode(const std::string& text, std::size_t index);
  // For small children a rhyme that every other page ends with where all goes well, and an end of it; empty
  // for others, and for a page that has enough.
  std::string refrain(const std::string& text, std::size_t index);
  // The line, or "" where the page would have more sentences with it than are good at the book's age.
  std::string as_room_is(const std::string& text, std::string line, std::size_t index);
  // Whether the ending that was told last goes on from the deed of its page, so that it stands right behind
  // that.
  bool ends_deed() const { return ends_deed_; }
  // How something bad was made good before the page; empty where nothing was.
  std::string turn(std::size_t index);
  // One of these that has not been told, as long as there is one.
  std::string fresh(const std::vector<std::string>& lines);
  bool is_told(const std::string& line) const { return told_.contains(line); }

 private:
  using Lines = std::vector<const Pattern*>;
  using ByVerb = const std::vector<Pattern>& (RetoldTexts::*)(const std::string&) const;

  std::string_view place_of(std::size_t index) const;
  // Whether a mark is true of a page and its book.
  bool holds(std::string_view mark, std::size_t index) const;
  // Those that may follow a deed: of a thing, or where it goes badly, only what is known to go with that.
  Lines of_deed(const std::vector<Pattern>& lines, std::size_t index, const std::string& text) const;
  std::string short_ending(const std::string& text, std::size_t index);
  std::string sigh(std::size_t index);
  std::string all_well(std::size_t index);
  // That a beast which was looked for stays away.
  std::string unfound(const german::Mentions& sought);
  const std::vector<Pattern>& feelings(std::size_t index) const;
  std::string short_line(const std::string& text, std::size_t index);
  const std::vector<Pattern>& by_deed(std::size_t index, ByVerb of) const;
  Lines noun_lines(std::size_t index) const;
  // Of them those that fit; where it goes badly only what is marked for that.
  Lines of_noun(std::size_t index) const;
  // Those that go with the page and have not been told; the ones that ask for certain words before all
  // others. None says a noun of `text` again.
  Lines fitting(Lines lines, std::size_t index, const std::string& text) const;
  Lines fitting(const std::vector<Pattern>& lines, std::size_t index, const std::string& text) const;
  bool begins_beside(std::string_view word, std::size_t index) const;
  std::string tell_anew(Lines lines, std::size_t index);
  // Fills one of them. Not empty.
  std::string tell(const Lines& lines, std::size_t index);
  // Likewise of a trouble, where H is whoever had it.
  std::string of_trouble(const std::vector<Pattern>& patterns, std::size_t since, std::size_t index);
  // Who makes it good, or looks on: of the people who do something up to page `last` the first who is none of
  // the `others`; empty for nobody.
  german::Mentions helper(const std::vector<std::string>& others, std::size_t last) const;
  bool can_fill(const Pattern& line, std::size_t index) const;
  bool may_speak(std::size_t index) const;
  // Takes back that somebody speaks on a page, of whose text there is nothing more than this.
  void leave_unsaid(const std::string& text, std::size_t index);
  bool rhymes(std::size_t index);
  bool is_of_people_all_through() const;
  Lines spoken(const std::string& text, std::size_t index) const;
  std::string air(const std::string& text, std::size_t index);

  const RetoldBook& book_;
  const RetoldTexts& texts_;
  base::Random& chance_;
  std::string last_beginning_;  // first word of the last line that begins a page
  std::set<std::string> told_;
  std::set<std::size_t> spoken_on_;      // pages where a line lets somebody speak
  std::string airs_;                     // what was told of how it is at the places
  bool felt_ = false;                    // whether the page has nothing but a feeling
  bool ends_deed_ = false;               // whether the ending goes on from the deed of the last page
  std::optional<std::size_t> named_on_;  // the page that has the name where "er" could be somebody else
  std::optional<std::string> refrain_;   // of the book, "" for none
};

}  // namespace books::story
