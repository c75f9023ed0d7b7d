import type { PlaceEnquiry, PlaceEnquiryDetail } from '@doselore/contract/bookings';
import type { DateData } from '../dates/dates.repository.ts';
import type { EnquiryData, StepData } from './place-enquiries.repository.ts';

const momentOf = (at: Date | null) => at?.toISOString() ?? null;

export const presentEnquiry = (row: EnquiryData): PlaceEnquiry => ({
  ...{ kind: row.kind, id: row.id },
  product: { id: row.product_id, name: row.product },
  subgroup: row.subgroup_id === null ? null : { id: row.subgroup_id, name: row.subgroup ?? '' },
  organiser: row.organiser,
  is_virtual: row.is_virtual,
  state: row.state,
  state_since: row.state_since.toISOString(),
  delegates: row.delegates,
  minutes: row.minutes,
  place: row.place,
  days: row.days,
  first_day: momentOf(row.first_day),
  last_day: momentOf(row.last_day),
  starts_at: momentOf(row.starts_at),
  due_at: momentOf(row.due_at),
  course: row.course,
  other: row.other,
  other_course: row.other_course,
  dates_of_course: row.dates,
  created_at: row.created_at.toISOString(),
});

type Parts = { dates: readonly DateData[]; history: readonly StepData[] };

export const presentEnquiryDetail = (row: EnquiryData, { dates, history }: Parts): PlaceEnquiryDetail => ({
  ...presentEnquiry(row),
  enquiry: row.enquiry,
  end_reason: row.end_reason,
  dates: dates.map((date) => ({
    ...{ id: date.id, slot: date.slot, suggested_by: date.suggested_by },
    window_start: date.window_start.toISOString(),
    window_end: date.window_end.toISOString(),
  })),
  history: history.map((step) => ({ ...step, at: step.at.toISOString() })),
});
