import type { Drawing2 } from '../certificate-data.ts';
import { drawQr, panelWidth } from './art.ts';
import { longDay } from './long-day.ts';
import type { Part, Sheet } from './sheet.ts';

const left = 50;
const width = panelWidth + 24 - left - 16;
const bottom = 556;
const qrSide = 104;

const label = { face: 'text', sizes: [10] } as const;
const value = { face: 'strong', sizes: [14, 13, 12, 11, 10, 9.5, 9], leading: 1.25 } as const;
const small = { face: 'text', sizes: [10, 9.5, 9], leading: 1.35 } as const;

type Fact = { name: string; text: string };

function factsOf(data: Drawing2): Fact[] {
  return [
    { name: 'Awarded', text: longDay(data.awardedOn) },
    { name: 'Valid until', text: data.expiresOn === null ? 'Never expires' : longDay(data.expiresOn) },
    ...(data.hours === null ? [] : [{ name: 'Learning time', text: data.hours }]),
    ...(data.registration === null ? [] : [{ name: 'Registration number', text: data.registration }]),
    { name: 'Certificate number', text: data.serial },
  ];
}

/** Draws the panel at the left: the facts, and how to check the certificate. */
export function drawPanel(sheet: Sheet, data: Drawing2): void {
  let y = 54;
  for (const { name, text } of factsOf(data)) {
    const head = sheet.lay(name, label, { width, lines: 1 });
    const body = sheet.lay(text, value, { width, lines: 1 });
    const parts: Part[] = [
      { laid: head, at: { x: left, y, colour: 'muted' } },
      { laid: body, at: { x: left, y: y + head.height, colour: 'bottle' } },
    ];
    sheet.write('P', parts);
    y += head.height + body.height + 14;
  }
  drawCheck(sheet, data);
}

/** Returns the address of the public check in two lines: the host, then the path. The code is printed separately. */
function addressLines(checkUrl: string): string[] {
  const { host, pathname } = new URL(checkUrl);
  return [host, pathname.replace(/\/[^/]*$/u, '')];
}

function drawCheck(sheet: Sheet, { checkUrl, verifyCode }: Drawing2): void {
  const head = sheet.lay('Check this certificate', { face: 'strong', sizes: [11] }, { width, lines: 1 });
  const code = sheet.lay(verifyCode, { face: 'strong', sizes: [12, 11, 10, 9.5, 9] }, { width, lines: 1 });
  const lines = addressLines(checkUrl).map((line) => sheet.lay(line, small, { width, lines: 1 }));
  const linesHeight = lines.reduce((sum, line) => sum + line.height, 0);
  let y = bottom - (qrSide + 8 + head.height + linesHeight + 3 + code.height);
  const qr = { x: left - 2, y, width: qrSide, height: qrSide };
  sheet.figure(`QR code of the address ${checkUrl}`, qr, (pdf) => drawQr(pdf, checkUrl, { ...qr, side: qrSide }));
  y += qrSide + 8;
  sheet.write('P', [{ laid: head, at: { x: left, y, colour: 'bottle' } }]);
  y += head.height;
  const parts = lines.map((laid): Part => {
    const part: Part = { laid, at: { x: left, y, colour: 'muted' } };
    y += laid.height;
    return part;
  });
  sheet.link(checkUrl, { parts, box: { x: left, y: y - linesHeight, width, height: linesHeight } });
  sheet.write('P', [{ laid: code, at: { x: left, y: y + 3, colour: 'bottle' } }]);
}
