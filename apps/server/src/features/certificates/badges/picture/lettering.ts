import type { Glyph } from 'fontkit';
import { type FaceName, faces } from './fonts.ts';

export type Setting = { face: FaceName; size: number };

/** A letter with its width and its scale in pixels. */
type Letter = { glyph: Glyph; advance: number; scale: number };

function lettersOf(text: string, { face, size }: Setting): Letter[] {
  return Array.from(text, (character) => {
    const point = character.codePointAt(0) ?? 0;
    const font = faces[face].find((one) => one.hasGlyphForCodePoint(point)) ?? faces[face][0];
    if (font === undefined) throw new Error(`The face ${face} has no font`);
    const glyph = font.glyphForCodePoint(point);
    const scale = size / font.unitsPerEm;
    return { glyph, advance: glyph.advanceWidth * scale, scale };
  });
}

export function widthOf(text: string, setting: Setting): number {
  return lettersOf(text, setting).reduce((sum, { advance }) => sum + advance, 0);
}

/** Returns the outlines of a line of text as the data of an SVG path. `y` is its baseline. */
export function pathOf(text: string, setting: Setting, { x, y }: { x: number; y: number }): string {
  let left = x;
  return lettersOf(text, setting)
    .map(({ glyph, advance, scale }) => {
      const path = glyph.path.scale(scale, -scale).translate(left, y).toSVG();
      left += advance;
      return path;
    })
    .join('');
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
