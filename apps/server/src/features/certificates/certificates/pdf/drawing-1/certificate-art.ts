import { G, Path, Rect, Svg } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { ink } from '../../../../../platform/pdf/index.ts';
import { styles } from './certificate-style.ts';

const width = 842;
const height = 595;

/** Draws fine waves in the margin, as on a banknote: hard to copy, unobtrusive, and visible in grey print. */
function waves(): ReactElement[] {
  return Array.from({ length: 9 }, (_, line) => {
    const points = Array.from({ length: 60 }, (__, step) => {
      const y = 26 + (step / 59) * (height - 52);
      const x = width - 44 + Math.sin(step / 3.1 + line * 0.35) * (5 + line * 1.15);
      return `${step === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`;
    });
    return h(Path, {
      key: line,
      d: points.join(''),
      stroke: ink.line,
      strokeWidth: 0.4,
      strokeOpacity: 0.55,
      fill: 'none',
    });
  });
}

export function frameArt(): ReactElement {
  const frame = { x: 22, y: 22, width: width - 44, height: height - 44, rx: 14, fill: 'none' };
  return h(
    Svg,
    { viewBox: `0 0 ${width} ${height}`, style: styles.art },
    h(Rect, { x: 22, y: 22, width: 30, height: height - 44, fill: ink.bottle }),
    h(Rect, { x: 52, y: 22, width: 4, height: height - 44, fill: ink.amber }),
    h(G, null, ...waves()),
    h(Rect, { ...frame, rx: 0, stroke: ink.bottle, strokeWidth: 1.2 }),
  );
}

/** Returns a QR code as one vector path, so that it is sharp at any size. It has `size` modules a side, row by row. */
export function qrPicture(modules: { size: number; isDark: (row: number, column: number) => boolean }): ReactElement {
  const cells: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.isDark(row, column)) cells.push(`M${column} ${row}h1v1h-1Z`);
    }
  }
  return h(
    Svg,
    { viewBox: `0 0 ${modules.size} ${modules.size}`, width: 74, height: 74 },
    h(Path, { d: cells.join(''), fill: ink.text }),
  );
}
