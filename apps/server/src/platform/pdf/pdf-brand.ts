import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';

const file = (name: string) => fileURLToPath(import.meta.resolve(`@fontsource/${name}.woff`));

/** Latin first, then its further letters: ŵ, ŷ, ł and ż are in a separate file. */
export const headingFont = ['Bricolage', 'Bricolage Extended'];
export const textFont = ['Atkinson', 'Atkinson Extended'];

export function registerFonts(): void {
  const family = (name: string, folder: string, subset: string, weights: readonly number[]) =>
    Font.register({
      family: name,
      fonts: weights.map((fontWeight) => ({
        fontWeight,
        src: file(`${folder}/files/${folder}-${subset}-${fontWeight}-normal`),
      })),
    });
  family('Bricolage', 'bricolage-grotesque', 'latin', [600, 700]);
  family('Bricolage Extended', 'bricolage-grotesque', 'latin-ext', [600, 700]);
  family('Atkinson', 'atkinson-hyperlegible-next', 'latin', [400, 600]);
  family('Atkinson Extended', 'atkinson-hyperlegible-next', 'latin-ext', [400, 600]);
  // Names are never hyphenated.
  Font.registerHyphenationCallback((word) => [word]);
}

export const ink = {
  bottle: '#003634',
  line: '#1A6661',
  soft: '#BCE7E2',
  amber: '#FCB659',
  text: '#12201F',
  muted: '#525C5B',
};
