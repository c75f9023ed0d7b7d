import { plural } from '@doselore/contract';
import { type Plan, sessionsText } from '@doselore/contract/course-planning';
import type { Conflict } from '@doselore/contract/scheduling';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCalendarQuestion } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { describeError, showBanner } from '../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { askConfirm } from '../../../../ui/confirm/index.ts';
import { Notice } from '../../../../ui/layout/index.ts';
import { useCourseAt } from '../../virtual-groups/index.ts';
import { checkQuery, conflictsFor } from '../check.queries.ts';
import { type PlanStep, sendPlanStep } from '../planning.queries.ts';
import { ScheduleAnyway } from './schedule-anyway.tsx';

const done: Record<PlanStep, string> = { publish: 'is scheduled', unpublish: 'is a draft again', delete: 'is deleted' };

/** Runs a step after its question, and says what happened. */
function usePlanStep(title: string) {
  const { level, virtualGroupId } = useCourseAt();
  const { here } = usePlace();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (taken: { step: PlanStep; reason: string }) => sendPlanStep({ level, virtualGroupId, ...taken }),
    onSuccess: async (_answer, { step }) => {
      showBanner({ message: `${title} ${done[step]}`, type: 'success' });
      if (step === 'delete') await navigate(here('virtual-groups'));
      await refreshQueries(client, 'virtual-groups');
    },
    onError: async (error) => {
      showBanner({ message: describeError(error) });
      await refreshQueries(client, 'virtual-groups');
    },
  });
}

/** Returns a function that reads the conflicts of the stored plan. After a failure scheduling itself reports them. */
function useConflicts(plan: Plan) {
  const { level, virtualGroupId } = useCourseAt();
  const client = useQueryClient();
  return async () => {
    const typed = {
      sessions: sessionsText(plan.sessions),
      venueId: plan.venueId,
      video_account_id: plan.video_account_id,
    };
    const query = { ...checkQuery(level, virtualGroupId, typed), staleTime: 0 };
    return conflictsFor(await client.fetchQuery(query).catch(() => undefined), {
      trainerId: plan.trainerUserId,
      coTrainers: plan.co_trainers,
    });
  };
}

/**
 * Notices about missing parts of a plan before it can be scheduled, and about a conflict that the course was booked
 * over.
 */
export function PlanNotices({ plan }: { plan: Plan }) {
  const maySchedule = useArea().can('virtualGroups.schedule');
  return (
    <>
      {plan.state === 'draft' && plan.missing.length > 0 && (
        <Notice icon={IconCalendarQuestion} label="Not scheduled yet">
          {maySchedule
            ? `Missing before this course can be scheduled: ${plan.missing.join(', ')}.`
            : 'A site admin adds date, place and trainer, and schedules this course.'}
        </Notice>
      )}
      {plan.conflict_override !== null && (
        <Notice icon={IconAlertTriangle} label="Booked in spite of a conflict">
          Booked in spite of a conflict{plan.conflict_override.by && ` by ${plan.conflict_override.by}`}:{' '}
          {plan.conflict_override.reason}
        </Notice>
      )}
    </>
  );
}

/** Buttons for the steps that admins may take with a course. */
export function PlanSteps({ plan }: { plan: Plan }) {
  const { can } = useArea();
  const step = usePlanStep(plan.title);
  const readConflicts = useConflicts(plan);
  const people =
    plan.delegates === 0
      ? 'The trainer is'
      : `${plan.delegates} ${plural(plan.delegates, 'delegate', 'delegates')} and the trainer are`;
  const run = async (name: PlanStep, question: Parameters<typeof askConfirm>[0]) => {
    if ((await askConfirm(question)) === 'confirm') step.mutate({ step: name, reason: '' });
  };
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [isAsking, setAsking] = useState(false);
  const schedule = async () => {
    const found = await readConflicts();
    setConflicts(found);
    setAsking(found.length > 0);
    if (found.length === 0)
      await run('publish', {
        title: `Schedule ${plan.title}?`,
        message: `${people} notified. You can change date, place and trainer later.`,
        confirmLabel: 'Schedule course',
      });
  };
  const mayDelete = plan.state === 'draft' && plan.delegates === 0 && can('virtualGroups.create');
  const maySchedule = can('virtualGroups.schedule');
  return (
    <>
      <ScheduleAnyway
        title={plan.title}
        conflicts={conflicts}
        opened={isAsking}
        onSchedule={(reason) => step.mutateAsync({ step: 'publish', reason })}
        onClose={() => setAsking(false)}
      />
      {maySchedule && plan.state === 'draft' && plan.missing.length === 0 && (
        <Button loading={step.isPending} onClick={() => void schedule()}>
          Schedule course
        </Button>
      )}
      {maySchedule && plan.state === 'scheduled' && plan.marked === 0 && (
        <Button
          variant="default"
          loading={step.isPending}
          onClick={() =>
            void run('unpublish', {
              title: `Make ${plan.title} a draft again?`,
              message: `${people} notified that the course no longer has a date. Delegates and licences stay.`,
              confirmLabel: 'Make it a draft',
            })
          }
        >
          Back to draft
        </Button>
      )}
      {mayDelete && (
        <Button
          variant="default"
          loading={step.isPending}
          onClick={() =>
            void run('delete', {
              title: `Delete ${plan.title}?`,
              message: 'The draft is deleted permanently.',
              confirmLabel: 'Delete draft',
              danger: true,
            })
          }
        >
          Delete draft
        </Button>
      )}
    </>
  );
}
