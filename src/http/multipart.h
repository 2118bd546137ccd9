#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace http {

// The parts of a form with files (multipart/form-data, RFC 7578), by their names; views into the body. Names
// of files and media types of parts are not looked at: what a part is, its bytes say.
using FormParts = std::map<std::string, std::string_view, std::less<>>;

// Throws base::AppError(invalid, "form_malformed") for a content type without a boundary, a body that does
// not end with it, a part without a name, two parts of one name, and more than `most_parts` parts.
FormParts read_form(std::string_view content_type, std::string_view body, std::size_t most_parts);

}  // namespace http
