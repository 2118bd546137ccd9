#pragma once

#include <cstddef>
#include <functional>
#include <future>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

namespace base {

// Bytes that are made once and kept, such as the PDF of an example book. Above a number of bytes those go
// first that nobody has asked for longest. Where several ask for the same at a time, one makes it and the
// others wait for it. Thread-safe.
class KeptBytes {
 public:
  using Bytes = std::shared_ptr<const std::string>;

  explicit KeptBytes(std::size_t most_bytes) : most_bytes_(most_bytes) {}
  KeptBytes(const KeptBytes&) = delete;
  KeptBytes& operator=(const KeptBytes&) = delete;

  // What is kept under the key, or what `make` returns, which is then kept. What `make` throws goes to all
  // who wait for it, and nothing is kept.
  Bytes get(const std::string& key, const std::function<std::string()>& make);

 private:
  struct Entry {
    std::string key;
    std::shared_future<Bytes> bytes;
    std::size_t size = 0;  // 0 while it is being made
  };
  using Entries = std::list<Entry>;

  void count_made(Entries::iterator entry, std::size_t size);
  void remove(Entries::iterator entry);

  const std::size_t most_bytes_;
  std::mutex mutex_;  // guards what follows
  Entries entries_;   // asked for last first
  std::unordered_map<std::string_view, Entries::iterator> by_key_;
  std::size_t used_bytes_ = 0;
};

}  // namespace base
