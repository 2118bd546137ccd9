#include "markup/html_cleaner.h"

#include <algorithm>
#include <array>
#include <memory>
#include <new>

#include <gumbo.h>

#include "base/error.h"
#include "base/utf8.h"
#include "markup/html_tree.h"

namespace markup {
namespace {

constexpr int most_levels = 40;

constexpr auto kept_elements = std::to_array<std::string_view>(
    {"a",   "abbr",  "address", "b",  "blockquote", "br", "caption", "code", "dd",     "div",
     "dl",  "dt",    "em",      "h1", "h2",         "h3", "h4",      "h5",   "h6",     "hr",
     "i",   "li",    "ol",      "p",  "pre",        "s",  "small",   "span", "strong", "sub",
     "sup", "table", "tbody",   "td", "tfoot",      "th", "thead",   "tr",   "u",      "ul"});

// Their content is no text for readers.
constexpr auto dropped_elements = std::to_array<std::string_view>(
    {"applet", "audio",   "canvas",   "embed",    "frame",    "frameset", "head",      "iframe",
     "math",   "noembed", "noframes", "noscript", "object",   "option",   "plaintext", "script",
     "select", "style",   "svg",      "template", "textarea", "title",    "video",     "xmp"});

template <class List>
bool contains(const List& list, std::string_view word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

bool is_void(std::string_view name) {
  return name == "br" || name == "hr";
}

base::AppError too_nested(const std::string& field) {
  return {base::ErrorCode::invalid, "html_too_nested", field, {std::to_string(most_levels)}};
}

std::string name_of(const GumboElement& element) {
  if (element.tag != GUMBO_TAG_UNKNOWN) return gumbo_normalized_tagname(element.tag);
  GumboStringPiece piece = element.original_tag;
  gumbo_tag_from_original_text(&piece);
  return base::to_lower_utf8({piece.data == nullptr ? "" : piece.data, piece.length});
}

bool is_allowed_link(std::string_view address) {
  const bool has_control = std::any_of(address.begin(), address.end(),
                                       [](char c) { return static_cast<unsigned char>(c) <= 0x20; });
  const std::string lower = base::to_lower_utf8(address);
  return !has_control &&
         (lower.starts_with("http://") || lower.starts_with("https://") || lower.starts_with("mailto:"));
}

// A small whole number, as in colspan="2".
bool is_small_number(std::string_view text) {
  return !text.empty() && text.size() <= 3 &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool is_kept_attribute(std::string_view element, std::string_view name, std::string_view value) {
  if (element == "a" && name == "href") return is_allowed_link(value);
  if ((element == "td" || element == "th") && (name == "colspan" || name == "rowspan")) {
    return is_small_number(value);
  }
  if (element == "ol" && name == "start") return is_small_number(value);
  if (element == "abbr" && name == "title") return true;
  return false;
}

class Cleaner {
 public:
  explicit Cleaner(const std::string& field) : field_(field) {}

  std::string take() { return std::move(out_); }

  // Throws where elements are nested too deep: this recurses as deep as they are.
  void write_children(const GumboVector& children) {
    if (level_ > most_levels) throw too_nested(field_);
    ++level_;
    for (unsigned i = 0; i < children.length; ++i) write(*static_cast<const GumboNode*>(children.data[i]));
    --level_;
  }

 private:
  void write(const GumboNode& node) {
    switch (node.type) {
      case GUMBO_NODE_TEXT:
      case GUMBO_NODE_WHITESPACE:
      case GUMBO_NODE_CDATA:
        out_ += escape_html(node.v.text.text);
        break;
      case GUMBO_NODE_ELEMENT:
        write_element(node.v.element);
        break;
      default:
        break;  // comments, templates, document types
    }
  }

  void write_element(const GumboElement& element) {
    const std::string name = name_of(element);
    if (element.tag_namespace != GUMBO_NAMESPACE_HTML || contains(dropped_elements, name)) return;
    if (!contains(kept_elements, name)) return write_children(element.children);
    out_ += "<" + name;
    write_attributes(element, name);
    out_ += ">";
    if (is_void(name)) return;
    // The parser drops the first line break of a pre; one more keeps the text as it is.
    if (name == "pre") out_ += "\n";
    write_children(element.children);
    out_ += "</" + name + ">";
  }

  void write_attributes(const GumboElement& element, std::string_view name) {
    bool is_link = false;
    for (unsigned i = 0; i < element.attributes.length; ++i) {
      const auto& attribute = *static_cast<const GumboAttribute*>(element.attributes.data[i]);
      const std::string value(base::trim(attribute.value));
      if (!is_kept_attribute(name, attribute.name, value)) continue;
      out_ += " " + std::string(attribute.name) + "=\"" + escape_html(value) + "\"";
      is_link = is_link || name == "a";
    }
    if (is_link) out_ += " rel=\"noopener noreferrer\"";
  }

  const std::string& field_;
  int level_ = 0;
  std::string out_;
};

// Text that needs more memory than any text of a person was opened and never closed: its elements are opened
// again everywhere.
std::unique_ptr<HtmlTree> parse(std::string_view html, const std::string& field) {
  try {
    return std::make_unique<HtmlTree>(html);
  } catch (const std::bad_alloc&) {
    throw too_nested(field);
  }
}

std::string clean_once(std::string_view html, const std::string& field) {
  const auto parsed = parse(html, field);
  Cleaner cleaner(field);
  const GumboVector& top = parsed->output().root->v.element.children;
  for (unsigned i = 0; i < top.length; ++i) {
    const auto& node = *static_cast<const GumboNode*>(top.data[i]);
    if (node.type == GUMBO_NODE_ELEMENT && node.v.element.tag == GUMBO_TAG_BODY) {
      cleaner.write_children(node.v.element.children);
    }
  }
  return std::string(base::trim(cleaner.take()));
}

}  // namespace

// A browser reads once more what is written here. Of elements that stand where they may not, such as text
// between the rows of a table, it could make another tree than the one that was checked; so it is read again
// until nothing moves.
std::string clean_html(std::string_view html, const std::string& field) {
  constexpr int most_readings = 8;
  std::string clean = clean_once(html, field);
  for (int reading = 1; reading < most_readings; ++reading) {
    std::string again = clean_once(clean, field);
    if (again == clean) return clean;
    clean = std::move(again);
  }
  throw too_nested(field);
}

bool is_blank_html(std::string_view clean) {
  std::string text;
  bool in_tag = false;
  for (const char c : clean) {
    if (c == '<') in_tag = true;
    if (!in_tag) text.push_back(c);
    if (c == '>') in_tag = false;
  }
  return base::trim(text).empty();
}

std::string escape_html(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out.push_back(c);
    }
  }
  return out;
}

}  // namespace markup
