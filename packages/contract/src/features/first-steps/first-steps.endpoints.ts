import { endpoint } from '../../endpoint.ts';
import type { firstStepsSchemas } from './first-steps.schemas.ts';

const levels = ['superAdmin'] as const;

/** Returns the first steps of an empty site, until all are done or hidden, and the example data while there are some. */
export const getFirstSteps = endpoint<typeof firstStepsSchemas.getFirstSteps>({
  method: 'GET',
  path: 'first-steps',
  levels,
  permission: 'firstSteps.read',
});

export const hideFirstSteps = endpoint<typeof firstStepsSchemas.hideFirstSteps>({
  method: 'POST',
  path: 'first-steps/hide',
  levels,
  permission: 'firstSteps.hide',
});
