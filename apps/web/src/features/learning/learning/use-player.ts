import { type Answer, AppError } from '@doselore/contract';
import type { checkScoUserToken, startScoUser, Withdrawal } from '@doselore/contract/learning';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { announceFailure, NetworkError } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { nowIso } from '../../../platform/clock/clock.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { mayBeSignedIn, useSessionEnd, useUser } from '../../../platform/session/index.ts';
import { finishAttempt, noteEvent, resultsKey, tokenQuery } from './learning.queries.ts';
import { discardOfflineCommit, prepareOfflineCommits, saveOfflineCommit } from './offline-commits/index.ts';
import { nextSaveState, type SaveState } from './parts/save-state.tsx';
import type { SessionEnd } from './parts/signed-out.tsx';
import type { PendingCommit, PlayerMessage } from './player-messages.ts';
import { type Leaving, leavingByItself } from './use-leave-questions.ts';
import { usePlayerMessages } from './use-player-messages.ts';
import { useSingleTab } from './use-single-tab.ts';

export type Launch = Pick<
  Answer<typeof startScoUser>,
  'sco_user_id' | 'play_url' | 'content_origin' | 'session_token' | 'title' | 'mode'
>;

/**
 * Time in milliseconds that the package has for its last commit. After it, the attempt is finished from what is stored.
 */
const exitTimeoutMs = 5_000;

/** Message of the player after it has unloaded the package and sent its last data. */
type Exit = Omit<Extract<PlayerMessage, { type: 'exited' }>, 'type' | 'result'>;

