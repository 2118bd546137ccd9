#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "books/story/pattern.h"

namespace books::story {

// Something bad that a page tells, and how it is made good.
struct TroubleTexts {
  std::string name;                // "hurt"
  bool is_sudden = false;          // it comes all of a sudden, as no illness does
  bool is_brief = false;           // two pages later nobody thinks of it any more
  std::vector<std::string> words;  // by which a page is known to tell it (PageFacts::says)
  std::vector<std::string> heals;  // likewise a page that makes it good by itself
  std::vector<Pattern> sighs;      // after the page that tells it
  std::vector<Pattern> turns;      // before a later page on which whoever had it does something again
  std::vector<Pattern> rescues;    // at the end of a book that does not make it good
  std::vector<Pattern> wells;      // at the end of a book that has made it good before
  // The same where somebody else of the book, X, makes it good.
  std::vector<Pattern> finds;
  // What is done on a page that turns may stand before; empty for anything. Who is ill eats soup.
  std::vector<std::string> turns_at = {};
};

// What the title of a book promises, "Pauls Geburtstag", or a tale that everybody knows.
struct OccasionTexts {
  std::vector<std::string> stems;  // of the title's words, lower case; parts joined by "+" are all there
  std::vector<std::string> known;  // by which a first page is known to say it by itself (PageFacts::says)
  std::vector<Pattern> says;       // before the first sentence
  std::vector<Pattern> whens;      // in it, before its verb
  std::vector<Pattern> ends;       // last sentences
  std::vector<std::string> unlike = {};  // parts of titles that promise something else, lower case
};

// What a story has around the sentences that somebody wrote (resources/stories/retold.txt, beginnings.txt and
// episodes.txt). Immutable. What the words before a line say of its page, and which slots it has:
// README.md.
class RetoldTexts {
 public:
  // Those of the executable; read at the first call. Throws std::logic_error where they are malformed.
  static const RetoldTexts& embedded();
  explicit RetoldTexts(std::string_view text);

  // Lines by what they are for: "opening", "link", "closing", "ending" ... None is empty.
  const std::vector<Pattern>& list(const std::string& name) const;
  // Titles, with the slots of a Pattern for the hero.
  const std::vector<std::string>& titles() const { return titles_; }
  // Likewise for several heroes; for "us", "me", and a book of many, who have no slot.
  const std::vector<std::string>& titles_of_several() const { return titles_of_several_; }
  const std::vector<std::string>& our_titles() const { return our_titles_; }
  const std::vector<std::string>& my_titles() const { return my_titles_; }
  const std::vector<std::string>& day_titles() const { return day_titles_; }
  // What is added to a page on which somebody does it, by the infinitive; empty for most.
  const std::vector<Pattern>& after(const std::string& verb) const;
  // A second line for older children, of why or how it feels; empty for most.
  const std::vector<Pattern>& reasons(const std::string& verb) const;
  // What whoever does it says (resources/stories/episodes.txt); empty for some.
  const std::vector<Pattern>& speeches(const std::string& verb) const;
  // Why somebody is going to do it, said before, with the word that leads on from it behind a slash: "{der H}
  // hatte Hunger. / Also"; empty for some.
  const std::vector<Pattern>& motives(const std::string& verb) const;
  // Last sentences of a story that ends with this verb; empty for most, which end with one of "ending".
  const std::vector<Pattern>& ends_after(const std::string& verb) const;
  // What is added to a page that has nothing else to say but names this, as it is typed ("Geburtstag"); empty
  // for most.
  const std::vector<Pattern>& of_noun(const std::string& noun) const;
  // How something sounds that does anything, for small children: "Wau, wau!"; empty for most.
  const std::vector<Pattern>& sounds(const std::string& noun) const;
  const std::vector<TroubleTexts>& troubles() const { return troubles_; }
  // In the order in which a title is searched for them.
  const std::vector<OccasionTexts>& occasions() const { return occasions_; }
  // Known tales; their first line begins the book.
  const std::vector<OccasionTexts>& tales() const { return tales_; }
  // By which a page is known to be no comfortable one: "Sturm", "Wolf".
  const std::vector<std::string>& dangers() const { return dangers_; }
  // Whether one wants to know what comes of it: "klauen".
  bool is_tense(const std::string& verb) const;
  // Whether the verb says how something is, and not what happens next: "wohnen".
  bool is_state(const std::string& infinitive) const;
  // Whether it is so for longer than a day, so that no day begins with it: "wohnen", but not "sitzen".
  bool is_lasting(const std::string& infinitive) const;
  // Whether whoever does it is glad of it: "spielen".
  bool is_glad(const std::string& infinitive) const;
  // Whether a story that ends with this infinitive or word ("traurig") does not end with one of "ending".
  bool is_sad(const std::string& word) const;
  // Whether of somebody who is called so a fairy tale is told: "Ritter".
  bool is_of_fairy_tales(const std::string& noun) const;
  // What a time is known by, as "winter" by "Schnee".
  const std::map<std::string, std::vector<std::string>>& times() const { return times_; }

 private:
  using Lines = std::map<std::string, std::vector<Pattern>>;

  std::vector<std::string> titles_, titles_of_several_, our_titles_, my_titles_, day_titles_;
  std::map<std::string, std::vector<std::string>> words_, times_;
  Lines lists_, after_, reasons_, speeches_, motives_, ends_after_, of_noun_, sounds_;
  std::vector<TroubleTexts> troubles_;
  std::vector<OccasionTexts> occasions_, tales_;
  std::vector<std::string> dangers_;
};

}  // namespace books::story
