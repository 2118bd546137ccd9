#include "app/remote_prompt.h"

#include <map>
#include <vector>

#include "base/embedded.h"
#include "base/utf8.h"

namespace app {
namespace {

// A4 at 130 points an inch, both multiples of 16.
constexpr int short_side_px = 1088;
constexpr int long_side_px = 1536;

constexpr std::size_t longest_unknown_words = 200;  // bytes

// kind, tab, id: English words.
using Dictionary = std::map<std::string, std::string, std::less<>>;

const Dictionary& dictionary() {
  static const Dictionary words = [] {
    Dictionary out;
    std::string_view text = base::resource("english.tsv");
    while (!text.empty()) {
      const std::string_view line = text.substr(0, text.find('\n'));
      text.remove_prefix(std::min(line.size() + 1, text.size()));
      const std::size_t tab = line.rfind('\t');
      if (tab != std::string_view::npos) out.emplace(line.substr(0, tab), line.substr(tab + 1));
    }
    return out;
  }();
  return words;
}

std::string english(std::string_view kind, const std::string& id, const std::string& otherwise) {
  const auto found = dictionary().find(std::string(kind) + '\t' + id);
  return found == dictionary().end() ? otherwise : found->second;
}

std::string_view size_word(drawing::SizeWish size) {
  constexpr std::string_view words[] = {"", "tiny ", "small ", "large ", "huge "};
  return words[static_cast<std::size_t>(size)];
}

std::string_view mood_word(drawing::Mood mood) {
  constexpr std::string_view words[] = {"", "happy ", "sad ", "grumpy ", "sleepy "};
  return words[static_cast<std::size_t>(mood)];
}

std::string_view pose_word(drawing::Pose pose) {
  constexpr std::string_view words[] = {"",        "flying",  "swimming", "sleeping", "running",
                                        "jumping", "sitting", "eating",   "dancing"};
  return words[static_cast<std::size_t>(pose)];
}

std::string_view preposition_word(drawing::Preposition preposition) {
  constexpr std::string_view words[] = {"on",     "under", "above",   "beside", "in front of",
                                        "behind", "in",    "between", "with"};
  return words[static_cast<std::size_t>(preposition)];
}

std::string name_of(const drawing::WishedMotif& motif) {
  return english("motif", motif.motif, neutral_text(motif.name));
}

// "3 large happy lions"; the plural is said by the number alone.
std::string noun_phrase(const drawing::WishedMotif& motif, int count) {
  std::string text = count > 1 ? std::to_string(count) + " x " : "one ";
  text += size_word(motif.size);
  text += mood_word(motif.mood);
  text += name_of(motif);
  if (motif.face_only) text += " face";
  if (motif.pose != drawing::Pose::as_is) text += ", " + std::string(pose_word(motif.pose));
  return text;
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string text;
  for (const std::string& part : parts) {
    if (!text.empty()) text += between;
    text += part;
  }
  return text;
}

class Writer {
 public:
  explicit Writer(const drawing::Wish& wish) : wish_(wish) {}

  std::string cast(int figures) const {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < wish_.motifs.size(); ++i) {
      const drawing::WishedMotif& motif = wish_.motifs[i];
      parts.push_back(noun_phrase(motif, i == 0 && figures > 0 ? figures : motif.count));
    }
    return joined(parts, "; ");
  }

  std::string deed(const drawing::Deed& deed) const {
    std::vector<std::string> agents;
    for (const int agent : deed.agents) agents.push_back(name(agent));
    std::string verb = english("verb", deed.verb, {});
    if (verb.empty() && !deed.like.empty()) verb = english("verb", deed.like, {});
    if (verb.empty()) verb = std::string(pose_word(deed.pose));
    if (verb.empty()) verb = "doing what the German verb " + neutral_text(deed.verb) + " means";
    std::string text = joined(agents, " and ") + " " + verb;
    if (deed.patient) text += " the " + name(*deed.patient);
    if (deed.tool) {
      const auto* index = std::get_if<int>(&*deed.tool);
      const std::string tool =
          index != nullptr ? name(*index) : english("motif", std::get<std::string>(*deed.tool), {});
      if (!tool.empty()) text += " with the " + tool;
    }
    if (deed.receiver) text += " for the " + name(*deed.receiver);
    return text;
  }

  std::string relation(const drawing::Relation& relation) const {
    std::vector<std::string> objects;
    for (const int object : relation.objects) objects.push_back("the " + name(object));
    return "the " + name(relation.subject) + " " + std::string(preposition_word(relation.preposition)) + " " +
           joined(objects, " and ");
  }

 private:
  std::string name(int index) const {
    const auto at = static_cast<std::size_t>(index);
    return at < wish_.motifs.size() ? name_of(wish_.motifs[at]) : std::string("somebody");
  }

