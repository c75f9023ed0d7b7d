import type { Plan } from '@doselore/contract/virtual-groups';
import { Button, Group } from '@mantine/core';
import { IconCalendarQuestion } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { describeError, showBanner } from '../../../../platform/banner/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { askConfirm } from '../../../../ui/confirm/index.ts';
import { Notice } from '../../../../ui/layout/index.ts';
import { type PlanStep, sendPlanStep } from '../planning.queries.ts';
import { useCourseAt } from '../use-course-at.ts';

const done: Record<PlanStep, string> = { publish: 'is scheduled', unpublish: 'is a draft again', delete: 'is deleted' };

/** Runs a step after its question, and says what happened. */
function usePlanStep(title: string) {
  const { level, virtualGroupId } = useCourseAt();
  const { here } = usePlace();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (step: PlanStep) => sendPlanStep(level, virtualGroupId, step),
    onSuccess: async (_answer, step) => {
      showBanner({ message: `${title} ${done[step]}`, type: 'success' });
      if (step === 'delete') await navigate(here('virtual-groups'));
      await client.invalidateQueries({ queryKey: ['virtual-groups'] });
    },
    onError: async (error) => {
      showBanner({ message: describeError(error) });
      await client.invalidateQueries({ queryKey: ['virtual-groups'] });
    },
  });
}

/** What is missing before a draft can be scheduled, and the steps that its admins may take. */
export function PlanSteps({ plan }: { plan: Plan }) {
  const { can } = useArea();
  const step = usePlanStep(plan.title);
  const run = async (name: PlanStep, question: Parameters<typeof askConfirm>[0]) => {
    if ((await askConfirm(question)) === 'confirm') step.mutate(name);
  };
  const mayDelete = plan.state === 'draft' && plan.delegates === 0 && can('virtualGroups.create');
  const maySchedule = can('virtualGroups.schedule');
  const people = plan.delegates === 0 ? 'The trainer is' : `${plan.delegates} delegates and the trainer are`;
  return (
    <>
      {plan.state === 'draft' && plan.missing.length > 0 && (
        <Notice icon={IconCalendarQuestion} label="Not scheduled yet">
          {maySchedule
            ? `Missing before this course can be scheduled: ${plan.missing.join(', ')}.`
            : 'A site admin adds date, place and trainer, and schedules this course.'}
        </Notice>
      )}
      <Group gap="sm">
        {maySchedule && plan.state === 'draft' && plan.missing.length === 0 && (
          <Button
            loading={step.isPending}
            onClick={() =>
              void run('publish', {
                title: `Schedule ${plan.title}?`,
                message: `${people} notified. You can change date, place and trainer later.`,
                confirmLabel: 'Schedule course',
              })
            }
          >
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
      </Group>
    </>
  );
}
