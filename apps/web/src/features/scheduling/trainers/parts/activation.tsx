import { plural } from '@doselore/contract';
import {
  activateTrainer,
  deactivateTrainer,
  listSessionsAhead,
  type Trainer,
  trainerLimits,
} from '@doselore/contract/trainers';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { fullName } from '../../../../platform/session/index.ts';
import { Form, FormDialogue, maxText, requiredAs, TextAreaField, useForm } from '../../../../ui/form/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { refreshTrainers, trainers } from '../trainers.queries.ts';

function DeactivateForm({ trainer, onClose }: { trainer: Trainer; onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    initial: { reason: '' },
    labels: { reason: 'Reason' },
    rules: { reason: [requiredAs('Enter the reason'), maxText(trainerLimits.reason)] },
    onSubmit: async ({ reason }) => {
      await callEndpoint(deactivateTrainer, { params: { trainerUserId: trainer.id }, body: { reason: reason.trim() } });
      showBanner({ message: `${fullName(trainer)} deactivated`, type: 'success' });
      await refreshTrainers(client);
    },
  });
  return (
    <Form form={form} submitLabel="Deactivate trainer" onCancel={onClose} onDone={onClose} guarded={false}>
      <TextAreaField field={form.field('reason')} hint="Site admins see it" rows={2} />
    </Form>
  );
}

/** Says what stays after a trainer is deactivated, with the sessions still to come. */
function WhatStays({ trainer }: { trainer: Trainer }) {
  const query = useQuery(trainers.one(listSessionsAhead, { params: { trainerUserId: trainer.id } }));
  return (
    <QueryView query={query}>
      {(sessions) => (
        <>
          <p>
            {fullName(trainer)} can no longer be chosen for a course. Booked courses stay, and the trainer can still run
            them. As co-trainer they leave the courses ahead. {sessions.length === 0 && 'No sessions are booked.'}
          </p>
          {sessions.length > 0 && (
            <>
              <p>
                {sessions.length} {plural(sessions.length, 'session is', 'sessions are')} booked:
              </p>
              <ul>
                {sessions.slice(0, 10).map((session) => (
                  <li key={`${session.virtual_group_id} ${session.training_start}`}>
                    {formatDay(session.training_start)}, {session.title}, {session.group}
                  </li>
                ))}
                {sessions.length > 10 && <li>and {sessions.length - 10} more</li>}
              </ul>
            </>
          )}
        </>
      )}
    </QueryView>
  );
}

/** Activates a trainer at once. Deactivating asks for the reason and says what stays. */
export function ActivationButton({ trainer }: { trainer: Trainer }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const activating = useMutation({
    mutationFn: async () => {
      await callEndpoint(activateTrainer, { params: { trainerUserId: trainer.id } });
      showBanner({ message: `${fullName(trainer)} activated`, type: 'success' });
      await refreshTrainers(client);
    },
  });
  const close = () => setAsking(false);
  if (trainer.activated_at === null || trainer.deactivated_at !== null)
    return (
      <Button loading={activating.isPending} onClick={() => activating.mutate()}>
        Activate
      </Button>
    );
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Deactivate
      </Button>
      <FormDialogue
        opened={asking}
        title={`Deactivate ${fullName(trainer)}?`}
        about={`trainer ${trainer.id}`}
        onClose={close}
      >
        <WhatStays trainer={trainer} />
        <DeactivateForm trainer={trainer} onClose={close} />
      </FormDialogue>
    </>
  );
}
