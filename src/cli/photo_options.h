#pragma once

#include "cli/arguments.h"
#include "photo/page.h"

namespace cli {

// How a page is to be made of a picture, as it is typed. Throws UsageError naming the option and what is
// possible.
photo::Wishes parse_photo_wishes(const Arguments& arguments);

// The page of the picture in a file. Throws base::AppError for a file that cannot be read, is no picture or
// gives no page.
photo::Page page_of_file(const std::string& path, const photo::Wishes& wishes);

}  // namespace cli
