import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

function load(family: string, subset: string, weight: number): Font {
  const file = fileURLToPath(
    import.meta.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`),
  );
  const font = create(readFileSync(file));
  if (!('glyphForCodePoint' in font)) throw new Error(`${file} is a collection of fonts`);
  return font;
}

const face = (family: string, weight: number) => [load(family, 'latin', weight), load(family, 'latin-ext', weight)];

export type FaceName = 'heading' | 'strong' | 'text';

/** Fonts of each weight, in order of preference for a letter. Each worker parses them once. */
export const faces: Readonly<Record<FaceName, readonly Font[]>> = {
  heading: face('bricolage-grotesque', 700),
  strong: face('atkinson-hyperlegible-next', 600),
  text: face('atkinson-hyperlegible-next', 400),
};
