import { Document, type DocumentProps, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { headingFont, ink, mark, registerFonts, textFont } from '../../platform/pdf/index.ts';
import type { Leaflet } from './leaflets.ts';

/** Fixed date of every PDF, so that a document that is drawn again has the same bytes. */
const madeAt = new Date('2026-01-05T09:00:00Z');

const styles = StyleSheet.create({
  page: { padding: 56, paddingBottom: 70, fontFamily: textFont, fontSize: 11.5, lineHeight: 1.45, color: ink.text },
  brand: { flexDirection: 'row', alignItems: 'center', gap: 9, marginBottom: 26 },
  wordmark: { fontFamily: headingFont, fontWeight: 700, fontSize: 17, color: ink.bottle },
  owner: { marginLeft: 'auto', fontSize: 10, color: ink.muted },
  title: { fontFamily: headingFont, fontWeight: 700, fontSize: 25, lineHeight: 1.15, letterSpacing: -0.4 },
  rule: { width: 78, height: 3, backgroundColor: ink.amber, marginTop: 12, marginBottom: 16 },
  lead: { marginBottom: 8 },
  heading: {
    fontFamily: headingFont,
    fontWeight: 600,
    fontSize: 14.5,
    color: ink.line,
    marginTop: 14,
    marginBottom: 5,
  },
  line: { flexDirection: 'row', gap: 8, marginBottom: 3 },
  dot: { width: 8, color: ink.line },
  words: { flex: 1 },
  foot: { position: 'absolute', left: 56, right: 56, bottom: 34, fontSize: 9.5, color: ink.muted },
});

function section({ heading, lines }: Leaflet['sections'][number]): ReactElement {
  const items = lines.map((line) =>
    h(
      View,
      { key: line, style: styles.line },
      h(Text, { style: styles.dot }, '•'),
      h(Text, { style: styles.words }, line),
    ),
  );
  return h(View, { key: heading, wrap: false }, h(Text, { style: styles.heading }, heading), ...items);
}

/** Draws one or two A4 pages in the look of the product. */
export function renderLeaflet(leaflet: Leaflet): Promise<Buffer> {
  registerFonts();
  const page = h(
    Page,
    { size: 'A4', style: styles.page },
    h(
      View,
      { style: styles.brand },
      mark(),
      h(Text, { style: styles.wordmark }, 'Doselore'),
      h(Text, { style: styles.owner }, leaflet.owner),
    ),
    h(Text, { style: styles.title }, leaflet.title),
    h(View, { style: styles.rule }),
    h(Text, { style: styles.lead }, leaflet.lead),
    ...leaflet.sections.map(section),
    h(Text, { style: styles.foot, fixed: true }, leaflet.foot),
  );
  const properties = { title: leaflet.title, author: leaflet.owner, creator: 'Doselore', producer: 'Doselore' };
  const dates = { creationDate: madeAt, modificationDate: madeAt };
  return renderToBuffer(
    h(Document, { ...properties, ...dates, language: 'en-GB' }, page) as ReactElement<DocumentProps>,
  );
}
