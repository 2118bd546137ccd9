#pragma once

#include "app/ports/archive_writer.h"

namespace render {

// ZIP files in memory or on the disk, compressed, with names in UTF-8.
class ZipArchiveWriter final : public app::ports::ArchiveWriter {
 public:
  std::unique_ptr<app::ports::Archive> begin(base::Time written_at) const override;
  std::unique_ptr<app::ports::ArchiveOnDisk> begin_on_disk(base::Time written_at) const override;
};

}  // namespace render
