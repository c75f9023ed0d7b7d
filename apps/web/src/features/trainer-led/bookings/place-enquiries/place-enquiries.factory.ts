import type { EnquiryChoices, PlaceEnquiryDetail } from '@doselore/contract/bookings';

/** Builds a request of Harbour with two days. */
export const buildEnquiry = (changes: Partial<PlaceEnquiryDetail> = {}): PlaceEnquiryDetail => ({
  ...{
    kind: 'request',
    dates_of_course: null,
    id: 5,
    product: { id: 3, name: 'Injection technique' },
    subgroup: null,
    organiser: 'Judith Marlowe',
  },
  ...{ is_virtual: false, state: 'draft', state_since: '2026-11-02T09:00:00.000Z', delegates: 8, minutes: 180 },
  ...{ place: 'Head office, PR1 2XX', days: 2, first_day: '2027-02-01T08:00:00.000Z', course: null },
  ...{ last_day: '2027-02-08T08:00:00.000Z', starts_at: null, due_at: null, created_at: '2026-11-02T09:00:00.000Z' },
  ...{ enquiry: 'By the sea', end_reason: null, other: null, other_course: null },
  dates: [1, 8].map((day) => ({
    ...{
      id: day,
      slot: 'am',
      window_start: `2027-02-0${day}T08:00:00.000Z`,
      suggested_by: day === 8 ? 'Priya Raman' : null,
    },
    window_end: `2027-02-0${day}T12:00:00.000Z`,
  })),
  history: [
    { step: 'bookings.newEnquiry', at: '2026-11-02T09:00:00.000Z', by: 'Priya Raman' },
    { step: 'bookings.enquire', at: '2026-11-03T09:00:00.000Z', by: null },
  ],
  ...changes,
});

export const enquiryChoices: EnquiryChoices = {
  products: [
    { id: 3, name: 'Injection technique', is_virtual: false },
    { id: 6, name: 'Contraception service', is_virtual: true },
  ],
  services: [{ id: 21, name: 'Lancaster' }],
  organisers: [{ id: 9, name: 'Judith Marlowe' }],
  venues: [
    { id: 2, name: 'Quay Room', town: 'Morecambe', capacity: 16 },
    { id: 4, name: 'Back Room', town: 'Morecambe', capacity: 4 },
  ],
  locations: [{ id: 8, name: 'Morecambe Bay' }],
  first_day: '2026-12-12',
  last_day: '2027-05-29',
};
