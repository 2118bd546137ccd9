/** A page in the engine's form, for development and tests: groups with titles, shapes with numbers, white paper. */

/** A round shape, as the engine draws it: four curves. */
const round = (x: number, y: number, rx: number, ry = rx) => {
  const [cx, cy] = [rx * 0.5523, ry * 0.5523].map((value) => Number(value.toFixed(2))) as [number, number];
  const d = (...values: number[]) => values.map((value) => Number(value.toFixed(2))).join(" ");
  const [restX, restY] = [rx - cx, ry - cy];
  return `M${d(x - rx, y)}c${d(0, -cy, restX, -ry, rx, -ry)}s${d(rx, restY, rx, ry)}s${d(-restX, ry, -rx, ry)}s${d(-rx, -restY, -rx, -ry)}z`;
};

const flower = (x: number, y: number) =>
  `<g stroke-width=".9"><title>Blume</title><path data-region="0" d="M${x} ${y + 6}c-2 10-1 20 1 28h2c-2-9-2-18-1-28z"/>` +
  [0, 60, 120, 180, 240, 300]
    .map((turn) => {
      const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * 7, Math.sin((turn * Math.PI) / 180) * 7];
      return `<path data-region="0" d="${round(x + dx, y + dy, 5)}"/>`;
    })
    .join("") +
  `<path data-region="0" d="${round(x, y, 4)}"/></g>`;

const star = (x: number, y: number, r: number) => {
  const points = Array.from({ length: 10 }, (_point, index) => {
    const radius = index % 2 === 0 ? r : r * 0.45;
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `<g stroke-width=".9"><title>Stern</title><path data-region="0" d="M${points.join("L")}z"/></g>`;
};

const cat = (x: number, y: number) => {
  const at = (dx: number, dy: number) => `M${x + dx} ${y + dy}`;
  const ear = (dx: number, side: number) =>
    `${at(dx, 14)}c${-2 * side}-10 ${2 * side}-16 ${6 * side}-18 ${6 * side} 4 ${10 * side} 8 ${13 * side} 13z`;
  return `<g stroke-width="1.2"><title>Katze</title>
<path data-region="0" d="${at(62, 96)}c22 4 34-16 24-32-4-6-12-2-9 5 5 10-2 18-14 14z"/>
<path data-region="0" d="${at(22, 58)}c-6 18-8 36-4 50h46c6-20 4-38-8-52z"/>
<path data-region="0" d="${at(30, 108)}c-2-14 0-22 6-28 6 6 8 14 6 28z"/>
<path data-region="0" d="${ear(6, 1)}${ear(72, -1)}"/>
<path data-region="0" d="${round(x + 39, y + 34, 38, 32)}"/>
<path data-region="0" d="${at(33, 40)}c4-3 8-3 12 0-2 5-4 7-6 7s-4-2-6-7z"/>
<path fill="none" d="${at(39, 47)}c0 5-4 8-9 7${at(39, 47)}c0 5 4 8 9 7${at(8, 40)}l-16-3${at(8, 46)}l-16 3${at(70, 40)}l16-3${at(70, 46)}l16 3"/>
<path fill="#000" d="${round(x + 25.5, y + 28, 3.5, 5)}${round(x + 52.5, y + 28, 3.5, 5)}"/></g>`;
};

const house = `<g stroke-width="1"><title>Haus</title><path data-region="0" d="M196 78h56v58h-56z"/>
<path data-region="0" d="M188 80l36-32 36 32z"/><path data-region="0" d="M216 104h18v32h-18z"/>
<path data-region="0" d="M202 88h12v12h-12zM238 88h10v12h-10z"/></g>`;

const sky = `<g stroke-width=".9"><title>Sonne</title><path data-region="0" d="${round(51, 40, 17)}"/></g>
<g stroke-width=".9"><title>Wolke</title><path data-region="0" d="M118 44c-10 0-12-14-1-15 2-11 18-13 22-3 9-4 18 4 14 12 5 3 2 8-4 8z"/></g>
<g stroke-width=".9"><title>Wolke</title><path data-region="0" d="M176 30c-8 0-10-11-1-12 2-9 14-10 18-2 7-3 14 3 11 9z"/></g>`;

const ground = (width: number, height: number) =>
  `<g stroke-width="1"><title>Hügel</title><path data-region="0" d="M0 ${height - 90}C60 ${height - 130} 120 ${height - 60} ${width} ${height - 104}V${height}H0z"/>
<path data-region="0" d="M0 ${height - 46}C80 ${height - 70} 160 ${height - 20} ${width} ${height - 54}V${height}H0z"/></g>`;

/** A landscape or portrait page; `variant` changes what stands where, so that two pages differ. */
export function samplePicture(orientation: "portrait" | "landscape" = "portrait", variant = 0): string {
  const [width, height] = orientation === "portrait" ? [210, 297] : [297, 210];
  const shift = (variant % 3) * 22;
  const content =
    sky +
    (variant % 2 === 0 ? star(100 + shift, 60, 9) + star(40, 90, 7) : star(80, 80, 11)) +
    ground(width, height) +
    (orientation === "landscape" ? house : "") +
    cat(62 + shift, height - 136) +
    flower(30, height - 60) +
    flower(width - 40, height - 70) +
    flower(width - 70, height - 40);
  let number = 0;
  const numbered = content.replaceAll('data-region="0"', () => `data-region="${++number}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"><path fill="#fff" d="M0 0h${width}v${height}H0z"/><clipPath id="page-${width}"><rect x="6" y="6" width="${width - 12}" height="${height - 12}" rx="5"/></clipPath><g clip-path="url(#page-${width})" fill="#fff" stroke="#000" stroke-linejoin="round" stroke-linecap="round">${numbered}</g><g fill="none" stroke="#000" stroke-width="1"><path d="M6 6h${width - 12}v${height - 12}H6z"/></g></svg>`;
}
