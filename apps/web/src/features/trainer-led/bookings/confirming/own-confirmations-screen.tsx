import { IconCalendarCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../../../ui/page/index.ts';
import { EmptyPanel, QueryView } from '../../../../ui/states/index.ts';
import { BookingsOffPanel, useBookingsOn } from '../bookings-off.tsx';
import c from './confirming.module.css';
import { ownConfirmationsQuery } from './confirming.queries.ts';
import { QuestionCard } from './question-card.tsx';

/** Starts that are held for a trainer, each with its two answers. */
export function OwnConfirmationsScreen() {
  const isOn = useBookingsOn();
  const query = useQuery({ ...ownConfirmationsQuery, enabled: isOn });
  if (!isOn)
    return (
      <Page>
        <BookingsOffPanel />
      </Page>
    );
  return (
    <Page lead="Each time is held for you until you answer.">
      <QueryView query={query} errorTitle="Your bookings could not be loaded">
        {({ questions }) =>
          questions.length === 0 ? (
            <EmptyPanel
              icon={IconCalendarCheck}
              title="Nothing to confirm"
              message="When an organisation books a time with you, it appears here, and you get an email."
            />
          ) : (
            <div className={c.stack}>
              {questions.map((question, nth) => (
                <QuestionCard key={question.id} question={question} isFirst={nth === 0} />
              ))}
            </div>
          )
        }
      </QueryView>
    </Page>
  );
}
