import { plural } from '@doselore/contract';
import { applyFixPlan, type FixPlan, prepareFixes, undoFixPlan } from '@doselore/contract/broken-managers';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { describeError, showBanner } from '../../../platform/banner/index.ts';

const repairs = (count: number) => `${count.toLocaleString('en-GB')} ${plural(count, 'repair', 'repairs')}`;

/** Returns the commands that preview the chosen repairs, make them and undo them. */
export function useFixCommands() {
  const { to } = useArea();
  const client = useQueryClient();
  const navigate = useNavigate();
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      showBanner({ message: describeError(error) });
    }
    // Many pages show who manages a place, so every query is refreshed.
    await client.invalidateQueries();
  };
  const undo = (planId: number) =>
    attempt(async () => {
      await callEndpoint(undoFixPlan, { params: { planId } });
      showBanner({ message: 'The repairs were undone', type: 'success' });
    });
  return {
    undo,
    prepare: (keys: string[]) =>
      attempt(async () => {
        const { plan_id: planId } = await callEndpoint(prepareFixes, { body: { keys } });
        await navigate(to('fix-plan', { planId }));
      }),
    apply: (plan: FixPlan) =>
      attempt(async () => {
        const { fixed } = await callEndpoint(applyFixPlan, {
          params: { planId: plan.id },
          body: { digest: plan.digest },
        });
        showBanner({
          message: `${repairs(fixed)} done`,
          type: 'success',
          action: { label: 'Undo', run: () => void undo(plan.id) },
        });
        await navigate(to('broken-managers'));
      }),
  };
}
