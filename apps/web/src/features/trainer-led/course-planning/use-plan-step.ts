import { plural } from '@doselore/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { describeError, showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { askConfirm } from '../../../ui/confirm/index.ts';
import { useCourseAt } from '../virtual-groups/index.ts';
import { type PlanStep, sendPlanStep } from './planning.queries.ts';

const done: Record<PlanStep, string> = { publish: 'is scheduled', unpublish: 'is a draft again', delete: 'is deleted' };

type Course = { title: string; delegates: number };

/** Returns the beginning of a sentence about the people who are notified: `3 delegates and the trainer are`. */
export const peopleOf = ({ delegates }: Course): string =>
  delegates === 0 ? 'The trainer is' : `${delegates} ${plural(delegates, 'delegate', 'delegates')} and the trainer are`;

/** Returns a mutation that takes a step, and shows the outcome in a banner. */
export function usePlanStep(title: string) {
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

/** Returns functions that make a course a draft again and that delete a draft. Each asks for confirmation first. */
export function useStepsBack(course: Course) {
  const { title } = course;
  const step = usePlanStep(title);
  const run = async (name: PlanStep, question: Parameters<typeof askConfirm>[0]) => {
    if ((await askConfirm(question)) === 'confirm') step.mutate({ step: name, reason: '' });
  };
  return {
    unpublish: () =>
      run('unpublish', {
        title: `Make ${title} a draft again?`,
        message: `${peopleOf(course)} notified that the course no longer has a date. Delegates and licences stay.`,
        confirmLabel: 'Make it a draft',
      }),
    deleteDraft: () =>
      run('delete', {
        title: `Delete ${title}?`,
        message: 'The draft is deleted permanently.',
        confirmLabel: 'Delete draft',
        danger: true,
      }),
  };
}
