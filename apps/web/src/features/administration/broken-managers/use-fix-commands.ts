import { plural } from '@doselore/contract';
import { applyFixPlan, type FixPlan, prepareFixes, undoFixPlan } from '@doselore/contract/broken-managers';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { useAttempt } from '../../../platform/banner/index.ts';

const repairs = (count: number) => `${count.toLocaleString('en-GB')} ${plural(count, 'repair', 'repairs')}`;

/** Returns the commands that preview the chosen repairs, make them and undo them. */
export function useFixCommands() {
  const { to } = useArea();
  const navigate = useNavigate();
  // Many pages show who manages a place, so every query is refreshed.
  const attempt = useAttempt((client) => client.invalidateQueries());
  const undo = (planId: number) =>
    attempt(async () => {
      await callEndpoint(undoFixPlan, { params: { planId } });
      return { message: 'The repairs were undone' };
    });
  return {
    undo,
    prepare: (keys: string[]) =>
      attempt(async () => {
        const { plan_id: planId } = await callEndpoint(prepareFixes, { body: { keys } });
        await navigate(to('fix-plan', { planId }));
        return undefined;
      }),
    apply: (plan: FixPlan) =>
      attempt(async () => {
        const { fixed } = await callEndpoint(applyFixPlan, {
          params: { planId: plan.id },
          body: { digest: plan.digest },
        });
        await navigate(to('broken-managers'));
        return { message: `${repairs(fixed)} done`, onUndo: () => undo(plan.id) };
      }),
  };
}
