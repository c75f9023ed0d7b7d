import { plural } from '@doselore/contract';
import type { Absence } from '@doselore/contract/absences';
import { listVirtualGroups } from '@doselore/contract/virtual-groups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { Form, requiredAs, SelectField, useForm } from '../../../../ui/form/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { sendRebooking, virtualGroups } from '../absences.queries.ts';

type Props = { rows: readonly Absence[]; onDone: () => void; onClose: () => void };
type Course = {
  id: number;
  title: string;
  training_start: string | null;
  delegates: number;
  delegatePlacesAllowed: number;
};

const people = (count: number) => `${count} ${plural(count, 'person', 'people')}`;

/** Courses to come of the organisation of these people, which must be one. */
export function Rebook(props: Props) {
  const { level } = useArea();
  const query = useQuery(
    virtualGroups.every(listVirtualGroups, {
      level,
      query: { q: '', sort: 'training_start', which: 'current', stage: 'ahead', groupId: props.rows[0]?.group.id ?? 0 },
    }),
  );
  return (
    <QueryView query={query}>
      {(courses) =>
        courses.length === 0 ? (
          <p>This organisation has no upcoming course. Plan one first.</p>
        ) : (
          <RebookForm {...props} courses={courses} />
        )
      }
    </QueryView>
  );
}

/** Name, day and free places of a course. */
function labelOf({ title, training_start: start, delegates, delegatePlacesAllowed: places }: Course): string {
  const free = Math.max(0, places - delegates);
  const when = start === null ? 'no date' : formatDay(start);
  return `${title}, ${when} (${free} ${plural(free, 'place', 'places')} free)`;
}

function RebookForm({ rows, onDone, onClose, courses }: Props & { courses: readonly Course[] }) {
  const { level } = useArea();
  const client = useQueryClient();
  const groupId = rows[0]?.group.id ?? 0;
  const userIds = [...new Set(rows.map(({ user }) => user.id))];
  const form = useForm({
    initial: { virtualGroupId: '' },
    labels: { virtualGroupId: 'Course' },
    rules: { virtualGroupId: [requiredAs('Choose a course')] },
    onSubmit: async ({ virtualGroupId }) => {
      const { added } = await sendRebooking(level, { groupId, virtualGroupId: Number(virtualGroupId), userIds });
      const already = userIds.length - added;
      const skipped = already === 0 ? '' : `. ${people(already)} skipped: a delegate already, or no longer a member`;
      showBanner({ message: `${people(added)} invited${skipped}`, type: 'success' });
      await refreshQueries(client, 'virtual-groups');
      onDone();
    },
  });
  return (
    <Form form={form} submitLabel={`Invite ${people(userIds.length)}`} onCancel={onClose} guarded={false}>
      <p>{rows.map(({ user }) => user.name).join(', ')}</p>
      <SelectField
        field={form.field('virtualGroupId')}
        options={courses.map((course) => ({ value: String(course.id), label: labelOf(course) }))}
        placeholder="Choose a course"
      />
    </Form>
  );
}
