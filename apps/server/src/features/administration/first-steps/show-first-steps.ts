import { type FirstSteps, firstStepNames } from '@doselore/contract/first-steps';
import { minutes } from '../../../platform/clock/index.ts';
import type { FrequentJob } from '../../../platform/jobs/index.ts';
import type { Services } from '../../../platform/services.ts';
import { findExampleGroup } from './example-data/example.repository.ts';
import { findSteps, type StepsData } from './first-steps.repository.ts';
import { type Example, endSteps, findState, isWorking } from './stored-state.ts';

const areDone = (steps: StepsData) => firstStepNames.every((name) => steps[name]);

/** Shows the steps until all of them are done. Costs two rows once that is stored. */
export async function showFirstSteps(services: Pick<Services, 'db' | 'clock'>): Promise<FirstSteps> {
  const { isOver, example } = await findState(services.db);
  const shown = { example: example === undefined ? null : await presentExample(services, example) };
  if (isOver) return { ...shown, steps: null };
  const steps = await findSteps(services.db, { courseId: example?.courseId ?? null });
  if (areDone(steps)) return { ...shown, steps: null };
  const { group, draft_course_id, person, has_licence, ...done } = steps;
  return { ...shown, steps: { done, targets: { group, draft_course_id, person, has_licence } } };
}

/** Job that stores that all steps were done, so that the list never comes back when something is deleted later. */
export const endingFirstSteps: FrequentJob = {
  name: 'end-first-steps',
  everyMs: minutes(5),
  run: async (tx) => {
    const { isOver, example } = await findState(tx);
    if (isOver) return;
    if (areDone(await findSteps(tx, { courseId: example?.courseId ?? null }))) await endSteps(tx, 'done');
  },
};

async function presentExample({ db, clock }: Pick<Services, 'db' | 'clock'>, example: Example) {
  const group = example.groupId === null ? undefined : await findExampleGroup(db, example.groupId);
  if (isWorking(example, clock.now())) return { state: 'working', group: group ?? null } as const;
  return { state: example.state === 'ready' ? 'ready' : 'stopped', group: group ?? null } as const;
}
