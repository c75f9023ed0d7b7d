import { useState } from 'react';
import { reportFailure } from '../../platform/interruption/index.ts';

/** Returns whether work is running, and the function that runs it. Shows a banner when the work fails. */
export function useBusy(): { isBusy: boolean; run: (work: () => Promise<void>) => void } {
  const [isBusy, setBusy] = useState(false);
  const run = (work: () => Promise<void>) => {
    setBusy(true);
    void work()
      .catch(reportFailure)
      .finally(() => setBusy(false));
  };
  return { isBusy, run };
}
