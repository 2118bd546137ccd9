#include "images/svg_tags.h"

#include <algorithm>

#include "base/error.h"
#include "images/limits.h"

namespace images {
namespace {

constexpr std::string_view xml_space = " \t\r\n";
constexpr std::size_t most_attributes = 64;

bool is_name_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
         c == '.' || c == ':' || static_cast<unsigned char>(c) >= 0x80;
}

}  // namespace

void refuse_svg(const char* reason, std::string_view part) {
  // It comes from a stranger's file and goes into a sentence.
  constexpr std::size_t longest = 40;
  std::string clean;
  for (const char c : part.substr(0, longest)) clean += c >= ' ' && c <= '~' ? c : '?';
  throw base::AppError(base::ErrorCode::invalid, reason, "file", {clean});
}

std::string_view SvgTag::value(std::string_view attribute) const {
  for (const SvgAttribute& one : attributes)
    if (one.name == attribute) return one.value;
  return {};
}

SvgTags::SvgTags(std::string_view file) : file_(file) {
  if (file_.starts_with("\xEF\xBB\xBF")) at_ = 3;
}

std::optional<SvgTag> SvgTags::next() {
  while (true) {
    const std::size_t text_end = std::min(file_.find('<', at_), file_.size());
    if (file_.substr(at_, text_end - at_).find('&') != file_.npos) refuse_svg("image_svg_part", "&");
    at_ = text_end;
    if (at_ == file_.size()) return std::nullopt;
    const std::string_view rest = file_.substr(at_);
    if (rest.starts_with("<!--")) {
      at_ += 4;
      if (!skip_to("-->")) throw refused("image_cut_off");
    } else if (rest.starts_with("<?xml ")) {
      if (!skip_to("?>")) throw refused("image_cut_off");
    } else if (rest.starts_with("<!DOCTYPE")) {
      skip_document_type();
    } else if (rest.starts_with("<!") || rest.starts_with("<?")) {
      refuse_svg("image_svg_part", rest.substr(0, 2));
    } else {
      break;
    }
  }
  ++at_;
  SvgTag tag;
  tag.starts = file_.substr(at_, 1) != "/";
  tag.ends = !tag.starts;
  if (tag.ends) ++at_;
  tag.name = name();
  if (tag.name.empty()) throw refused("image_damaged");
  read_attributes(tag);
  return tag;
}

bool SvgTags::skip_to(std::string_view end) {
  const std::size_t found = file_.find(end, at_);
  if (found == file_.npos) return false;
  at_ = found + end.size();
  return true;
}

// An internal subset declares entities: the well-known bombs.
void SvgTags::skip_document_type() {
  const std::size_t end = file_.find('>', at_);
  if (end == file_.npos) throw refused("image_cut_off");
  if (file_.substr(at_, end - at_).find('[') != file_.npos) refuse_svg("image_svg_part", "<!ENTITY>");
  at_ = end + 1;
}

std::string_view SvgTags::name() {
  const std::size_t start = at_;
  while (at_ < file_.size() && is_name_letter(file_[at_])) ++at_;
  return file_.substr(start, at_ - start);
}

void SvgTags::skip_space() {
  at_ = std::min(file_.find_first_not_of(xml_space, at_), file_.size());
}

void SvgTags::read_attributes(SvgTag& tag) {
  while (true) {
    skip_space();
    const std::string_view rest = file_.substr(at_);
    if (rest.empty()) throw refused("image_cut_off");
    if (rest.starts_with('>')) {
      ++at_;
      return;
    }
    if (rest.starts_with("/>") && tag.starts) {
      at_ += 2;
      tag.ends = true;
      return;
    }
    SvgAttribute attribute{name(), {}};
    skip_space();
    if (attribute.name.empty() || tag.attributes.size() == most_attributes || at_ == file_.size() ||
        file_[at_] != '=') {
      throw refused(at_ == file_.size() ? "image_cut_off" : "image_damaged");
    }
    ++at_;
    skip_space();
    const char quote = at_ < file_.size() ? file_[at_] : ' ';
    if (quote != '"' && quote != '\'') throw refused("image_damaged");
    const std::size_t start = ++at_;
    if (!skip_to(std::string_view(&quote, 1))) throw refused("image_cut_off");
    attribute.value = file_.substr(start, at_ - 1 - start);
    tag.attributes.push_back(attribute);
  }
}

}  // namespace images
