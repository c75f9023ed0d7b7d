import { IconAlertTriangle, IconCloudCheck, IconCloudUp } from '@tabler/icons-react';
import { nowIso } from '../../../platform/clock/clock.ts';
import { formatTime } from '../../../ui/formats/index.ts';
import c from './player.module.css';

export type SaveState = { kind: 'idle' } | { kind: 'saving' } | { kind: 'saved'; at: string } | { kind: 'unsaved' };

export function nextSaveState(state: 'saving' | 'saved' | 'unsaved'): SaveState {
  return state === 'saved' ? { kind: 'saved', at: nowIso() } : { kind: state };
}

/** Line that is always visible and says whether the progress is saved. */
export function SaveStateLine({ state, isReview }: { state: SaveState; isReview: boolean }) {
  return (
    <span className={c.save} role="status" data-state={state.kind}>
      {isReview && state.kind === 'idle' && 'Review mode: your result does not change'}
      {state.kind === 'saving' && (
        <>
          <IconCloudUp size={18} aria-hidden /> Saving
        </>
      )}
      {state.kind === 'saved' && (
        <>
          <IconCloudCheck size={18} aria-hidden /> Saved {formatTime(state.at)}
        </>
      )}
      {state.kind === 'unsaved' && (
        <>
          <IconAlertTriangle size={18} aria-hidden /> Not saved yet, retrying
        </>
      )}
    </span>
  );
}
