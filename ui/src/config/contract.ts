// Written by tests/api/contract_test.cpp from what the server does; see there.

/** What the server lets through; lengths in characters. */
export const limits = {
  "prompt": {
    "max": 500
  },
  "lettering": {
    "max": 24
  },
  "figures": {
    "max": 12
  },
  "title": {
    "max": 120
  },
  "description": {
    "max": 1000
  },
  "childName": {
    "max": 40
  },
  "name": {
    "max": 80
  },
  "email": {
    "max": 254
  },
  "loginName": {
    "min": 3
  },
  "password": {
    "min": 8,
    "max": 72
  },
  "givenPassword": {
    "min": 6
  },
  "className": {
    "max": 40
  },
  "rosterBytes": 1048576,
  "coupon": {
    "code": {
      "min": 3,
      "max": 40
    },
    "uses": {
      "min": 1,
      "max": 1000000
    }
  }
} as const;

/** What the server calls what is one of a few. */
export const words = {
  "ages": [
    "3-5",
    "6-8",
    "9+"
  ],
  "orientations": [
    "portrait",
    "landscape"
  ],
  "lines": [
    "usual",
    "thin",
    "bold"
  ],
  "styles": [
    "scene",
    "mandala",
    "pattern",
    "maze",
    "dots"
  ],
  "figureSizes": [
    "small",
    "large",
    "huge"
  ],
  "hairs": [
    "short",
    "long",
    "curls",
    "plaits",
    "ponytail"
  ],
  "outfits": [
    "trousers",
    "skirt",
    "dress",
    "dungarees",
    "coat"
  ],
  "details": [
    "standard",
    "improved",
    "premium"
  ],
  "basicWishes": [
    "frame",
    "line",
    "detail",
    "weather",
    "seed"
  ],
  "premiumWishes": [
    "figures",
    "figureSize",
    "place",
    "hair",
    "outfit",
    "glasses",
    "name",
    "style"
  ],
  "lessonBooks": [
    "math",
    "letters",
    "numbers",
    "mixed"
  ],
  "arithmeticExercises": [
    "colour_sums",
    "sums",
    "number_wall",
    "tens_frame",
    "number_line",
    "missing_number",
    "clock",
    "money",
    "count"
  ],
  "languageExercises": [
    "tracing",
    "swings",
    "syllables",
    "articles",
    "word_search"
  ],
  "seeingExercises": [
    "dots",
    "colour_numbers",
    "maze",
    "pattern",
    "shadows",
    "differences",
    "pairs"
  ],
  "lessonLevels": [
    "easy",
    "medium",
    "hard"
  ],
  "papers": [
    "a4",
    "a5",
    "letter",
    "square",
    "square-inch"
  ],
  "impositions": [
    "single",
    "two-up",
    "booklet"
  ],
  "holeMargins": [
    "none",
    "left",
    "inner"
  ],
  "rulings": [
    "level",
    "1",
    "2",
    "3",
    "4"
  ],
  "sides": [
    "cover",
    "story",
    "picture",
    "exercise",
    "solutions",
    "blank",
    "credits",
    "sounds"
  ],
  "stars": [
    "1",
    "2",
    "3",
    "4",
    "5"
  ],
  "roles": [
    "user",
    "teacher",
    "admin"
  ],
  "paidPlans": [
    "basic",
    "premium"
  ],
  "discountTypes": [
    "percentage",
    "fixed"
  ],
  "audiences": [
    "family",
    "school",
    "public"
  ],
  "registrationModes": [
    "open",
    "code",
    "closed"
  ],
  "csvEncodings": [
    "utf-8",
    "utf-16",
    "windows-1252"
  ],
  "backupKinds": [
    "scheduled",
    "manual"
  ]
} as const;

/** Entries on one page of a list of the administration. */
export const entriesPerPage = 50 as const;

/** Books on one page of the shelf. */
export const booksPerPage = 12 as const;

/** Pictures on one page of the album. */
export const picturesPerPage = 24 as const;
