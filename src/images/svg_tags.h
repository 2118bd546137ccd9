#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace images {

// An attribute as it stands in the file: its value is looked at, not copied.
struct SvgAttribute {
  std::string_view name;
  std::string_view value;
};

// The start or the end of an element; an empty one is both.
struct SvgTag {
  std::string_view name;
  std::vector<SvgAttribute> attributes;
  bool starts = false;
  bool ends = false;

  // The value, empty where the attribute is missing.
  std::string_view value(std::string_view attribute) const;
};

// Reads the tags of a strict part of XML 1.0, one after the other. Comments, the declaration, a document type
// without an internal subset and text are passed over. Entities are refused, for they can grow and name other
// files; so are CDATA and processing instructions, which style sheets come in.
class SvgTags {
 public:
  explicit SvgTags(std::string_view file);

  // Nothing at the end of the file. Throws base::AppError(invalid): image_damaged for what is no XML,
  // image_svg_part for what is not read.
  std::optional<SvgTag> next();

 private:
  bool skip_to(std::string_view end);
  std::string_view name();
  void skip_space();
  void read_attributes(SvgTag& tag);
  void skip_document_type();

  std::string_view file_;
  std::size_t at_ = 0;
};

// The refusal of a drawing for a part of it, such as "text", which stands in the sentence.
[[noreturn]] void refuse_svg(const char* reason, std::string_view part);

}  // namespace images
