import type { Drawing2 } from '../certificate-data.ts';
import { drawMark } from './art.ts';
import type { Sheet } from './sheet.ts';
import { left, right } from './words.ts';

const top = 50;
const height = 54;
const logoWidth = 200;
const iconSide = 54;
const gap = 12;

/** Draws logo and icons at the top. Returns where the words may begin. */
export function drawHead(sheet: Sheet, { logo, icons }: Drawing2): number {
  if (logo === 'site') drawSiteLogo(sheet);
  else if (logo !== 'none')
    sheet.picture(logo.name, logo.picture, { x: left, y: top, width: logoWidth, height, align: 'left' });
  for (const [nth, { title, picture }] of icons.entries()) {
    const x = right - (icons.length - nth) * iconSide - (icons.length - nth - 1) * gap;
    sheet.picture(title, picture, { x, y: top, width: iconSide, height: iconSide, align: 'right' });
  }
  return logo === 'none' && icons.length === 0 ? top : top + height + 12;
}

function drawSiteLogo(sheet: Sheet): void {
  const word = sheet.lay('Doselore', { face: 'heading', sizes: [25], tracking: -0.03 }, { width: logoWidth, lines: 1 });
  const box = { x: left, y: top, width: 160, height: 36 };
  sheet.decorate((pdf) => drawMark(pdf, { x: left - 3, y: top, size: 36 }));
  sheet.write('P', [{ laid: word, at: { x: box.x + 40, y: top + 2, colour: 'bottle' } }]);
}
