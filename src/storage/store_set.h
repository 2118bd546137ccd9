#pragma once

#include <functional>

#include "app/ports/storage.h"
#include "storage/connection.h"

namespace storage {

// Runs `use` with all stores on one connection, which is in a transaction.
void use_stores(Connection& connection, const std::function<void(app::ports::Stores&)>& use);

}  // namespace storage
