import { type FaceFont, type FaceName, faces, weights } from './fonts.ts';
import { findMoreFont, fontNamed } from './more-scripts.ts';

/** Characters in a row that one font draws. Text from right to left has a run for each word. */
export type Run = { font: string; text: string; isRightToLeft: boolean };

const marks = /^\p{Mark}$/u;
/** Signs without a width that join or divide the letters beside them, in names of South Asia. */
const joiner = /[\u200C\u200D]/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Divides text into characters with their accents. */
export function charactersOf(text: string, { hasAllScripts }: Scripts): string[] {
  const characters: string[] = [];
  for (const point of text) {
    const isMark = marks.test(point) || (hasAllScripts && joiner.test(point));
    if (isMark && characters.length > 0) characters.push(`${characters.pop()}${point}`);
    else characters.push(point);
  }
  return characters;
}

/** Certificates from before more scripts could be printed keep the fonts that they have, so that no file changes. */
export type Scripts = { hasAllScripts: boolean };

const needsShaping = /[\u0590-\u1DFF\u2E80-\u{10FFFF}]/u;

/** Returns whether fontkit can place the marks of a text. It throws where a font says nothing about two of them. */
function isLaidOut({ font }: FaceFont, text: string): boolean {
  if (!needsShaping.test(text)) return true;
  try {
    font.layout(text);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Returns the font that has every glyph of a character, or undefined. */
function findFont(faceName: FaceName, character: string, { hasAllScripts }: Scripts): FaceFont | undefined {
  const points = Array.from(character, (point) => point.codePointAt(0) ?? 0);
  const fits = (one: FaceFont) =>
    points.every((point) => one.font.hasGlyphForCodePoint(point)) && isLaidOut(one, character);
  const usual = faces[faceName].find(fits);
  if (usual !== undefined || !hasAllScripts) return usual;
  const more = findMoreFont(character, weights[faceName]);
  return more !== undefined && fits(more) ? more : undefined;
}

const fontOf = (faceName: FaceName, character: string, scripts: Scripts): string =>
  (findFont(faceName, character, scripts) ?? faces[faceName][0])?.name ?? '';

/** Lists the characters of a text that a certificate issued now could not print, each once. */
export function listUndrawable(text: string): string[] {
  const scripts = { hasAllScripts: true };
  const characters = charactersOf(text.normalize('NFC').replaceAll(/\s+/gu, ' '), scripts);
  return [...new Set(characters)].filter((character) => findFont('heading', character, scripts) === undefined);
}

/** Returns the runs of a line in the order in which they are drawn, from left to right. */
export function runsOf(line: string, faceName: FaceName, scripts: Scripts): Run[] {
  const runs: Run[] = [];
  for (const character of charactersOf(line, scripts)) {
    const last = runs.at(-1);
    if (character === ' ' && last !== undefined && !last.isRightToLeft) {
      last.text += character;
      continue;
    }
    const run = {
      font: fontOf(faceName, character, scripts),
      text: character,
      isRightToLeft: rightToLeft.test(character),
    };
    const joins = last !== undefined && last.font === run.font && last.isRightToLeft === run.isRightToLeft;
    if (joins) last.text += character;
    else runs.push(run);
  }
  return mirror(runs.flatMap((run) => divide(run, faceName, scripts)));
}

/** Divides a run that cannot be laid out into its characters, each of which can. */
function divide(run: Run, faceName: FaceName, scripts: Scripts): Run[] {
  const font = faces[faceName].find(({ name }) => name === run.font) ?? fontNamed(run.font);
  if (font === undefined || isLaidOut(font, run.text)) return [run];
  return charactersOf(run.text, scripts).map((text) => ({ ...run, text }));
}

/** Reverses words that are read from right to left, with the spaces between them. */
function mirror(runs: readonly Run[]): Run[] {
  const mirrored: Run[] = [];
  let group: Run[] = [];
  const flush = () => {
    // A space at the end of the words belongs behind them, on their right.
    const spaces: Run[] = [];
    while (group.at(-1)?.text.trim() === '') spaces.push(...group.splice(-1));
    mirrored.push(...group.reverse(), ...spaces);
    group = [];
  };
  for (const run of runs) {
    if (run.isRightToLeft || (run.text.trim() === '' && group.length > 0)) group.push(run);
    else {
      flush();
      mirrored.push(run);
    }
  }
  flush();
  return mirrored;
}
