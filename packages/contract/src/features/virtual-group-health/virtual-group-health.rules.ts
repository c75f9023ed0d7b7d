/** Checks of Pharmacist-led Courses that have not ended. They are the part `details` of the report's address. */
export const healthChecks = [
  'no-trainer',
  'trainer-unfit',
  'no-place',
  'venue-excluded',
  'no-link',
  'double-booked',
  'over-full',
  'below-minimum',
  'seats-short',
  'seat-pending',
  'register-late',
  'close-late',
  'organisation-archived',
] as const;
export type HealthCheck = (typeof healthChecks)[number];

/** Page that mends a finding. */
export type HealthPage = 'edit' | 'delegates' | 'close' | 'organisation';

type Words = { label: string; what: string; mendedOn: HealthPage };

/** Name of each check, what to do about a finding, and where. */
export const healthWords: Readonly<Record<HealthCheck, Words>> = {
  'no-trainer': { label: 'No trainer', what: 'Choose a trainer', mendedOn: 'edit' },
  'trainer-unfit': {
    label: 'Trainer cannot lead it',
    what: 'The trainer is not active, does not teach this course, or is excluded here. Choose another one',
    mendedOn: 'edit',
  },
  'no-place': { label: 'No place', what: 'Choose a venue, or enter a place', mendedOn: 'edit' },
  'venue-excluded': {
    label: 'Venue cannot be used',
    what: 'The venue is archived, or this organisation cannot use it. Choose another one',
    mendedOn: 'edit',
  },
  'no-link': { label: 'No meeting link', what: 'Enter the link to the meeting', mendedOn: 'edit' },
  'double-booked': {
    label: 'Booked over a conflict',
    what: 'Somebody booked it in spite of a conflict. Check whether it can take place',
    mendedOn: 'edit',
  },
  'over-full': { label: 'More delegates than places', what: 'Add places, or remove delegates', mendedOn: 'delegates' },
  'below-minimum': {
    label: 'Below the minimum',
    what: 'Fewer delegates than the minimum, a week before the start. Invite more, or cancel it',
    mendedOn: 'delegates',
  },
  'seats-short': {
    label: 'Licences missing',
    what: 'More delegates need a licence than the pool and the general pot have. Buy licences',
    mendedOn: 'delegates',
  },
  'seat-pending': {
    label: 'Licences requested',
    what: 'Licences were requested for this course. Decide on the request',
    mendedOn: 'delegates',
  },
  'register-late': {
    label: 'Attendance missing',
    what: 'The course is over. Complete the register',
    mendedOn: 'delegates',
  },
  'close-late': {
    label: 'Not closed',
    what: 'The register has been complete for a week. Close the course',
    mendedOn: 'close',
  },
  'organisation-archived': {
    label: 'Organisation archived',
    what: 'Restore the organisation, or cancel the course',
    mendedOn: 'organisation',
  },
};

/** Days before the start from which too few delegates are a finding, and days after the end without closing. */
export const healthDays = { belowMinimum: 7, closeLate: 7 } as const;

export const healthWeeks = [4, 12, 26] as const;
