import type { Pixels } from './write-png.ts';

/** Shrinks a picture to a half, a third and so on, so that its longer side has at least `side` points and fewer than twice as many. */
export function shrink(picture: Pixels, side: number): Pixels {
  const factor = Math.max(1, Math.floor(Math.max(picture.width, picture.height) / side));
  if (factor === 1) return picture;
  const [width, height] = [Math.ceil(picture.width / factor), Math.ceil(picture.height / factor)];
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < 3; channel += 1)
        rgb[(y * width + x) * 3 + channel] = mean(picture, { x, y, channel, factor });
  return { width, height, rgb };
}

type At = { x: number; y: number; channel: number; factor: number };

function mean({ width, height, rgb }: Pixels, { x, y, channel, factor }: At): number {
  let sum = 0;
  let count = 0;
  for (let row = y * factor; row < Math.min(height, (y + 1) * factor); row += 1)
    for (let column = x * factor; column < Math.min(width, (x + 1) * factor); column += 1) {
      sum += rgb[(row * width + column) * 3 + channel] ?? 0;
      count += 1;
    }
  return Math.round(sum / count);
}
