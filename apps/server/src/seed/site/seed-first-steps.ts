import { endSteps } from '../../features/administration/first-steps/index.ts';
import { declareSeed } from '../declare-seed.ts';

/** The demo world is past its first steps, although most of its people are demo users. */
export const firstStepsSeed = declareSeed({
  place: 630,
  needs: {},
  run: ({ db }) => endSteps(db, 'done'),
});
