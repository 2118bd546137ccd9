#include "render/zip_archive.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <limits>
#include <optional>
#include <stdexcept>
#include <system_error>
#include <utility>

#include <minizip/zip.h>
#include <unistd.h>
#include <zlib.h>

namespace render {
namespace {

constexpr unsigned long utf8_names = 1UL << 11;   // APPNOTE 4.4.4, bit 11
constexpr unsigned long made_by_unix = 3UL << 8;  // APPNOTE 4.4.2
// APPNOTE 4.4.15: st_mode in the upper half. With none, unzip makes files that nobody but root can read.
constexpr unsigned long readable_file = (0100000UL | 0644UL) << 16;
constexpr int memory_level = 8;  // zlib's default
constexpr std::size_t largest_file = std::numeric_limits<unsigned>::max();

// What minizip reads, writes and moves about in.
class ZipStream {
 public:
  virtual ~ZipStream() = default;
  virtual uLong read(char* buffer, uLong size) = 0;
  virtual uLong write(const char* bytes, uLong size) = 0;
  virtual ZPOS64_T position() = 0;
  virtual bool seek(ZPOS64_T offset, int origin) = 0;
};

class MemoryStream final : public ZipStream {
 public:
  uLong read(char* buffer, uLong size) override {
    const std::size_t count = std::min<std::size_t>(size, bytes_.size() - position_);
    std::memcpy(buffer, bytes_.data() + position_, count);
    position_ += count;
    return static_cast<uLong>(count);
  }
  uLong write(const char* bytes, uLong size) override {
    const std::size_t over = std::min<std::size_t>(size, bytes_.size() - position_);
    std::copy_n(bytes, over, bytes_.begin() + static_cast<std::ptrdiff_t>(position_));
    bytes_.append(bytes + over, size - over);
    position_ += size;
    return size;
  }
  ZPOS64_T position() override { return position_; }
  bool seek(ZPOS64_T offset, int origin) override {
    std::size_t base = 0;
    if (origin == ZLIB_FILEFUNC_SEEK_CUR) base = position_;
    if (origin == ZLIB_FILEFUNC_SEEK_END) base = bytes_.size();
    if (base + offset > bytes_.size()) return false;
    position_ = base + offset;
    return true;
  }
  std::string take() { return std::move(bytes_); }

 private:
  std::string bytes_;
  std::size_t position_ = 0;
};

// A new file among the temporary ones, which is removed unless it is taken.
class DiskStream final : public ZipStream {
 public:
  DiskStream() {
    std::string pattern = (std::filesystem::temp_directory_path() / "buntstift-XXXXXX").string();
    const int descriptor = ::mkstemp(pattern.data());
    if (descriptor < 0) throw std::system_error(errno, std::generic_category(), "temporary file");
    file_.emplace(pattern);
    stream_ = ::fdopen(descriptor, "w+b");
    if (stream_ == nullptr) {
      ::close(descriptor);
      throw std::system_error(errno, std::generic_category(), "temporary file");
    }
  }
  ~DiskStream() override {
    if (stream_ != nullptr) std::fclose(stream_);
  }
  DiskStream(const DiskStream&) = delete;
  DiskStream& operator=(const DiskStream&) = delete;

  uLong read(char* buffer, uLong size) override { return std::fread(buffer, 1, size, stream_); }
  uLong write(const char* bytes, uLong size) override { return std::fwrite(bytes, 1, size, stream_); }
  ZPOS64_T position() override { return static_cast<ZPOS64_T>(::ftello(stream_)); }
  bool seek(ZPOS64_T offset, int origin) override {
    const int whence = origin == ZLIB_FILEFUNC_SEEK_CUR   ? SEEK_CUR
                       : origin == ZLIB_FILEFUNC_SEEK_END ? SEEK_END
                                                          : SEEK_SET;
    return ::fseeko(stream_, static_cast<off_t>(offset), whence) == 0;
  }
  app::ports::PassingFile take() {
    if (std::fclose(std::exchange(stream_, nullptr)) != 0) {
      throw std::system_error(errno, std::generic_category(), "temporary file");
    }
    return *std::move(file_);
  }