/** Runs the player: handles the messages of a launch, leaves it by the handshake, and notices when it is stale. */
export function usePlayer(launch: Launch) {
  const { sco_user_id: scoUserId, session_token: token, content_origin: contentOrigin } = launch;
  const isReview = launch.mode === 'review';
  const frame = useRef<HTMLIFrameElement>(null);
  const exited = useRef<((exit: Exit) => void) | undefined>(undefined);
  const hasToken = useRef(false);
  /** Resolves to whether this browser has stored the latest offline commit. */
  const stored = useRef(Promise.resolve(false));
  /** The save state that came last. */
  const shown = useRef<symbol>(undefined);
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'idle' });
  const [isFinished, setFinished] = useState(false);
  const [withdrawn, setWithdrawn] = useState<Withdrawal>();
  const [sessionEnd, setSessionEnd] = useState<SessionEnd>();
  const [phase, setPhase] = useState<'playing' | 'leaving' | 'over'>('playing');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { to } = useArea();
  const { id: userId } = useUser();

  const showTakenOver = () => {
    if (phase === 'over') return;
    setPhase('over');
    if (launch.mode === 'normal') noteEvent(scoUserId, 'taken_over');
    void navigate(to('lms-content-duplicate-tab'), { replace: true, state: leavingByItself });
  };

  /**
   * Asks the player to unload the package and to store its last data. Returns its last message, or undefined when it
   * does not answer in time.
   */
  const unload = (): Promise<Exit | undefined> =>
    Promise.race([
      new Promise<Exit>((resolve) => {
        exited.current = resolve;
        frame.current?.contentWindow?.postMessage({ type: 'exit' }, contentOrigin);
      }),
      new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), exitTimeoutMs)),
    ]);

  /** Finishes the attempt: the package sends its last data, the player stores it, and then the server sets the result. */
  const finish = async (): Promise<Leaving> => {
    setPhase('leaving');
    const exit = await unload();
    if (exit === undefined && launch.mode === 'normal') noteEvent(scoUserId, 'exit_timed_out');
    if (isReview) {
      setPhase('over');
      return 'saved';
    }
    let reason: Withdrawal | null;
    try {
      reason = await settle(exit);
    } catch (error) {
      if (!(error instanceof NetworkError)) announceFailure(error);
      setPhase('playing');
      showBanner({
        message:
          'Your progress is not saved yet. Stay on this page until the connection is back, then choose Exit again.',
        type: 'error',
      });
      return 'failed';
    }
    setPhase('over');
    await refreshQueries(client, 'my-learning');
    await refreshQueries(client, resultsKey);
    if (reason === null) return 'saved';
    setWithdrawn(reason);
    return 'withdrawn';
  };

  /**
   * Has the server set the result, and returns why the course was withdrawn. The player's last commit has often done it,
   * because the package finished or the player did for it. A practice always ends here.
   */
  const settle = async (exit: Exit | undefined): Promise<Withdrawal | null> => {
    if (launch.mode === 'normal' && exit?.acknowledged && exit.settled) return null;
    return (await finishAttempt(scoUserId, token)).withdrawn;
  };

  /** Stores the package's last data, then tells the learner that the course was withdrawn. */
  const withdraw = async (why: Withdrawal) => {
    if (phase === 'playing' && (await finish()) !== 'failed') setWithdrawn(why);
  };

  /**
   * Stops the course because its learner is no longer signed in here. The package is unloaded at once, so that the next
   * person cannot add to the attempt. What the learner did before is still stored under the token of the launch.
   */
  const stop = async (now: 'nobody' | 'someone else') => {
    if (phase !== 'playing') return;
    setPhase('leaving');
    const isStored = (await unload())?.acknowledged === true;
    setSessionEnd({ now, progress: await progressOf(isStored) });
    setPhase('over');
  };
  const progressOf = async (isStored: boolean): Promise<SessionEnd['progress']> => {
    if (isReview) return 'none';
    if (isStored) return 'saved';
    return (await stored.current) ? 'waiting' : 'lost';
  };
  useSessionEnd(userId, (now) => void stop(now === null ? 'nobody' : 'someone else'));

  const acceptFailedCheck = useEffectEvent((error: Error | null) => {
    if (!(error instanceof AppError)) return;
    // The attempt belongs to nobody whom the server knows by this session: someone else has signed in.
    if (error.code === 'not_found') void stop('someone else');
    // A session that only expired does not end the course: nobody has signed out in this browser.
    if (error.code === 'unauthenticated' && !mayBeSignedIn()) void stop('nobody');
  });

  const acceptCheck = useEffectEvent((answer: Answer<typeof checkScoUserToken> | undefined) => {
    if (answer?.valid === false) showTakenOver();
    else if (answer?.withdrawn) void withdraw(answer.withdrawn);
  });

  /**
   * Sends the token once. A second request means that the player was reloaded and a package may be listening, so the
   * whole page is reloaded.
   */
  const sendToken = () => {
    if (hasToken.current) return window.location.reload();
    hasToken.current = true;
    frame.current?.contentWindow?.postMessage({ type: 'token', token }, contentOrigin);
  };

  /**
   * Stores the unsaved progress in this browser, so that it outlives the tab. Storage that is full or not allowed is
   * ignored.
   */
  const keepOffline = (commit: PendingCommit | undefined) => {
    const storing =
      commit === undefined
        ? discardOfflineCommit({ scoUserId, token })
        : saveOfflineCommit({ userId, scoUserId, title: launch.title, at: nowIso(), commit: { ...commit, token } });
    stored.current = storing.then(
      () => commit !== undefined,
      () => false,
    );
  };

  /** Shows a save state. `unsaved` waits until this browser has stored the progress, so that the tab may be closed. */
  const showSaveState = async (state: Parameters<typeof nextSaveState>[0]) => {
    const turn = Symbol(state);
    shown.current = turn;
    if (state === 'unsaved') await stored.current;
    if (shown.current === turn) setSaveState(nextSaveState(state));
  };

  const {
    data: check,
    error: checkError,
    refetch: askServer,
  } = useQuery({
    ...tokenQuery(scoUserId, token),
    enabled: phase === 'playing' && !isReview,
  });
  const handleMessage = (message: PlayerMessage) => {
    if (message.type === 'save') void showSaveState(message.state);
    if (message.type === 'ready') sendToken();
    if (message.type === 'finished') setFinished(message.isFinished);
    // A package can send these messages too, so the server is asked before anything is shown.
    if (message.type === 'stale' || message.type === 'withdrawn') void askServer();
    if (message.type === 'exited') exited.current?.(message);
    if (message.type === 'held') keepOffline(message.commit);
  };
  usePlayerMessages({ frame, contentOrigin, onMessage: handleMessage });
  useSingleTab({ scoUserId: isReview ? undefined : scoUserId, token, onTakenOver: showTakenOver });
  // Effect: the store is loaded while there is a connection. Without one it could not be loaded any more.
  useEffect(() => void prepareOfflineCommits(), []);
  // Effect: the answer comes from polling every 30 seconds.
  useEffect(() => acceptCheck(check), [check]);
  // Effect: the failure comes from the same polling.
  useEffect(() => acceptFailedCheck(checkError), [checkError]);

  return { frame, saveState, isFinished, phase, withdrawn, sessionEnd, finish };
}
