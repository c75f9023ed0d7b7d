import type { Answer, AttemptCommit, checkScoUserToken, startScoUser, Withdrawal } from '@doselore/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useArea } from '../../platform/area/index.ts';
import { showBanner } from '../../platform/banner/index.ts';
import { nowIso } from '../../platform/clock/clock.ts';
import { useUser } from '../../platform/session/index.ts';
import { dropWork, keepWork } from '../held-work/index.ts';
import { finishAttempt, noteEvent, tokenQuery } from './learning.queries.ts';
import { nextSaveState, type SaveState } from './parts/save-state.tsx';
import type { PlayerMessage } from './player-messages.ts';
import { leavingByItself } from './use-leave-questions.ts';
import { usePlayerMessages } from './use-player-messages.ts';
import { useSingleTab } from './use-single-tab.ts';

export type Launch = Pick<
  Answer<typeof startScoUser>,
  'sco_user_id' | 'play_url' | 'content_origin' | 'session_token' | 'title'
>;

/** How long the package may take over its last word before the attempt is finished from what is stored. */
const exitTimeoutMs = 5_000;

/** What the player screen can do with a launch: hear it, leave it by the handshake, and notice that it is stale. */
export function usePlayer(launch: Launch) {
  const { sco_user_id: scoUserId, session_token: token, content_origin: contentOrigin } = launch;
  const frame = useRef<HTMLIFrameElement>(null);
  const exited = useRef<(() => void) | undefined>(undefined);
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'idle' });
  const [isFinished, setFinished] = useState(false);
  const [withdrawn, setWithdrawn] = useState<Withdrawal>();
  const [phase, setPhase] = useState<'playing' | 'leaving' | 'over'>('playing');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { to } = useArea();
  const { id: userId } = useUser();

  const giveWay = () => {
    if (phase === 'over') return;
    setPhase('over');
    noteEvent(scoUserId, 'taken_over');
    void navigate(to('lms-content-duplicate-tab'), { replace: true, state: leavingByItself });
  };

  /** The handshake: the package says its last word, the player stores it, only then the attempt is finished. */
  const finish = async (): Promise<boolean> => {
    setPhase('leaving');
    const heard = await Promise.race([
      new Promise<boolean>((resolve) => {
        exited.current = () => resolve(true);
        frame.current?.contentWindow?.postMessage({ type: 'exit' }, contentOrigin);
      }),
      new Promise<boolean>((resolve) => setTimeout(() => resolve(false), exitTimeoutMs)),
    ]);
    if (!heard) noteEvent(scoUserId, 'exit_timed_out');
    try {
      await finishAttempt(scoUserId, token);
    } catch {
      setPhase('playing');
      showBanner({
        message:
          'Your progress is not saved yet. Stay on this page until the connection is back, then choose Exit again.',
        type: 'error',
      });
      return false;
    }
    setPhase('over');
    await client.invalidateQueries({ queryKey: ['my-learning'] });
    await client.invalidateQueries({ queryKey: ['learning', 'results'] });
    return true;
  };

  /** What the package has to say last is stored as well, then the learner is told. */
  const withdraw = async (why: Withdrawal) => {
    if (phase === 'playing' && (await finish())) setWithdrawn(why);
  };

  const heed = useEffectEvent((answer: Answer<typeof checkScoUserToken> | undefined) => {
    if (answer?.valid === false) giveWay();
    else if (answer?.withdrawn) void withdraw(answer.withdrawn);
  });

  /** In this browser's storage, so that it outlives the tab; a storage that is full or shut costs only that. */
  const holdWork = (commit: AttemptCommit | undefined) => {
    const kept =
      commit?.token === token
        ? keepWork({ userId, scoUserId, title: launch.title, at: nowIso(), commit })
        : dropWork({ scoUserId, token });
    kept.catch(() => undefined);
  };

  const hear = (message: PlayerMessage) => {
    if (message.type === 'save') setSaveState(nextSaveState(message.state));
    if (message.type === 'finished') setFinished(true);
    if (message.type === 'stale') giveWay();
    if (message.type === 'withdrawn') void withdraw(message.why);
    if (message.type === 'exited') exited.current?.();
    if (message.type === 'held') holdWork(message.commit);
  };
  usePlayerMessages({ frame, contentOrigin, onMessage: hear });
  useSingleTab({ scoUserId, token, onTakenOver: giveWay });
  const { data: check } = useQuery({ ...tokenQuery(scoUserId, token), enabled: phase === 'playing' });
  // Effect: the answer comes from asking every half minute, not from anything done here.
  useEffect(() => heed(check), [check]);

  return { frame, saveState, isFinished, phase, withdrawn, finish };
}
