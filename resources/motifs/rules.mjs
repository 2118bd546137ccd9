// The numbers of the conversion. Lengths are parts of the unit square's side, areas parts of its area.

/** Two drawings of each motif: all that fits on a page of its own, and large regions only. */
export const levels = {
  full: { minWidth: 0.0225, minArea: 0.0005, rim: 0.036, outline: 0.03, sameColour: 6, clearance: 0.013, minLine: 0.03, minSolid: 0.009 },
  simple: { minWidth: 0.036, minArea: 0.0022, rim: 0.06, outline: 0.05, sameColour: 10, clearance: 0.026, minLine: 0.09, minSolid: 0.013 },
};

export const rules = {
  /** Less opaque than this is shading, if it lies over something. */
  opaque: 0.7,
  /** What is fainter than this is not drawn at all, wherever it lies. */
  faint: 0.12,
  /** Strokes and shapes up to this width are lines. */
  lineWidth: 0.026,
  thinShape: 0.02,
  /** L* below which a small shape is black; saturated colours have to be darker. */
  darkGrey: 40,
  darkColour: 20,
  /** The widest and the largest black shape. */
  solidWidth: 0.135,
  solidArea: 0.0235,
  /** Round eyes may be wider: area over width squared, and width. */
  disc: 1.1,
  discWidth: 0.155,
  /** Larger than this, a black shape must not lie at the motif's edge. */
  solidAtEdge: 0.0015,
  /** The part of a border at the background that makes "at the edge". */
  exposed: 0.35,
  /** The same for shapes as large as ears. */
  solidEar: 0.0105,
  exposedEar: 0.15,
  /** All black together, as part of the silhouette. */
  solidShare: 0.11,
  /** A black shape longer than this many times its width squared is a stripe, and only black if thin. */
  solidLength: 3.4,
  /** The same for black shapes larger than `solidLarge`: eyes and noses are round. */
  solidRound: 1.95,
  solidLarge: 0.0078,
  solidStripe: 0.04,
  /** Longer ones are drawn as lines. */
  stripeLength: 9,
  /** The smallest highlight that stays a white dot in a pupil. */
  highlight: 0.02,
  /** Contrast that a line needs. */
  lineContrast: 9,
};
