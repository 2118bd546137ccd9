#include "render/zip_archive.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <stdexcept>
#include <utility>

#include <minizip/zip.h>
#include <zlib.h>

namespace render {
namespace {

constexpr unsigned long utf8_names = 1UL << 11;   // APPNOTE 4.4.4, bit 11
constexpr unsigned long made_by_unix = 3UL << 8;  // APPNOTE 4.4.2
constexpr int memory_level = 8;                   // zlib's default
constexpr std::size_t largest_file = std::numeric_limits<unsigned>::max();

// A file of minizip that is a string.
struct MemoryFile {
  std::string bytes;
  std::size_t position = 0;
};

MemoryFile& file_of(voidpf stream) {
  return *static_cast<MemoryFile*>(stream);
}

voidpf open_file(voidpf opaque, const void*, int) {
  return opaque;
}

uLong read_file(voidpf, voidpf stream, void* buffer, uLong size) {
  MemoryFile& file = file_of(stream);
  const std::size_t count = std::min<std::size_t>(size, file.bytes.size() - file.position);
  std::memcpy(buffer, file.bytes.data() + file.position, count);
  file.position += count;
  return static_cast<uLong>(count);
}

uLong write_file(voidpf, voidpf stream, const void* buffer, uLong size) {
  MemoryFile& file = file_of(stream);
  const auto* bytes = static_cast<const char*>(buffer);
  const std::size_t over = std::min<std::size_t>(size, file.bytes.size() - file.position);
  std::copy_n(bytes, over, file.bytes.begin() + static_cast<std::ptrdiff_t>(file.position));
  file.bytes.append(bytes + over, size - over);
  file.position += size;
  return size;
}

ZPOS64_T tell_file(voidpf, voidpf stream) {
  return file_of(stream).position;
}

long seek_file(voidpf, voidpf stream, ZPOS64_T offset, int origin) {
  MemoryFile& file = file_of(stream);
  std::size_t base = 0;
  if (origin == ZLIB_FILEFUNC_SEEK_CUR) base = file.position;
  if (origin == ZLIB_FILEFUNC_SEEK_END) base = file.bytes.size();
  if (base + offset > file.bytes.size()) return -1;
  file.position = base + offset;
  return 0;
}

int close_file(voidpf, voidpf) {
  return 0;
}

int error_of_file(voidpf, voidpf) {
  return 0;
}

void require_ok(int result) {
  if (result != ZIP_OK) throw std::runtime_error("minizip failed with " + std::to_string(result));
}

// The parts of a moment in UTC: the format has no time zone.
tm_zip parts_of(base::Time moment) {
  const auto day = std::chrono::floor<std::chrono::days>(moment);
  const std::chrono::year_month_day date{day};
  const std::chrono::hh_mm_ss clock{moment - day};
  tm_zip parts{};
  parts.tm_year = static_cast<unsigned>(static_cast<int>(date.year()));
  parts.tm_mon = static_cast<unsigned>(date.month()) - 1;
  parts.tm_mday = static_cast<unsigned>(date.day());
  parts.tm_hour = static_cast<unsigned>(clock.hours().count());
  parts.tm_min = static_cast<unsigned>(clock.minutes().count());
  parts.tm_sec = static_cast<unsigned>(clock.seconds().count());
  return parts;
}

class ZipArchive final : public app::ports::Archive {
 public:
  explicit ZipArchive(base::Time written_at) : written_at_(parts_of(written_at)) {
    zlib_filefunc64_def functions{open_file, read_file,  write_file,    tell_file,
                                  seek_file, close_file, error_of_file, &file_};
    zip_ = zipOpen2_64("memory", APPEND_STATUS_CREATE, nullptr, &functions);
    if (zip_ == nullptr) throw std::bad_alloc();
  }
  ~ZipArchive() override {
    if (zip_ != nullptr) zipClose(zip_, nullptr);
  }
  ZipArchive(const ZipArchive&) = delete;
  ZipArchive& operator=(const ZipArchive&) = delete;

  void add(const std::string& name, std::string_view bytes) override {
    if (bytes.size() > largest_file) throw std::length_error("too large for the archive: " + name);
    zip_fileinfo info{};
    info.tmz_date = written_at_;
    require_ok(zipOpenNewFileInZip4_64(zip_, name.c_str(), &info, nullptr, 0, nullptr, 0, nullptr, Z_DEFLATED,
                                       Z_DEFAULT_COMPRESSION, 0, -MAX_WBITS, memory_level, Z_DEFAULT_STRATEGY,
                                       nullptr, 0, made_by_unix, utf8_names, 0));
    require_ok(zipWriteInFileInZip(zip_, bytes.data(), static_cast<unsigned>(bytes.size())));
    require_ok(zipCloseFileInZip(zip_));
  }

  std::string finish() override {
    require_ok(zipClose(std::exchange(zip_, nullptr), nullptr));
    return std::move(file_.bytes);
  }

 private:
  tm_zip written_at_;
  MemoryFile file_;
  zipFile zip_ = nullptr;
};

}  // namespace

std::unique_ptr<app::ports::Archive> ZipArchiveWriter::begin(base::Time written_at) const {
  return std::make_unique<ZipArchive>(written_at);
}

}  // namespace render
