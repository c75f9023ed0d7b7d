import type { CertificatePdf } from './certificate-pdf.ts';
import type { FaceName } from './fonts.ts';
import { charactersOf, type Run, runsOf, type Scripts } from './runs.ts';

/** Text in lines, with its measures in points. `top` is the distance of the first baseline from the top. */
export type LaidText = { lines: readonly Run[][]; size: number; tracking: number; leading: number; height: number };

export type Setting = {
  face: FaceName;
  /** Font sizes in points, the preferred one first. */
  sizes: readonly number[];
  /** Distance of the baselines, as a multiple of the font size. */
  leading?: number;
  /** Space between letters, as a share of the font size. */
  tracking?: number;
};

/** Width of a column in points, and the most lines that it should take. */
export type Room = { width: number; lines: number };

/** Smallest font size, in points, on a certificate. */
export const smallestSize = 9;

/** Lays text out at the first size that fits in the maximum number of lines, or else at the last size. */
export function layText(pdf: CertificatePdf, text: string, setting: Setting, room: Room): LaidText {
  const { face, sizes, leading = 1.3, tracking = 0 } = setting;
  const tidy = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  const parts = partsOf(tidy);
  let lines: string[] = [];
  let size = smallestSize;
  for (const next of sizes) {
    size = Math.max(next, smallestSize);
    const measure = (part: string) => widthOf(pdf, part, { face, size, tracking });
    lines = wrap(parts, { room: room.width, measure, scripts: pdf });
    // A word is divided at the last size only.
    const isDivided = parts.some(({ part }) => measure(part) > room.width);
    if (lines.length <= room.lines && !isDivided) break;
  }
  return {
    lines: lines.map((line) => runsOf(line, face, pdf)),
    size,
    tracking: tracking * size,
    leading: leading * size,
    height: lines.length * leading * size,
  };
}

type Part = { part: string; space: string };

/**
 * Returns words, each with the space before it. The space stays at the end of a line for screen readers. A line can
 * also end after each hyphen of a name.
 */
function partsOf(text: string): Part[] {
  return text
    .split(' ')
    .flatMap((word) =>
      word.split(/(?<=\p{Letter}-)(?=\p{Letter})/u).map((part, nth) => ({ part, space: nth === 0 ? ' ' : '' })),
    );
}

type Wrapping = { room: number; measure: (part: string) => number; scripts: Scripts };

function wrap(parts: readonly Part[], { room, measure, scripts }: Wrapping): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  const add = ({ part, space }: Part) => {
    const more = measure(part);
    const longer = width + measure(space) + more;
    if (line === '' || longer <= room) {
      width = line === '' ? more : longer;
      line = line === '' ? part : `${line}${space}${part}`;
    } else {
      lines.push(`${line}${space}`);
      line = part;
      width = more;
    }
  };
  for (const { part, space } of parts) {
    if (measure(part) <= room) add({ part, space });
    else
      for (const [nth, character] of charactersOf(part, scripts).entries())
        add({ part: character, space: nth === 0 ? space : '' });
  }
  return [...lines, line];
}

/** Returns the width of a run in points, with the space after its last letter. */
export function widthOfRun(
  pdf: CertificatePdf,
  run: Run,
  { size, tracking }: { size: number; tracking: number },
): number {
  const letters = pdf.chooseFont(run.font).fontSize(size).widthOfString(run.text);
  return letters + run.text.length * tracking * size;
}

/** Returns the width of a word in points. Measures each word once for all sizes. */
function widthOf(
  pdf: CertificatePdf,
  word: string,
  { face, size, tracking }: { face: FaceName; size: number; tracking: number },
): number {
  const key = `${face} ${word}`;
  let units = pdf.wordWidths.get(key);
  if (units === undefined) {
    units = runsOf(word, face, pdf).reduce((sum, run) => sum + widthOfRun(pdf, run, { size: 1, tracking: 0 }), 0);
    pdf.wordWidths.set(key, units);
  }
  return size * (units + tracking * word.length);
}
