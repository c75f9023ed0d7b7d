import type { Drawing2 } from '../certificate-data.ts';
import { drawFrame } from './art.ts';
import { drawFoot } from './foot.ts';
import { drawHead } from './head.ts';
import { drawPanel } from './panel.ts';
import { drawPreviewMark } from './preview-mark.ts';
import { Sheet } from './sheet.ts';
import { drawWords } from './words.ts';

/** Draws a certificate as one landscape A4 page. */
export function drawSecond(data: Drawing2): Promise<Uint8Array> {
  const { title, heading, createdAt, hasAllScripts } = data;
  const sheet = new Sheet({ title: `Certificate: ${title}`, subject: heading, createdAt, hasAllScripts });
  drawFrame(sheet);
  const top = drawHead(sheet, data);
  const foot = drawFoot(sheet, data);
  drawWords(sheet, data, { top, bottom: foot.top });
  foot.draw();
  drawPanel(sheet, data);
  if (data.isPreview) drawPreviewMark(sheet);
  return sheet.end();
}
