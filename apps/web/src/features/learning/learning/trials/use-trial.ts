import { useRef, useState } from 'react';
import type { PlayerMessage, TrialResult } from '../player-messages.ts';
import { usePlayerMessages } from '../use-player-messages.ts';

/** Time in milliseconds that the package has to say what it came to. */
const exitTimeoutMs = 5_000;

export type Trial = { play_url: string; content_origin: string; session_token: string };

/** Runs the player of a trial: it gets its token, and says at the end what a learner would get. */
export function useTrial({ content_origin: contentOrigin, session_token: token }: Trial) {
  const frame = useRef<HTMLIFrameElement>(null);
  const ended = useRef<((result: TrialResult | undefined) => void) | undefined>(undefined);
  const [isLeaving, setLeaving] = useState(false);
  const post = (message: object) => frame.current?.contentWindow?.postMessage(message, contentOrigin);
  usePlayerMessages({
    frame,
    contentOrigin,
    onMessage: (message: PlayerMessage) => {
      if (message.type === 'ready') post({ type: 'token', token });
      if (message.type === 'exited') ended.current?.(message.result);
    },
  });
  /** Unloads the package. Returns its result; undefined when it does not answer in time. */
  const leave = (): Promise<TrialResult | undefined> => {
    setLeaving(true);
    return Promise.race([
      new Promise<TrialResult | undefined>((resolve) => {
        ended.current = resolve;
        post({ type: 'exit' });
      }),
      new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), exitTimeoutMs)),
    ]);
  };
  return { frame, isLeaving, leave };
}
