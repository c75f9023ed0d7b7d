import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { sheetCells, sheetHead, sheetPages, sheetStyles } from '../../../../platform/pdf/index.ts';
import type { SignatureLine, SignatureSheetData } from './signature-sheet-data.ts';
import { cellStyle, styles, widths } from './signature-sheet-style.ts';

const cell = sheetCells(widths, cellStyle);

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

/** Returns the heads of the columns, on each page. */
function columnHeads({ dayHead }: SignatureSheetData): ReactElement {
  return h(
    View,
    { fixed: true, style: sheetStyles.head },
    cell('number', ''),
    cell('name', 'Name'),
    cell('services', 'Service'),
    cell('job', 'Job'),
    cell('day', dayHead),
  );
}

/** Returns the signature sheet of a version, each page with the document and its facts. */
export function signatureSheetDocument(data: SignatureSheetData): ReactElement {
  const { lines, statements, title } = data;
  return sheetPages(
    { ...data, title: `Signature sheet: ${title}` },
    sheetHead({ ...data, kind: 'Signature sheet' }),
    ...statements.map((text) =>
      h(
        View,
        { key: text, style: styles.statement },
        h(Text, { style: sheetStyles.label }, 'Each person confirmed'),
        h(Text, null, text),
      ),
    ),
    columnHeads(data),
    ...lines.map((one, nth) => row(nth + 1, one)),
    lines.length === 0 ? h(Text, { style: styles.none }, 'Nobody yet.') : null,
  );
}
