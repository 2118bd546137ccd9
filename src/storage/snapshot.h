#pragma once

#include <filesystem>

#include "storage/connection.h"

namespace storage {

// Copies the whole database into `target` while others may go on using it: written under another name,
// flushed to the disk, then renamed, so that `target` is either complete or not there. Replaces an existing
// file.
void write_snapshot(Connection& connection, const std::filesystem::path& target);

}  // namespace storage
