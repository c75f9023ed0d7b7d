import type { Outline, Point } from './outline.ts';
import type { Pixels } from './write-png.ts';

/** Colour as `#RRGGBB`, and how much of it covers what is below, from 0 to 1. */
type Paint = { colour: string; opacity?: number };

/** Picture on which areas are filled with smooth edges. */
export class Canvas implements Pixels {
  readonly rgb: Uint8Array;
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.rgb = new Uint8Array(width * height * 3);
  }

  fill({ contours }: Outline, { colour, opacity = 1 }: Paint): void {
    const cover = new Float32Array((this.width + 2) * this.height);
    for (const contour of contours)
      for (const [nth, from] of contour.entries())
        this.#addEdge(cover, from, contour[(nth + 1) % contour.length] ?? from);
    const paint = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    const ys = contours.flat().map(([, y]) => y);
    const last = Math.min(this.height - 1, Math.floor(Math.max(...ys)));
    for (let y = Math.max(0, Math.floor(Math.min(...ys))); y <= last; y += 1) {
      let sum = 0;
      for (let x = 0; x < this.width; x += 1) {
        sum += cover[y * (this.width + 2) + x] ?? 0;
        const share = Math.min(1, Math.abs(sum)) * opacity;
        if (share < 0.002) continue;
        for (const [channel, value] of paint.entries()) {
          const at = (y * this.width + x) * 3 + channel;
          const below = this.rgb[at] ?? 0;
          this.rgb[at] = Math.round(below + (value - below) * share);
        }
      }
    }
  }

  /**
   * Adds to each point by how much an edge changes the covered share of its row, from left to right. The sum along a row
   * is then the share of each point that lies inside.
   */
  #addEdge(cover: Float32Array, from: Point, to: Point): void {
    if (from[1] === to[1]) return;
    const [top, bottom, sign] = from[1] < to[1] ? [from, to, 1] : [to, from, -1];
    const slope = (bottom[0] - top[0]) / (bottom[1] - top[1]);
    const first = Math.max(0, Math.floor(top[1]));
    for (let y = first; y < Math.min(this.height, bottom[1]); y += 1) {
      const [start, end] = [Math.max(y, top[1]), Math.min(y + 1, bottom[1])];
      if (end <= start) continue;
      const xs = [start, end].map((at) => this.#inside(top[0] + (at - top[1]) * slope));
      this.#addRow(cover, { row: y, left: Math.min(...xs), right: Math.max(...xs), share: sign * (end - start) });
    }
  }

  #inside(x: number): number {
    return Math.min(this.width, Math.max(0, x));
  }

  #addRow(cover: Float32Array, of: { row: number; left: number; right: number; share: number }): void {
    const { row, left, right, share } = of;
    const base = row * (this.width + 2);
    const width = right - left;
    let before = 0;
    for (let x = Math.floor(left); x <= Math.ceil(right); x += 1) {
      // Area right of the edge in this point, as a share of the part of the row that the edge crosses.
      const upTo = (at: number) => (width < 1e-6 ? Math.max(0, at - left) : areaRight(at - left, width));
      const area = (upTo(x + 1) - upTo(x)) * share;
      cover[base + x] = (cover[base + x] ?? 0) + area - before;
      before = area;
    }
    const rest = base + Math.ceil(right) + 1;
    if (rest < base + this.width + 2) cover[rest] = (cover[rest] ?? 0) + share - before;
  }
}

/** Returns the area right of a slanted edge of this width, up to a distance from its left end. */
function areaRight(distance: number, width: number): number {
  if (distance <= 0) return 0;
  return distance >= width ? distance - width / 2 : distance ** 2 / (2 * width);
}
