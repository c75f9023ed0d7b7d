import type { FirstSteps } from '@doselore/contract/first-steps';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { firstStepsQuery } from './first-steps.queries.ts';

/** Returns the first steps of the site for site admins; for others, and until they are loaded, nothing. */
export function useFirstSteps(): FirstSteps | undefined {
  const { can } = useArea();
  const query: UseQueryResult<FirstSteps> = useQuery({ ...firstStepsQuery, enabled: can('firstSteps.read') });
  return query.data;
}
