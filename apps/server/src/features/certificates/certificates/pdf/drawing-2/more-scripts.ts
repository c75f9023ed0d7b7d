import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type FaceFont, load } from './fonts.ts';

/**
 * Scripts of names that certificates print since the second layout has more fonts. Each file is loaded with its first
 * character, because most names need none of them.
 */
const scripts = [
  { script: /\p{Script=Hebrew}/u, family: 'noto-sans-hebrew', subset: 'hebrew' },
  { script: /\p{Script=Bengali}/u, family: 'noto-sans-bengali', subset: 'bengali' },
  // fontkit cannot place most of the vowel signs of Noto Sans Gurmukhi.
  { script: /\p{Script=Gurmukhi}/u, family: 'mukta-mahee', subset: 'gurmukhi' },
  { script: /\p{Script=Ethiopic}/u, family: 'noto-sans-ethiopic', subset: 'ethiopic' },
  { script: /\p{Script=Thai}/u, family: 'noto-sans-thai', subset: 'thai' },
];
const chinese = { script: /[\p{Script=Han}\p{Script=Bopomofo}\p{P}]/u, family: 'noto-sans-sc' };

type Range = { subset: string; from: number; to: number };

/** Characters of the about 100 files into which the Chinese font is divided. */
let chineseRanges: readonly Range[] | undefined;

function rangesOfChinese(): readonly Range[] {
  const file = fileURLToPath(import.meta.resolve(`@fontsource/${chinese.family}/unicode.json`));
  const listed = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.entries(listed).flatMap(([key, ranges]) => {
    const subset = /^\[(\d+)\]$/u.exec(key)?.[1];
    if (subset === undefined) return [];
    return ranges.split(',').map((range) => {
      const [from = '', to = from] = range.trim().replace(/^U\+/iu, '').split('-');
      return { subset, from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
    });
  });
}

const loaded = new Map<string, FaceFont>();

function loadOnce(family: string, subset: string, weight: number): FaceFont {
  const key = `${family} ${subset} ${weight}`;
  const cached = loaded.get(key) ?? load(family, subset, weight);
  loaded.set(key, cached);
  return cached;
}

/** Returns the font of one of these scripts for a character, or undefined. */
export function findMoreFont(character: string, weight: number): FaceFont | undefined {
  const known = scripts.find(({ script }) => script.test(character));
  if (known !== undefined) return loadOnce(known.family, known.subset, weight);
  if (!chinese.script.test(character)) return undefined;
  chineseRanges ??= rangesOfChinese();
  const point = character.codePointAt(0) ?? 0;
  const range = chineseRanges.find(({ from, to }) => from <= point && point <= to);
  return range && loadOnce(chinese.family, range.subset, weight);
}

/** Returns a font that `findMoreFont` has loaded, by its name. */
export const fontNamed = (name: string): FaceFont | undefined => [...loaded.values()].find((one) => one.name === name);