  const drawing::Wish& wish_;
};

std::string_view age_sentence(drawing::Age age) {
  switch (age) {
    case drawing::Age::years_3_5:
      return "For children of 3 to 5 years: very few large simple shapes, very thick outlines.";
    case drawing::Age::years_6_8:
      return "For children of 6 to 8 years: clear large shapes, thick outlines.";
    case drawing::Age::years_9_up:
      break;
  }
  return "For children from 9 years on: more and finer shapes, medium outlines.";
}

std::string_view detail_sentence(drawing::Detail detail) {
  switch (detail) {
    case drawing::Detail::standard:
      return "Plain background.";
    case drawing::Detail::improved:
      return "A simple background.";
    case drawing::Detail::premium:
      break;
  }
  return "A full scene with a background.";
}

std::string_view correction(ports::LineFault fault) {
  switch (fault) {
    case ports::LineFault::coloured:
      return " It must have no colour at all: only pure black lines on pure white.";
    case ports::LineFault::shaded:
      return " No grey and no shading anywhere: only pure black lines on pure white.";
    case ports::LineFault::too_dark:
    case ports::LineFault::solid_black:
      return " No black areas: everything is an empty white shape with a black outline, and the background "
             "is white.";
    case ports::LineFault::empty:
      return " The drawing fills the whole page.";
    case ports::LineFault::unreadable:
    case ports::LineFault::none:
      break;
  }
  return "";
}

std::string unknown_words(const drawing::Wish& wish) {
  std::string text;
  for (const std::string& word : wish.unknown) {
    const std::string clean = neutral_text(word);
    if (clean.empty() || text.size() + clean.size() > longest_unknown_words) continue;
    text += (text.empty() ? "" : ", ") + clean;
  }
  return text;
}

std::string place_of(const drawing::Wish& wish, const drawing::Options& options) {
  const std::string& wished = options.wishes.place;
  if (!wished.empty()) return english("place", wished, {});
  return wish.scene ? english("place", *wish.scene, {}) : std::string();
}

}  // namespace

std::string neutral_text(std::string_view text) {
  std::string out;
  for (const char32_t c : base::decode_utf8(text)) {
    const bool is_kept = (c >= U'0' && c <= U'9') || (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z') ||
                         (c >= U'\u00c0' && c <= U'\u024f' && c != U'\u00d7' && c != U'\u00f7');
    if (is_kept) {
      base::append_utf8(out, base::to_lower(c));
    } else if (!out.empty() && out.back() != ' ') {
      out.push_back(' ');
    }
  }
  if (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

RemotePrompt write_prompt(const drawing::Wish& wish, const drawing::Options& options,
                          ports::LineFault last_fault) {
  const Writer writer(wish);
  std::string text =
      "Colouring book page, black and white line art, clean closed outlines, white background, "
      "no shading, friendly and suitable for small children.";
  if (!wish.motifs.empty()) text += " It shows: " + writer.cast(options.wishes.figures) + ".";
  for (const drawing::Deed& deed : wish.deeds) text += " " + writer.deed(deed) + ".";
  for (const drawing::Relation& relation : wish.relations) text += " " + writer.relation(relation) + ".";
  if (const std::string place = place_of(wish, options); !place.empty())
    text += " The scene is " + place + ".";
  if (const std::string words = unknown_words(wish); !words.empty()) {
    text += " Also, in German: " + words + ".";
  }
  if (wish.special == "mandala" || options.wishes.style == drawing::Style::mandala) {
    text += " Arranged as a symmetrical mandala.";
  } else if (options.wishes.style == drawing::Style::pattern) {
    text += " Arranged as a pattern that fills the page.";
  }
  text += " ";
  text += age_sentence(options.age);
  text += " ";
  text += detail_sentence(options.detail);
  text += correction(last_fault);
  return {text,
          "colour, grey, shading, gradient, hatching, large black areas, photo, text, letters, signature, "
          "watermark, violence, weapons, blood, nudity, scary"};
}

ports::ImageRequest request_for(const std::string& id, const drawing::Wish& wish,
                                const drawing::Options& options, ports::LineFault last_fault) {
  const RemotePrompt prompt = write_prompt(wish, options, last_fault);
  const bool lies = options.orientation == drawing::Orientation::landscape;
  ports::ImageRequest request;
  request.job_id = id;
  request.prompt = prompt.prompt;
  request.negative_prompt = prompt.negative;
  request.width_px = lies ? long_side_px : short_side_px;
  request.height_px = lies ? short_side_px : long_side_px;
  request.seed = options.seed;
  request.detail = options.detail;
  return request;
}

}  // namespace app
