import {
  bookRequest,
  confirmBooking,
  listConfirmations,
  listOwnConfirmations,
  recordConfirmation,
  rejectBooking,
  remindTrainer,
} from '@doselore/contract/bookings';
import { once } from '../../../../test-support/matrix/bodies.ts';
import { siteAdmins } from '../../../../test-support/matrix/callers.ts';
import { type Example, exampleOf, type FindIds } from '../../../../test-support/matrix/example.ts';
import { anyTrainer, type Expectation } from '../../../../test-support/matrix/expectations.ts';
import { absent } from '../../../../test-support/matrix/world/world.ts';

/** Questions are numbered by their trainers. */
const base = 700_100;
const [projectId, requestId] = [700_015, 700_016];

/** SQL that asks each trainer to confirm a start of a booked request of a project of its own. */
export const confirmingRecords = `
  insert into projects (id, group_id, organiser_user_id, title, created_by) overriding system value
    select ${projectId}, group_id, organiser_user_id, 'MKR_BOOKED', created_by from projects order by id limit 1;
  insert into project_requests (id, project_id, abstract_course_id, deliverable_id, certificate_months, delegates, minutes,
    slot, place, place_postcode, state) overriding system value
    select ${requestId}, ${projectId}, abstract_course_id, 4, 0, 12, 180, 'am', 'Own room', 'LA4 4XX', 'organiser_booked'
    from project_requests order by id limit 1;
  insert into times_of_interest (id, project_request_id, window_start, window_end, slot, state) overriding system value
    select ${base} + user_id, ${requestId}, date '2040-01-02' + user_id::int + time '09:00',
      date '2040-01-02' + user_id::int + time '09:00', 'am', 'held' from trainers;
  insert into confirmation_enquiries (id, trainer_user_id, times_of_interest_id, starts_at, due_at) overriding system value
    select ${base} + user_id, user_id, ${base} + user_id, date '2040-01-02' + user_id::int + time '09:00',
      timestamptz '2040-01-01 18:00Z' from trainers`;

const askAgain = `update confirmation_enquiries set state = 'asked', ended_at = null, answered_by = null, reason = null,
    manual_status = null, manual_note = null, reminded_at = '{}' where id > ${base};
  update times_of_interest set state = 'held' where project_request_id = ${requestId};
  update project_requests set state = 'organiser_booked', blocked_reason = null where id = ${requestId}`;

const trainers = ['trainer', 'otherTrainer', 'mixed'] as const;
const isTrainer = (persona: string): persona is (typeof trainers)[number] => trainers.some((one) => one === persona);

/** The own question of a trainer at `own`, and that of another trainer elsewhere. */
const ownIds: FindIds = ({ world, persona, position }) => {
  const own = isTrainer(persona) ? persona : 'trainer';
  const other = own === 'trainer' ? 'otherTrainer' : 'trainer';
  return {
    confirmationEnquiryId: position === 'absent' ? absent : base + world.users[position === 'own' ? own : other],
  };
};
const ofSite: FindIds = ({ world }) => ({ confirmationEnquiryId: base + world.users.trainer });
const ownQuestion: Expectation = {
  isRelated: (requester) => requester.position === 'own' && anyTrainer.isRelated(requester),
  shows: () => [],
};
const askedTrainers = { virtualGroupAdmin: ownQuestion };

export const confirmingExamples: readonly Example[] = [
  exampleOf(bookRequest, siteAdmins, {
    ids: () => ({ projectId, projectRequestId: requestId }),
    body: ({ world }) => ({
      ...{ timesOfInterestId: base + world.users.trainer, startTimeDate: '2040-01-02T09:00:00.000Z', ...once() },
    }),
  }),
  exampleOf(listConfirmations, siteAdmins),
  exampleOf(remindTrainer, siteAdmins, { ids: ofSite, tidyUp: askAgain }),
  exampleOf(recordConfirmation, siteAdmins, {
    ...{ ids: ofSite, tidyUp: askAgain },
    body: () => ({ status: 'other' as const, note: 'Calls back' }),
  }),
  exampleOf(listOwnConfirmations, { virtualGroupAdmin: { ...anyTrainer, shows: () => ['MKR_HIGH_ORG$'] } }),
  exampleOf(confirmBooking, askedTrainers, { ids: ownIds, tidyUp: askAgain }),
  exampleOf(rejectBooking, askedTrainers, { ids: ownIds, tidyUp: askAgain, body: () => ({ reason: 'On leave' }) }),
];
