#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/text_blocks.h"
#include "books/german/mention.h"

namespace books::story {

// How the hero is named where a pattern first says so: "der kleine Fuchs", "der Fuchs", "er". After that it
// is "der Fuchs".
enum class HeroName { full, bare, pronoun };

// Who plays the parts of a pattern, by the part's capital letter (README.md).
struct Parts {
  std::map<char, german::Mentions> mentions;
  std::string doing;  // what {tat X} stands for
  std::string place;  // what {ort} stands for
  // Of a deed: what {wer}, {tut} and {was} stand for. The last one brings its own space.
  std::string agents, finite, rest;
  // What the slots of a collection stand for (README.md): {satz}, {folge}, {bild}, {zahl}, {laut}.
  std::map<std::string, std::string, std::less<>> words = {};
  HeroName hero = HeroName::full;
};

// Some German sentences with slots; README.md lists them. Immutable.
class Pattern {
 public:
  // Throws std::logic_error for a slot that nobody knows: the build would be broken.
  explicit Pattern(std::string text);

  const std::string& text() const { return text_; }
  // What its words before the sentences say of it: "dark", "asleep" (README.md).
  const std::vector<std::string>& marks() const { return marks_; }
  bool is_marked(std::string_view mark) const;
  // Whether it goes with every page: nothing is said of it, and it has no slot.
  bool is_plain() const { return marks_.empty() && text_.find('{') == std::string::npos; }
  // Whether some slot needs that part ("H", "G" ...).
  bool needs(char part) const { return parts_.find(part) != std::string::npos; }
  bool needs_doing() const { return needs_doing_; }
  // Whether the hero is called by a noun, and not by a pronoun alone.
  bool names_hero() const { return names_hero_; }
  // Whether that is so in its first sentence, so that after a sentence about the hero a pronoun is nobody
  // else.
  bool names_hero_at_once() const { return names_hero_at_once_; }

  // The sentences, each with its capital letter. Every needed part must have somebody.
  std::string fill(const Parts& parts) const;

 private:
  std::string text_;
  std::vector<std::string> marks_;
  std::string parts_;  // capital letters
  bool needs_doing_ = false;
  bool names_hero_ = false;
  bool names_hero_at_once_ = false;
};

// The lines of a block that stand under `key`, in order.
std::vector<Pattern> patterns_of(const base::TextBlock& block, std::string_view key);

// All of them, in order; the patterns must outlive what is returned.
std::vector<const Pattern*> pointers(const std::vector<Pattern>& patterns);

}  // namespace books::story
