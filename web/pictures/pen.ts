/** The pen: everything is drawn with it, so that all pictures have the same slightly uneven ink line. */

const LINE = "var(--line)";

/** A colour of palette.css by its name. */
export function paint(name: string): string {
  return /^[a-z][a-z0-9-]*$/.test(name) && name !== "none" ? `var(--${name})` : name;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A number from 0 to 1 that depends on the place alone, so that shapes which meet at a corner still meet. */
function noise(x: number, y: number, turn: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233 + turn * 37.719) * 43758.5453;
  return value - Math.floor(value);
}

function shaken(x: number, y: number, turn: number, amount: number): [number, number] {
  return [x + (noise(x, y, turn) - 0.5) * amount, y + (noise(y, x, turn + 1) - 0.5) * amount];
}

const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, Z: 0 };

/** Draws a path (M L H V Q C Z, also relative) as a hand would: corners a little off, long lines a little bent. */
export function wobble(path: string, turn = 0, amount = 1): string {
  const tokens = path.match(/[a-zA-Z]|-?(?:\d*\.\d+|\d+)/g) ?? [];
  let out = "";
  let [x, y, startX, startY, command, at] = [0, 0, 0, 0, "M", 0];
  const point = (px: number, py: number): string => {
    const [a, b] = shaken(px, py, turn, amount);
    return `${round(a)} ${round(b)}`;
  };
  const lineTo = (nx: number, ny: number): string => {
    const length = Math.hypot(nx - x, ny - y);
    if (length < 9) return `L${point(nx, ny)}`;
    const bend = (noise(x + nx, y + ny, turn + 2) - 0.5) * Math.min(3, length * 0.05) * amount;
    const [mx, my] = [(x + nx) / 2 - ((ny - y) / length) * bend, (y + ny) / 2 + ((nx - x) / length) * bend];
    return `Q${round(mx)} ${round(my)} ${point(nx, ny)}`;
  };
  while (at < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[at] ?? "")) command = tokens[at++] ?? "Z";
    const kind = command.toUpperCase();
    const relative = command !== kind;
    const numbers = tokens.slice(at, at + (ARGUMENTS[kind] ?? 0)).map(Number);
    at += numbers.length;
    if (kind === "H") numbers.push(relative ? 0 : y);
    if (kind === "V") numbers.unshift(relative ? 0 : x);
    const points = numbers.map((value, i) => (relative ? value + (i % 2 ? y : x) : value));
    const [nx, ny] = kind === "Z" ? [startX, startY] : [points.at(-2) ?? 0, points.at(-1) ?? 0];
    if (kind === "M") {
      [startX, startY] = [nx, ny];
      out += `M${point(nx, ny)}`;
      command = relative ? "l" : "L";
    } else if (kind === "Z") {
      out += lineTo(nx, ny) + "Z";
    } else if (kind === "Q" || kind === "C") {
      out += kind;
      for (let i = 0; i < points.length; i += 2) out += point(points[i] ?? 0, points[i + 1] ?? 0) + " ";
    } else {
      out += lineTo(nx, ny);
    }
    [x, y] = [nx, ny];
  }
  return out;
}

/** A filled shape with an ink outline. It is drawn twice, not quite alike, which makes the line thick and thin. */
export function shape(path: string, fill: string, width = 1.3): string {
  const d = wobble(path, 0) + wobble(path, 5, 0.9);
  return `<path d="${d}" fill="${paint(fill)}" stroke="${LINE}" stroke-width="${width}"/>`;
}

/** Colour without an outline. */
export function flat(path: string, fill: string): string {
  return `<path d="${wobble(path)}" fill="${paint(fill)}"/>`;
}

/** Ink alone. */
export function ink(path: string, width = 1.3, colour = "line"): string {
  return `<path d="${wobble(path, 3, 0.8)}" fill="none" stroke="${paint(colour)}" stroke-width="${width}"/>`;
}

export function boxPath(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}h${w}v${h}h${-w}z`;
}

export function box(x: number, y: number, w: number, h: number, fill: string, width?: number): string {
  return shape(boxPath(x, y, w, h), fill, width);
}

export function ovalPath(x: number, y: number, rx: number, ry = rx): string {
  const [a, b] = [rx * 0.55, ry * 0.55];
  return (
    `M${x - rx} ${y}C${x - rx} ${y - b} ${x - a} ${y - ry} ${x} ${y - ry}C${x + a} ${y - ry} ${x + rx} ${y - b} ${x +
    rx} ${y}` +
    `C${x + rx} ${y + b} ${x + a} ${y + ry} ${x} ${y + ry}C${x - a} ${y + ry} ${x - rx} ${y + b} ${x - rx} ${y}Z`
  );
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, width?: number): string {
  return shape(ovalPath(x, y, rx, ry), fill, width);
}

export function disc(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" fill="${paint(fill)}"/>`;
}

/** Light around a lamp or window, which shows by night alone. */
export function glow(x: number, y: number, r: number): string {
  return [1, 0.78, 0.55].map((part) => disc(x, y, round(r * part), "halo")).join("");
}

export function move(x: number, y: number, body: string, scale = 1, turn = 0): string {
  const rest = (scale === 1 ? "" : ` scale(${scale})`) + (turn === 0 ? "" : ` rotate(${turn})`);
  return `<g transform="translate(${round(x)} ${round(y)})${rest}">${body}</g>`;
}

/** Gives a colour to marks that are drawn in the colour of the text. */
export function tint(colour: string, body: string): string {
  return `<g color="${paint(colour)}">${body}</g>`;
}

/** Mirrors a drawing left to right about x. */
export function mirror(x: number, body: string): string {
  return `<g transform="translate(${2 * x} 0) scale(-1 1)">${body}</g>`;
}

/** A whole picture. What it shows is said in words beside it, so readers of the screen need not hear of it. */
export function picture(width: number, height: number, body: string, kind = "picture", stretched = false): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="${kind}" viewBox="0 0 ${width} ${height}" aria-hidden="true"` +
    ` stroke-linecap="round" stroke-linejoin="round"${stretched ? ' preserveAspectRatio="none"' : ""}>${body}</svg>`
  );
}

/** An even rectangle, for what a press has printed and no hand has drawn. */
export function field(
  x: number, y: number, w: number, h: number, fill: string, radius = 0, edge = "", width = 1,
): string {
  const line = edge && ` stroke="${paint(edge)}" stroke-width="${width}"`;
  const corner = radius ? ` rx="${round(radius)}"` : "";
  return `<rect x="${x}" y="${y}" width="${round(w)}" height="${round(h)}"${corner} fill="${paint(fill)}"${line}/>`;
}

/** Cuts a drawing off at the edges of a rectangle. */
export function cut(x: number, y: number, w: number, h: number, body: string): string {
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${body}</svg>`;
}

/** A letter, a number or a short word, its middle at x, y. */
export function word(text: string | number, x: number, y: number, size: number, fill = "ink"): string {
  return (
    `<text x="${x}" y="${round(y + size * 0.34)}" text-anchor="middle" font-family="var(--lettering-roman)"` +
    ` font-weight="700" font-size="${round(size)}" fill="${paint(fill)}">${escape(String(text))}</text>`
  );
}

export function escape(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

/** Numbers that a text always gives again: the same title is bound the same way for ever. */
export function dice(text: string): (sides: number) => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (sides) => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9;
    const value = Math.imul(state ^ (state >>> 13), 3266489909);
    return ((value ^ (value >>> 16)) >>> 0) % sides;
  };
}
