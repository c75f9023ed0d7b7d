import { archiveReasonMax } from '@doselore/contract/courses';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, FormDialogue, maxText, requiredAs, TextField, useForm } from '../../../../ui/form/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { refreshAfterCourses } from '../courses.queries.ts';
import { type Archivable, archivePreviewQuery, sendArchived } from './archiving.queries.ts';
import { useRestoreCourse } from './use-restore-course.ts';

type Props = { course: Archivable; onClose: () => void };

const leads: Record<Archivable['kind'], string> = {
  online: 'Nobody can buy or issue the course. Certificates stay. You can restore it at any time.',
  paper: 'Nobody can buy or issue the course. Certificates stay. You can restore it at any time.',
  external: 'Nobody can choose the course for a new entry. You can restore it at any time.',
};

function ArchiveForm({ course, said, onClose }: Props & { said: readonly string[] }) {
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
  return (
    <>
      <p>{leads[course.kind]}</p>
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

function Target(props: Props) {
  const query = useQuery({ ...archivePreviewQuery(props.course), staleTime: 0 });
  return (
    <QueryView query={query} errorTitle="The preview could not be loaded">
      {(said) => <ArchiveForm {...props} said={said} />}
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
      <Target {...props} />
    </FormDialogue>
  );
}
