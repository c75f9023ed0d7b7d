import type { MemberEntry } from '@doselore/contract/external-courses';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showBanner } from '../../../../platform/banner/index.ts';
import { FormDialogue } from '../../../../ui/form/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { catalogueQuery } from '../external-courses.queries.ts';
import { EntryForm } from '../parts/entry-form.tsx';
import { emptyEntry, valuesOf } from '../parts/entry-values.ts';
import { type MemberRef, memberEntrySender, refreshMemberEntries } from './member-entries.queries.ts';

type Props = {
  target: MemberRef;
  /** Decided entry that the new one corrects. */
  corrects?: MemberEntry;
  opened: boolean;
  onClose: () => void;
  onSaved?: (entryId: number) => void;
};

/** Adds an entry for a member, or one that corrects a decided entry. */
export function EntryDialogue({ target, corrects, opened, onClose, onSaved }: Props) {
  const client = useQueryClient();
  const catalogue = useQuery({ ...catalogueQuery, enabled: opened });
  const finish = async (entryId: number) => {
    await refreshMemberEntries(client);
    showBanner({ message: 'The entry has been saved. Verify it next.', type: 'success' });
    onClose();
    onSaved?.(entryId);
  };
  return (
    <FormDialogue
      opened={opened}
      title={corrects === undefined ? 'Add an external course' : `Correct ${corrects.title}`}
      about={`user ${target.userId} external course ${corrects?.id ?? 'new'}`}
      onClose={onClose}
    >
      <QueryView query={catalogue}>
        {(courses) => (
          <EntryForm
            sender={memberEntrySender(target, corrects?.id)}
            entryId={null}
            initial={corrects === undefined ? emptyEntry : valuesOf(corrects)}
            courses={courses}
            evidence={corrects?.evidence ?? null}
            onCancel={onClose}
            onDone={(id) => void finish(id)}
          />
        )}
      </QueryView>
    </FormDialogue>
  );
}
