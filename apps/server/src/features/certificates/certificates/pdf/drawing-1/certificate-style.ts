import { StyleSheet } from '@react-pdf/renderer';
import { headingFont, ink, textFont } from '../../../../../platform/pdf/index.ts';

/**
 * Height of a landscape A4 page, in points. Fixed, because a page that may not wrap otherwise takes the height of its
 * contents.
 */
const pageHeight = 595.28;

/** Width of the code and the address beside the QR code, in points. */
export const checkWidth = 172;

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
  foot: { flexDirection: 'row', alignItems: 'flex-end', gap: 22 },
  fact: { marginRight: 4 },
  label: { fontSize: 9.5, color: ink.muted, marginBottom: 3 },
  value: { fontWeight: 600, fontSize: 12.5 },
  check: { marginLeft: 'auto', flexDirection: 'row', alignItems: 'flex-end', gap: 12 },
  checkText: { alignItems: 'flex-end', width: checkWidth },
  code: { fontWeight: 600, letterSpacing: 0.4 },
  url: { color: ink.muted, marginTop: 4, textAlign: 'right' },
});
