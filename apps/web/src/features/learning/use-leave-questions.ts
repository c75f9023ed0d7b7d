import { messages } from '@doselore/contract';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { askConfirm } from '../../ui/confirm/index.ts';
import { noteEvent } from './learning.queries.ts';

/**
 * Outcome of leaving a course. `withdrawn`: the progress is stored, but the course cannot continue. `failed`: the
 * progress may not be stored, so the course stays open.
 */
export type Leaving = 'saved' | 'withdrawn' | 'failed';

type Options = {
  scoUserId: number;
  /** False once the attempt is over: then nothing holds the learner back. */
  isActive: boolean;
  /** True when the package has finished. Then only leaving by the side menu asks. */
  isFinished: boolean;
  /** Finishes and saves. */
  finish: () => Promise<Leaving>;
};

/** State of a navigation that the player makes itself: there is nothing left to ask. */
export const leavingByItself = 'player';

/** Point 2: what is asked when somebody leaves the player by its side menu, or by any other way than Exit. */
export function useLeaveQuestions({ scoUserId, isActive, isFinished, finish }: Options): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isOurs = nextLocation.state === leavingByItself;
    return isActive && !isOurs && currentLocation.pathname !== nextLocation.pathname;
  });
  const ask = useEffectEvent(async (byMenu: boolean) => {
    const stays = byMenu ? await askMenuExit() : !isFinished && (await askEarlyExit());
    if (stays || !isFinished) noteEvent(scoUserId, stays ? 'stayed' : 'left_early');
    if (stays) return blocker.reset?.();
    // When saving failed or the course was withdrawn, the learner stays here and is told why.
    if ((await finish()) === 'saved') blocker.proceed?.();
    else blocker.reset?.();
  });
  const byMenu = blocker.location?.state === 'menu';
  // Effect: the question is asked when the router has stopped a navigation, which is not an event of ours.
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

/** OK stays: it is the strong button, has the focus, and Esc stands for it; the other one finishes and saves. */
async function askEarlyExit(): Promise<boolean> {
  const answer = await askConfirm({
    title: 'Leave this course?',
    message: messages.earlyExit,
    hideCancel: true,
    extraLabel: 'Save and leave',
  });
  return answer !== 'extra';
}
