import { endSteps } from '../../features/administration/first-steps/index.ts';
import { declareSeed } from '../declare-seed.ts';

/** Ends the first steps of the demo world, whose people are mostly demo users and tick no step. */
export const firstStepsSeed = declareSeed({
  place: 630,
  needs: {},
  run: ({ db }) => endSteps(db, 'done'),
});
