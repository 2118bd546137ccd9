#pragma once

#include "drawing/places/set.h"

// Scenes that people have made: rooms, streets, fairs, and the days that are feasts.
namespace drawing::places {

// room_scenes.cpp
void paint_room(Set& set);
void paint_kitchen(Set& set);
void paint_school(Set& set);
// outing_scenes.cpp
void paint_playground(Set& set);
void paint_fair(Set& set);
void paint_circus(Set& set);
void paint_zoo(Set& set);
// work_scenes.cpp
void paint_building_site(Set& set);
void paint_race_track(Set& set);
// town.cpp
void paint_town(Set& set);
// estate_scenes.cpp
void paint_farm(Set& set);
void paint_castle(Set& set);
// feast_scenes.cpp
void paint_birthday(Set& set);
void paint_christmas(Set& set);
void paint_easter(Set& set);
void paint_halloween(Set& set);

}  // namespace drawing::places
