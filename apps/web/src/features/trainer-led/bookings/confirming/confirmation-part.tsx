import { type Answer, webAddresses } from '@doselore/contract';
import {
  type Confirmation,
  confirmationStateWords,
  type listConfirmations,
  remindTrainer,
} from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCalendarCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatLongDay, formatTime } from '../../../../ui/formats/index.ts';
import { Card, Notice } from '../../../../ui/layout/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { refreshBookings } from '../bookings.queries.ts';
import { momentInWords } from '../words.ts';
import c from './confirming.module.css';
import { confirmationsQuery } from './confirming.queries.ts';
import { RecordAnswerButton } from './record-answer-button.tsx';

const hues = {
  asked: 'amber',
  confirmed: 'leaf',
  rejected: 'porcelain',
  superseded: 'porcelain',
  lapsed: 'porcelain',
  withdrawn: 'porcelain',
} as const;

/** Returns what is known about a question, as sentences. */
function sentencesOf(one: Confirmation): string {
  const { state, ended_at: endedAt, answered_by: by, manual_status: manual, reason, manual_note: note } = one;
  const begin = `Asked on ${momentInWords(one.asked_at)}.`;
  const end =
    state === 'asked'
      ? `Answer by ${momentInWords(one.due_at)}.`
      : endedAt === null
        ? ''
        : `${confirmationStateWords[state]} on ${momentInWords(endedAt)}.`;
  // With `other` a site admin took a note, and the trainer answered later.
  const recorded = manual !== null && manual !== 'other' && by !== null ? `Recorded by ${by}.` : '';
  const words = [reason, note].filter((text) => text !== null && text !== '');
  const said = [...new Set(words)].map((text) => `“${text}”`).join(' ');
  return [begin, end, recorded, said].filter((text) => text !== '').join(' ');
}

function ConfirmationRow({ confirmation }: { confirmation: Confirmation }) {
  const { can } = useArea();
  const client = useQueryClient();
  const { id, trainer, state, starts_at: startsAt } = confirmation;
  const remind = useMutation({
    mutationFn: () => callEndpoint(remindTrainer, { params: { confirmationEnquiryId: id } }),
    onSuccess: async () => {
      showBanner({ message: `${trainer.name} has been reminded`, type: 'success' });
      await refreshBookings(client);
    },
  });
  return (
    <li>
      <div>
        <b>{trainer.name}</b> <Tag hue={hues[state]}>{confirmationStateWords[state]}</Tag>
        <div>
          {formatLongDay(startsAt)}, {formatTime(startsAt)}
        </div>
        <div className="muted">{sentencesOf(confirmation)}</div>
      </div>
      {state === 'asked' && can('bookings.manage') && (
        <div className={c.rowActions}>
          <Button
            variant="default"
            loading={remind.isPending}
            onClick={() => remind.mutate()}
            aria-label={`Remind ${trainer.name}`}
          >
            Remind
          </Button>
          <RecordAnswerButton id={id} name={trainer.name} />
        </div>
      )}
    </li>
  );
}

/** Questions to trainers to confirm a booking, what blocks it, and the courses that it became. */
export function ConfirmationList({
  confirmations,
  blocked_reason: blocked,
  course,
  other_course: other,
}: Answer<typeof listConfirmations>) {
  return (
    <div className={c.list}>
      {blocked !== null && (
        <Notice icon={IconAlertTriangle} label="Blocked">
          This booking cannot become a course yet. {blocked}.
        </Notice>
      )}
      {[course, other].map(
        (one) =>
          one !== null && (
            <Notice
              key={one.id}
              icon={IconCalendarCheck}
              label="Course"
              action={<Link to={webAddresses.courseDelegates(one.group_id, one.id)}>Open course</Link>}
            >
              {one.title} is scheduled.
            </Notice>
          ),
      )}
      {confirmations.length === 0 && (
        <p className="muted">No start is booked yet. The trainer of a booked start is asked here to confirm it.</p>
      )}
      <RowList>
        {confirmations.map((confirmation) => (
          <ConfirmationRow key={confirmation.id} confirmation={confirmation} />
        ))}
      </RowList>
    </div>
  );
}

type Props = { projectId: number; projectRequestId: number };

/** Questions to trainers about the booked start of a request. */
export function ConfirmationPart(props: Props) {
  const query = useQuery(confirmationsQuery(props));
  return (
    <Card title="Confirmation">
      <QueryView query={query} errorTitle="The confirmations could not be loaded">
        {(answer) => <ConfirmationList {...answer} />}
      </QueryView>
    </Card>
  );
}
