import { plural } from '@doselore/contract';
import type { PlaceEnquiry } from '@doselore/contract/bookings';
import { virtualGroupStateWords } from '@doselore/contract/virtual-groups';
import { Link } from 'react-router';
import type { usePlace } from '../../../../platform/routes/index.ts';
import { formatDay, formatTimeRange } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';
import { unitName } from '../pairs.ts';
import { daysInWords, EnquiryTag, waitingInWords } from './enquiry-words.tsx';
import c from './place-enquiries.module.css';

type Here = ReturnType<typeof usePlace>['here'];

/** Course that a request became, with its state. */
export function CourseLink({ course, here }: { course: NonNullable<PlaceEnquiry['course']>; here: Here }) {
  return (
    <>
      <Link to={here('course-details', { virtualGroupId: course.id })}>{course.title}</Link>,{' '}
      {virtualGroupStateWords[course.state].toLowerCase()}
    </>
  );
}

function WaitingFor({ row }: { row: PlaceEnquiry }) {
  const who = waitingInWords(row);
  if (who === undefined) return <span className="muted">Nobody</span>;
  return (
    <>
      {who}
      {row.due_at !== null && <div className={`muted ${c.due}`}>until {formatDay(row.due_at)}</div>}
    </>
  );
}

/** Returns what is known of an enquiry below its name: `8 delegates, 180 minutes`. */
function underOf({ kind, other, delegates, minutes }: PlaceEnquiry): string {
  const people = `${delegates} ${plural(delegates, 'delegate', 'delegates')}`;
  if (kind === 'days') return `Several days, ${people}`;
  return other === null ? `${people}, ${minutes} minutes` : 'Two sessions on one day';
}

/** Days that come into question, or the dates of a course of several days. */
function Days({ row }: { row: PlaceEnquiry }) {
  if (row.dates_of_course === null) return daysInWords(row);
  return (
    <ul className={c.dates}>
      {row.dates_of_course.map(({ starts_at: from, ends_at: to }) => (
        <li key={from}>
          {formatDay(from)}, {formatTimeRange(from, to)}
        </li>
      ))}
    </ul>
  );
}

export const enquiryColumns = (here: Here, isService: boolean): Column<PlaceEnquiry>[] => [
  {
    key: 'product',
    header: 'Course',
    sortable: true,
    // A course of several days has no page: everything about it is in its row.
    cell: (row) =>
      row.kind === 'days' ? (
        <RowTitle under={underOf(row)}>{row.product.name}</RowTitle>
      ) : (
        <RowTitle to={here('booking-enquiry', { projectRequestId: row.id })} under={underOf(row)}>
          {unitName(row)}
        </RowTitle>
      ),
  },
  {
    key: 'state_since',
    header: 'State',
    sortable: true,
    whole: true,
    cell: (row) => (
      <>
        <EnquiryTag state={row.state} />
        {[row.course, row.other_course].map(
          (course) =>
            course !== null && (
              <div key={course.id}>
                <CourseLink course={course} here={here} />
              </div>
            ),
        )}
      </>
    ),
  },
  { key: 'first_day', header: 'Days', sortable: true, cell: (row) => <Days row={row} /> },
  { key: 'waiting', header: 'Waiting for', cell: (row) => <WaitingFor row={row} /> },
  ...(isService
    ? []
    : [
        {
          key: 'subgroup',
          header: 'Service',
          priority: 2 as const,
          cell: (row: PlaceEnquiry) => row.subgroup?.name ?? <span className="muted">Whole organisation</span>,
        },
      ]),
  { key: 'organiser', header: 'Organiser', priority: 3, cell: (row) => row.organiser },
  { key: 'created_at', header: 'Enquired', priority: 3, sortable: true, cell: (row) => formatDay(row.created_at) },
];
