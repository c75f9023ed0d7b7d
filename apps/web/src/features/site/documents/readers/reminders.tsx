import '@mantine/core/styles/Progress.css';
import { plural } from '@doselore/contract';
import { documentLimits, type ReminderRound } from '@doselore/contract/documents';
import { Button, Progress } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatDay, formatNumber } from '../../../../ui/formats/index.ts';
import { TabLine } from '../../../../ui/tab-line/index.ts';
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

type Props = { target: DocumentRef; remindable: number | undefined; tabs: ReactNode; facts: ReactNode };

/** Tabs with the figures and the button that reminds readers, the progress of the current round, and earlier rounds, folded. */
export function Reminders({ target, remindable, tabs, facts }: Props) {
  const client = useQueryClient();
  const { data: rounds = [] } = useQuery(roundsQuery(target));
  const remind = useRemind(target);
  const running = rounds.find(({ state }) => state === 'running');
  const isRunning = running !== undefined;
  const wasRunning = useRef(isRunning);
  const [hasRun, setRun] = useState(isRunning);
  if (isRunning && !hasRun) setRun(true);
  useEffect(() => {
    // The figures and the list of readers change after a round.
    if (wasRunning.current && !isRunning) void refreshDocuments(client);
    wasRunning.current = isRunning;
  }, [client, isRunning]);
  const earlier = rounds.filter(({ state }) => state !== 'running').slice(0, 5);
  const isDone = !isRunning && remindable === 0;
  const details = (
    <>
      {isDone && (
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
  const hasDetails = isDone || earlier.length > 0;
  return (
    <>
      <TabLine tabs={tabs} more={hasDetails ? { label: 'Reminders', content: details, isOpen: hasRun } : undefined}>
        {facts}
        {!isRunning && remindable !== undefined && remindable > 0 && (
          <Button
            size="sm"
            leftSection={<IconMail size={18} aria-hidden />}
            loading={remind.busy}
            onClick={() => void remind.ask(remindable)}
          >
            Remind {people(remindable)} who {plural(remindable, 'has', 'have')} not read it
          </Button>
        )}
      </TabLine>
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
    </>
  );
}
