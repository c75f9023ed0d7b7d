import { useEffect, useRef } from 'react';

const steps: Readonly<Record<string, (row: number, last: number) => number>> = {
  ArrowDown: (row, last) => Math.min(row + 1, last),
  ArrowUp: (row) => Math.max(row - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

const controls = 'a[href], button, input[type="checkbox"], summary';

/** Moves the focus to the same control of another row. Returns false when the key or the place is for something else. */
function moveFocus(
  body: HTMLTableSectionElement,
  { key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
): boolean {
  const step = steps[key];
  if (step === undefined || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return false;
  const [cell, row] = [target.closest('td'), target.closest('tr')];
  if (cell === null || row === null || !target.matches(controls) || target.ariaExpanded === 'true') return false;
  const rows = [...body.rows];
  const place = [...row.cells].indexOf(cell);
  const nth = [...cell.querySelectorAll(controls)].indexOf(target);
  const other = rows[step(rows.indexOf(row), rows.length - 1)]?.cells[place];
  const found = other?.querySelectorAll<HTMLElement>(controls);
  const next = found?.[nth] ?? found?.[0];
  next?.focus();
  return next !== undefined;
}

/** Arrow keys, Home and End move from row to row, in the column that has the focus. Tab still visits every control. */
export function useRowKeys() {
  const ref = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    const body = ref.current;
    if (body === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (moveFocus(body, event)) event.preventDefault();
    };
    body.addEventListener('keydown', onKey);
    return () => body.removeEventListener('keydown', onKey);
  });
  return ref;
}
