import { Document, Page, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { divideWords, mark } from '../../../platform/pdf/index.ts';
import type { SheetData, SheetLine } from './sheet-data.ts';
import { styles, widths } from './sheet-style.ts';

/** Empty lines for people who came without an invitation. */
const emptyLines = 6;

type Column = keyof typeof widths;

function cell(column: Column, text: string): ReactElement {
  const style = { ...styles.cell, width: widths[column] };
  return h(View, { key: column, style }, h(Text, { hyphenationCallback: divideWords(widths[column]) }, text));
}

function row(number: number, { name, services, job }: SheetLine): ReactElement {
  return h(
    View,
    { key: number, style: styles.row, wrap: false },
    cell('number', String(number)),
    cell('name', name),
    cell('services', services),
    cell('job', job),
    cell('signature', ''),
  );
}

function columnHeads(): ReactElement {
  return h(
    View,
    { style: styles.head },
    cell('number', ''),
    cell('name', 'Name'),
    cell('services', 'Service'),
    cell('job', 'Job'),
    cell('signature', 'Signature'),
  );
}

/** Returns the head of each page: the course, when and where it is, and the heads of the columns. */
function head({ title, organisation, facts }: SheetData): ReactElement {
  return h(
    View,
    { fixed: true },
    h(View, { style: styles.brand }, mark(), h(Text, { style: styles.kind }, 'Sign-in sheet')),
    h(Text, { style: styles.title }, title),
    h(Text, { style: styles.organisation }, organisation),
    h(
      View,
      { style: styles.facts },
      ...facts.map(({ label, value }) =>
        h(
          View,
          { key: label, style: styles.fact },
          h(Text, { style: styles.label }, label),
          h(Text, { style: { maxWidth: 460 } }, value),
        ),
      ),
    ),
    columnHeads(),
  );
}

const empty: SheetLine = { name: '', services: '', job: '' };

/** Returns the sign-in sheet of a session as portrait A4 pages, each with the same head and its number. */
export function sheetDocument(data: SheetData): ReactElement {
  const { lines, title, createdAt } = data;
  const others = Array.from({ length: emptyLines }, (_, nth) => row(lines.length + nth + 1, empty));
  const page = h(
    Page,
    { size: 'A4', style: styles.page },
    head(data),
    ...lines.map((one, nth) => row(nth + 1, one)),
    h(Text, { style: styles.heading, minPresenceAhead: 60 }, 'Came without an invitation'),
    h(Text, { style: styles.note, minPresenceAhead: 40 }, 'Please write your name, service and job clearly, and sign.'),
    ...others,
    h(
      View,
      { style: styles.trainer, wrap: false },
      h(Text, null, "Trainer's signature"),
      h(View, { style: styles.signature }),
    ),
    h(Text, {
      fixed: true,
      style: styles.pages,
      render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
        `Page ${pageNumber} of ${totalPages}`,
    }),
  );
  const properties = {
    title: `Sign-in sheet: ${title}`,
    author: 'Doselore',
    creator: 'Doselore',
    producer: 'Doselore',
    language: 'en-GB',
  };
  return h(Document, { ...properties, creationDate: createdAt, modificationDate: createdAt }, page);
}
