import { paint } from '../platform/pictures/index.ts';

type Colour = readonly [number, number, number];

const white: Colour = [255, 255, 255];

/** Ring with a symbol inside, as accreditors and schemes use. `points` is the number of points of the star. */
export function drawSeal(colour: Colour, points: number): Buffer {
  return paint(480, 480, (x, y) => {
    const [dx, dy] = [x - 0.5, y - 0.5];
    const distance = Math.hypot(dx, dy);
    if (distance > 0.48) return white;
    if (distance > 0.44 || (distance < 0.4 && distance > 0.375)) return colour;
    const angle = ((Math.atan2(dy, dx) / Math.PI) * points) / 2;
    const star = 0.16 + 0.14 * Math.abs((((angle % 1) + 1) % 1) - 0.5) * 2;
    return distance < star ? colour : white;
  });
}

/** Mark of an organisation: a rounded square with a cross, and bars in place of its name. */
export function drawLogo(colour: Colour, accent: Colour): Buffer {
  return paint(960, 300, (x, y) => {
    const [px, py] = [x * 960, y * 300];
    if (px < 300) {
      const [dx, dy] = [Math.abs(px - 150), Math.abs(py - 150)];
      if (dx > 130 || dy > 130 || Math.hypot(Math.max(dx - 90, 0), Math.max(dy - 90, 0)) > 40) return white;
      return (dx < 28 && dy < 84) || (dy < 28 && dx < 84) ? white : colour;
    }
    if (px > 340 && px < 900 && py > 92 && py < 148) return colour;
    return px > 340 && px < 700 && py > 176 && py < 208 ? accent : white;
  });
}

/** Line of a pen. Each height belongs to one signatory. */
export function drawSignature(height: number): Buffer {
  const ink: Colour = [24, 40, 92];
  const at = (x: number) => 0.55 - height * Math.sin(x * 21) * (1 - x) - 0.12 * Math.sin(x * 57 + 1) * (1 - x * 0.6);
  return paint(1_000, 320, (x, y) => {
    if (x < 0.04 || x > 0.93) return white;
    const slope = Math.abs(at(x + 0.002) - at(x - 0.002)) / 0.004;
    return Math.abs(y - at(x)) < 0.018 * Math.hypot(1, slope * 0.32) ? ink : white;
  });
}
