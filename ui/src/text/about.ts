/** What Buntstift is, and whose work it stands on. */
export const aboutText = {
  title: "Über Buntstift",
  lead: "Buntstift macht aus einem Satz ein Ausmalbild und aus mehreren Bildern ein Malbuch zum Drucken.",
  paragraphs: [
    "Die Bilder zeichnet ein eigenes Programm auf diesem Server. Es versteht deutsche Sätze, kennt viele hundert Motive und setzt sie zu einem Blatt zusammen. Kein Wort und kein Bild geht dafür an einen fremden Dienst.",
    "Buntstift ist freie Software unter der MIT-Lizenz: Schulen, Kitas und Familien dürfen es selbst betreiben, ansehen und verändern.",
  ],
  access: {
    heading: "Barrierefreiheit der PDF-Dateien",
    paragraphs: [
      "Was Sie drucken, lässt sich auch vorlesen: Alle Texte und Bilder einer PDF-Datei sind ausgezeichnet, in der Reihenfolge, in der man sie liest, und jedes Bild sagt in einem Satz, was es zeigt. Überschriften sind nach Stufen geordnet, und die Zahlen in einem Bild werden Zeile für Zeile vorgelesen. Sprache und Titel sind angegeben, Lesezeichen führen zu jeder Seite.",
      "Die Normen PDF/UA und PDF/A erfüllen die Dateien nicht ganz, und sie behaupten es auch nicht: Listen und Tabellen stehen als Absätze da, und geprüft hat sie noch kein Prüfprogramm für diese Normen. Aufgaben wie Labyrinthe, Schatten und Unterschiede brauchen das Auge; dafür gibt es im Malbuch andere Aufgaben.",
    ],
  },
  version: (version: string) => `Version ${version}`,
  licences: {
    heading: "Lizenzen",
    lead: "Diese Werke stecken in Buntstift. Danke an alle, die sie geschaffen haben. Die Lizenztexte sind im Original, meist auf Englisch.",
    loading: "Die Lizenzen werden geladen …",
    failure: "Die Lizenzen konnten nicht geladen werden. Bitte versuchen Sie es später erneut.",
  },
} as const;

/** What an embedded licence belongs to, by the name of its file. */
export const licensedWorks: Record<string, { title: string; use: string }> = {
  agg: { title: "Anti-Grain Geometry", use: "macht aus Linien Bildpunkte" },
  andika: { title: "Andika", use: "Schrift der Überschriften und der gedruckten Seiten" },
  buntstift: { title: "Buntstift", use: "diese Anwendung" },
  "cpp-httplib": { title: "cpp-httplib", use: "spricht mit dem Browser" },
  "emojibase-data": { title: "Emojibase", use: "Stichwörter zu den Motiven" },
  "fluent-emoji": { title: "Fluent Emoji", use: "einfachere Vorlagen für kleine Kinder, umgezeichnet zu Linien" },
  glibc: { title: "GNU C Library", use: "Grundlage des Programms" },
  gumbo: { title: "gumbo-parser", use: "prüft die Rechtstexte" },
  "hyphenation-de": { title: "Trennmuster (dehyph)", use: "trennen lange Wörter und finden Silben" },
  libharu: { title: "libHaru", use: "schreibt die PDF-Dateien" },
  "libjpeg-turbo": { title: "libjpeg-turbo", use: "liest Fotos" },
  libpng: { title: "libpng", use: "schreibt die PNG-Bilder" },
  libsodium: { title: "libsodium", use: "schützt die Passwörter" },
  libstdcxx: { title: "GNU C++ Library", use: "Grundlage des Programms" },
  libwebp: { title: "libwebp", use: "liest Fotos" },
  minizip: { title: "minizip", use: "packt Ihre Daten als ZIP-Datei" },
  "nlohmann-json": { title: "JSON for Modern C++", use: "liest und schreibt JSON" },
  "noto-emoji": { title: "Noto Emoji", use: "Vorlagen der Motive, umgezeichnet zu Linien" },
  "opencv-data": { title: "OpenCV", use: "seine Zahlen finden Gesichter auf Fotos" },
  openssl: { title: "OpenSSL", use: "verschlüsselt Verbindungen" },
  postgresql: { title: "PostgreSQL (libpq)", use: "spricht auf Wunsch mit einem Datenbankserver" },
  qrcodegen: { title: "QR Code generator", use: "zeichnet die QR-Codes der Anmeldekarten" },
  sqlite: { title: "SQLite", use: "speichert Konten, Bilder und Bücher" },
  sqlitecpp: { title: "SQLiteCpp", use: "verbindet das Programm mit SQLite" },
  stb: { title: "stb", use: "liest gespeicherte Bilder und den Umriss der Buchstaben" },
  tomlplusplus: { title: "toml++", use: "liest die Konfiguration" },
  "unicode-cldr": { title: "Unicode CLDR", use: "deutsche Namen der Motive" },
  "web-app": { title: "Web-Oberfläche", use: "Preact, Radix, Source Sans und alles, was im Browser läuft" },
  zlib: { title: "zlib", use: "verkleinert Daten" },
};
