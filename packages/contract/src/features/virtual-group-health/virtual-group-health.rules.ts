/** Checks of Pharmacist-led Courses that have not ended. They are the part `details` of the report's address. */
export const healthChecks = [
  'no-trainer',
  'trainer-unfit',
  'cannot-attend',
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

/** Page where a finding is fixed. */
export type HealthPage = 'edit' | 'delegates' | 'close' | 'organisation';

type Words = { label: string; what: string; fixedOn: HealthPage };

/** Name of each check, what to do about a finding, and where. */
export const healthWords: Readonly<Record<HealthCheck, Words>> = {
  'no-trainer': { label: 'No trainer', what: 'Choose a trainer.', fixedOn: 'edit' },
  'trainer-unfit': {
    label: 'Trainer cannot lead it',
    what: 'The trainer is not active, does not teach this course, or is excluded here. Choose another one.',
    fixedOn: 'edit',
  },
  'cannot-attend': {
    label: 'Trainer cannot attend',
    what: 'The trainer has said that they cannot attend. A site admin replaces the trainer.',
    fixedOn: 'delegates',
  },
  'no-place': { label: 'No place', what: 'Choose a venue, or enter a place.', fixedOn: 'edit' },
  'venue-excluded': {
    label: 'Venue cannot be used',
    what: 'The venue is archived, or this organisation cannot use it. Choose another one.',
    fixedOn: 'edit',
  },
  'no-link': { label: 'No meeting link', what: 'Choose an account that works, or type a link.', fixedOn: 'edit' },
  'double-booked': {
    label: 'Booked over a conflict',
    what: 'The course was booked in spite of a conflict. Check whether it can take place.',
    fixedOn: 'edit',
  },
  'over-full': { label: 'More delegates than places', what: 'Add places, or remove delegates.', fixedOn: 'delegates' },
  'below-minimum': {
    label: 'Below the minimum',
    what: 'Fewer delegates than the minimum, a week before the start. Invite more, or cancel it.',
    fixedOn: 'delegates',
  },
  'seats-short': {
    label: 'Licences missing',
    what: 'More delegates need a licence than the pool and the general pot have. Buy licences.',
    fixedOn: 'delegates',
  },
  'seat-pending': {
    label: 'Licences requested',
    what: 'Licences were requested for this course. Decide on the request.',
    fixedOn: 'delegates',
  },
  'register-late': {
    label: 'Attendance missing',
    what: 'The course is over. Complete the register.',
    fixedOn: 'delegates',
  },
  'close-late': {
    label: 'Not closed',
    what: 'The register has been complete for a week. Close the course.',
    fixedOn: 'close',
  },
  'organisation-archived': {
    label: 'Organisation archived',
    what: 'Restore the organisation, or cancel the course.',
    fixedOn: 'organisation',
  },
};

export const healthWeeks = [4, 12, 26] as const;
