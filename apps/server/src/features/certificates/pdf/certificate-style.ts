import { fileURLToPath } from 'node:url';
import { Font, StyleSheet } from '@react-pdf/renderer';

const file = (name: string) => fileURLToPath(import.meta.resolve(`@fontsource/${name}.woff`));

/** Latin first, then its further letters: ŵ, ŷ, ł, ż stand in a file of their own. */
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
  // Names are never divided.
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

/** A4 across, in points. Fixed, because a page that may not wrap is otherwise as high as what is on it. */
const pageHeight = 595.28;

export const styles = StyleSheet.create({
  page: { backgroundColor: '#FFFFFF', color: ink.text, fontFamily: textFont, fontSize: 11.5 },
  art: { position: 'absolute', top: 0, left: 0, width: '100%', height: pageHeight },
  body: {
    height: pageHeight,
    paddingTop: 62,
    paddingBottom: 50,
    paddingLeft: 84,
    paddingRight: 84,
    justifyContent: 'space-between',
  },
  brand: { flexDirection: 'row', alignItems: 'center', gap: 9 },
  wordmark: { fontFamily: headingFont, fontWeight: 700, fontSize: 19, letterSpacing: -0.5, color: ink.bottle },
  kind: { marginLeft: 'auto', fontSize: 11.5, color: ink.muted },
  lead: { fontSize: 13, color: ink.muted },
  holder: {
    fontFamily: headingFont,
    fontWeight: 700,
    letterSpacing: -0.8,
    lineHeight: 1.12,
    marginTop: 5,
    marginBottom: 12,
  },
  title: { fontFamily: headingFont, fontWeight: 600, lineHeight: 1.2, color: ink.line, marginTop: 5 },
  rule: { width: 92, height: 3, backgroundColor: ink.amber, marginTop: 18 },
  foot: { flexDirection: 'row', alignItems: 'flex-end', gap: 30 },
  fact: { marginRight: 4 },
  label: { fontSize: 9.5, color: ink.muted, marginBottom: 3 },
  value: { fontWeight: 600, fontSize: 12.5 },
  check: { marginLeft: 'auto', flexDirection: 'row', alignItems: 'flex-end', gap: 12 },
  checkText: { alignItems: 'flex-end', maxWidth: 200 },
  code: { fontWeight: 600, fontSize: 12.5, letterSpacing: 0.6 },
  url: { fontSize: 8.5, color: ink.muted, marginTop: 4, textAlign: 'right' },
});
