import type { Delta } from '@doselore/scorm/runtime';
import { openTestPlayer } from './test-player.ts';

type Answers = Delta['interactions'];

/** Commits again and again until it is stopped. Remembers the highest acknowledged step. */
export function playSteadily(at: { address: string; token: string }, answersAt: (step: number) => Answers = () => []) {
  let step = 0;
  let acknowledged = 0;
  let isOver = false;
  const player = openTestPlayer({
    ...at,
    retry: { first: 20, longest: 200 },
    timeoutMs: 5_000,
    onHeld: (commit) => {
      if (commit === undefined) acknowledged = step;
    },
  });
  const loop = async () => {
    while (!isOver) {
      step += 1;
      player.say({
        session: 1,
        lesson_location: String(step),
        suspend_data: `state-${step}`,
        interactions: answersAt(step),
      });
      await player.flush();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const running = loop();
  return {
    acknowledged: () => acknowledged,
    async stop() {
      isOver = true;
      await running;
      return acknowledged;
    },
  };
}
