import { Suspense } from 'react';
import { lazyPart } from '../lazy/index.ts';
import type { DayFilterProps } from './day-picker.tsx';
import c from './table-controls.module.css';

const DayPicker = lazyPart(() => import('./day-picker.tsx').then((m) => m.DayPicker));

/** Returns a day of the address, `YYYY-MM-DD`. Undefined for any other text. */
export const filterDay = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/u.test(text) ? text : undefined;

/** Filter by a day. Its calendar is loaded only with lists that have one. */
export function DayFilter(props: DayFilterProps) {
  return (
    <Suspense fallback={<div className={c.day} />}>
      <DayPicker {...props} />
    </Suspense>
  );
}
