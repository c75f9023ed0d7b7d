import { type Answer, plural } from '@doselore/contract';
import { duplicateVirtualGroup, type Plan, sessionLimits } from '@doselore/contract/course-planning';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import {
  DayField,
  Form,
  FormDialogue,
  maxNumber,
  minNumber,
  NumberField,
  realDay,
  requiredAs,
  useForm,
  wholeNumber,
} from '../../../../ui/form/index.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { PageLink } from '../../../../ui/link/index.ts';
import { useCourseAt } from '../../virtual-groups/index.ts';

export type Copies = Answer<typeof duplicateVirtualGroup.group>['copies'];
type Props = { course: Pick<Plan, 'title' | 'sessions'>; onMade: (copies: Copies) => void; onClose: () => void };

function DuplicateForm({ course, onMade, onClose }: Props) {
  const { level, at } = useCourseAt();
  const client = useQueryClient();
  const hasDates = course.sessions.length > 0;
  const form = useForm({
    initial: { day: '', repeatWeekly: '1' },
    labels: {
      day: course.sessions.length > 1 ? 'Day of the first session' : 'Day',
      repeatWeekly: hasDates ? 'Number of copies, one a week' : 'Number of copies',
    },
    rules: {
      ...(hasDates && { day: [requiredAs('Enter the day'), realDay] }),
      repeatWeekly: [
        requiredAs('Enter the number of copies'),
        wholeNumber,
        minNumber(1),
        maxNumber(sessionLimits.mostCopies),
      ],
    },
    onSubmit: async ({ day, repeatWeekly }, _baseValues, idempotencyKey) => {
      const body = { day: hasDates ? day : null, repeatWeekly: Number(repeatWeekly), idempotencyKey };
      const { copies } = await callEndpoint(duplicateVirtualGroup, { level, params: at, body });
      await refreshQueries(client, 'virtual-groups');
      onMade(copies);
    },
  });
  return (
    <>
      <p>
        Each copy is a draft with the same title, places, notes, {hasDates ? 'times and venue' : 'and venue'}.
        Delegates, trainer and meeting link are not copied.
      </p>
      <Form form={form} submitLabel="Create drafts" onCancel={onClose} onDone={onClose} guarded={false}>
        {hasDates && (
          <DayField
            field={form.field('day')}
            hint="The times of the day stay the same, and other sessions keep their distance."
          />
        )}
        <NumberField
          field={form.field('repeatWeekly')}
          hint={
            hasDates ? '1 creates one copy on that day. 4 also creates one in each of the next 3 weeks.' : undefined
          }
        />
      </Form>
    </>
  );
}

/** Drafts that were made just now, with links to them. */
export function MadeCopies({ copies }: { copies: Copies }) {
  const { here } = usePlace();
  return (
    <Card title={`${copies.length} ${plural(copies.length, 'draft', 'drafts')} created`}>
      <ul>
        {copies.map(({ id, training_start: start }, index) => (
          <li key={id}>
            <PageLink to={here('edit-virtual-group', { virtualGroupId: id })}>
              {start === null ? `Copy ${index + 1}` : formatLongDay(start)}
            </PageLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Dialogue that creates drafts as copies of a course. */
export function DuplicateCourse({ course, opened, onMade, onClose }: Props & { opened: boolean }) {
  const { virtualGroupId } = useCourseAt();
  return (
    <FormDialogue
      opened={opened}
      title={`Duplicate ${course.title}`}
      about={`copies of course ${virtualGroupId}`}
      onClose={onClose}
    >
      <DuplicateForm course={course} onMade={onMade} onClose={onClose} />
    </FormDialogue>
  );
}
