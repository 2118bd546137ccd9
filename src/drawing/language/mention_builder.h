#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "drawing/language/lexicon.h"
#include "drawing/language/relation_builder.h"
#include "drawing/language/sentence.h"

namespace drawing::language {

// What stands in a compound's first part is there, whatever stood before the compound.
enum class Placing : std::uint8_t { by_what_stood_before, beside_place };

// How a mention stands to what comes before it.
struct MentionContext {
  bool follows_noun = false;  // directly
  bool coordinated = false;   // "und" or a comma stood between
  Placing placing = Placing::by_what_stood_before;
  bool possessed = false;  // "sein", "ihr" stood before it
};

// Adds the mentions of a sentence, as they come; two nouns that stand together may be one thing. Belongs to
// one sentence; `sentence` and `relations` must outlive it.
class MentionBuilder {
 public:
  MentionBuilder(const Lexicon& lexicon, Sentence& sentence, RelationBuilder& relations)
      : lexicon_(lexicon), sentence_(sentence), relations_(relations) {}

  void add(Mention mention, const MentionContext& context);
  // "Kater Felix": gives the last mention a name, if it has a face. There is one.
  void name_last(std::string name);
  // "Der Hund heißt Wuffel": gives the name to the last subject with a face, else to whoever with a face was
  // mentioned last. False for nobody.
  bool name_subject(const std::string& name);
  // The first mention that has this name, as typed; nothing for none.
  std::optional<int> called(std::string_view name) const;
  // Whether a word right after the last mention may be its name though no list has it: one animal, and a
  // word with a capital that nothing is known of.
  bool may_be_name(const UnknownWord& word) const;
  // "verkleidet sich als Pirat": the subjects are small pirates, and nobody else is one; "als Hexe und
  // Pirat": one of them is the second, and is mentioned as such. False where there is no subject with a face,
  // or nobody can be `role` in a picture: an animal, a thing.
  bool dress_up(int role, std::string_view name);
  // "Ein Bär im Anzug": whoever was named last wears it, or those who do it, or who comes next.
  void put_on(std::string_view garment);
  // Whether somebody with a face was mentioned.
  bool has_being() const;
  // Whether the last subject is an animal.
  bool has_animal_subject() const;

  // What a verb says of the last subjects, or of the next one where there is none yet.
  void add_verb(const Attributes& attributes);
  // What adjectives without a noun say of the last subject.
  void add_predicate(const Attributes& attributes);
  // The sentence is over: a verb waits no longer for its subject.
  void end_sentence() {
    pending_verb_ = {};
    pending_garment_ = {};
  }

 private:
  void place(const Mention& mention, const MentionContext& context);
  void dress_up_another(int subject, const Mention& played);
  bool absorb(Mention& before, const Mention& mention) const;
  bool is_relative_of_subject(const Mention& mention, const MentionContext& context) const;
  // How many there are of whom the text speaks, or `otherwise` where that is one or nobody.
  long count_of_owners(long otherwise) const;
  // Who rides on `mount`, a mention that comes after "auf", where that is not the subject; nothing otherwise.
  std::optional<int> rider_of(const Mention& mount) const;
  Mention& at(int index) const { return sentence_.mentions[static_cast<std::size_t>(index)]; }
  const LexiconEntry& entry_of(const Mention& mention) const {
    return lexicon_.entries()[static_cast<std::size_t>(mention.entry)];
  }

  const Lexicon& lexicon_;
  Sentence& sentence_;
  RelationBuilder& relations_;
  std::vector<int> dressed_up_;       // who plays somebody, indexes into Sentence::mentions
  Attributes pending_verb_;           // of a verb before its subject
  std::string_view pending_garment_;  // before who wears it
  bool family_word_ = false;          // the last mention was "Papa" or the like
};

}  // namespace drawing::language
