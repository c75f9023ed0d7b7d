import type { MyCourse } from '@doselore/contract/my-learning';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../../ui/lazy/index.ts';
import { myReadingQuery } from '../../../../site/resources/to-read/index.ts';
import { myWaitingQuery } from '../../answers.queries.ts';
import { isEndingSoon } from '../../course-facts.ts';
import { dismissFeedback, readDismissed } from '../../dismissed-feedback.ts';
import { hasSession, nextSessionOf } from '../../session-facts.ts';
import { FeedbackRow, InvitationRow, RenewalRow } from './course-rows.tsx';
import { ReadingRow } from './reading-row.tsx';
import c from './to-do.module.css';

// Few people wait for a place.
const WaitingRow = lazyPart(() => import('./waiting-row.tsx').then((m) => m.WaitingRow));

/** Rows that are shown before "Show all". */
const mostShown = 2;

/**
 * Tasks of the learner, the most urgent first: offered places, invitations, documents, certificates to renew, feedback
 * on the latest session. Positions on waiting lists come last. Shows nothing to a learner without tasks.
 */
export function ToDo({ courses }: { courses: readonly MyCourse[] }) {
  const { data: waiting = [] } = useQuery(myWaitingQuery);
  const { data: documents = [] } = useQuery(myReadingQuery);
  const [dismissed, setDismissed] = useState(readDismissed);
  const [isOpen, setOpen] = useState(false);
  const dismiss = (id: number) => {
    dismissFeedback(id);
    setDismissed(readDismissed());
  };
  const next = nextSessionOf(courses);
  const sessions = courses.filter(hasSession);
  // The next session has its answers in its own panel.
  const invited = sessions.filter((course) => course !== next && course.session.answer?.response === 'none');
  const [attended] = sessions
    .filter(({ session, course_id }) => session.feedback === 'open' && !dismissed.includes(course_id))
    .sort((one, other) => other.session.training_start.localeCompare(one.session.training_start));
  const [offers, others] = [true, false].map((isOffer) =>
    waiting
      .filter((entry) => (entry.offered_until !== null) === isOffer)
      .map((entry) => (
        <Suspense key={`waiting-${entry.virtual_group_id}`}>
          <WaitingRow entry={entry} />
        </Suspense>
      )),
  );
  const rows = [
    offers,
    invited.map((course) => <InvitationRow key={`invitation-${course.course_id}`} course={course} />),
    documents.length > 0 ? [<ReadingRow key="reading" documents={documents} />] : [],
    courses
      .filter(isEndingSoon)
      .map((course) => <RenewalRow key={`renewal-${course.course_type}-${course.course_id}`} course={course} />),
    attended === undefined
      ? []
      : [<FeedbackRow key="feedback" course={attended} onDismiss={() => dismiss(attended.course_id)} />],
    others,
  ].flatMap((some) => some ?? []);
  if (rows.length === 0) return null;
  // A single hidden row would save no space, because the button needs a row too.
  const isShort = rows.length <= mostShown + 1;
  return (
    <section className={`card ${c.panel}`} aria-labelledby="to-do">
      <h2 id="to-do">To do</h2>
      <ul className={c.rows}>{isOpen || isShort ? rows : rows.slice(0, mostShown)}</ul>
      {!isShort && (
        <p className={c.more}>
          <Button variant="subtle" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show fewer' : `Show all ${rows.length}`}
          </Button>
        </p>
      )}
    </section>
  );
}
