#pragma once

#include <string>
#include <string_view>

namespace markup {

// Rebuilds HTML that an admin wrote from an allowlist: headings, paragraphs, lists, tables, emphasis, quotes,
// and links to http, https and mailto addresses. Unknown elements leave their content behind; scripts,
// styles, forms' fields, frames and embedded objects go with theirs; of the attributes only those stay that
// the list names. What comes out is well-formed, so that it closes everything that it opens, and cleaning it
// again changes nothing. `html` is well-formed UTF-8. Throws base::AppError(invalid, "html_too_nested") for
// elements more than 40 levels deep.
std::string clean_html(std::string_view html, const std::string& field = "content");

// True if the HTML shows a reader nothing at all.
bool is_blank_html(std::string_view clean);

// Text as it stands in HTML, inside of elements and of quoted attributes.
std::string escape_html(std::string_view text);

}  // namespace markup
