import { Document, Page, Text, View } from '@react-pdf/renderer';
import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import utc from 'dayjs/plugin/utc.js';
import QRCode from 'qrcode';
import { createElement as h, type ReactElement } from 'react';
import { mark } from '../../../../../platform/pdf/index.ts';
import type { Drawing1 } from '../certificate-data.ts';
import { frameArt, qrPicture } from './certificate-art.ts';
import { checkWidth, styles } from './certificate-style.ts';

dayjs.extend(utc);
dayjs.extend(advancedFormat);

/** Returns a day as `Mon 6th Oct 2025`. */
function longDay(day: string): string {
  return dayjs.utc(day).format('ddd Do MMM YYYY');
}

/** Returns the font size. Long names and titles get smaller before they would need a third line. */
function sizeFor(text: string, sizes: readonly [number, number, number]): number {
  if (text.length <= 26) return sizes[0];
  return text.length <= 48 ? sizes[1] : sizes[2];
}

/**
 * Returns the font size, in points, at which a line fits beside the QR code: `most`, or smaller. `glyph` is the width of
 * the widest character, as a share of the font size.
 */
function fittingSize(text: string, { most, glyph }: { most: number; glyph: number }): number {
  return Math.min(most, checkWidth / (text.length * glyph));
}

/** Returns the address of the public check in two lines: the host, then the path. The code is printed separately. */
function addressLines(checkUrl: string): string[] {
  const { host, pathname } = new URL(checkUrl);
  return [host, pathname.replace(/\/[^/]*$/u, '')];
}

function fact(label: string, value: string): ReactElement {
  return h(
    View,
    { style: styles.fact, key: label },
    h(Text, { style: styles.label }, label),
    h(Text, { style: styles.value }, value),
  );
}

function qrOf(address: string): ReactElement {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' });
  return qrPicture({ size: modules.size, isDark: (row, column) => modules.get(row, column) === 1 });
}

/** Returns the certificate as a landscape A4 page: course, person, last day of validity, and how to check it. */
export function certificateDocument(data: Drawing1): ReactElement {
  const check = h(
    View,
    { style: styles.check },
    h(
      View,
      { style: styles.checkText },
      h(Text, { style: styles.label }, 'Check this certificate'),
      h(
        Text,
        { style: { ...styles.code, fontSize: fittingSize(data.verifyCode, { most: 12.5, glyph: 0.9 }) } },
        data.verifyCode,
      ),
      ...addressLines(data.checkUrl).map((line) =>
        h(Text, { key: line, style: { ...styles.url, fontSize: fittingSize(line, { most: 8.5, glyph: 0.6 }) } }, line),
      ),
    ),
    qrOf(data.checkUrl),
  );
  const facts = [
    fact('Awarded', longDay(data.awardedOn)),
    fact('Valid until', data.expiresOn === null ? 'Never expires' : longDay(data.expiresOn)),
    fact('Certificate', data.serial),
  ];
  const page = h(
    Page,
    { size: 'A4', orientation: 'landscape', wrap: false, style: styles.page },
    frameArt(),
    h(
      View,
      { style: styles.body },
      h(
        View,
        { style: styles.brand },
        mark(),
        h(Text, { style: styles.wordmark }, 'Doselore'),
        h(Text, { style: styles.kind }, 'Certificate of completion'),
      ),
      h(
        View,
        null,
        h(Text, { style: styles.lead }, 'This is to certify that'),
        h(Text, { style: { ...styles.holder, fontSize: sizeFor(data.holder, [46, 36, 27]) } }, data.holder),
        h(Text, { style: styles.lead }, `of ${data.organisation} has completed`),
        h(Text, { style: { ...styles.title, fontSize: sizeFor(data.title, [28, 25, 20]) } }, data.title),
        h(View, { style: styles.rule }),
      ),
      h(View, { style: styles.foot }, ...facts, check),
    ),
  );
  const properties = {
    title: `Certificate: ${data.title}`,
    author: 'Doselore',
    creator: 'Doselore',
    producer: 'Doselore',
    language: 'en-GB',
  };
  return h(Document, { ...properties, creationDate: data.createdAt, modificationDate: data.createdAt }, page);
}
