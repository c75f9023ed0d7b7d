import { limits } from '@doselore/contract';
import type { Conflict } from '@doselore/contract/scheduling';
import { Button } from '@mantine/core';
import { Form, FormDialogue, maxText, requiredAs, TextField, useForm } from '../../../../ui/form/index.ts';
import { ConflictList } from './conflict-list.tsx';

type Props = {
  title: string;
  conflicts: readonly Conflict[];
  opened: boolean;
  onSchedule: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Dialogue with the conflicts of a draft. Asks for a reason where a reason is enough to schedule it. */
export function ScheduleAnyway({ title, conflicts, opened, onSchedule, onClose }: Props) {
  const canBeIgnored = conflicts.every((one) => one.can_be_ignored);
  return (
    <FormDialogue
      title={canBeIgnored ? `Schedule ${title} in spite of conflicts?` : `${title} cannot be scheduled`}
      opened={opened}
      about={`conflicts of ${title}`}
      onClose={onClose}
    >
      <ConflictList conflicts={conflicts} />
      {canBeIgnored ? (
        <ReasonForm onSchedule={onSchedule} onClose={onClose} />
      ) : (
        <>
          <p>Choose another trainer, venue or time first.</p>
          <Button onClick={onClose}>Close</Button>
        </>
      )}
    </FormDialogue>
  );
}

function ReasonForm({ onSchedule, onClose }: Pick<Props, 'onSchedule' | 'onClose'>) {
  const form = useForm({
    initial: { conflict_reason: '' },
    labels: { conflict_reason: 'Reason for booking anyway' },
    rules: { conflict_reason: [requiredAs('Enter why the course is booked in spite of this'), maxText(limits.name)] },
    onSubmit: ({ conflict_reason }) => onSchedule(conflict_reason.trim()),
  });
  return (
    <Form form={form} submitLabel="Schedule anyway" onCancel={onClose} onDone={onClose} guarded={false}>
      <TextField field={form.field('conflict_reason')} autoComplete="off" hint="Shown to the other site admins." />
    </Form>
  );
}
