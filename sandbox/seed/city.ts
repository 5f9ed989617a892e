import { cityName, columns, districts, harbourRows, hillsideRows, lighthouse, type Named } from "./data/street-names";
import { Random } from "./random";

/** Decimal degrees. */
export type Coordinates = { latitude: number; longitude: number };
/** Metres east and north of the city's centre: what everything is planned in. */
export type Metres = { x: number; y: number };

type Street = { name: Named; district: Named; points: Coordinates[]; isMain: boolean };
export type House = { placeId: string; street: Street; number: number; location: Coordinates };
type ZoneShape = { id: number; name: Named; ring: Coordinates[] };
export type City = {
  name: Named;
  centre: Coordinates;
  streets: Street[];
  houses: House[];
  zones: ZoneShape[];
  /** Outlines: the mainland (its southern edge is the coast), islands, parks, and the blocks between the streets. */
  land: Coordinates[];
  islands: Coordinates[][];
  parks: Coordinates[][];
  blocks: Coordinates[][];
};

// In the open Atlantic, so that no real place is meant.
const centre: Coordinates = { latitude: 43.6, longitude: -11.4 };
const metresPerDegree = 111_320;
const metresPerDegreeEast = metresPerDegree * Math.cos((centre.latitude * Math.PI) / 180);

const columnStep = 270;
const rowStep = 235;
const firstX = -2650;
const firstY = -1050;
/** Harbour has the columns before this one, Hillside this one and the rest. */
const firstHillsideColumn = 11;
const zoneBorder = firstX + (firstHillsideColumn - 0.5) * columnStep;
const houseStep = 44;
const houseSetback = 15;

/** Metres from the centre to degrees, six decimals (a tenth of a metre). */
export function toCoordinates({ x, y }: Metres): Coordinates {
  return {
    latitude: round6(centre.latitude + y / metresPerDegree),
    longitude: round6(centre.longitude + x / metresPerDegreeEast),
  };
}

/** Degrees to metres from the centre. */
export function toMetres({ latitude, longitude }: Coordinates): Metres {
  return {
    x: (longitude - centre.longitude) * metresPerDegreeEast,
    y: (latitude - centre.latitude) * metresPerDegree,
  };
}

function round6(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** The crossing of a column and a row: a grid, bent and shaken a little so that it looks grown. */
function plan(random: Random): Metres[][] {
  return harbourRows.map((_, row) =>
    columns.map((_, column) => {
      const x = firstX + column * columnStep;
      const y = firstY + row * rowStep;
      const shake = row === 0 ? 12 : 24;
      return {
        x: x + 70 * Math.sin(y / 800) + random.int(-shake, shake),
        y: y + 90 * Math.sin(x / 1100) + random.int(-shake, shake),
      };
    }),
  );
}

/** Builds Port Merrow: pure, the same every time. */
export function buildCity(): City {
  const grid = plan(new Random(20));
  const at = (row: number, column: number): Metres => {
    const node = grid[row]?.[column];
    if (!node) throw new RangeError(`no crossing ${row}/${column}`);
    return node;
  };
  const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);
  const lastColumn = columns.length - 1;
  const lastRow = harbourRows.length - 1;

  const line = (name: Named, district: Named, points: Metres[], isMain: boolean): Street => ({
    name,
    district,
    points: points.map(toCoordinates),
    isMain,
  });
  const streets = [
    ...harbourRows.map((name, row) =>
      line(
        name,
        harbourDistrict(row),
        span(0, firstHillsideColumn).map((column) => at(row, column)),
        row % 5 === 0,
      ),
    ),
    ...hillsideRows.map((name, row) =>
      line(
        name,
        hillsideDistrict(row),
        span(firstHillsideColumn, lastColumn).map((column) => at(row, column)),
        row % 5 === 0,
      ),
    ),
    ...columns.map((name, column) =>
      line(
        name,
        column < 5 ? districts.quay : column < firstHillsideColumn ? districts.market : districts.heights,
        span(column % 3 === 1 ? 1 : 0, column % 4 === 3 ? lastRow - 1 : lastRow).map((row) => at(row, column)),
        column % 5 === 0,
      ),
    ),
  ];

  const rock: Metres = { x: -1500, y: -2900 };
  const rockStreet = line(
    lighthouse,
    districts.bay,
    [
      { x: rock.x - 60, y: rock.y },
      { x: rock.x + 60, y: rock.y + 20 },
    ],
    false,
  );
  const parkCells = [
    [3, 6],
    [3, 7],
    [8, 2],
    [6, 14],
    [7, 14],
    [10, 18],
  ] as const;
  const cell = (row: number, column: number, inset: number) =>
    shrink([at(row, column), at(row, column + 1), at(row + 1, column + 1), at(row + 1, column)], inset).map(
      toCoordinates,
    );
  const isPark = (row: number, column: number) => parkCells.some(([r, c]) => r === row && c === column);

  return {
    name: cityName,
    centre,
    streets: [...streets, rockStreet],
    houses: [...streets.flatMap(housesAlong), houseOn(rockStreet, 1, toCoordinates(rock))],
    zones: [
      { id: 1, name: ["Harbour", "الميناء"], ring: box(-2950, zoneBorder) },
      { id: 2, name: ["Hillside", "سفح التل"], ring: box(zoneBorder, 3150) },
    ],
    land: [
      ...span(-2, lastColumn + 2).map((column) => ({
        x: firstX + column * columnStep,
        y: coast(firstX + column * columnStep),
      })),
      { x: 9000, y: coast(9000) },
      { x: 9000, y: 12000 },
      { x: -9000, y: 12000 },
      { x: -9000, y: coast(-9000) },
    ].map(toCoordinates),
    islands: [disc(rock, 150)],
    parks: parkCells.map(([row, column]) => cell(row, column, 12)),
    blocks: span(0, lastRow - 1).flatMap((row) =>
      span(0, lastColumn - 1)
        .filter((column) => !isPark(row, column))
        .map((column) => cell(row, column, 12)),
    ),
  };
}

