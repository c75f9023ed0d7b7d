import { Document, Page, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { divideWords, mark } from '../../../platform/pdf/index.ts';
import type { SignatureLine, SignatureSheetData } from './signature-sheet-data.ts';
import { styles, widths } from './signature-sheet-style.ts';

type Column = keyof typeof widths;

function cell(column: Column, text: string): ReactElement {
  const style = { ...styles.cell, width: widths[column] };
  return h(View, { key: column, style }, h(Text, { hyphenationCallback: divideWords(widths[column]) }, text));
}

function row(number: number, { name, services, job, day }: SignatureLine): ReactElement {
  return h(
    View,
    { key: number, style: styles.row, wrap: false },
    cell('number', String(number)),
    cell('name', name),
    cell('services', services),
    cell('job', job),
    cell('day', day),
  );
}

/** Returns the head of each page: the document and its version. */
function head({ title, organisation, facts }: SignatureSheetData): ReactElement {
  return h(
    View,
    { fixed: true },
    h(View, { style: styles.brand }, mark(), h(Text, { style: styles.kind }, 'Signature sheet')),
    h(Text, { style: styles.title }, title),
    h(Text, { style: styles.organisation }, organisation),
    h(
      View,
      { style: styles.facts },
      ...facts.map(({ label, value }) =>
        h(View, { key: label, style: styles.fact }, h(Text, { style: styles.label }, label), h(Text, null, value)),
      ),
    ),
  );
}

/** Returns the heads of the columns, on each page. */
function columnHeads({ dayHead }: SignatureSheetData): ReactElement {
  return h(
    View,
    { fixed: true, style: styles.head },
    cell('number', ''),
    cell('name', 'Name'),
    cell('services', 'Service'),
    cell('job', 'Job'),
    cell('day', dayHead),
  );
}

/** Returns the signature sheet of a version as portrait A4 pages, each with the same head and its number. */
export function signatureSheetDocument(data: SignatureSheetData): ReactElement {
  const { lines, statements, title, createdAt } = data;
  const page = h(
    Page,
    { size: 'A4', style: styles.page },
    head(data),
    ...statements.map((text) =>
      h(
        View,
        { key: text, style: styles.statement },
        h(Text, { style: styles.label }, 'Each person confirmed'),
        h(Text, null, text),
      ),
    ),
    columnHeads(data),
    ...lines.map((one, nth) => row(nth + 1, one)),
    lines.length === 0 ? h(Text, { style: styles.none }, 'Nobody yet.') : null,
    h(Text, {
      fixed: true,
      style: styles.pages,
      render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
        `Page ${pageNumber} of ${totalPages}`,
    }),
  );
  const properties = { author: 'Doselore', creator: 'Doselore', producer: 'Doselore', language: 'en-GB' };
  const dates = { creationDate: createdAt, modificationDate: createdAt };
  return h(Document, { title: `Signature sheet: ${title}`, ...properties, ...dates }, page);
}
