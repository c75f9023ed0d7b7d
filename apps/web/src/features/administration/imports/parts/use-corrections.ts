import type { ImportField } from '@doselore/contract/imports';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type OneList, refreshRows, sendToList, showList } from '../imports.queries.ts';
import type { Correction, Corrections, Typed } from './row-columns.tsx';

const pauseMs = 400;

/**
 * Saves corrections while they are typed. The table shows them as typed until the cell is left, so that a row which is
 * ready does not leave the list under the cursor.
 */
export function useCorrections(one: OneList) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<Typed>({});
  const [isUnsaved, setUnsaved] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const waiting = useRef<Typed>({});
  const sending = useRef<Promise<unknown>>(Promise.resolve());

  const send = async () => {
    const batch = waiting.current;
    waiting.current = {};
    const rows = Object.entries(batch).map(([number, values]) => ({ number: Number(number), values }));
    if (rows.length === 0) return;
    try {
      showList(client, one, await sendToList('fix', one, { rows }));
      const isDone = Object.keys(waiting.current).length === 0;
      if (isDone) setUnsaved(false);
      setFailed(false);
    } catch (error) {
      // Newer corrections of a cell replace those that could not be sent.
      for (const [number, values] of Object.entries(batch))
        waiting.current[Number(number)] = { ...values, ...waiting.current[Number(number)] };
      setFailed(true);
      throw error;
    }
  };
  /** Sends waiting corrections once the batch before them has been answered. Rejects when they could not be saved. */
  const save = (): Promise<void> => {
    const next = sending.current.then(send);
    sending.current = next.catch(() => undefined);
    return next;
  };
  const saveSoon = useDebouncedCallback(() => void save().catch(() => undefined), pauseMs);

  const type = (row: number, field: ImportField, value: string) => {
    const add = (current: Typed): Typed => ({ ...current, [row]: { ...current[row], [field]: value } });
    waiting.current = add(waiting.current);
    setTyped(add);
    setUnsaved(true);
    saveSoon();
  };
  /** Saves, then shows the results of the check. */
  const saveAndCheck = () =>
    save().then(
      async () => {
        await refreshRows(client, one);
        setTyped(waiting.current);
      },
      () => undefined,
    );
  const stateOf = ({ number, field }: Correction) => {
    if (typed[number]?.[field] === undefined) return undefined;
    if (waiting.current[number]?.[field] !== undefined) return hasFailed ? 'Not saved yet' : 'Saving';
    return isUnsaved ? 'Saving' : 'Saved';
  };
  const grid: Corrections = {
    typed,
    stateOf,
    onType: type,
    onChoose: (row, field, value) => {
      type(row, field, value);
      void saveAndCheck();
    },
    onLeave: () => {
      if (Object.keys(typed).length > 0) void saveAndCheck();
    },
  };
  return { grid, isUnsaved, hasFailed, save };
}
