import { Path, Svg } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { ink } from './pdf-brand.ts';

/** Draws the mark: half a capsule on the right, ruled lines on the left. It shows a D, a dose and a page. */
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
