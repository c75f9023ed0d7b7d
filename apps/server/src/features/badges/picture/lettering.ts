import { Outline } from '../../../platform/pictures/index.ts';
import { type FaceName, faces } from './fonts.ts';

export type Setting = { face: FaceName; size: number };

type Letter = { commands: { command: string; args: number[] }[]; advance: number; scale: number };

function lettersOf(text: string, { face, size }: Setting): Letter[] {
  return Array.from(text, (character) => {
    const point = character.codePointAt(0) ?? 0;
    const font = faces[face].find((one) => one.hasGlyphForCodePoint(point)) ?? faces[face][0];
    if (font === undefined) throw new Error(`The face ${face} has no font`);
    const glyph = font.glyphForCodePoint(point);
    const scale = size / font.unitsPerEm;
    return { commands: glyph.path.commands, advance: glyph.advanceWidth * scale, scale };
  });
}

export function widthOf(text: string, setting: Setting): number {
  return lettersOf(text, setting).reduce((sum, { advance }) => sum + advance, 0);
}

/** Returns the shapes of a line of text. `y` is its baseline. */
export function outlineOf(text: string, setting: Setting, { x, y }: { x: number; y: number }): Outline {
  const outline = new Outline();
  let left = x;
  for (const { commands, advance, scale } of lettersOf(text, setting)) {
    const at = (args: readonly number[], nth: number) =>
      [left + (args[nth * 2] ?? 0) * scale, y - (args[nth * 2 + 1] ?? 0) * scale] as const;
    for (const { command, args } of commands) {
      if (command === 'moveTo') outline.moveTo(...at(args, 0));
      else if (command === 'lineTo') outline.lineTo(...at(args, 0));
      else if (command === 'quadraticCurveTo') outline.quadTo(...at(args, 0), ...at(args, 1));
      else if (command === 'bezierCurveTo') outline.curveTo(at(args, 0), at(args, 1), at(args, 2));
    }
    left += advance;
  }
  return outline;
}

/** Divides text into lines that are no wider than this. A word that is too wide has a line of its own. */
export function divideLines(text: string, setting: Setting, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, setting) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
