import type { BulkResult } from '@doselore/contract';
import { type ReactNode, useState } from 'react';
import { describeError, showBanner } from '../../platform/banner/index.ts';
import { BulkOutcome } from './bulk-outcome.tsx';

type Run = {
  verb: string;
  /** After full success: "3 members archived". */
  message: (count: number) => string;
  send: (ids: number[]) => Promise<BulkResult>;
  onUndo?: (ids: number[]) => void;
};

/** Selection of a list and the bulk commands on it: success as a banner, the rest by name; a single one by banner too. */
export function useBulk(refresh: () => Promise<unknown>) {
  const [selected, setSelected] = useState<(number | string)[]>([]);
  const [outcome, setOutcome] = useState<{ verb: string; result: BulkResult }>();

  const run = async ({ verb, message, send, onUndo }: Run, ids: number[] = selected.map(Number)): Promise<void> => {
    try {
      const result = await send(ids);
      const [only] = result.failed;
      if (ids.length === 1 && only !== undefined) showBanner({ message: `${only.name}: ${only.reason}` });
      else setOutcome({ verb, result });
      setSelected([]);
      if (result.done.length > 0)
        showBanner({
          message: message(result.done.length),
          type: 'success',
          action: onUndo && { label: 'Undo', run: () => onUndo(result.done) },
        });
    } catch (error) {
      showBanner({ message: describeError(error) });
    }
    await refresh();
  };

  const panel: ReactNode = outcome && <BulkOutcome {...outcome} onClose={() => setOutcome(undefined)} />;
  return { selected, setSelected, run, panel };
}
