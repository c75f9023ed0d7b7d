import { lazy, Suspense } from 'react';
import type { DayFilterProps } from './day-picker.tsx';
import c from './table-controls.module.css';

const DayPicker = lazy(() => import('./day-picker.tsx').then((m) => ({ default: m.DayPicker })));

/** Filter by a day. Its calendar is loaded only with lists that have one. */
export function DayFilter(props: DayFilterProps) {
  return (
    <Suspense fallback={<div className={c.day} />}>
      <DayPicker {...props} />
    </Suspense>
  );
}
