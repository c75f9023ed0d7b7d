import { limits } from '@doselore/contract';
import type { BulkResult } from '@doselore/contract/users';
import { type ReactNode, useState } from 'react';
import { describeError, showBanner } from '../../platform/banner/index.ts';
import { BulkOutcome } from './bulk-outcome.tsx';

/**
 * Target of a bulk command: ids, or everybody who matches a filter. `expected` is their number when they were chosen.
 */
export type BulkTarget<Filter> = { userIds: number[] } | { everybody: Filter; expected: number };

type Run<Filter> = {
  verb: string;
  /** Text of the success banner: "3 members archived". */
  message: (count: number) => string;
  send: (target: BulkTarget<Filter>) => Promise<BulkResult>;
  onUndo?: (ids: number[]) => void;
};

export const countOfTarget = (target: BulkTarget<unknown>): number =>
  'userIds' in target ? target.userIds.length : target.expected;

/**
 * Selection of a list and its bulk commands. Success is shown as a banner, failures by name in a panel. A single
 * failure is a banner too. `filter` is what the list shows; a selection of everybody ends when it changes.
 */
export function useBulk<Filter>(filter: Filter, refresh: () => Promise<unknown>) {
  const [selected, setSelected] = useState<(number | string)[]>([]);
  const [whole, setWhole] = useState<{ filter: string; count: number }>();
  const [outcome, setOutcome] = useState<{ verb: string; result: BulkResult }>();

  const shown = JSON.stringify(filter);
  const everything = whole?.filter === shown ? whole.count : undefined;
  const target: BulkTarget<Filter> =
    everything === undefined ? { userIds: selected.map(Number) } : { everybody: filter, expected: everything };
  const select = (keys: (number | string)[]) => {
    setWhole(undefined);
    setSelected(keys);
  };

  const run = async ({ verb, message, send, onUndo }: Run<Filter>, chosenTarget = target): Promise<void> => {
    try {
      const result = await send(chosenTarget);
      const [only] = result.failed;
      if (countOfTarget(chosenTarget) === 1 && only !== undefined)
        showBanner({ message: `${only.name}: ${only.reason}` });
      else setOutcome({ verb, result });
      select([]);
      if (result.done.length > 0)
        showBanner({
          message: message(result.done.length),
          type: 'success',
          action: onUndo && { label: 'Undo', run: () => onUndo(result.done) },
        });
    } catch (error) {
      // The error gives the present number. The person selects everybody again to continue.
      if (everything !== undefined) select([]);
      showBanner({ message: describeError(error) });
    }
    await refresh();
  };

  const panel: ReactNode = outcome && <BulkOutcome {...outcome} onClose={() => setOutcome(undefined)} />;
  const selection = {
    selected,
    onChange: select,
    everything: {
      count: everything,
      onChange: (count: number | undefined) => (count === undefined ? select([]) : setWhole({ filter: shown, count })),
      most: limits.bulkMax,
    },
  };
  return { selection, target, count: countOfTarget(target), clear: () => select([]), run, panel };
}
