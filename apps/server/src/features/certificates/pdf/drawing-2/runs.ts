import { type Face, type FaceName, faces } from './fonts.ts';

/** Characters in a row that one font draws. Text from right to left has a run for each word. */
export type Run = { font: string; text: string; isRightToLeft: boolean };

const marks = /^\p{Mark}$/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Divides text into characters with their accents. */
export function charactersOf(text: string): string[] {
  const characters: string[] = [];
  for (const point of text) {
    if (marks.test(point) && characters.length > 0) characters.push(`${characters.pop()}${point}`);
    else characters.push(point);
  }
  return characters;
}

function fontOf(face: Face, character: string): string {
  const points = Array.from(character, (point) => point.codePointAt(0) ?? 0);
  const found = face.find(({ font }) => points.every((point) => font.hasGlyphForCodePoint(point)));
  return (found ?? face[0])?.name ?? '';
}

/** Returns the runs of a line in the order in which they are drawn, from left to right. */
export function runsOf(line: string, faceName: FaceName): Run[] {
  const face = faces[faceName];
  const runs: Run[] = [];
  for (const character of charactersOf(line)) {
    const last = runs.at(-1);
    if (character === ' ' && last !== undefined && !last.isRightToLeft) {
      last.text += character;
      continue;
    }
    const run = { font: fontOf(face, character), text: character, isRightToLeft: rightToLeft.test(character) };
    const joins = last !== undefined && last.font === run.font && last.isRightToLeft === run.isRightToLeft;
    if (joins) last.text += character;
    else runs.push(run);
  }
  return mirror(runs);
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
