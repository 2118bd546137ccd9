// Draws the pages of resources/pages.json for the web app during the build.
// usage: page_builder PAGES.json FOLDER

#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

#include "cli/page_list.h"
#include "cli/picture_file.h"
#include "drawing/pipeline.h"

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: page_builder PAGES.json FOLDER\n";
    return 2;
  }
  try {
    std::ifstream file(argv[1], std::ios::binary);
    std::stringstream content;
    content << file.rdbuf();
    if (!file) throw std::runtime_error(std::string("cannot read ") + argv[1]);
    const std::filesystem::path folder = argv[2];
    std::filesystem::create_directories(folder);
    for (const cli::ListedPage& page : cli::read_page_list(content.str())) {
      const drawing::Drawing drawing = drawing::draw(page.prompt, page.options);
      // A prompt that is not understood would put a lettering page on the home page.
      if (drawing.wish.motifs.empty() || !drawing.wish.unknown.empty()) {
        throw std::runtime_error("page " + page.name + ": the prompt is not understood");
      }
      cli::write_picture_file(drawing.picture, page.prompt, (folder / (page.name + ".svg")).string());
    }
    return 0;
  } catch (const std::exception& error) {
    std::cerr << "page_builder: " << error.what() << "\n";
    return 1;
  }
}
