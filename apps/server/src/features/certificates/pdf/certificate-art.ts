import { G, Path, Rect, Svg } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { ink, styles } from './certificate-style.ts';

const width = 842;
const height = 595;

/** Fine waves in the margin, as on a banknote: hard to draw again, quiet to look at, and still there in grey. */
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

/** Half a capsule on the right, ruled lines on the left: a D, a dose and a page. */
export function mark(): ReactElement {
  return h(
    Svg,
    { viewBox: '0 0 32 32', width: 30, height: 30 },
    h(Path, {
      d: 'M5 4h11.5C23.4 4 28 9.2 28 16s-4.6 12-11.5 12H5a1.6 1.6 0 0 1-1.6-1.6V5.6A1.6 1.6 0 0 1 5 4Z',
      fill: ink.bottle,
    }),
    h(Path, { d: 'M15.6 4h1C23.4 4 28 9.2 28 16s-4.6 12-11.4 12h-1Z', fill: ink.amber }),
    h(Path, {
      d: 'M7.4 11.2h5.2M7.4 16h5.2M7.4 20.8h3',
      stroke: '#FFFFFF',
      strokeWidth: 2,
      strokeLinecap: 'round',
      fill: 'none',
    }),
  );
}

/** A QR picture as one vector path, so that it stays sharp at any size. `size` modules a side, row by row. */
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
