/** The not-found page is English, as the specification has it. */
export const notFoundText = {
  title: "Page not found",
  heading: "404 – Page not found",
  explanation: "There is nothing at this address. The link may be old, or mistyped.",
  home: "Back to the start page",
};
