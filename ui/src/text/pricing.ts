/** Plans and prices. */
export const pricingText = {
  title: "Preise & Pakete",
  lead: "Kostenlos anfangen, später erweitern, jederzeit aufhören.",
  badges: ["Keine Mindestlaufzeit", "Monatlich kündbar"],
  stats: {
    label: (product: string) => `${product} in Zahlen`,
    books: "erstellte Malbücher",
    users: "aktive Nutzer",
    rating: "Bewertung",
    ratingValue: (rating: number) => `${rating.toFixed(1)}/5.0`,
  },
  loading: "Die Pakete werden geladen …",
  /** Where there is nothing to buy. */
  free: {
    heading: "Hier ist alles kostenlos",
    lead: (product: string) => `Bei ${product} gibt es nichts zu bezahlen: keine Pakete, kein Abonnement.`,
    start: "Ausmalbild beschreiben",
    signIn: "Anmelden",
    register: "Registrieren",
  },
  /** The one of the features that has a screen of its own. */
  ownPictures: "Eigene Vorlagen hochladen",
  popular: "Beliebt",
  perMonth: "im Monat",
  plans: {
    free: {
      name: "Free",
      price: "0 €",
      description: "Zum Ausprobieren.",
      features: ["1 Malbuch, einmalig", "5 Seiten pro Malbuch", "Standard-Bildqualität", "Einfache Anpassungen"],
      action: "Kostenlos starten",
    },
    basic: {
      name: "Basic",
      price: "2,99 €",
      description: "Für zu Hause.",
      features: [
        "2 Malbücher pro Monat",
        "10 Seiten pro Malbuch",
        "Verbesserte Bildqualität",
        "Erweiterte Anpassungen",
      ],
      action: "Basic wählen",
    },
    premium: {
      name: "Premium",
      price: "4,99 €",
      description: "Für Familien, Kita und Schule.",
      features: [
        "5 Malbücher pro Monat",
        "15 Seiten pro Malbuch",
        "Premium-Bildqualität",
        "Eigene Vorlagen hochladen",
        "Lernaufgaben: Mathematik, Buchstaben, Zahlen",
        "Geschichten zu den Bildern",
      ],
      action: "Jetzt Premium werden",
    },
  },
  checkout: {
    loading: "Laden...",
    connecting: { title: "Verbindung wird hergestellt", description: "Weiterleitung zum Bezahlvorgang" },
    failureTitle: "Fehler",
    notConfigured: "Stripe ist nicht richtig konfiguriert. Bitte kontaktieren Sie den Support.",
    basicUnavailable: "Der Basic-Plan ist momentan nicht verfügbar. Bitte versuchen Sie es später erneut.",
    sessionFailure: "Fehler beim Erstellen der Checkout-Session",
    noUrl: "Keine Checkout-URL erhalten",
    signIn: {
      title: "Anmeldung erforderlich",
      description: "Um ein Paket zu buchen, melden Sie sich bitte an oder registrieren Sie sich.",
    },
    current: "Ihr Paket",
    cancelled: "Sie haben den Bezahlvorgang abgebrochen. Es wurde nichts abgebucht.",
    failure: "Beim Starten des Zahlungsvorgangs ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.",
  },
  testimonials: {
    heading: "Das sagen andere",
    stars: (rating: number) => `${rating} von 5 Sternen`,
    items: [
      {
        name: "Katrin M.",
        role: "Mutter von zwei Kindern",
        content: "Meine Tochter sagt, was sie malen will, und zwei Minuten später liegt es auf dem Tisch.",
        rating: 5,
      },
      {
        name: "Thomas B.",
        role: "Grundschullehrer",
        content:
          "Zum Herbstprojekt hatte ich Igel, Eichhörnchen und Blätter in einem Heft. Das hätte ich sonst gesucht.",
        rating: 5,
      },
      {
        name: "Svenja K.",
        role: "Erzieherin",
        content: "Die Linien sind kräftig und die Flächen groß genug. Auch die Kleinen kommen gut zurecht.",
        rating: 5,
      },
    ],
  },
  faq: {
    heading: "Häufige Fragen",
    items: [
      {
        question: "Gibt es eine Mindestlaufzeit?",
        answer: "Nein. Basic und Premium haben keine Mindestlaufzeit.",
      },
      {
        question: "Wie kündige ich?",
        answer: "Sie können monatlich kündigen. Das Paket läuft dann bis zum Ende des bezahlten Monats weiter.",
      },
      {
        question: "Kann ich das Paket wechseln?",
        answer: "Ja. In ein größeres Paket wechseln Sie sofort, in ein kleineres, sobald der bezahlte Zeitraum endet.",
      },
    ],
  },
};
