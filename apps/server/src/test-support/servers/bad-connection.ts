import type { Delta } from '@doselore/scorm/runtime';
import { openTestPlayer } from '../test-player.ts';
import type { Fault } from './fault-proxy.ts';

/** Maximum delay of a request. Longer than a player waits, so that an old commit arrives after newer ones. */
export const longestDelayMs = 1_800;

/** Returns a chooser of faults, in the same order each time. A third of all requests has a fault. */
export function createFaults(): () => Fault {
  const faults: Fault[] = ['reset-before', 'reset-after', 'black-hole', longestDelayMs];
  let state = 20_261_121;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 3 === 0 ? faults[Math.floor(state / 3) % faults.length] : undefined;
  };
}

type Play = { address: string; token: string; steps: number };

/**
 * Plays one attempt to its end over a bad connection, as the real player does. Returns whether everything was stored.
 */
export async function playThrough({ address, token, steps }: Play): Promise<boolean> {
  const player = openTestPlayer({ address, token, retry: { first: 5, longest: 50 }, timeoutMs: 1_000 });
  for (let step = 1; step <= steps; step += 1) {
    player.say(stepOf(step, steps));
    const sent = player.flush();
    // Every third step waits for its answer. The others continue while the commit is under way.
    await (step % 3 === 0 ? sent : new Promise((resolve) => setTimeout(resolve, 1)));
  }
  await player.flush({ finished: true });
  return player.isClean();
}

function stepOf(step: number, steps: number): Delta {
  return {
    session: 1,
    lesson_status: step === steps ? 'completed' : 'incomplete',
    lesson_location: `page-${step}`,
    suspend_data: `state-${step}`,
    session_time: `0000:00:${String(step - 1).padStart(2, '0')}.00`,
    interactions: [
      {
        index: step - 1,
        id: `q${step}`,
        type: 'choice',
        student_response: `a${step}`,
        objectives: [],
        correct_responses: [],
      },
    ],
  };
}
