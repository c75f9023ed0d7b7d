export type Point = readonly [number, number];

const steps = 12;

/** Closed lines that enclose an area. Curves become short lines. */
export class Outline {
  readonly contours: Point[][] = [];
  #at: Point = [0, 0];

  moveTo(x: number, y: number): this {
    this.contours.push([[x, y]]);
    this.#at = [x, y];
    return this;
  }

  lineTo(x: number, y: number): this {
    this.contours.at(-1)?.push([x, y]);
    this.#at = [x, y];
    return this;
  }

  quadTo(cx: number, cy: number, x: number, y: number): this {
    const [fx, fy] = this.#at;
    const third = (from: number, control: number) => from + ((control - from) * 2) / 3;
    return this.curveTo([third(fx, cx), third(fy, cy)], [third(x, cx), third(y, cy)], [x, y]);
  }

  curveTo(first: Point, second: Point, end: Point): this {
    const from = this.#at;
    for (let step = 1; step <= steps; step += 1) {
      const t = step / steps;
      const on = (axis: 0 | 1) =>
        (1 - t) ** 3 * from[axis] +
        3 * (1 - t) ** 2 * t * first[axis] +
        3 * (1 - t) * t ** 2 * second[axis] +
        t ** 3 * end[axis];
      this.lineTo(on(0), on(1));
    }
    return this;
  }

  /** Adds a line of some width through points, as an area of its own for each part. */
  stroke(points: readonly Point[], width: number): this {
    for (const [nth, [x, y]] of points.entries()) {
      const next = points[nth + 1];
      if (next === undefined) break;
      const [dx, dy] = [next[0] - x, next[1] - y];
      const half = width / 2 / (Math.hypot(dx, dy) || 1);
      const [sx, sy] = [-dy * half, dx * half];
      this.moveTo(x + sx, y + sy).lineTo(next[0] + sx, next[1] + sy);
      this.lineTo(next[0] - sx, next[1] - sy).lineTo(x - sx, y - sy);
    }
    return this;
  }

  rectangle(x: number, y: number, width: number, height: number): this {
    return this.moveTo(x, y)
      .lineTo(x + width, y)
      .lineTo(x + width, y + height)
      .lineTo(x, y + height);
  }
}
