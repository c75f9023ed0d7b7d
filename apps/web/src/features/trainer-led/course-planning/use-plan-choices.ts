import { isVirtual } from '@doselore/contract';
import type { Plan, PlanChoices } from '@doselore/contract/course-planning';
import type { VenueChoice } from '@doselore/contract/venues';
import { useQuery } from '@tanstack/react-query';
import { videoAccountsQuery } from '../../scheduling/video-meetings/index.ts';
import { useCourseAt } from '../virtual-groups/index.ts';
import { checkQuery } from './check.queries.ts';
import { venueChoicesQuery } from './planning.queries.ts';
import { storedOf } from './stored-schedule.ts';
import type { PlanNames } from './use-plan-form.ts';

type Typed = Parameters<typeof checkQuery>[2];

/** Returns the trainers compared for the typed sessions and place. Undefined for readers who may not schedule. */
export function useChecked(typed: Typed, isSchedulable: boolean) {
  const { level, virtualGroupId } = useCourseAt();
  const query = checkQuery(level, virtualGroupId, typed);
  return useQuery({ ...query, enabled: isSchedulable && query.enabled }).data;
}

type Target = { plan: Plan; organisers: PlanChoices['organisers']; isSchedulable: boolean };

const nameIn = (rows: readonly { id: number; name: string }[] | undefined, id: string) =>
  rows?.find((one) => String(one.id) === id)?.name;

/**
 * Returns the venues for a course, and names for the ids in its form. Fetches nothing for readers who may not schedule.
 */
export function usePlanChoices({ plan, organisers, isSchedulable }: Target) {
  const { level, at } = useCourseAt();
  const isOnline = isVirtual(plan.deliverable_id);
  const { data: venues = [] as VenueChoice[] } = useQuery({
    ...venueChoicesQuery(level, at.groupId),
    enabled: isSchedulable && !isOnline,
  });
  const { data: accounts } = useQuery({ ...videoAccountsQuery, enabled: isSchedulable && isOnline });
  const { sessions, venueId, video_account_id } = storedOf(plan);
  const stored = useChecked({ sessions, venueId, video_account_id }, isSchedulable);
  const leaders = [...(stored?.trainers ?? []), ...plan.co_trainers];
  const names: PlanNames = {
    organiser: (id) => nameIn(organisers, id) ?? 'Nobody',
    trainer: (id) => nameIn(leaders, id) ?? (id === '' ? 'Nobody' : (plan.trainer ?? `Trainer ${id}`)),
    venue: (id) => nameIn(venues, id) ?? plan.venue ?? 'None',
    account: (id) => nameIn(accounts?.accounts, id) ?? plan.video_account ?? 'None',
  };
  return { venues, names };
}
