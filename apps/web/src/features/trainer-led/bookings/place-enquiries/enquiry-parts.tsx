import { plural } from '@doselore/contract';
import { enquiryStepTexts, type PlaceEnquiryDetail } from '@doselore/contract/bookings';
import { usePlace } from '../../../../platform/routes/index.ts';
import { formatDay, formatLongDay } from '../../../../ui/formats/index.ts';
import { Card, type Fact, Facts } from '../../../../ui/layout/index.ts';
import { slotWords } from '../requests/slot-words.ts';
import { CourseLink } from './enquiry-columns.tsx';
import { startInWords } from './enquiry-words.tsx';
import c from './place-enquiries.module.css';

type Props = { enquiry: PlaceEnquiryDetail };

/** Days that come into question. The booked start comes first, once there is one. */
function Days({ enquiry: { dates, starts_at: start } }: Props) {
  return (
    <Card title="Days">
      {start !== null && (
        <p>
          Booked: <strong>{startInWords(start)}</strong>
        </p>
      )}
      {dates.length === 0 ? (
        <p>No days yet.</p>
      ) : (
        <ul className={c.lines}>
          {dates.map((date) => (
            <li key={date.id}>
              <span>
                {formatLongDay(date.window_start)}
                {date.suggested_by !== null && <span className="muted">, suggested by {date.suggested_by}</span>}
              </span>
              <span className="muted">{slotWords[date.slot]}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function History({ enquiry: { history } }: Props) {
  return (
    <Card title="History">
      <ol className={c.lines}>
        {history.map(({ step, at, by }) => (
          <li key={`${step} ${at}`}>
            <span>
              {enquiryStepTexts[step]}
              {by !== null && <span className="muted">, {by}</span>}
            </span>
            <span className="muted">{formatDay(at)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

type Session = Pick<PlaceEnquiryDetail, 'delegates' | 'minutes' | 'is_virtual' | 'place'>;

const sessionFacts = ({ delegates, minutes, is_virtual: online, place }: Session) => [
  { label: 'Delegates', value: delegates },
  { label: 'Length', value: `${minutes} minutes` },
  { label: 'Place', value: online ? 'Online' : (place ?? 'Not chosen yet') },
];
const inWords = ({ label, value }: { label: string; value: string | number }) =>
  label === 'Delegates' ? `${value} ${plural(Number(value), 'delegate', 'delegates')}` : String(value);

function Request({ enquiry }: Props) {
  const { here, isService } = usePlace();
  const { course, other_course: otherCourse, other, subgroup, enquiry: words } = enquiry;
  const facts: (Fact | false)[] = [
    course !== null && { label: 'Course', value: <CourseLink course={course} here={here} /> },
    otherCourse !== null && { label: 'Second course', value: <CourseLink course={otherCourse} here={here} /> },
    ...(other === null
      ? sessionFacts(enquiry)
      : [
          { label: enquiry.product.name, value: sessionFacts(enquiry).map(inWords).join(', ') },
          { label: other.product.name, value: sessionFacts(other).map(inWords).join(', ') },
          { label: 'Break', value: `At least ${other.gap_minutes} minutes` },
        ]),
    { label: 'Organiser', value: enquiry.organiser },
    !isService && { label: 'Service', value: subgroup?.name ?? 'The whole organisation' },
    words !== null && words !== '' && { label: 'What else we should know', value: words },
  ];
  return (
    <Card title="What is asked for">
      <Facts facts={facts.filter((fact) => fact !== false)} />
    </Card>
  );
}

/** Parts of the page of a request. */
export function EnquiryParts({ enquiry }: Props) {
  return (
    <div className={c.columns}>
      <div className={c.stack}>
        <Days enquiry={enquiry} />
        {enquiry.history.length > 0 && <History enquiry={enquiry} />}
      </div>
      <Request enquiry={enquiry} />
    </div>
  );
}
