/** A curve: its name and its points, left to right. */
export type Curve = { name: string; points: [x: number, y: number][] };

const [width, height] = [640, 320];
const frame = { left: 64, right: 150, top: 36, bottom: 44 };
const colours = ["#0b6b4f", "#b4540a", "#3b4cc0", "#8a1c5b"];

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** 1, 2 or 5 times a power of ten, just above. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return (([1, 2, 5].find((step) => step * power >= value) ?? 10) * power) as number;
}

/** Curves as an SVG picture; x is logarithmic, y begins at 0. Throws without points. */
export function chart(title: string, axes: { x: string; y: string }, curves: Curve[]): string {
  const points = curves.flatMap((curve) => curve.points);
  const xs = [...new Set(points.map(([x]) => x))].sort((a, b) => a - b);
  const [least, most] = [xs[0], xs.at(-1)];
  if (least === undefined || most === undefined) throw new RangeError(`no points for ${title}`);
  const highest = roundUp(Math.max(...points.map(([, y]) => y)));
  const [right, bottom] = [width - frame.right, height - frame.bottom];
  const across = (x: number) =>
    Math.round(frame.left + ((right - frame.left) * Math.log(x / least)) / Math.log(Math.max(most / least, 2)));
  const up = (y: number) => Math.round(bottom - ((bottom - frame.top) * y) / highest);

  const levels = [0, 0.25, 0.5, 0.75, 1].map((share) => share * highest);
  const grid = levels.flatMap((y) => [
    `<path d="M${frame.left} ${up(y)}H${right}" stroke="#d5d9d7"/>`,
    `<text x="${frame.left - 8}" y="${up(y) + 4}" text-anchor="end">${Number(y.toPrecision(3))}</text>`,
  ]);
  const ticks = xs.map((x) => `<text x="${across(x)}" y="${bottom + 18}" text-anchor="middle">${x}</text>`);
  const lines = curves.flatMap(({ name, points: own }, index) => {
    const colour = colours[index % colours.length];
    const places = own.map(([x, y]) => `${across(x)} ${up(y)}`);
    return [
      `<path d="M${places.join("L")}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      ...own.map(([x, y]) => `<circle cx="${across(x)}" cy="${up(y)}" r="3" fill="${colour}"/>`),
      `<text x="${right + 14}" y="${frame.top + 12 + index * 18}" fill="${colour}">${escaped(name)}</text>`,
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#26332e">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${frame.left}" y="20" font-size="14" font-weight="600">${escaped(title)}</text>`,
    ...grid,
    ...ticks,
    `<text x="${(frame.left + right) / 2}" y="${height - 8}" text-anchor="middle">${escaped(axes.x)}</text>`,
    `<text x="${right + 14}" y="${bottom}">${escaped(axes.y)}</text>`,
    ...lines,
    "</svg>",
    "",
  ].join("\n");
}
