import { Canvas, Outline, type Point, writePng } from '../../../platform/pictures/index.ts';
import { divideLines, outlineOf, type Setting, widthOf } from './lettering.ts';

/** Words on the picture of a badge. It names nobody. */
export type BadgePicture = { heading: string; title: string; dates: string };

const side = 640;
const margin = 44;
const split = 316;

const ink = { bottle: '#003634', line: '#1A6661', amber: '#FCB659', white: '#FFFFFF', muted: '#48524F' };

/** Draws a badge as a PNG: the mark on fine loops as on a banknote, above a label with the title and the dates. */
export function drawBadge({ heading, title, dates }: BadgePicture): Buffer {
  const canvas = new Canvas(side, side);
  canvas.fill(new Outline().rectangle(0, 0, side, side), { colour: ink.bottle });
  drawLoops(canvas, [side / 2, split / 2]);
  drawMark(canvas, { x: side / 2 - 92, y: split / 2 - 92, size: 184 });
  canvas.fill(new Outline().rectangle(0, split, side, side - split), { colour: ink.white });
  canvas.fill(new Outline().rectangle(0, split - 8, side, 8), { colour: ink.amber });
  write(canvas, heading, { face: 'strong', size: 24 }, { y: split + 52, colour: ink.line });
  writeTitle(canvas, title);
  write(canvas, dates, fitting(dates, { face: 'text', size: 22 }), { y: side - 34, colour: ink.muted });
  return writePng(canvas);
}

function write(canvas: Canvas, text: string, setting: Setting, { y, colour }: { y: number; colour: string }): void {
  canvas.fill(outlineOf(text, setting, { x: margin, y }), { colour });
}

const room = side - 2 * margin;

function fitting(text: string, { face, size }: Setting): Setting {
  return { face, size: Math.min(size, (size * room) / widthOf(text, { face, size })) };
}

/** Writes the title as large as it fits in three lines. A very long one ends with dots. */
function writeTitle(canvas: Canvas, title: string): void {
  const setting = (size: number): Setting => ({ face: 'heading', size });
  const fits = (size: number) => {
    const lines = divideLines(title, setting(size), room);
    return lines.length * size <= 160 && lines.every((line) => widthOf(line, setting(size)) <= room);
  };
  const size = [58, 50, 44, 38, 33, 29, 26].find(fits) ?? 26;
  const lines = divideLines(title, setting(size), room);
  const shown = lines.length > 5 ? [...lines.slice(0, 4), `${lines[4]}…`] : lines;
  const top = split + 70;
  for (const [nth, line] of shown.entries())
    write(canvas, line, setting(size), { y: top + size * (0.92 + nth * 1.12), colour: ink.bottle });
}

/** Draws loops around a centre, which run through each other. */
function drawLoops(canvas: Canvas, [x, y]: Point): void {
  const turn = 2 * Math.PI;
  for (let ring = 0; ring < 7; ring += 1) {
    const points = Array.from({ length: 721 }, (_, nth): Point => {
      const angle = (nth / 720) * turn;
      const radius = 128 + ring * 30 + 17 * Math.sin(angle * 18 + (ring % 2) * Math.PI);
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
    canvas.fill(new Outline().stroke(points, 1.3), { colour: ink.line, opacity: 0.95 - ring * 0.1 });
  }
}

/** Draws the mark of Doselore for a dark ground: half a capsule on the right, ruled lines on the left. */
function drawMark(canvas: Canvas, { x, y, size }: { x: number; y: number; size: number }): void {
  const unit = size / 32;
  const at = (px: number, py: number): [number, number] => [x + px * unit, y + py * unit];
  const right = (outline: Outline) =>
    outline.curveTo(at(23.4, 4), at(28, 9.2), at(28, 16)).curveTo(at(28, 22.8), at(23.4, 28), at(16.5, 28));
  const page = right(new Outline().moveTo(...at(5, 4)).lineTo(...at(16.5, 4)))
    .lineTo(...at(5, 28))
    .quadTo(...at(3.4, 28), ...at(3.4, 26.4))
    .lineTo(...at(3.4, 5.6))
    .quadTo(...at(3.4, 4), ...at(5, 4));
  canvas.fill(page, { colour: ink.white });
  const half = right(new Outline().moveTo(...at(15.6, 4)).lineTo(...at(16.5, 4))).lineTo(...at(15.6, 28));
  canvas.fill(half, { colour: ink.amber });
  const ends = [12.6, 12.6, 10.4];
  for (const [nth, end] of ends.entries()) {
    const middle = 11.2 + nth * 4.8;
    const line = new Outline().stroke([at(7.4, middle), at(end, middle)], 2 * unit);
    canvas.fill(line, { colour: ink.bottle });
    for (const dot of [7.4, end]) canvas.fill(circle(at(dot, middle), unit), { colour: ink.bottle });
  }
}

function circle([x, y]: Point, radius: number): Outline {
  const outline = new Outline().moveTo(x + radius, y);
  for (let nth = 1; nth < 48; nth += 1) {
    const angle = (nth / 48) * 2 * Math.PI;
    outline.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  return outline;
}
