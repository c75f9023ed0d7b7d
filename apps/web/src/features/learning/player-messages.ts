/** What the player page on the content host tells the app. */
export type PlayerMessage =
  | { type: 'save'; state: 'saving' | 'saved' | 'unsaved' }
  | { type: 'stale' }
  | { type: 'finished' }
  | { type: 'exited'; acknowledged: boolean };

/** Undefined for anything that is not exactly one of ours. */
export function readPlayerMessage(data: unknown): PlayerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  const { type } = data;
  if (type === 'stale' || type === 'finished') return { type };
  if (type === 'exited' && 'acknowledged' in data) return { type, acknowledged: data.acknowledged === true };
  if (type !== 'save' || !('state' in data)) return undefined;
  const { state } = data;
  return state === 'saving' || state === 'saved' || state === 'unsaved' ? { type, state } : undefined;
}
