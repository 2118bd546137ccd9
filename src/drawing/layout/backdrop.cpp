#include "drawing/layout/backdrop.h"

#include <algorithm>

#include "drawing/layout/actor_kinds.h"

namespace drawing::layout {
namespace {

// How many things share the background; more of them are a crowd like any other.
constexpr std::size_t most_behind = 3;

// As shares of the page: where its foot and its top are, how much lower the top is below a sun that is asked
// for, where the foot is at most where others stand farther back, and how far behind them.
constexpr double foot_share = 0.64, top_share = 0.08, sky_share = 0.08;
constexpr double highest_foot = 0.4, behind_share = 0.02;
// The same where all others fly, and how far down these do.
constexpr double lone_foot = 0.88, lone_top = 0.26, air_share = 0.4;
// How wide it is at most, how wide on a page that is wider than high, and several in a row, which may lap
// over.
constexpr double width_share = 0.84, wide_share = 0.56, row_share = 1.1;
// How far it stands to the side where the others are not.
constexpr double lean_share = 0.07;
// Its height beside who stands before it; how wide those are who fly around it, and the large ones of them.
constexpr double least_ratio = 1.58, flier_share = 0.24, large_flier_share = 0.5;

const cast::Actor& first_actor(const Block& block, const std::vector<cast::Actor>& cast) {
  return cast[static_cast<std::size_t>(block.parts.front().actor)];
}

// Whether somebody is there whom it can stand behind.
bool has_others(const std::vector<Block>& blocks, const std::vector<cast::Actor>& cast) {
  return std::any_of(blocks.begin(), blocks.end(), [&](const Block& block) {
    return std::any_of(block.parts.begin(), block.parts.end(), [&](const Part& part) {
      const cast::Actor& actor = cast[static_cast<std::size_t>(part.actor)];
      return is_alive(actor) && !is_backdrop(actor);
    });
  });
}

}  // namespace

std::optional<int> find_arch(const std::vector<Block>& blocks, const std::vector<cast::Actor>& cast,
                             cast::Medium medium) {
  const bool outdoors =
      medium == cast::Medium::land || medium == cast::Medium::water_surface || medium == cast::Medium::sky;
  const bool alone = std::all_of(blocks.begin(), blocks.end(),
                                 [](const Block& block) { return block.place == cast::Place::sky; });
  if (!outdoors || alone) return std::nullopt;
  const auto found = std::find_if(blocks.begin(), blocks.end(), [&](const Block& block) {
    const cast::Actor& actor = first_actor(block, cast);
    return block.parts.size() == 1 && block.place == cast::Place::sky && actor.entry != nullptr &&
           actor.entry->kind == "rainbow";
  });
  if (found == blocks.end()) return std::nullopt;
  return static_cast<int>(found - blocks.begin());
}

Backdrop::Backdrop(const std::vector<Block>& blocks, const std::vector<cast::Actor>& cast,
                   cast::Medium medium, const page::Stage& stage)
    : blocks_(&blocks), cast_(&cast), stage_(&stage) {
  if (medium != cast::Medium::land || !has_others(blocks, cast)) return;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    const Block& block = blocks[i];
    if (block.parts.size() == 1 && block.row <= 0 && block.place == cast::Place::ground &&
        is_backdrop(first_actor(block, cast)))
      standing_.push_back(static_cast<int>(i));
  }
  if (standing_.size() > most_behind) standing_.clear();
  for (const int b : standing_) {
    width_ += block(b).box.width();
    height_ = std::max(height_, block(b).box.height());
  }
}

bool Backdrop::has(int block) const {
  return std::find(standing_.begin(), standing_.end(), block) != standing_.end();
}

void Backdrop::make_room(bool alone, bool has_sky) {
  const double top = alone ? lone_top : top_share + (has_sky ? sky_share : 0);
  area_ = {stage_->safe.left, stage_->y(top), stage_->safe.right, stage_->y(alone ? lone_foot : foot_share)};
}

double Backdrop::air_bottom() const {
  return stage_->y(air_share);
}

double Backdrop::size(double foot) const {
  const double wide = standing_.size() > 1 ? row_share : stage_->landscape() ? wide_share : width_share;
  return std::min(wide * stage_->frame.width() / width_, (foot - area_.top) / height_);
}

void Backdrop::keep_lower(Plan& plan) const {
  double highest = 1e-9;
  for (const Row& row : plan.rows) {
    for (const int b : row.blocks) {
      for (const Part& part : block(b).parts)
        highest = std::max(highest, actor(part).motif->bounds.height() * part.scale);
    }
  }
  plan.size = std::min(plan.size, size(foot()) * height_ / (least_ratio * highest));
}

void Backdrop::keep_small(Plan& plan) const {
  for (const Row& row : plan.rows) {
    for (const int b : row.blocks) {
      const language::LexiconEntry* entry = actor(block(b).parts.front()).entry;
      const bool large = entry != nullptr && entry->size >= language::SizeClass::large;
      const double width = (large ? large_flier_share : flier_share) * stage_->frame.width();
      plan.size = std::min(plan.size, width / block(b).box.width());
    }
  }
}

std::vector<Backdrop::Standing> Backdrop::places(double others_foot, double side) const {
  const double foot = std::max(std::min(area_.bottom, others_foot - behind_share * stage_->frame.height()),
                               stage_->y(highest_foot));
  const double size = this->size(foot), spare = area_.width() - width_ * size;
  const bool row = standing_.size() > 1;
  const double gap = row ? spare / static_cast<double>(standing_.size() - 1) : 0;
  const double lean = row ? 0 : std::min(spare / 2, lean_share * stage_->frame.width());
  double x = row ? area_.left : area_.left + spare / 2 - side * lean;
  std::vector<Standing> result;
  for (const int b : standing_) {
    const double width = block(b).box.width() * size;
    result.push_back({b, {x + width / 2, foot}, size});
    x += width + gap;
  }
  return result;
}

}  // namespace drawing::layout
