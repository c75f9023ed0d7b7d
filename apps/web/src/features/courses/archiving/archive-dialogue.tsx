import { countOf, plural } from '@doselore/contract';
import { type ArchivePreview, archiveReasonMax } from '@doselore/contract/courses';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showBanner } from '../../../platform/banner/index.ts';
import { Form, FormDialogue, maxText, requiredAs, TextField, useForm } from '../../../ui/form/index.ts';
import { formatList, formatNumber } from '../../../ui/formats/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { refreshAfterCourses } from '../courses.queries.ts';
import { type Archivable, archivePreviewQuery, sendArchived } from './archiving.queries.ts';
import { useRestoreCourse } from './use-restore-course.ts';

type Props = { course: Archivable; onClose: () => void };

/** Organisations that are named. The others are counted. */
const namedMost = 3;

function unissuedText(unissued: ArchivePreview['unissued']): string | undefined {
  if (unissued.length === 0) return undefined;
  const total = unissued.reduce((sum, { seats }) => sum + seats, 0);
  const named = unissued.slice(0, namedMost).map(({ name, seats }) => `${name} (${formatNumber(seats)})`);
  const others = unissued.length - named.length;
  const more = others === 0 ? [] : [`${formatNumber(others)} ${plural(others, 'other', 'others')}`];
  return `${countOf(total, 'licence')} not issued: ${formatList([...named, ...more])}. They can no longer be issued.`;
}

/** Says what archiving concerns, one sentence each. */
function consequences({ unissued, issued, in_progress, linked, sessions_ahead }: ArchivePreview): string[] {
  const held = issued + in_progress;
  return [
    unissuedText(unissued),
    held === 0
      ? undefined
      : `${formatNumber(held)} ${plural(held, 'person has', 'people have')} a licence, ${formatNumber(in_progress)} of them in progress. They can start and finish the course.`,
    sessions_ahead === 0
      ? undefined
      : `${countOf(sessions_ahead, 'virtualGroup')} ahead. Issue the licences of the delegates first.`,
    linked.length === 0 ? undefined : `Linked with ${formatList(linked)}.`,
  ].filter((sentence) => sentence !== undefined);
}

function ArchiveForm({ course, preview, onClose }: Props & { preview: ArchivePreview }) {
  const client = useQueryClient();
  const restore = useRestoreCourse();
  const form = useForm({
    initial: { reason: '' },
    labels: { reason: 'Reason' },
    rules: { reason: [requiredAs('Enter the reason'), maxText(archiveReasonMax)] },
    onSubmit: async ({ reason }) => {
      await sendArchived(course, { archived: true, reason });
      showBanner({
        message: `${course.title} archived`,
        type: 'success',
        action: { label: 'Undo', run: () => void restore(course) },
      });
      await refreshAfterCourses(client);
    },
  });
  const said = consequences(preview);
  return (
    <>
      <p>Nobody can buy or issue the course. Certificates stay. You can restore it at any time.</p>
      {said.length > 0 && (
        <ul>
          {said.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <Form form={form} submitLabel="Archive" onCancel={onClose} onDone={onClose} guarded={false}>
        <TextField field={form.field('reason')} maxLength={archiveReasonMax} />
      </Form>
    </>
  );
}

function Asked(props: Props) {
  const query = useQuery({ ...archivePreviewQuery(props.course), staleTime: 0 });
  return (
    <QueryView query={query} errorTitle="What this concerns could not be loaded">
      {(preview) => <ArchiveForm {...props} preview={preview} />}
    </QueryView>
  );
}

/** Archives a course with all its versions, after it has said whom that concerns. */
export function ArchiveDialogue({ opened, ...props }: Props & { opened: boolean }) {
  const { course, onClose } = props;
  return (
    <FormDialogue
      opened={opened}
      title={`Archive ${course.title}?`}
      about={`${course.kind} course ${course.id} archive`}
      onClose={onClose}
    >
      <Asked {...props} />
    </FormDialogue>
  );
}
