import { messages } from '@doselore/contract';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { askConfirm } from '../../../ui/confirm/index.ts';
import { noteEvent } from './learning.queries.ts';

/**
 * Outcome of leaving a course. `withdrawn`: the progress is stored, but the course cannot continue. `failed`: the
 * progress may not be stored, so the course stays open.
 */
export type Leaving = 'saved' | 'withdrawn' | 'failed';

type Options = {
  scoUserId: number;
  /** False once the attempt is over. Then the learner can leave without a question. */
  isActive: boolean;
  /** True when the package has finished. Then only the side menu asks before leaving. */
  isFinished: boolean;
  /** False for a practice, which writes nothing into the log of the attempt. */
  isLogged: boolean;
  /** Finishes and saves. */
  finish: () => Promise<Leaving>;
};

/** Navigation state of the player's own navigations, which ask no question. */
export const leavingByItself = 'player';

/** Asks before the learner leaves the player by the side menu or by any way other than Exit. */
export function useLeaveQuestions({ scoUserId, isActive, isFinished, isLogged, finish }: Options): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isOurs = nextLocation.state === leavingByItself;
    return isActive && !isOurs && currentLocation.pathname !== nextLocation.pathname;
  });
  const ask = useEffectEvent(async (byMenu: boolean) => {
    const stays = byMenu ? await askMenuExit() : !isFinished && (await askEarlyExit());
    if (isLogged && (stays || !isFinished)) noteEvent(scoUserId, stays ? 'stayed' : 'left_early');
    if (stays) return blocker.reset?.();
    // When saving failed or the course was withdrawn, the learner stays here and sees why.
    if ((await finish()) === 'saved') blocker.proceed?.();
    else blocker.reset?.();
  });
  const byMenu = blocker.location?.state === 'menu';
  // Effect: the router blocks the navigation outside of our event handlers.
  useEffect(() => {
    if (blocker.state === 'blocked') void ask(byMenu);
  }, [blocker.state, byMenu]);
}

async function askMenuExit(): Promise<boolean> {
  const answer = await askConfirm({
    title: messages.exitConfirm,
    confirmLabel: 'Exit Course',
    cancelLabel: 'Resume Course',
  });
  return answer !== 'confirm';
}

/**
 * Asks whether to leave an unfinished course. OK stays: it is the strong button, has the focus and is the answer of
 * Esc. The other button saves and leaves.
 */
async function askEarlyExit(): Promise<boolean> {
  const answer = await askConfirm({
    title: 'Leave this course?',
    message: messages.earlyExit,
    hideCancel: true,
    extraLabel: 'Save and leave',
  });
  return answer !== 'extra';
}
