import { plural } from '@doselore/contract';
import {
  type ConfirmationQuestion,
  confirmBooking,
  isOwnConflict,
  namedTogether,
  rejectBooking,
} from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { askConfirm } from '../../../../ui/confirm/index.ts';
import { formatLongDay, formatTimeRange } from '../../../../ui/formats/index.ts';
import { type Fact, Facts } from '../../../../ui/layout/index.ts';
import { refreshBookings } from '../bookings.queries.ts';
import { ReasonButton } from '../reason-button.tsx';
import { journeyInWords, momentInWords } from '../words.ts';
import c from './confirming.module.css';

type Props = {
  question: ConfirmationQuestion;
  /** True for the card with the filled button of the page. */
  isFirst: boolean;
};

type Session = ConfirmationQuestion['sessions'][number];

const journeyOf = ({ journey_there: there, journey_back: back }: Session) => journeyInWords({ there, back });

/** Returns the day and the times of a session. */
const timesOf = ({ starts_at: from, ends_at: to }: Session) => `${formatLongDay(from)}, ${formatTimeRange(from, to)}`;

/** Returns where a session of one of two courses takes place, and for how many. */
const partOf = ({ course, is_virtual: isVirtual, place, delegates }: Session): string =>
  `${course}, ${isVirtual ? 'online' : (place ?? 'place not chosen yet')}, ${delegates} ${plural(delegates, 'delegate', 'delegates')}`;

/** Dates of a course of several days, or both sessions of a day, each with its place and its journeys. */
function Sessions({ sessions, isPair }: Pick<ConfirmationQuestion, 'sessions'> & { isPair: boolean }) {
  return (
    <ol className={c.sessions}>
      {sessions.map((session) => (
        <li key={session.starts_at}>
          <b>{timesOf(session)}</b>
          <span className="muted">
            {[isPair ? partOf(session) : session.place, journeyOf(session)]
              .filter((part) => part !== null && part !== undefined)
              .join('. ')}
          </span>
        </li>
      ))}
    </ol>
  );
}

function factsOf(question: ConfirmationQuestion): Fact[] {
  const [session] = question.sessions;
  const journey = question.is_virtual ? 'None' : (session && journeyOf(session)) || 'Not known';
  const isOneDay = question.sessions.length === 1;
  const answerBy = { label: 'Answer by', value: momentInWords(question.due_at) };
  if (question.other_product !== null) return [answerBy];
  return [
    answerBy,
    { label: 'Place', value: question.is_virtual ? 'Online' : question.place },
    ...(isOneDay ? [{ label: 'Journey', value: journey }] : []),
    { label: 'Delegates', value: question.delegates },
  ];
}

const nameOf = ({ product, other_product: other }: ConfirmationQuestion) =>
  namedTogether(product.name, other?.name ?? null);

function useConfirm(question: ConfirmationQuestion) {
  const { id, conflicts, other_product: other } = question;
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => {
      const overrides = conflicts.map(({ code }) => code).filter(isOwnConflict);
      return callEndpoint(confirmBooking, { params: { confirmationEnquiryId: id }, body: { overrides } });
    },
    onSuccess: () =>
      showBanner({
        message: `${nameOf(question)} confirmed. ${other === null ? 'It is' : 'Both are'} in your schedule.`,
        type: 'success',
      }),
    // A refusal can mean that something is in the way now, which the card then shows.
    onSettled: () => refreshBookings(client),
  });
  const ask = async () => {
    const message = `${conflicts.map(({ text }) => text).join('. ')}. The course is booked all the same.`;
    const warning = { title: 'Confirm all the same?', message, confirmLabel: 'Confirm' };
    if (conflicts.length === 0 || (await askConfirm(warning)) === 'confirm') confirm.mutate();
  };
  return { ask, isPending: confirm.isPending };
}

/** Card of one start or of all dates of a course: times, place, journeys, what is in the way, and both answers. */
export function QuestionCard({ question, isFirst }: Props) {
  const { sessions, group, conflicts, other_product: other } = question;
  const [first] = sessions;
  const isOneDay = sessions.length === 1;
  const { ask, isPending } = useConfirm(question);
  const client = useQueryClient();
  const reject = async (reason: string) => {
    const params = { confirmationEnquiryId: question.id };
    await callEndpoint(rejectBooking, { params, body: { reason } });
    showBanner({ message: 'Rejected. The time is free again.', type: 'success' });
    await refreshBookings(client);
  };
  const day = first === undefined ? '' : formatLongDay(first.starts_at);
  const isPossible = conflicts.every((one) => one.is_own);
  const courses = nameOf(question);
  const name = `${courses}, ${day}`;
  const times = isOneDay && first !== undefined ? timesOf(first) : `${sessions.length} days from ${day}`;
  return (
    <section className={`card ${c.card}`} aria-label={name}>
      <p className={c.time}>{other === null ? times : `${day}, two sessions`}</p>
      <h2 className={c.title}>{courses}</h2>
      <p className={c.group}>{group.name}</p>
      {!isOneDay && <Sessions sessions={sessions} isPair={other !== null} />}
      <Facts facts={factsOf(question)} />
      {conflicts.length > 0 && (
        <ul className={c.conflicts}>
          {conflicts.map(({ code, text }) => (
            <li key={code + text}>
              <IconAlertTriangle size={18} aria-hidden /> <span>{text}</span>
            </li>
          ))}
          {!isPossible && <li>You cannot confirm while this is in the way. Reject, or ask the site admins.</li>}
        </ul>
      )}
      <div className={c.actions}>
        {isPossible && (
          <Button
            variant={isFirst ? 'filled' : 'default'}
            leftSection={<IconCheck size={18} aria-hidden />}
            loading={isPending}
            onClick={() => void ask()}
            aria-label={`Confirm: ${name}`}
          >
            Confirm
          </Button>
        )}
        <ReasonButton
          label="Reject"
          name={name}
          title={`Reject ${name}?`}
          about={`confirmation ${question.id}`}
          onReason={reject}
        >
          <p>
            {!isOneDay && (other === null ? 'You reject all of these dates. ' : 'You reject both sessions. ')}We then
            ask another trainer. The site admins read your reason.
          </p>
        </ReasonButton>
      </div>
    </section>
  );
}
