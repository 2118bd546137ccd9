#include "images/svg_reader.h"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "base/messages.h"
#include "images/read_image.h"
#include "photo/page.h"

namespace images {
namespace {

using photo::Raster;

// A drawing of 100 by 100 units, at one pixel each.
std::string drawing(const std::string& inside, const std::string& attributes = "") {
  return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100")" + attributes + ">" + inside +
         "</svg>";
}

Raster painted(const std::string& inside) {
  return read_image(drawing(inside), 100);
}

bool is_black(const Raster& raster, int x, int y) {
  return *raster.at(x, y) < 128;
}

// How many of a hundred parts are black.
double black(const Raster& raster) {
  double sum = 0;
  for (const std::uint8_t value : raster.rgb) sum += 255 - value;
  return 100 * sum / 255 / static_cast<double>(raster.rgb.size());
}

// The reason of the refusal, empty where the drawing was read.
std::string svg_refusal(const std::string& file) {
  try {
    read_image(file, 100);
    return "";
  } catch (const base::AppError& error) {
    EXPECT_EQ(error.field(), "file");
    EXPECT_THAT(base::german_message(error), testing::HasSubstr("Bitte")) << error.reason();
    std::string reason = error.reason();
    for (const std::string& argument : error.arguments()) reason += " " + argument;
    return reason;
  }
}

TEST(ReadSvg, PaintsBasicShapes) {
  EXPECT_NEAR(black(painted(R"(<rect x="10" y="20" width="50" height="40"/>)")), 20, 0.1);
  EXPECT_NEAR(black(painted(R"(<rect width="50" height="40" rx="20"/>)")), 20 - (4 - 3.1416) * 4, 0.1);
  EXPECT_NEAR(black(painted(R"(<circle cx="50" cy="50" r="30"/>)")), 28.27, 0.1);
  EXPECT_NEAR(black(painted(R"(<ellipse cx="50" cy="50" rx="30" ry="20"/>)")), 18.85, 0.1);
  EXPECT_NEAR(black(painted(R"(<polygon points="0,0 100,0 0,100"/>)")), 50, 0.5);
  EXPECT_NEAR(black(painted(R"(<line x1="10" y1="50" x2="90" y2="50" stroke="black" stroke-width="10"/>)")),
              8.785, 0.1);
  EXPECT_NEAR(black(painted(R"(<polyline points="0 0 100 0 0 100" fill="none" stroke="#000"/>)")), 2, 0.5);
}

TEST(ReadSvg, FollowsEachLetterOfAPath) {
  // The same square, said in different ways.
  for (const char* way :
       {"M20 20 L80 20 L80 80 L20 80 Z", "m20,20 60 0 0 60 -60 0z", "M20 20H80V80H20", "M20 20h60v60h-60z",
        "M20 20C40 20 60 20 80 20S80 60 80 80L20 80", "M20 20Q50 20 80 20T80 80H20"}) {
    const Raster raster = painted(std::string("<path d='") + way + "'/>");
    EXPECT_TRUE(is_black(raster, 50, 50)) << way;
    EXPECT_FALSE(is_black(raster, 50, 10)) << way;
  }
  EXPECT_NEAR(black(painted("<path d='M20 20H80V80H20'/>")), 36, 0.01);
  // Arcs: a circle of two halves with flags that touch the numbers, a quarter, one that is too flat for its
  // ends.
  EXPECT_NEAR(black(painted("<path d='M20 50a30 30 0 1160 0a30 30 0 11-60 0'/>")), 28.27, 0.1);
  EXPECT_NEAR(black(painted("<path d='M50 50V10A40 40 0 0 1 90 50z'/>")), 12.57, 0.1);
  EXPECT_NEAR(black(painted("<path d='M50 50V10A40 40 0 1 0 90 50z'/>")), 37.7, 0.1);
  EXPECT_NEAR(black(painted("<path d='M20 50A1 1 0 0 1 80 50'/>")), 14.14, 0.1);
  // After a close one goes on from where the figure began.
  EXPECT_TRUE(is_black(painted("<path d='M10 10h20v20zl60 60v-20z'/>"), 60, 50));
}

TEST(ReadSvg, MovesTurnsAndHandsDown) {
  const Raster raster = painted(
      "<g transform='translate(50,50) rotate(30)' fill='none' stroke='black' stroke-width='2'>"
      "<g transform='scale(2)'><rect x='-10' y='-10' width='20' height='20'/></g></g>");
  EXPECT_TRUE(is_black(raster, 57, 77)) << "a corner";
  EXPECT_FALSE(is_black(raster, 50, 50));
  // Four sides of 40 with a line that is scaled as well.
  EXPECT_NEAR(black(raster), 6.37, 0.05);
  EXPECT_TRUE(is_black(painted("<rect width='20' height='20' transform='rotate(90 50 50)'/>"), 90, 10));
  EXPECT_TRUE(is_black(painted("<rect width='20' height='20' transform='matrix(-1 0 0 1 100 0)'/>"), 90, 10));
}

TEST(ReadSvg, PaintsInOrderAndByRule) {
  EXPECT_FALSE(is_black(painted("<rect width='90' height='90'/><circle cx='50' cy='50' r='9' fill='white'/>"),
                        50, 50));
  const std::string twice = "d='M10 10H90V90H10zM30 30H70V70H30z'/>";
  EXPECT_TRUE(is_black(painted("<path " + twice), 50, 50));
  EXPECT_FALSE(is_black(painted("<path fill-rule='evenodd' " + twice), 50, 50));
  EXPECT_FALSE(is_black(painted("<path style='fill-rule : evenodd; opacity:1' " + twice), 50, 50));
  EXPECT_EQ(black(painted("<g display='none'><rect width='90' height='90' display='inline'/></g>")), 0);
  EXPECT_EQ(black(painted("<rect width='90' height='90' style='visibility:hidden' fill='#111'/>")), 0);
}

TEST(ReadSvg, PassesOverWhatIsOnlyTold) {
  const std::string editor =
      "<?xml version='1.0' encoding='UTF-8'?>\n<!-- drawn by hand -->\n"
      "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'>\n"
      "<svg width='200px' height='100' xmlns:sodipodi='http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd'>"
      "<title>Haus</title><defs id='defs2'><linearGradient id='a'><stop/></linearGradient></defs>"
      "<sodipodi:namedview pagecolor='#ffffff'><grid/></sodipodi:namedview>"
      "<metadata><rdf:RDF><cc:Work/></rdf:RDF></metadata>"
      "<rect id='r' class='k' sodipodi:role='x' width='100' height='100' style='font-family:Arial'/></svg>\n";
  const Raster raster = read_image(editor, 100);
  EXPECT_EQ(raster.width, 100);
  EXPECT_EQ(raster.height, 50);
  EXPECT_NEAR(black(raster), 50, 0.01);
}

TEST(ReadSvg, NamesWhatItDoesNotRead) {
  EXPECT_EQ(svg_refusal(drawing("<text>Hallo</text>")), "image_svg_part text");
  EXPECT_EQ(svg_refusal(drawing("<script>alert(1)</script>")), "image_svg_part script");
  EXPECT_EQ(svg_refusal(drawing("<image href='http://10.0.0.1/'/>")), "image_svg_part href");
  EXPECT_EQ(svg_refusal(drawing("<use xlink:href='#a'/>")), "image_svg_part xlink:href");
  EXPECT_EQ(svg_refusal(drawing("<foreignObject><p/></foreignObject>")), "image_svg_part foreignObject");
  EXPECT_EQ(svg_refusal(drawing("<defs><style>*{fill:red}</style></defs>")), "image_svg_part style");
  EXPECT_EQ(svg_refusal(drawing("<g onload='x()'/>")), "image_svg_part onload");
  EXPECT_EQ(svg_refusal(drawing("", " onload='x()'")), "image_svg_part onload");
  EXPECT_EQ(svg_refusal(drawing("<rect fill='url(http://a/b#c)'/>")), "image_svg_part fill");
  EXPECT_EQ(svg_refusal(drawing("<g opacity='.5'/>")), "image_svg_part opacity=.5");
  EXPECT_EQ(svg_refusal(drawing("<g style='stroke-dasharray:1 2'/>")), "image_svg_part stroke-dasharray=1 2");
  EXPECT_EQ(svg_refusal(drawing("<rect width='5mm' height='5'/>")), "image_svg_part 5mm");
  EXPECT_EQ(svg_refusal(drawing("<?xml-stylesheet href='a.css'?>")), "image_svg_part <?");
  EXPECT_EQ(svg_refusal(drawing("<![CDATA[x]]>")), "image_svg_part <!");
  EXPECT_EQ(svg_refusal(drawing("<rect fill='red'/>")), "image_svg_colour red");
  EXPECT_EQ(svg_refusal(drawing("<rect fill='#ff8800'/>")), "image_svg_colour #ff8800");
  EXPECT_EQ(svg_refusal(drawing("<rect stroke='rgb(10,200,10)'/>")), "image_svg_colour rgb(10,200,10)");
  // Nothing of the file stands in the sentence as it is.
  EXPECT_EQ(svg_refusal(drawing("<rect fill='\xC3\xA4\x01'/>")), "image_svg_colour ???");
}

TEST(ReadSvg, RefusesBombs) {
  // Entities that grow, and one that names a file.
  EXPECT_EQ(svg_refusal("<!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]>" + drawing("<g id='&b;'/>")),
            "image_svg_part <!ENTITY>");
  EXPECT_EQ(svg_refusal(drawing("&xxe;")), "image_svg_part &");
  std::string deep, many, long_way = "M0 0", wide;
  for (int i = 0; i < 100; ++i) deep += "<g>";
  EXPECT_EQ(svg_refusal(drawing(deep)), "image_svg_complex");
  for (int i = 0; i < 50'001; ++i) many += "<g/>";
  EXPECT_EQ(svg_refusal(drawing(many)), "image_svg_complex");
  for (int i = 0; i < 2'000; ++i) long_way += "L100 100L0 0";
  EXPECT_EQ(svg_refusal(drawing("<path d='" + long_way + "'/>")), "image_svg_complex");
  for (int i = 0; i < 49'000; ++i) wide += "<rect width='100' height='100'/>";
  EXPECT_EQ(svg_refusal(drawing(wide)), "image_svg_complex");
  EXPECT_EQ(svg_refusal(drawing("<path d='M0 0L9e6 9e6'/>")), "image_svg_complex");
  EXPECT_EQ(svg_refusal(drawing("<g transform='scale(9e6) scale(9e6)'><circle r='1'/></g>")),
            "image_svg_complex");
  EXPECT_EQ(svg_refusal(drawing("<line x2='1' stroke='black' stroke-width='900'/>")), "image_svg_complex");
}

TEST(ReadSvg, RefusesWhatIsDamagedOrCutOff) {
  const std::string whole = drawing("<g fill='none'><path d='M1 1L9 9'/></g>");
  EXPECT_EQ(svg_refusal(whole), "");
  EXPECT_EQ(svg_refusal(whole.substr(0, whole.size() - 1)), "image_cut_off");
  // Nothing shorter is taken for a drawing.
  for (std::size_t size = 5; size + 1 < whole.size(); ++size)
    EXPECT_NE(svg_refusal(whole.substr(0, size)), "") << size;
  for (const char* inside :
       {"<path d='L1 1'/>", "<path d='M1'/>", "<path d='M1 1K2'/>", "<path d='M1 1A1 1 0 2 0 5 5'/>",
        "<path d='M1e30 1'/>", "<g></path>", "<g transform='turn(1)'/>", "<g transform='scale(1'/>",
        "<polygon points='1,2,3'/>", "<polygon points='1 2 x'/>", "<g a/>", "<g a=1/>", "< g/>"}) {
    EXPECT_EQ(svg_refusal(drawing(inside)), "image_damaged") << inside;
  }
  EXPECT_EQ(svg_refusal("<svg viewBox='0 0 0 10'></svg>"), "image_damaged");
  EXPECT_EQ(svg_refusal("<svg viewBox='0 0 1 1000'></svg>"), "image_damaged");
  EXPECT_EQ(svg_refusal("<svg></svg>"), "image_damaged");
  EXPECT_EQ(svg_refusal("<svg viewBox='0 0 1 1'></svg><svg/>"), "image_damaged");
}

TEST(ReadSvg, BecomesAPageToColour) {
  const std::string house = drawing(
      "<g fill='none' stroke='black' stroke-width='1.5'><rect x='20' y='45' width='60' height='45'/>"
      "<path d='M15 45L50 12L85 45z'/><rect x='42' y='62' width='16' height='28'/>"
      "<circle cx='32' cy='58' r='6'/><circle cx='68' cy='58' r='6'/></g>");
  photo::Wishes wishes;
  const photo::Page page = photo::make_page(read_image(house, photo::wanted_side_px(wishes)), wishes);
  EXPECT_EQ(page.kind, photo::Kind::line_art);
  // Wall, roof, door, two windows, and what is around.
  EXPECT_EQ(page.regions, 6);
}

}  // namespace
}  // namespace images
