import type { Body } from '@doselore/contract';
import { callEndpoint } from '../../../../platform/api/index.ts';
import '@mantine/core/styles/Checkbox.css';
import type { Answer } from '@doselore/contract';
import { listNoticeChoices, type NoticeKind, saveNoticeChoice } from '@doselore/contract/notifications';
import { Checkbox } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { account } from '../account.queries.ts';
import c from './account.module.css';

type Choice = Answer<typeof listNoticeChoices>[number];

const words: Record<NoticeKind, { label: string; description: string }> = {
  licencesIssued: {
    label: 'New courses',
    description: 'By email, when an organisation issues you licences.',
  },
  certificateReminders: {
    label: 'Certificate expiries',
    description: 'By email, 90, 30 and 7 days before a certificate expires and on its last day.',
  },
  courseReminders: {
    label: 'Course reminders',
    description:
      'By email, 7 days and 1 day before a course, and before the last day of an assessment. Trainers are also reminded of open registers.',
  },
  bookingReminders: {
    label: 'Booking reminders',
    description:
      'By email, before the last day to answer a question about a booking. The question itself is always sent.',
  },
  feedbackRequests: {
    label: 'Requests for feedback',
    description: 'By email, the morning after a course that you attended, and once more a week later.',
  },
  documentsToRead: {
    label: 'Documents to read',
    description:
      'By email, when you must read a document, 3 days before it is due, and when it is overdue. Admins can still remind you by email.',
  },
  pharmacistQuestions: {
    label: 'Questions to the pharmacist',
    description: 'Under Notifications, when someone asks. The pharmacist’s mailbox always gets an email.',
  },
  lowStock: {
    label: 'Low licence stock',
    description: 'By email and under Notifications, when the stock of a course falls to its reorder level.',
  },
};

export function NoticeChoices() {
  const query = useQuery(account.one(listNoticeChoices));
  return (
    <div className={c.stack}>
      <QueryView query={query}>
        {(choices) => (
          <>
            {choices.map((choice) => (
              <NoticeChoice key={choice.kind} choice={choice} />
            ))}
          </>
        )}
      </QueryView>
      <Checkbox
        checked
        disabled
        label="Account security"
        description="By email, always: changes to your password, address, name, passkeys and two-step verification."
      />
    </div>
  );
}

function NoticeChoice({ choice: { kind, is_on } }: { choice: Choice }) {
  const client = useQueryClient();
  const keep = useMutation({
    mutationFn: (body: Body<typeof saveNoticeChoice>) => callEndpoint(saveNoticeChoice, { body }),
    onSettled: () => refreshQueries(client, account.one(listNoticeChoices).queryKey),
  });
  const shown = keep.isPending ? keep.variables.isOn : is_on;
  return (
    <Checkbox
      {...words[kind]}
      checked={shown}
      onChange={(event) => keep.mutate({ kind, isOn: event.currentTarget.checked })}
    />
  );
}
