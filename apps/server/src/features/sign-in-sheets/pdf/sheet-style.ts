import { StyleSheet } from '@react-pdf/renderer';
import { headingFont, ink, textFont } from '../../../platform/pdf/index.ts';

/** Widths of the columns in points. Together with the margins they are as wide as an A4 page. */
export const widths = { number: 24, name: 150, services: 107, job: 84, signature: 162 };
const margin = 34;

const cell = { paddingTop: 6, paddingBottom: 6, paddingRight: 6 };
const line = { borderBottomWidth: 0.75, borderBottomColor: ink.muted };

export const styles = StyleSheet.create({
  page: {
    paddingTop: 30,
    paddingBottom: 44,
    paddingLeft: margin,
    paddingRight: margin,
    color: ink.text,
    fontFamily: textFont,
    fontSize: 9.5,
  },
  brand: { flexDirection: 'row', alignItems: 'center', gap: 8, marginBottom: 8 },
  kind: { marginLeft: 'auto', color: ink.muted, fontSize: 10.5 },
  title: { fontFamily: headingFont, fontWeight: 700, fontSize: 17, lineHeight: 1.2, color: ink.bottle },
  organisation: { color: ink.muted, marginTop: 2, marginBottom: 6 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 22, rowGap: 2, marginBottom: 10 },
  fact: { flexDirection: 'row', gap: 5, maxWidth: '100%' },
  label: { color: ink.muted },
  head: { flexDirection: 'row', borderBottomWidth: 1.2, borderBottomColor: ink.bottle, fontWeight: 600 },
  row: { flexDirection: 'row', alignItems: 'flex-end', minHeight: 30, ...line },
  cell,
  heading: { fontWeight: 600, fontSize: 11, marginTop: 16 },
  note: { color: ink.muted, marginTop: 2, marginBottom: 4 },
  trainer: { flexDirection: 'row', alignItems: 'flex-end', gap: 8, marginTop: 24 },
  signature: { width: 200, height: 18, ...line },
  pages: { position: 'absolute', bottom: 20, left: margin, right: margin, textAlign: 'right', color: ink.muted },
});
