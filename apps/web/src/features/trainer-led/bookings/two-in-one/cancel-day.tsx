import { askToKeepHalf, cancelProjectRequest, type Half, halves, type TwoInOneDay } from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, FormDialogue, RadioGroupField, requiredAs, useForm } from '../../../../ui/form/index.ts';
import { refreshBookings } from '../bookings.queries.ts';
import { ReasonButton } from '../reason-button.tsx';
import { nameOfDay } from './day-words.ts';

type Props = { day: TwoInOneDay };

function StayForm({ day, onClose }: Props & { onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    initial: { keeps: '' },
    labels: { keeps: 'Session that stays' },
    rules: { keeps: [requiredAs('Choose the session that stays')] },
    onSubmit: async ({ keeps }) => {
      const half: Half = halves.find((one) => one === keeps) ?? 'a';
      await callEndpoint(askToKeepHalf, {
        params: { projectId: day.project.id, twoInOneDayId: day.id },
        body: { keeps: half },
      });
      showBanner({ message: 'The organiser has been asked', type: 'success' });
      await refreshBookings(client);
    },
  });
  return (
    <Form form={form} submitLabel="Ask organiser" onCancel={onClose} onDone={onClose} guarded={false}>
      <p>
        The organiser is asked whether one session stays. With a yes the other session is cancelled, and this one
        continues alone. With a no both are cancelled. Nothing changes until the organiser answers.
      </p>
      <RadioGroupField
        field={form.field('keeps')}
        options={[
          { value: 'a', label: `First session: ${day.first.product.name}` },
          { value: 'b', label: `Second session: ${day.second.product.name}` },
        ]}
      />
    </Form>
  );
}

/** Button that asks the organiser whether one session stays when the other one is cancelled. */
function CancelOne({ day }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Cancel one session
      </Button>
      <FormDialogue opened={isOpen} onClose={close} title="Cancel one session?" about={`two in one day ${day.id}`}>
        <StayForm day={day} onClose={close} />
      </FormDialogue>
    </>
  );
}

/** Buttons that cancel both sessions of a day, or ask the organiser about one of them. */
export function CancelDay({ day }: Props) {
  const client = useQueryClient();
  const cancel = async (reason: string, idempotencyKey: string) => {
    const params = { projectId: day.project.id, projectRequestId: day.request_id };
    await callEndpoint(cancelProjectRequest, { params, body: { reason, idempotencyKey } });
    showBanner({ message: 'Both sessions cancelled', type: 'success' });
    await refreshBookings(client);
  };
  return (
    <>
      <ReasonButton
        label="Cancel both"
        name={nameOfDay(day)}
        title="Cancel both sessions?"
        about={`two in one day ${day.id} both`}
        onReason={cancel}
      >
        <p>
          Both sessions are cancelled together. Trainers who were asked, and an organiser who chooses, are notified.
        </p>
      </ReasonButton>
      {day.keep_half === null && <CancelOne day={day} />}
    </>
  );
}
