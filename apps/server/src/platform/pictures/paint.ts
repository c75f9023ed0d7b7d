import { type Pixels, writePng } from './write-png.ts';

type Colour = readonly [number, number, number];

/** Returns a PNG whose points have the colour that `colourAt` gives for them, each from 0 to 1 across and down. */
export function paint(width: number, height: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const pixels: Pixels = { width, height, rgb: new Uint8Array(width * height * 3) };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels.rgb.set(colourAt(x / width, y / height), (y * width + x) * 3);
  return writePng(pixels);
}
