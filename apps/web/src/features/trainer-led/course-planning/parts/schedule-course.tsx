import { getPlan, type Plan, sessionsText } from '@doselore/contract/course-planning';
import type { Conflict } from '@doselore/contract/scheduling';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showBanner } from '../../../../platform/banner/index.ts';
import { askConfirm } from '../../../../ui/confirm/index.ts';
import { useCourseAt } from '../../virtual-groups/index.ts';
import { checkQuery, conflictsFor } from '../check.queries.ts';
import { virtualGroups } from '../planning.queries.ts';
import { peopleOf, usePlanStep } from '../use-plan-step.ts';
import { ScheduleAnyway } from './schedule-anyway.tsx';

/**
 * Returns a function that reads the conflicts of a plan. When reading fails, scheduling reports the conflicts instead.
 */
function useConflicts() {
  const { level, virtualGroupId } = useCourseAt();
  const client = useQueryClient();
  return async ({ sessions, venueId, video_account_id, trainerUserId, co_trainers }: Plan) => {
    const typed = { sessions: sessionsText(sessions), venueId, video_account_id };
    const query = { ...checkQuery(level, virtualGroupId, typed), staleTime: 0 };
    return conflictsFor(await client.fetchQuery(query).catch(() => undefined), {
      trainerId: trainerUserId,
      coTrainers: co_trainers,
    });
  };
}

type Props = {
  plan: Plan;
  /** Saves the form before scheduling. Resolves to false when the server refuses it. */
  onSave: () => Promise<boolean>;
  isMain: boolean;
};

/** Button that saves a complete draft, asks for confirmation and schedules it. A conflict needs a reason. */
export function ScheduleCourse({ plan, onSave, isMain }: Props) {
  const { level, at } = useCourseAt();
  const client = useQueryClient();
  const step = usePlanStep(plan.title);
  const readConflicts = useConflicts();
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [isAsking, setAsking] = useState(false);
  const schedule = async () => {
    if (!(await onSave())) return;
    const saved = await client.fetchQuery({ ...virtualGroups.one(getPlan, { level, params: at }), staleTime: 0 });
    if (saved.missing.length > 0)
      return showBanner({ message: `Missing before this course can be scheduled: ${saved.missing.join(', ')}.` });
    const found = await readConflicts(saved);
    setConflicts(found);
    setAsking(found.length > 0);
    if (found.length > 0) return;
    const answer = await askConfirm({
      title: `Schedule ${saved.title}?`,
      message: `${peopleOf(saved)} notified. You can change date, place and trainer later.`,
      confirmLabel: 'Schedule course',
    });
    if (answer === 'confirm') step.mutate({ step: 'publish', reason: '' });
  };
  return (
    <>
      <ScheduleAnyway
        title={plan.title}
        conflicts={conflicts}
        opened={isAsking}
        onSchedule={(reason) => step.mutateAsync({ step: 'publish', reason })}
        onClose={() => setAsking(false)}
      />
      <Button
        variant={isMain ? 'filled' : 'default'}
        size="md"
        fz="md"
        loading={step.isPending}
        onClick={() => void schedule()}
      >
        Schedule course
      </Button>
    </>
  );
}
