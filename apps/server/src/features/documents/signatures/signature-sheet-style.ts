import { StyleSheet } from '@react-pdf/renderer';
import { headingFont, ink, textFont } from '../../../platform/pdf/index.ts';

/** Widths of the columns in points. Together with the margins they are as wide as an A4 page. */
export const widths = { number: 28, name: 166, services: 138, job: 110, day: 85 };
const margin = 34;

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
  facts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 22, rowGap: 2, marginBottom: 8 },
  fact: { flexDirection: 'row', gap: 5, maxWidth: '100%' },
  label: { color: ink.muted },
  statement: { marginBottom: 6, paddingLeft: 8, borderLeftWidth: 2, borderLeftColor: ink.soft },
  head: {
    flexDirection: 'row',
    borderBottomWidth: 1.2,
    borderBottomColor: ink.bottle,
    fontWeight: 600,
  },
  row: { flexDirection: 'row', borderBottomWidth: 0.75, borderBottomColor: ink.muted },
  cell: { paddingTop: 5, paddingBottom: 5, paddingRight: 6 },
  none: { marginTop: 12, color: ink.muted },
  pages: { position: 'absolute', bottom: 20, left: margin, right: margin, textAlign: 'right', color: ink.muted },
});
