import { type AskedDate, dateStateWords, type Enquiries, hasRequestEnded } from '@doselore/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { Tag } from '../../../../ui/course/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { enquiriesQuery } from '../bookings.queries.ts';
import { useBookingsOn } from '../bookings-off.tsx';
import { windowInWords } from '../words.ts';
import { AskedTrainerRow } from './asked-trainer-row.tsx';
import c from './asking.module.css';
import { ProblemRow } from './problem-row.tsx';
import { RemindButton } from './remind-button.tsx';

export type RequestIds = { projectId: number; projectRequestId: number };

const hues = { available: 'leaf', enquired: 'amber', unavailable: 'brick' } as const;
const hueOf = (state: AskedDate['state']) => Object.entries(hues).find(([name]) => name === state)?.[1];

function DateRows({ date, mayChange }: { date: AskedDate; mayChange: boolean }) {
  const hue = hueOf(date.state);
  return (
    <section className={c.day} aria-label={windowInWords(date)}>
      <div className={c.pair}>
        <h3>{windowInWords(date)}</h3>
        <Tag {...(hue && { hue })}>{dateStateWords[date.state]}</Tag>
      </div>
      {date.enquiries.length === 0 ? (
        <p className={c.facts}>Nobody has been asked about this date.</p>
      ) : (
        <RowList className={c.trainers}>
          {date.enquiries.map((question) => (
            <AskedTrainerRow key={question.id} question={question} date={windowInWords(date)} mayChange={mayChange} />
          ))}
        </RowList>
      )}
    </section>
  );
}

function Body({ enquiries, mayChange }: { enquiries: Enquiries; mayChange: boolean }) {
  const { dates, problems } = enquiries;
  const open = dates.flatMap((date) => date.enquiries.filter(({ state }) => state === 'sent'));
  return (
    <div className={c.stack}>
      {problems.length > 0 && (
        <Card title="What trainers wrote">
          <RowList>
            {problems.map((problem) => (
              <ProblemRow key={problem.answer_id} problem={problem} mayChange={mayChange} />
            ))}
          </RowList>
        </Card>
      )}
      <Card title="Trainers asked" actions={mayChange && open.length > 0 && <RemindButton open={open} />}>
        {dates.length === 0 && <p className={c.facts}>This request has no dates yet.</p>}
        {dates.map((date) => (
          <DateRows key={date.id} date={date} mayChange={mayChange} />
        ))}
      </Card>
    </div>
  );
}

/** Dates of a request with the trainers who were asked, their answers and problems, and what a site admin can do. */
export function EnquiriesPart(ids: RequestIds) {
  const query = useQuery(enquiriesQuery(ids));
  const mayChange = useBookingsOn();
  return (
    <QueryView query={query} errorTitle="The trainers could not be loaded">
      {(enquiries) => <Body enquiries={enquiries} mayChange={mayChange && !hasRequestEnded(enquiries.state)} />}
    </QueryView>
  );
}
