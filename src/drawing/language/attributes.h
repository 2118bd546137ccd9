#pragma once

#include "drawing/model/wish.h"

namespace drawing::language {

// How something is to look, as far as adjectives, verbs and compounds say.
struct Attributes {
  SizeWish size = SizeWish::as_is;
  Mood mood = Mood::as_is;
  Pose pose = Pose::as_is;

  bool any() const { return *this != Attributes{}; }
  // Takes what `other` says over what is said here.
  void override_with(const Attributes& other) {
    if (other.size != SizeWish::as_is) size = other.size;
    if (other.mood != Mood::as_is) mood = other.mood;
    if (other.pose != Pose::as_is) pose = other.pose;
  }
  // Takes from `other` only what nothing is said of here.
  void complete_with(const Attributes& other) {
    Attributes both = other;
    both.override_with(*this);
    *this = both;
  }

  bool operator==(const Attributes&) const = default;
};

}  // namespace drawing::language
