#include "markup/html_tree.h"

#include <algorithm>
#include <csetjmp>
#include <cstdint>
#include <cstdlib>
#include <new>

#include <gumbo.h>

namespace markup {
namespace {

constexpr std::size_t block_bytes = std::size_t{1} << 20;
constexpr std::size_t alignment = alignof(std::max_align_t);

}  // namespace

// Gives memory away and takes none back before its end: a tree is built, read and thrown away. So the
// parser's own way to free a tree, which recurses as deep as elements nest, is not needed.
class HtmlTree::Arena {
 public:
  Arena() = default;
  ~Arena() {
    while (newest_ != nullptr) {
      Block* const older = newest_->older;
      std::free(newest_);
      newest_ = older;
    }
  }
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;

  // Null where there is none left.
  void* take(std::size_t bytes) {
    bytes = (bytes + alignment - 1) / alignment * alignment;
    if (bytes > left_ && !grow(bytes)) return nullptr;
    void* const taken = next_;
    next_ += bytes;
    left_ -= bytes;
    return taken;
  }

  std::jmp_buf exhausted;

 private:
  struct alignas(std::max_align_t) Block {
    Block* older;
  };

  bool grow(std::size_t bytes) {
    const std::size_t wanted = std::max(bytes + sizeof(Block), block_bytes);
    if (bytes > most_bytes || taken_bytes_ + wanted > most_bytes) return false;
    void* const memory = std::malloc(wanted);
    if (memory == nullptr) return false;
    newest_ = new (memory) Block{newest_};
    next_ = static_cast<char*>(memory) + sizeof(Block);
    left_ = wanted - sizeof(Block);
    taken_bytes_ += wanted;
    return true;
  }

  Block* newest_ = nullptr;
  char* next_ = nullptr;
  std::size_t left_ = 0;
  std::size_t taken_bytes_ = 0;
};

HtmlTree::HtmlTree(std::string_view html) : arena_(std::make_unique<Arena>()) {
  GumboOptions options = kGumboDefaultOptions;
  options.userdata = arena_.get();
  // The parser is C and takes every answer for memory, so that the only way out of it is a jump. It crosses
  // nothing but the parser's frames, and all that they hold lies in the arena.
  options.allocator = [](void* arena, std::size_t bytes) {
    auto& own = *static_cast<Arena*>(arena);
    void* const taken = own.take(bytes);
    if (taken == nullptr) std::longjmp(own.exhausted, 1);  // NOLINT(cert-err52-cpp)
    return taken;
  };
  options.deallocator = [](void*, void*) {};
  if (setjmp(arena_->exhausted) != 0) throw std::bad_alloc();  // NOLINT(cert-err52-cpp)
  output_ = gumbo_parse_with_options(&options, html.data(), html.size());
}

HtmlTree::~HtmlTree() = default;

}  // namespace markup
