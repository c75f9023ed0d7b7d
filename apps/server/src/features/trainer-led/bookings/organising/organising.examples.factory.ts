import {
  askOrganiser,
  bookEnquiry,
  bookOwn,
  getBookingOptions,
  getOwnBookingOptions,
  listOrganiserEnquiries,
  listOwnBookings,
  listVenueDays,
  remindOrganiser,
  sayNothingAvailable,
} from '@doselore/contract/bookings';
import {
  members,
  organisationAdmins,
  owners,
  serviceAdmins,
  siteAdmins,
} from '../../../../test-support/matrix/callers.ts';
import { type Example, exampleOf, type FindIds } from '../../../../test-support/matrix/example.ts';
import { absent } from '../../../../test-support/matrix/world/world.ts';

/** Requests of organisations, of services and of organisers are numbered by these above the numbers. */
const [ofGroups, ofServices, ofPeople] = [900_000, 1_000_000, 1_100_000];

/** Inserts a request that waits for its organiser for each row of a table, numbered by a column above a number. */
const requestsOf = (
  base: number,
  key: string,
  { from, subgroup = 'null::bigint', organiser = 'a.user_id' }: Source,
) => `
  insert into projects (id, group_id, subgroup_id, organiser_user_id, title, created_by) overriding system value
    select ${base} + x.${key}, x.group_id, ${subgroup}, ${organiser}, 'Chosen', a.user_id from ${from} x
    cross join (select user_id from group_managers order by group_id, user_id limit 1) a;
  insert into project_requests (id, project_id, abstract_course_id, deliverable_id, certificate_months, delegates, minutes,
      slot, place, place_postcode, state) overriding system value
    select p.id, p.id, (select min(id) from abstract_courses), 4, 0, 12, 180, 'am', 'Shop', 'PR1 2XX',
      'awaiting_organiser' from projects p where p.id > ${base} and p.title = 'Chosen'
      and not exists (select from project_requests r where r.id = p.id)`;

type Source = { from: string; subgroup?: string; organiser?: string };

/** SQL that adds a request to each organisation, each service, and each member as its organiser. */
export const organisingRecords = `insert into user_roles (user_id, role)
    select distinct user_id, 'organiser' from group_members on conflict do nothing;
  ${requestsOf(ofGroups, 'id', { from: '(select id, id as group_id from groups)' })};
  ${requestsOf(ofServices, 'id', { from: 'subgroups', subgroup: 'x.id' })};
  ${requestsOf(ofPeople, 'user_id', {
    from: '(select user_id, min(group_id) as group_id from group_members group by user_id)',
    organiser: 'x.user_id',
  })}`;

const inGroup: FindIds = ({ placeIds, position }) => ({
  projectRequestId: position === 'absent' ? absent : ofGroups + Number(placeIds.groupId),
});
const inService: FindIds = ({ placeIds, position }) => ({
  projectRequestId: position === 'absent' ? absent : ofServices + Number(placeIds.subgroupId),
});
const ofOwner: FindIds = ({ attempt, position }) => ({
  projectRequestId: position === 'absent' ? absent : ofPeople + attempt.userId,
});
const refusedBody = () => ({});

export const organisingExamples: readonly Example[] = [
  exampleOf(listOrganiserEnquiries, siteAdmins),
  exampleOf(listVenueDays, siteAdmins),
  exampleOf(askOrganiser, siteAdmins, { body: () => ({}) }),
  exampleOf(remindOrganiser, siteAdmins),
  exampleOf(sayNothingAvailable, siteAdmins, { refusedBody }),
  exampleOf(listOwnBookings, members),
  exampleOf(getOwnBookingOptions, owners, { ids: ofOwner }),
  exampleOf(bookOwn, owners, { ids: ofOwner, refusedBody }),
  exampleOf(getBookingOptions.group, organisationAdmins, { ids: inGroup }),
  exampleOf(getBookingOptions.subgroup, serviceAdmins('LOW'), { ids: inService }),
  exampleOf(bookEnquiry.group, organisationAdmins, { ids: inGroup, refusedBody }),
  exampleOf(bookEnquiry.subgroup, serviceAdmins('LOW'), { ids: inService, refusedBody }),
];
