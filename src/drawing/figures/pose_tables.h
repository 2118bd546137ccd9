#pragma once

#include <span>

#include "drawing/figures/pose.h"

// The tables that poses() joins beside its own.
namespace drawing::figures {

// Of the house, of school and of music.
std::span<const Pose> work_poses();

}  // namespace drawing::figures
