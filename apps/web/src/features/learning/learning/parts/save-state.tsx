import type { LaunchMode } from '@doselore/contract/learning';
import { IconAlertTriangle, IconCloudCheck, IconCloudUp } from '@tabler/icons-react';
import { nowIso } from '../../../../platform/clock/clock.ts';
import { formatTime } from '../../../../ui/formats/index.ts';
import c from './player.module.css';

export type SaveState = { kind: 'idle' } | { kind: 'saving' } | { kind: 'saved'; at: string } | { kind: 'unsaved' };

export function nextSaveState(state: 'saving' | 'saved' | 'unsaved'): SaveState {
  return state === 'saved' ? { kind: 'saved', at: nowIso() } : { kind: state };
}

const modes: Record<LaunchMode, string> = {
  normal: '',
  review: 'Looking again: nothing is saved',
  practice: 'Practice: your result does not change',
};

/** Line that is always visible and says whether the progress is saved. */
export function SaveStateLine({ state, mode }: { state: SaveState; mode: LaunchMode }) {
  return (
    <span className={c.save} role="status" data-state={state.kind}>
      {modes[mode]}
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
