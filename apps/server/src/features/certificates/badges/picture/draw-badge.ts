import sharp from 'sharp';
import { divideLines, pathOf, type Setting, widthOf } from './lettering.ts';

/** Words on the picture of a badge. It contains no name of a person. */
export type BadgePicture = { heading: string; title: string; dates: string };

const side = 640;
const margin = 44;
const split = 316;
const room = side - 2 * margin;

const ink = { bottle: '#003634', line: '#1A6661', amber: '#FCB659', white: '#FFFFFF', muted: '#48524F' };

/** Draws a badge as a PNG: the mark on fine loops as on a banknote, above a label with the title and the dates. */
export function drawBadge({ heading, title, dates }: BadgePicture): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <rect width="${side}" height="${side}" fill="${ink.bottle}"/>
    ${loops(side / 2, split / 2)}
    ${mark(side / 2 - 92, split / 2 - 92, 184)}
    <rect y="${split}" width="${side}" height="${side - split}" fill="${ink.white}"/>
    <rect y="${split - 8}" width="${side}" height="8" fill="${ink.amber}"/>
    ${words(heading, { face: 'strong', size: 24 }, { y: split + 52, colour: ink.line })}
    ${titleOf(title)}
    ${words(dates, fitting(dates, { face: 'text', size: 22 }), { y: side - 34, colour: ink.muted })}
  </svg>`;
  return sharp(Buffer.from(svg)).flatten().png({ compressionLevel: 9 }).toBuffer();
}

/** Returns a line of text as outlines, so that the picture needs no font where it is drawn. */
const words = (text: string, setting: Setting, { y, colour }: { y: number; colour: string }) =>
  `<path fill="${colour}" d="${pathOf(text, setting, { x: margin, y })}"/>`;

function fitting(text: string, { face, size }: Setting): Setting {
  return { face, size: Math.min(size, (size * room) / widthOf(text, { face, size })) };
}

/** Returns the title as large as it fits in three lines. A very long one ends with dots. */
function titleOf(title: string): string {
  const setting = (size: number): Setting => ({ face: 'heading', size });
  const fits = (size: number) => {
    const lines = divideLines(title, setting(size), room);
    return lines.length * size <= 160 && lines.every((line) => widthOf(line, setting(size)) <= room);
  };
  const size = [58, 50, 44, 38, 33, 29, 26].find(fits) ?? 26;
  const lines = divideLines(title, setting(size), room);
  const shown = lines.length > 5 ? [...lines.slice(0, 4), `${lines[4]}…`] : lines;
  const top = split + 70;
  return shown
    .map((line, nth) => words(line, setting(size), { y: top + size * (0.92 + nth * 1.12), colour: ink.bottle }))
    .join('');
}

/** Returns loops around a centre, which run through each other. */
function loops(x: number, y: number): string {
  return Array.from({ length: 7 }, (_ring, ring) => {
    const points = Array.from({ length: 720 }, (_point, nth) => {
      const angle = (nth / 720) * 2 * Math.PI;
      const radius = 128 + ring * 30 + 17 * Math.sin(angle * 18 + (ring % 2) * Math.PI);
      return `${(x + radius * Math.cos(angle)).toFixed(2)},${(y + radius * Math.sin(angle)).toFixed(2)}`;
    });
    const opacity = (0.95 - ring * 0.1).toFixed(2);
    return `<polygon points="${points.join(' ')}" fill="none" stroke="${ink.line}" stroke-width="1.3" opacity="${opacity}"/>`;
  }).join('');
}

/** Returns the mark of Doselore for a dark ground: half a capsule on the right, ruled lines on the left. */
function mark(x: number, y: number, size: number): string {
  const right = 'C23.4 4 28 9.2 28 16C28 22.8 23.4 28 16.5 28';
  return `<g transform="translate(${x} ${y}) scale(${size / 32})">
    <path fill="${ink.white}" d="M5 4H16.5${right}H5Q3.4 28 3.4 26.4V5.6Q3.4 4 5 4Z"/>
    <path fill="${ink.amber}" d="M15.6 4H16.5${right}H15.6Z"/>
    <path stroke="${ink.bottle}" stroke-width="2" stroke-linecap="round" d="M7.4 11.2H12.6M7.4 16H12.6M7.4 20.8H10.4"/>
  </g>`;
}
