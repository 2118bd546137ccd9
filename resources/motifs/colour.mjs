// Colours as eyes see them: CIE L*a*b* (D65).

const linear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const curve = (t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);

/** sRGB (0..1) to [L, a, b]. */
export function lab([r, g, b]) {
  const [R, G, B] = [linear(r), linear(g), linear(b)];
  const x = curve((0.4124 * R + 0.3576 * G + 0.1805 * B) / 0.95047);
  const y = curve(0.2126 * R + 0.7152 * G + 0.0722 * B);
  const z = curve((0.0193 * R + 0.1192 * G + 0.9505 * B) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIE76: 2 is just noticeable, 10 is seen at a glance. */
export const difference = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
export const chroma = (p) => Math.hypot(p[1], p[2]);