function harbourDistrict(row: number): Named {
  return row < 4 ? districts.quay : row < 8 ? districts.market : districts.mills;
}

function hillsideDistrict(row: number): Named {
  return row < 5 ? districts.terraces : row < 9 ? districts.orchards : districts.heights;
}

function coast(x: number): number {
  return firstY - 150 + 90 * Math.sin(x / 1100) + 25 * Math.sin(x / 170);
}

function box(west: number, east: number): Coordinates[] {
  const south = firstY - 260;
  const north = firstY + 11.4 * rowStep;
  return [
    { x: west, y: south },
    { x: east, y: south },
    { x: east, y: north },
    { x: west, y: north },
  ].map(toCoordinates);
}

function disc(middle: Metres, radius: number): Coordinates[] {
  return Array.from({ length: 14 }, (_, step) => {
    const angle = (step / 14) * 2 * Math.PI;
    const reach = radius * (step % 2 === 0 ? 1 : 0.86);
    return toCoordinates({ x: middle.x + reach * Math.cos(angle), y: middle.y + reach * Math.sin(angle) });
  });
}

function shrink(corners: Metres[], inset: number): Metres[] {
  const middle = {
    x: corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length,
    y: corners.reduce((sum, corner) => sum + corner.y, 0) / corners.length,
  };
  return corners.map((corner) => ({
    x: corner.x + Math.sign(middle.x - corner.x) * inset,
    y: corner.y + Math.sign(middle.y - corner.y) * inset,
  }));
}

/** Odd numbers on the left of the street's direction, even ones on the right. */
function housesAlong(street: Street): House[] {
  const points = street.points.map(toMetres);
  const houses: House[] = [];
  let toNext = houseStep / 2;
  let number = 1;
  for (const [index, from] of points.entries()) {
    const to = points[index + 1];
    if (!to) break;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    let reached = toNext;
    for (; reached < length; reached += houseStep) {
      const foot = { x: from.x + along.x * reached, y: from.y + along.y * reached };
      const left = { x: foot.x - along.y * houseSetback, y: foot.y + along.x * houseSetback };
      const right = { x: foot.x + along.y * houseSetback, y: foot.y - along.x * houseSetback };
      houses.push(houseOn(street, number, toCoordinates(left)), houseOn(street, number + 1, toCoordinates(right)));
      number += 2;
    }
    toNext = reached - length;
  }
  return houses;
}

function houseOn(street: Street, number: number, location: Coordinates): House {
  return { placeId: `${number}-${street.name[0].toLowerCase().replaceAll(" ", "-")}`, street, number, location };
}
