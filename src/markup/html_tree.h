#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

struct GumboInternalOutput;

namespace markup {

// A parsed HTML text. Parsing takes at most a fixed amount of memory, whatever the text: unclosed elements
// are opened again in every paragraph that follows, so that a few kilobytes can ask for gigabytes, and only
// the parser itself knows which ones are unclosed.
class HtmlTree {
 public:
  static constexpr std::size_t most_bytes = std::size_t{48} << 20;

  // `html` must outlive this. Throws std::bad_alloc where the memory does not suffice.
  explicit HtmlTree(std::string_view html);
  ~HtmlTree();
  HtmlTree(const HtmlTree&) = delete;
  HtmlTree& operator=(const HtmlTree&) = delete;

  const GumboInternalOutput& output() const { return *output_; }

 private:
  class Arena;
  std::unique_ptr<Arena> arena_;  // holds the whole tree, which ends with it
  const GumboInternalOutput* output_ = nullptr;
};

}  // namespace markup
