import '@mantine/core/styles/Progress.css';
import { plural } from '@doselore/contract';
import { documentLimits, type ReminderRound } from '@doselore/contract/documents';
import { Button, Progress } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatDay, formatNumber } from '../../../../ui/formats/index.ts';
import { type DocumentRef, refreshDocuments, roundsQuery } from '../documents.queries.ts';
import c from '../parts/sections.module.css';
import { useRemind } from './use-remind.ts';

const people = (count: number) => `${formatNumber(count)} ${plural(count, 'person', 'people')}`;

function wordsOf({ state, sent, total, asked_at, asked_by }: ReminderRound): string {
  const by = asked_by === null ? '' : ` by ${asked_by}`;
  const when = `on ${formatDay(asked_at)}${by}`;
  if (state === 'failed')
    return `${formatNumber(sent)} of ${people(total)} reminded ${when}. Sending stopped after an error.`;
  return `${people(sent)} reminded ${when}`;
}

/** Button that reminds readers, with the progress of the current round and a list of earlier rounds. */
export function Reminders({ target, remindable }: { target: DocumentRef; remindable: number | undefined }) {
  const client = useQueryClient();
  const { data: rounds = [] } = useQuery(roundsQuery(target));
  const remind = useRemind(target);
  const running = rounds.find(({ state }) => state === 'running');
  const isRunning = running !== undefined;
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    // The figures and the list of readers change after a round.
    if (wasRunning.current && !isRunning) void refreshDocuments(client);
    wasRunning.current = isRunning;
  }, [client, isRunning]);
  const earlier = rounds.filter(({ state }) => state !== 'running').slice(0, 5);
  return (
    <>
      <div role="status" className={c.round}>
        {running !== undefined && (
          <>
            <b>
              Sending reminders: {formatNumber(running.sent)} of {people(running.total)}
            </b>
            <Progress.Root size="lg" radius="xl">
              <Progress.Section
                value={(100 * running.sent) / running.total}
                aria-label="Reminders sent"
                animated
                striped
              />
            </Progress.Root>
          </>
        )}
      </div>
      {!isRunning && remindable !== undefined && remindable > 0 && (
        <Button
          leftSection={<IconMail size={18} aria-hidden />}
          loading={remind.busy}
          onClick={() => void remind.ask(remindable)}
        >
          Remind {people(remindable)} who {plural(remindable, 'has', 'have')} not read it
        </Button>
      )}
      {!isRunning && remindable === 0 && (
        <p className="muted">
          There is nobody to remind. Everyone has read the document, or had a reminder in the last{' '}
          {documentLimits.reminderDays} days.
        </p>
      )}
      {earlier.length > 0 && (
        <ul className={`${c.rounds} muted`} aria-label="Earlier reminders">
          {earlier.map((one) => (
            <li key={one.id}>{wordsOf(one)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
