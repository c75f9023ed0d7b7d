import { commandOf } from '@doselore/contract';
import type { JobRole } from '@doselore/contract/users';
import { jobRoles } from '@doselore/contract/users';
import {
  correctWorkHistory,
  getWorkHistory,
  type WorkHistory,
  type WorkHistorySpan,
  workHistoryReasonMax,
} from '@doselore/contract/work-history';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import {
  DayField,
  Form,
  FormDialogue,
  maxText,
  realDay,
  requiredAs,
  SelectField,
  TextField,
  useForm,
} from '../../../ui/form/index.ts';
import { type Member, members } from './work-history.queries.ts';
import { correctText } from './work-history-words.ts';

/** Target of a correction: an open span, or the job role of a person who has none. */
export type Corrected = WorkHistorySpan | 'role';
type Props = { member: Member; workHistory: WorkHistory; corrected: Corrected; onClose: () => void };

const roleOptions = jobRoles.map((role) => ({ value: role, label: role }));
const findRole = (text: string): JobRole | null => jobRoles.find((role) => role === text) ?? null;

function CorrectForm({ member, workHistory, corrected, onClose }: Props) {
  const { level } = useArea();
  const client = useQueryClient();
  const span = corrected === 'role' ? undefined : corrected;
  const what = span?.what ?? 'role';
  const isRole = what === 'role';
  const form = useForm({
    initial: { job_role: workHistory.job_role_here ?? '', from_on: span?.from_on ?? '', reason: '' },
    labels: { job_role: 'Job role here', from_on: 'From', reason: 'Reason' },
    rules: {
      from_on: [requiredAs('Enter the first day'), realDay],
      reason: [requiredAs('Enter the reason'), maxText(workHistoryReasonMax)],
    },
    onSubmit: async ({ job_role, from_on, reason }) => {
      const role = isRole ? { job_role: findRole(job_role) } : {};
      const now = await callEndpoint(correctWorkHistory, {
        level,
        params: member,
        body: commandOf({ what, seen: span?.id ?? null, from_on, reason, ...role }),
      });
      client.setQueryData(members.one(getWorkHistory, { level, params: member }).queryKey, now);
      await refreshQueries(client, 'members');
      showBanner({ message: 'The work history has been corrected.', type: 'success' });
    },
  });
  const own = workHistory.own_job_role;
  return (
    <Form form={form} submitLabel="Save correction" onCancel={onClose} onDone={onClose} guarded={false}>
      {isRole && (
        <SelectField
          field={form.field('job_role')}
          options={roleOptions}
          placeholder={own === null ? 'Not given' : `Own job role: ${own}`}
          hint="Only for this organisation. Other organisations keep theirs."
          optional
        />
      )}
      <DayField
        field={form.field('from_on')}
        hint={
          what === 'member'
            ? 'First day as a member. Services and role that began on the same day move along.'
            : isRole
              ? 'First day in this role. An earlier role ends on the day before.'
              : 'First day.'
        }
      />
      <TextField
        field={form.field('reason')}
        hint="For example, day in the contract. The earlier entry stays on record."
        maxLength={workHistoryReasonMax}
      />
    </Form>
  );
}

/** Corrects the first day of an entry, or sets the job role in the organisation. */
export function CorrectDialogue({ opened, ...props }: Props & { opened: boolean }) {
  const { corrected, member, onClose } = props;
  const title = corrected === 'role' ? 'Set the job role here' : correctText(corrected);
  return (
    <FormDialogue
      opened={opened}
      title={title}
      about={`work history ${member.groupId} ${member.userId}`}
      onClose={onClose}
    >
      <CorrectForm {...props} />
    </FormDialogue>
  );
}