 private:
  std::optional<app::ports::PassingFile> file_;
  std::FILE* stream_ = nullptr;
};

ZipStream& stream_of(voidpf stream) {
  return *static_cast<ZipStream*>(stream);
}

voidpf open_file(voidpf opaque, const void*, int) {
  return opaque;
}

uLong read_file(voidpf, voidpf stream, void* buffer, uLong size) {
  return stream_of(stream).read(static_cast<char*>(buffer), size);
}

uLong write_file(voidpf, voidpf stream, const void* buffer, uLong size) {
  return stream_of(stream).write(static_cast<const char*>(buffer), size);
}

ZPOS64_T tell_file(voidpf, voidpf stream) {
  return stream_of(stream).position();
}

long seek_file(voidpf, voidpf stream, ZPOS64_T offset, int origin) {
  return stream_of(stream).seek(offset, origin) ? 0 : -1;
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

// The format, on whatever stream.
class ZipFile {
 public:
  // The stream must outlive this.
  ZipFile(ZipStream& stream, base::Time written_at) : written_at_(parts_of(written_at)) {
    zlib_filefunc64_def functions{open_file, read_file,  write_file,    tell_file,
                                  seek_file, close_file, error_of_file, &stream};
    zip_ = zipOpen2_64("archive", APPEND_STATUS_CREATE, nullptr, &functions);
    if (zip_ == nullptr) throw std::bad_alloc();
  }
  ~ZipFile() {
    if (zip_ != nullptr) zipClose(zip_, nullptr);
  }
  ZipFile(const ZipFile&) = delete;
  ZipFile& operator=(const ZipFile&) = delete;

  void add(const std::string& name, std::string_view bytes) {
    if (bytes.size() > largest_file) throw std::length_error("too large for the archive: " + name);
    zip_fileinfo info{};
    info.tmz_date = written_at_;
    info.external_fa = readable_file;
    require_ok(zipOpenNewFileInZip4_64(zip_, name.c_str(), &info, nullptr, 0, nullptr, 0, nullptr, Z_DEFLATED,
                                       Z_DEFAULT_COMPRESSION, 0, -MAX_WBITS, memory_level, Z_DEFAULT_STRATEGY,
                                       nullptr, 0, made_by_unix, utf8_names, 0));
    require_ok(zipWriteInFileInZip(zip_, bytes.data(), static_cast<unsigned>(bytes.size())));
    require_ok(zipCloseFileInZip(zip_));
  }
  void close() { require_ok(zipClose(std::exchange(zip_, nullptr), nullptr)); }

 private:
  tm_zip written_at_;
  zipFile zip_ = nullptr;
};

class ZipArchive final : public app::ports::Archive {
 public:
  explicit ZipArchive(base::Time written_at) : zip_(stream_, written_at) {}
  void add(const std::string& name, std::string_view bytes) override { zip_.add(name, bytes); }
  std::string finish() override {
    zip_.close();
    return stream_.take();
  }

 private:
  MemoryStream stream_;
  ZipFile zip_;
};

class ZipArchiveOnDisk final : public app::ports::ArchiveOnDisk {
 public:
  explicit ZipArchiveOnDisk(base::Time written_at) : zip_(stream_, written_at) {}
  void add(const std::string& name, std::string_view bytes) override { zip_.add(name, bytes); }
  app::ports::PassingFile finish() override {
    zip_.close();
    return stream_.take();
  }

 private:
  DiskStream stream_;
  ZipFile zip_;
};

}  // namespace

std::unique_ptr<app::ports::Archive> ZipArchiveWriter::begin(base::Time written_at) const {
  return std::make_unique<ZipArchive>(written_at);
}

std::unique_ptr<app::ports::ArchiveOnDisk> ZipArchiveWriter::begin_on_disk(base::Time written_at) const {
  return std::make_unique<ZipArchiveOnDisk>(written_at);
}

}  // namespace render
