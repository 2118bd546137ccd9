#include "app/picture_notice.h"

#include <gtest/gtest.h>

namespace app {
namespace {

TEST(PictureNotice, IsEmptyWhereThePageShowsWhatWasAskedFor) {
  EXPECT_EQ(picture_notice({}), "");
}

TEST(PictureNotice, TellsWhatTheSentenceDenies) {
  drawing::Wish wish;
  wish.denied = {"fliegen", "schwimmen"};
  EXPECT_EQ(picture_notice(wish), "Nicht zu sehen, weil es im Satz verneint ist: „fliegen“ und „schwimmen“.");
}

TEST(PictureNotice, TellsWhatIsThereInPart) {
  drawing::Wish wish;
  wish.not_by_all = {"hobeln"};
  wish.fewer_drawn = {"Igel"};
  wish.hardly_seen = {"Eimer", "Ball"};
  EXPECT_EQ(picture_notice(wish),
            "Nicht bei allen zu sehen ist auf der Seite: „hobeln“. "
            "Weniger als gewünscht zu sehen ist auf der Seite: Igel. "
            "Größtenteils verdeckt sind auf der Seite: Eimer und Ball.");
}

TEST(PictureNotice, TellsWhatIsDeniedBeforeWhatCannotBeShown) {
  drawing::Wish wish;
  wish.denied = {"fliegen"};
  wish.not_shown = {"hobeln"};
  EXPECT_EQ(picture_notice(wish),
            "Nicht zu sehen, weil es im Satz verneint ist: „fliegen“. "
            "Noch nicht zu sehen ist auf der Seite, wie das geht: „hobeln“.");
}

}  // namespace
}  // namespace app
