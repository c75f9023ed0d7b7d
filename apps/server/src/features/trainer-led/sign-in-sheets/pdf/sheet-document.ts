import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { sheetCells, sheetHead, sheetPages, sheetStyles } from '../../../../platform/pdf/index.ts';
import type { SheetData, SheetLine } from './sheet-data.ts';
import { cellStyle, styles, widths } from './sheet-style.ts';

/** Empty lines for people who came without an invitation. */
const emptyLines = 6;
const empty: SheetLine = { name: '', services: '', job: '' };

const cell = sheetCells(widths, cellStyle);

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
    { style: sheetStyles.head },
    cell('number', ''),
    cell('name', 'Name'),
    cell('services', 'Service'),
    cell('job', 'Job'),
    cell('signature', 'Signature'),
  );
}

/** Returns the sign-in sheet of a session, each page with the course, its facts and the heads of the columns. */
export function sheetDocument(data: SheetData): ReactElement {
  const { lines, title } = data;
  const others = Array.from({ length: emptyLines }, (_, nth) => row(lines.length + nth + 1, empty));
  return sheetPages(
    { ...data, title: `Sign-in sheet: ${title}` },
    sheetHead({ ...data, kind: 'Sign-in sheet' }, columnHeads()),
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
  );
}
