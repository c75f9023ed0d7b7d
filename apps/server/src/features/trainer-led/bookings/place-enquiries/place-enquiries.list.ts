import { enquiryStateTexts, listPlaceEnquiries, waitingForOf, waitingForWords } from '@doselore/contract/bookings';
import { virtualGroupStateWords } from '@doselore/contract/virtual-groups';
import { csvMoment } from '../../../../platform/files/index.ts';
import { declareList } from '../../../../platform/lists/index.ts';
import { presentEnquiry } from './place-enquiries.presenter.ts';
import { type EnquiryData, listEnquiryRows } from './place-enquiries.repository.ts';

const waitingFor = ({ state, organiser }: EnquiryData): string => {
  const who = waitingForOf(state);
  if (who === undefined) return '';
  return who === 'organiser' ? organiser : waitingForWords[who];
};

const dayOf = (at: Date | null) => at?.toISOString().slice(0, 10) ?? '';

export const placeEnquiriesList = declareList(listPlaceEnquiries, {
  name: 'Booking enquiries',
  rows: ({ params, query, scope, services }) => listEnquiryRows(services.db, scope, { ...query, ...params }),
  present: (row) => presentEnquiry(row),
  columns: [
    ['ID', (row) => row.id],
    ['Course', (row) => row.title],
    ['Service', (row) => row.subgroup ?? ''],
    ['Organiser', (row) => row.organiser],
    ['State', (row) => enquiryStateTexts[row.state]],
    ['Waiting for', waitingFor],
    ['Deadline', (row) => (row.due_at === null ? '' : csvMoment(row.due_at))],
    ['Delegates', (row) => row.delegates],
    ['Minutes', (row) => row.minutes],
    ['Place', (row) => row.place ?? ''],
    ['Days', (row) => row.days],
    ['First day', (row) => dayOf(row.first_day)],
    ['Last day', (row) => dayOf(row.last_day)],
    ['Booked start', (row) => (row.starts_at === null ? '' : csvMoment(row.starts_at))],
    ['Scheduled course', (row) => (row.course === null ? '' : virtualGroupStateWords[row.course.state])],
    ['Enquired', (row) => csvMoment(row.created_at)],
  ],
});
