import { limits } from '@doselore/contract';
import { decideEntry, type MemberEntry } from '@doselore/contract/external-courses';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, FormDialogue, maxText, requiredAs, TextAreaField, useForm } from '../../../../ui/form/index.ts';
import { type MemberRef, refreshMemberEntries } from './member-entries.queries.ts';

type Props = { target: MemberRef; entry: MemberEntry; onClose: () => void };

function RejectForm({ target, entry, onClose }: Props) {
  const client = useQueryClient();
  const form = useForm({
    initial: { note: '' },
    labels: { note: 'Reason' },
    rules: { note: [requiredAs('Enter the reason'), maxText(limits.text)] },
    onSubmit: async ({ note }) => {
      try {
        await callEndpoint(decideEntry, {
          level: target.level,
          params: { ...target.place, userId: target.userId, externalCourseUserId: entry.id },
          body: { verdict: 'rejected', note, seenAt: entry.updated_at, seenVerdictId: entry.verdict?.id ?? null },
        });
        showBanner({ message: `${entry.title} was rejected`, type: 'success' });
      } finally {
        // After a conflict the list shows what has changed.
        await refreshMemberEntries(client);
      }
    },
  });
  return (
    <>
      <p>The person reads the reason, and can add a new entry with other evidence.</p>
      <Form form={form} submitLabel="Reject" onCancel={onClose} onDone={onClose} guarded={false}>
        <TextAreaField field={form.field('note')} maxLength={limits.text} />
      </Form>
    </>
  );
}

/** Rejects an entry for this organisation, with a reason. */
export function RejectDialogue({ opened, ...props }: Props & { opened: boolean }) {
  const { entry, onClose } = props;
  return (
    <FormDialogue
      opened={opened}
      title={`Reject ${entry.title}?`}
      about={`external course user ${entry.id}`}
      onClose={onClose}
    >
      <RejectForm {...props} />
    </FormDialogue>
  );
}
