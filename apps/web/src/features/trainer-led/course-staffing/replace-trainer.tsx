import { commandOf, limits } from '@doselore/contract';
import { getPlan, type Plan, planVirtualGroup } from '@doselore/contract/course-planning';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { Form, FormDialogue, maxText, requiredAs, useForm } from '../../../ui/form/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import {
  ConflictWarning,
  checkQuery,
  conflictsFor,
  reasonWhenIgnored,
  storedOf,
  TrainerField,
} from '../course-planning/index.ts';
import { useCourseAt } from '../virtual-groups/index.ts';
import { virtualGroups } from './staffing.queries.ts';

type Props = { detail: VirtualGroupDetail; opened: boolean; onClose: () => void };

/** Dialogue in which a site admin gives a scheduled course another trainer. */
export function ReplaceTrainer({ detail, opened, onClose }: Props) {
  return (
    <FormDialogue
      opened={opened}
      title={`Replace the trainer of ${detail.title}`}
      about={`trainer of course ${detail.id}`}
      onClose={onClose}
    >
      <PlanLoaded onClose={onClose} />
    </FormDialogue>
  );
}

function PlanLoaded({ onClose }: { onClose: () => void }) {
  const { level, at } = useCourseAt();
  const query = useQuery({ ...virtualGroups.one(getPlan, { level, params: at }), staleTime: 0 });
  return <QueryView query={query}>{(plan) => <ReplaceForm plan={plan} onClose={onClose} />}</QueryView>;
}

function ReplaceForm({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const { level, virtualGroupId } = useCourseAt();
  const client = useQueryClient();
  const stored = storedOf(plan);
  const { sessions, venueId, video_account_id } = stored;
  const { data: checked } = useQuery(checkQuery(level, virtualGroupId, { sessions, venueId, video_account_id }));
  const form = useForm({
    initial: { trainerUserId: '', ignore: false, conflict_reason: '' },
    labels: { trainerUserId: 'New trainer', ignore: 'Save anyway', conflict_reason: 'Reason for booking anyway' },
    rules: {
      trainerUserId: [requiredAs('Choose a trainer')],
      conflict_reason: [reasonWhenIgnored, maxText(limits.name)],
    },
    onSubmit: async ({ trainerUserId, ignore, conflict_reason }) => {
      await callEndpoint(planVirtualGroup, {
        params: { virtualGroupId },
        body: commandOf({
          ...stored,
          trainerUserId: Number(trainerUserId),
          ignoreConflictWarning: ignore ? 1 : 0,
          conflict_reason: ignore ? conflict_reason.trim() : '',
          baseValues: stored,
        }),
      });
      showBanner({ message: 'Trainer replaced', type: 'success' });
      await refreshQueries(client, 'virtual-groups');
    },
  });
  const { trainerUserId } = form.values;
  return (
    <>
      <p>
        {plan.trainer ?? 'Nobody'} leads this course now. We notify the new trainer, the former one and the organiser
        once. Date, place and licences stay.
      </p>
      <Form form={form} submitLabel="Replace trainer" onCancel={onClose} onDone={onClose} guarded={false}>
        <TrainerField
          field={form.field('trainerUserId')}
          trainers={(checked?.trainers ?? []).filter(({ id }) => id !== plan.trainerUserId)}
          formerTrainer={null}
        />
        {trainerUserId !== '' && (
          <ConflictWarning
            conflicts={conflictsFor(checked, { trainerId: Number(trainerUserId), coTrainers: plan.co_trainers })}
            override={{ ignore: form.field('ignore'), reason: form.field('conflict_reason') }}
          />
        )}
      </Form>
    </>
  );
}
