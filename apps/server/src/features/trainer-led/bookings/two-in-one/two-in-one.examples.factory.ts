import { commandOf } from '@doselore/contract';
import {
  answerHalf,
  answerOwnHalf,
  askToKeepHalf,
  bookOwnTwoInOneDay,
  bookTwoInOneDay,
  changeTwoInOneDay,
  createTwoInOneDay,
  getOwnTwoInOneBooking,
  getTwoInOneBooking,
  getTwoInOneDay,
} from '@doselore/contract/bookings';
import { once, opened } from '../../../../test-support/matrix/bodies.ts';
import { organisationAdmins, owners, serviceAdmins, siteAdmins } from '../../../../test-support/matrix/callers.ts';
import { type Example, exampleOf, type FindIds } from '../../../../test-support/matrix/example.ts';
import { absent } from '../../../../test-support/matrix/world/world.ts';
import { dayFields } from './two-in-one.factory.ts';

const [projectId, twoInOneDayId, productId] = [700_025, 700_050, 700_007];
/** Days of organisations, of services and of organisers have the ids of their projects. */
const [ofGroups, ofServices, ofPeople] = [900_000, 1_000_000, 1_100_000];
/** Both requests of a day are numbered by its id above these numbers. */
const [first, second] = [5_000_000, 6_000_000];

const request = (half: 'a' | 'b', minutes: number) => `
  insert into project_requests (id, project_id, abstract_course_id, deliverable_id, certificate_months, delegates, minutes,
      slot, place, place_postcode, state, two_in_one_day_id, half) overriding system value
    select d.id + ${half === 'a' ? first : second}, d.project_id, ${productId}, 4, 12, 12, ${minutes}, 'full', 'Own room', 'LA4 4XX',
      case when d.id = ${twoInOneDayId} then 'draft' else 'awaiting_organiser' end, d.id, '${half}' from two_in_one_days d`;

/** SQL that adds two sessions on one day to the project of each request that waits for its organiser, and a draft. */
export const twoInOneRecords = `
  insert into two_in_one_days (id, project_id) overriding system value
    select id, id from projects where title = 'Chosen' union all select ${twoInOneDayId}, ${projectId};
  ${request('a', 180)};
  ${request('b', 60)}`;

const idFrom =
  (base: number, idOf: (at: Parameters<FindIds>[0]) => number): FindIds =>
  (at) => ({ twoInOneDayId: at.position === 'absent' ? absent : base + idOf(at) });
const inGroup = idFrom(ofGroups, ({ placeIds }) => Number(placeIds.groupId));
const inService = idFrom(ofServices, ({ placeIds }) => Number(placeIds.subgroupId));
const ofOwner = idFrom(ofPeople, ({ attempt }) => attempt.userId);
const ids = () => ({ projectId, twoInOneDayId });
const refusedBody = () => ({});
const answer = () => ({ agrees: true, ...once() });

export const twoInOneExamples: readonly Example[] = [
  exampleOf(createTwoInOneDay, siteAdmins, {
    ids: () => ({ projectId }),
    refusedBody: () => commandOf({ ...dayFields, gap_minutes: 29, firstProductId: productId, ...once() }),
  }),
  exampleOf(getTwoInOneDay, siteAdmins, { ids }),
  exampleOf(changeTwoInOneDay, siteAdmins, { ids, body: () => commandOf(opened(dayFields, { gap_minutes: 45 })) }),
  exampleOf(askToKeepHalf, siteAdmins, {
    ids,
    body: () => ({ keeps: 'a' as const }),
    tidyUp: `delete from organiser_enquiries where question = 'keep_half'`,
  }),
  exampleOf(getOwnTwoInOneBooking, owners, { ids: ofOwner }),
  exampleOf(bookOwnTwoInOneDay, owners, { ids: ofOwner, refusedBody }),
  exampleOf(answerOwnHalf, owners, { ids: ofOwner, body: answer }),
  exampleOf(getTwoInOneBooking.group, organisationAdmins, { ids: inGroup }),
  exampleOf(getTwoInOneBooking.subgroup, serviceAdmins('LOW'), { ids: inService }),
  exampleOf(bookTwoInOneDay.group, organisationAdmins, { ids: inGroup, refusedBody }),
  exampleOf(bookTwoInOneDay.subgroup, serviceAdmins('LOW'), { ids: inService, refusedBody }),
  exampleOf(answerHalf.group, organisationAdmins, { ids: inGroup, body: answer }),
  exampleOf(answerHalf.subgroup, serviceAdmins('LOW'), { ids: inService, body: answer }),
];
