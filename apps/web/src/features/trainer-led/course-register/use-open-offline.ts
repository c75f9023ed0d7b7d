import { useEffect } from 'react';
import { stayOpenOffline } from '../../../platform/interruption/index.ts';
import { prepareDialogues } from '../../../ui/prepare-dialogues.ts';
import { prepareOfflineEntries } from './offline-marks/offline-marks.ts';

/** Keeps a page and its dialogues open without a connection while the reader may mark or assess there. */
export function useOpenOffline(isUsed: boolean): void {
  // Effect: the store of the browser and the listener of failed requests live outside of React.
  useEffect(() => {
    if (!isUsed) return;
    void prepareOfflineEntries();
    void prepareDialogues();
    return stayOpenOffline();
  }, [isUsed]);
}
