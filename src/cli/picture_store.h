#pragma once

#include <memory>

#include "app/ports/object_store.h"
#include "app/ports/storage.h"
#include "base/clock.h"
#include "config/config.h"
#include "storage/object_backed_storage.h"

namespace cli {

// The store for large pictures; null where none is configured. `clock` must outlive it.
std::unique_ptr<app::ports::ObjectStore> make_object_store(const config::Config& config,
                                                           const base::Clock& clock);

// A database together with that store, which must be configured. `clock` must outlive it.
std::unique_ptr<storage::ObjectBackedStorage> with_object_store(
    std::unique_ptr<app::ports::Storage> database, const config::Config& config, const base::Clock& clock,
    storage::ObjectBackedStorage::Observer observer = {});

// Writes a small object, reads it again, compares and removes it. Throws ObjectStoreError.
void try_object_store(app::ports::ObjectStore& store);

}  // namespace cli
