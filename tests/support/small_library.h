#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "drawing/cast/library.h"

namespace test_support {

// A library of a few hand-made motifs: "cat" (stands, looks left), "horse" (stands, large), "bird" (flies),
// "fish" (under water), "boat" (on the water), "sun" and "2600", a sun that the scenes know (sky), "box" (a
// square that stands).
class SmallLibrary final : public drawing::cast::Library {
 public:
  SmallLibrary() {
    using drawing::language::Facing;
    using drawing::language::SizeClass;
    using drawing::language::Support;
    add("cat", SizeClass::small, Support::ground, Facing::left, "garten", {0.1, 0.2, 0.9, 0.95});
    add("horse", SizeClass::large, Support::ground, Facing::left, "bauernhof", {0.05, 0.1, 0.95, 0.98});
    add("bird", SizeClass::small, Support::air, Facing::right, "himmel", {0.1, 0.2, 0.9, 0.8});
    add("fish", SizeClass::small, Support::under_water, Facing::left, "unterwasser",
        {0.05, 0.25, 0.95, 0.75});
    add("boat", SizeClass::large, Support::water_surface, Facing::left, "meer", {0.05, 0.1, 0.95, 0.9});
    add("sun", SizeClass::large, Support::sky, Facing::front, "wiese", {0.05, 0.05, 0.95, 0.95});
    add("2600", SizeClass::large, Support::sky, Facing::front, "wiese", {0.05, 0.05, 0.95, 0.95});
    add("box", SizeClass::medium, Support::ground, Facing::front, "", {0.1, 0.1, 0.9, 0.9});
  }

  const drawing::motifs::Motif* motif(std::string_view id) const override {
    const auto found = motifs_.find(std::string(id));
    return found == motifs_.end() ? nullptr : &found->second;
  }
  const drawing::language::LexiconEntry* entry(std::string_view id) const override {
    const auto found = entries_.find(std::string(id));
    return found == entries_.end() ? nullptr : &found->second;
  }
  std::span<const drawing::language::LexiconEntry> entries() const override { return sorted_; }

 private:
  // A body with an eye: enough to place, flip and measure.
  void add(const std::string& id, drawing::language::SizeClass size, drawing::language::Support support,
           drawing::language::Facing facing, const std::string& habitat, const geometry::Rect& box) {
    using drawing::motifs::MotifRole;
    drawing::motifs::Motif motif;
    motif.id = id;
    motif.bounds = box;
    drawing::motifs::MotifShape body, eye;
    body.path.add_rounded_rect(box, 0.12);
    body.thickness = 0.5;
    eye.path.add_ellipse({box.left + box.width() * 0.2, box.top + box.height() * 0.25}, 0.03, 0.03);
    eye.role = MotifRole::solid;
    eye.thickness = 0.06;
    motif.shapes = {body, eye};
    motifs_[id] = motif;
    drawing::language::LexiconEntry entry;
    entry.motif = id;
    entry.singular = id;
    entry.size = size;
    entry.support = support;
    entry.facing = facing;
    entry.habitat = habitat;
    entry.has_face = true;
    if (id == "2600") entry.kind = "sun";
    entries_[id] = entry;
    sorted_.clear();
    for (const auto& [name, known] : entries_) sorted_.push_back(known);
  }

  std::map<std::string, drawing::motifs::Motif> motifs_;
  std::map<std::string, drawing::language::LexiconEntry> entries_;
  std::vector<drawing::language::LexiconEntry> sorted_;
};

}  // namespace test_support
