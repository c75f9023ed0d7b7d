import QRCode from 'qrcode';
import { ink, type Sheet } from './sheet.ts';

type Pdf = PDFKit.PDFDocument;

/** Width of the panel at the left. Beside it are the words of the certificate. */
export const panelWidth = 212;

const edge = 24;
const band = 7;

/**
 * Draws the frame: a label with a panel at its left and fine waves at its right, as on a banknote: hard to copy, and
 * visible in grey print. The waves are curves of fixed points, because sines may differ between versions of Node.
 */
export function drawFrame(sheet: Sheet): void {
  sheet.decorate((pdf) => {
    const height = sheet.height - 2 * edge;
    const width = sheet.width - 2 * edge;
    pdf.save().roundedRect(edge, edge, width, height, 14).clip();
    pdf.rect(edge, edge, panelWidth, height).fill(ink.tint);
    drawWaves(pdf, { x: sheet.width - edge - 27, top: edge, bottom: sheet.height - edge });
    pdf.rect(edge, edge, band, height).fill(ink.bottle);
    pdf.rect(edge + panelWidth, edge, 3, height).fill(ink.amber);
    pdf.restore();
    pdf.roundedRect(edge, edge, width, height, 14).lineWidth(1.4).stroke(ink.bottle);
  });
}

function drawWaves(pdf: Pdf, { x, top, bottom }: { x: number; top: number; bottom: number }): void {
  const period = 57;
  pdf.lineWidth(0.4).strokeOpacity(0.55);
  for (let line = 0; line < 9; line += 1) {
    const middle = x + line * 2.1;
    const swing = 7 + line * 1.3;
    const shift = line * 2.2 - period;
    pdf.moveTo(middle, top + shift);
    for (let y = top + shift, side = 1; y < bottom; y += period, side = -side)
      pdf.bezierCurveTo(middle + side * swing, y + 21, middle + side * swing, y + 36, middle, y + period);
  }
  pdf.stroke(ink.line).strokeOpacity(1);
}

/** Draws the mark: half a capsule on the right, ruled lines on the left. It shows a D, a dose and a page. */
export function drawMark(pdf: Pdf, { x, y, size }: { x: number; y: number; size: number }): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / 32);
  pdf
    .path('M5 4h11.5C23.4 4 28 9.2 28 16s-4.6 12-11.5 12H5a1.6 1.6 0 0 1-1.6-1.6V5.6A1.6 1.6 0 0 1 5 4Z')
    .fill(ink.bottle);
  pdf.path('M15.6 4h1C23.4 4 28 9.2 28 16s-4.6 12-11.4 12h-1Z').fill(ink.amber);
  pdf.path('M7.4 11.2h5.2M7.4 16h5.2M7.4 20.8h3').lineWidth(2).lineCap('round').stroke(ink.white);
  pdf.restore();
}

/** Draws a QR code as one vector path, so that it is sharp at any size. Around it is the white that readers need. */
export function drawQr(pdf: Pdf, address: string, { x, y, side }: { x: number; y: number; side: number }): void {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' });
  const quiet = 4;
  const unit = side / (modules.size + 2 * quiet);
  pdf.roundedRect(x, y, side, side, 6).fill(ink.white);
  for (let row = 0; row < modules.size; row += 1) {
    for (let from = 0; from < modules.size; from += 1) {
      let to = from;
      while (to < modules.size && modules.get(row, to) === 1) to += 1;
      if (to > from) pdf.rect(x + (quiet + from) * unit, y + (quiet + row) * unit, (to - from) * unit, unit);
      from = to;
    }
  }
  pdf.fill(ink.text);
}
