import { commandOf, limits } from '@doselore/contract';
import { getPlan, type Plan, planVirtualGroup } from '@doselore/contract/course-planning';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { Button } from '@mantine/core';
import { IconUserEdit } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { Form, FormDialogue, maxText, type Rule, requiredAs, useForm } from '../../../ui/form/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { ConflictWarning, checkQuery, conflictsFor, storedOf, TrainerField } from '../course-planning/index.ts';
import { useCourseAt } from '../virtual-groups/index.ts';
import { virtualGroups } from './staffing.queries.ts';

/** Button with which a site admin gives a scheduled course another trainer. */
export function ReplaceTrainer({ detail }: { detail: VirtualGroupDetail }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="default" leftSection={<IconUserEdit size={18} aria-hidden />} onClick={() => setAsking(true)}>
        Replace trainer
      </Button>
      <FormDialogue
        opened={asking}
        title={`Replace the trainer of ${detail.title}`}
        about={`trainer of course ${detail.id}`}
        onClose={close}
      >
        <PlanLoaded onClose={close} />
      </FormDialogue>
    </>
  );
}

function PlanLoaded({ onClose }: { onClose: () => void }) {
  const { level, at } = useCourseAt();
  const query = useQuery({ ...virtualGroups.one(getPlan, { level, params: at }), staleTime: 0 });
  return <QueryView query={query}>{(plan) => <ReplaceForm plan={plan} onClose={onClose} />}</QueryView>;
}

const reasonWhenIgnored: Rule<string, { ignore: boolean }> = (value, { ignore }) =>
  ignore && value.trim() === '' ? 'Enter why the course is booked in spite of this' : undefined;

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
