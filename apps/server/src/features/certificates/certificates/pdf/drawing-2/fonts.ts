import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

export type FaceFont = { name: string; font: Font };

/** Fonts of one weight, in order of preference for a character. */
export type Face = readonly FaceFont[];
export type FaceName = 'heading' | 'strong' | 'text';

/** Loads one file of a font package. */
export function load(family: string, subset: string, weight: number): FaceFont {
  const name = `${family}-${subset}-${weight}-normal`;
  const file = fileURLToPath(import.meta.resolve(`@fontsource/${family}/files/${name}.woff`));
  const font = create(unpackWoff(readFileSync(file)));
  if (!('createSubset' in font)) throw new Error(`${name} is a collection of fonts`);
  return { name, font };
}

/** Weights of the fonts that stand in for missing characters. */
export const weights: Readonly<Record<FaceName, 400 | 600>> = { heading: 600, strong: 600, text: 400 };

/** Names of people are also written in Vietnamese, Greek, Cyrillic, Devanagari and Arabic. */
function fallbacks(weight: number): Face {
  const subsets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'devanagari'];
  return [
    ...subsets.map((subset) => load('noto-sans', subset, weight)),
    load('noto-sans-arabic', 'arabic', weight),
    load('noto-sans-arabic', 'symbols', weight),
  ];
}

const face = (family: string, weight: number, inPlaceOfMissing: Face): Face => [
  load(family, 'latin', weight),
  load(family, 'latin-ext', weight),
  ...inPlaceOfMissing,
];

const regular = fallbacks(400);
const semibold = fallbacks(600);

/** Each worker parses the fonts once. Parsing takes most of the time of its first certificate. */
export const faces: Readonly<Record<FaceName, Face>> = {
  heading: face('bricolage-grotesque', 700, semibold),
  strong: face('atkinson-hyperlegible-next', 600, semibold),
  text: face('atkinson-hyperlegible-next', 400, regular),
};

export const fontsInUse: Face = [...new Set(Object.values(faces).flat())];
