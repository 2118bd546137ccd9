#pragma once

#include <optional>
#include <string>
#include <vector>

#include "books/german/mention.h"
#include "books/story/pattern.h"
#include "books/story/story.h"
#include "books/telling/past_sentence.h"

namespace books::story {

// What a page of a told story is like, as far as the words around its sentence depend on it. Immutable.
class PageFacts {
 public:
  // `past` is the page's sentence in the past, nothing where that is not known.
  PageFacts(const StoryPage& page, const std::optional<telling::PastSentence>& past, drawing::Age age);

  // Whom the sentence says to do it: "Emma und Ben", "die Familie"; empty where nobody does ("Es regnet"),
  // where they are not known, and where "ich" or "wir" do.
  const german::Mentions& doers() const { return doers_; }
  // What they are called, by which two pages' doers are the same.
  const std::string& doer_key() const { return doer_key_; }
  // Everybody else alive whom the sentence names.
  const german::Mentions& others() const { return others_; }
  // Nouns of everybody alive on the page, and their names.
  const std::vector<std::string>& beings() const { return beings_; }
  // The same of the doers alone.
  const std::vector<std::string>& beings_of_doers() const { return beings_of_doers_; }
  // Whether somebody speaks on it.
  bool quotes() const { return quotes_; }
  // Whether people do it, of whom a tale may say that they speak or help: "Lena", "der Ritter"; no family as
  // a whole.
  bool is_of_group() const { return doer_kind_ == "group"; }
  bool is_of_people() const { return doer_kind_ == "person" || doer_kind_ == "figure"; }
  // Whether the page has a word that begins so, as it was typed: "verletz" in "verletzte". Parts joined by
  // "+" are all there: "läuft+weg".
  bool says(const std::string& stems) const;
  // Whether it says one of them.
  bool says_any(const std::vector<std::string>& stems) const;
  // Whether the subject of its sentence is brought in by it: "Eine Prinzessin".
  bool has_new_subject() const { return new_subject_; }
  // Whether the subject is no being and no vehicle: "Der Wind", "eine Schatzkarte".
  bool is_of_thing() const { return of_thing_; }
  // Whether the sentence says no place of its own, and whether it says where somebody goes to.
  bool has_no_place() const { return no_place_; }
  bool has_goal() const { return goal_; }
  // Whether one mark of a line (README.md) is true of the page.
  bool is(std::string_view mark, std::string_view place) const;
  // Whether the page is what the words before a line say of it (README.md), and the line speaks of nobody who
  // is missing. `place` is "first", "inner" or "last".
  bool fits(const Pattern& line, std::string_view place) const;

 private:
  void find_doers(const StoryPage& page, const std::optional<telling::PastSentence>& past);
  void read_subject(const telling::PastSentence& past);
  void read_places(const telling::PastSentence& past);

  std::string scene_;
  drawing::Age age_;
  std::vector<std::string> words_;  // as typed
  german::Mentions doers_, others_;
  std::string doer_key_;
  std::string doer_kind_;  // of remarks' kinds, where all doers are of one
  std::vector<std::string> beings_, beings_of_doers_;
  bool night_ = false, quotes_ = false;
  std::string verb_;  // infinitive with its particle
  bool new_subject_ = false, of_thing_ = false, no_place_ = false, goal_ = false;
};

}  // namespace books::story
