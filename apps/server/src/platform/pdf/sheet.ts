import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { divideWords } from './divide-words.ts';
import { mark } from './mark.ts';
import { headingFont, ink, textFont } from './pdf-brand.ts';

const margin = 34;

/** Styles of sheets that list people: portrait A4 pages with one head. Columns and margins are 595 points wide together. */
export const sheetStyles = StyleSheet.create({
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
  value: { maxWidth: 460 },
  label: { color: ink.muted },
  head: { flexDirection: 'row', borderBottomWidth: 1.2, borderBottomColor: ink.bottle, fontWeight: 600 },
  pages: { position: 'absolute', bottom: 20, left: margin, right: margin, textAlign: 'right', color: ink.muted },
});

/** `kind` names the sheet, such as "Sign-in sheet". */
export type SheetHead = {
  kind: string;
  title: string;
  organisation: string;
  facts: readonly { label: string; value: string }[];
};

/** Draws what the sheet is about. `below` follows it inside the same part of the page. */
export function sheetHead({ kind, title, organisation, facts }: SheetHead, ...below: ReactNode[]): ReactElement {
  const fact = ({ label, value }: SheetHead['facts'][number]) =>
    h(
      View,
      { key: label, style: sheetStyles.fact },
      h(Text, { style: sheetStyles.label }, label),
      h(Text, { style: sheetStyles.value }, value),
    );
  return h(
    View,
    { fixed: true },
    h(View, { style: sheetStyles.brand }, mark(), h(Text, { style: sheetStyles.kind }, kind)),
    h(Text, { style: sheetStyles.title }, title),
    h(Text, { style: sheetStyles.organisation }, organisation),
    h(View, { style: sheetStyles.facts }, ...facts.map(fact)),
    ...below,
  );
}

type CellStyle = { paddingTop: number; paddingBottom: number; paddingRight: number };

/** Returns a function that draws a cell of a column. `widths` are in points. */
export function sheetCells<C extends string>(widths: Record<C, number>, style: CellStyle) {
  return (column: C, text: string): ReactElement =>
    h(
      View,
      { key: column, style: { ...style, width: widths[column] } },
      h(Text, { hyphenationCallback: divideWords(widths[column]) }, text),
    );
}

/** Returns a document of A4 pages with their numbers. `createdAt` makes the same sheet the same bytes. */
export function sheetPages(about: { title: string; createdAt: Date }, ...content: ReactNode[]): ReactElement {
  const { title, createdAt } = about;
  const numbers = h(Text, {
    fixed: true,
    style: sheetStyles.pages,
    render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
      `Page ${pageNumber} of ${totalPages}`,
  });
  const properties = { title, author: 'Doselore', creator: 'Doselore', producer: 'Doselore', language: 'en-GB' };
  return h(
    Document,
    { ...properties, creationDate: createdAt, modificationDate: createdAt },
    h(Page, { size: 'A4', style: sheetStyles.page }, ...content, numbers),
  );
}
