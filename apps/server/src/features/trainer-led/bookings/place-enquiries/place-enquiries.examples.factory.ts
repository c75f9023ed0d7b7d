import { commandOf } from '@doselore/contract';
import {
  cancelEnquiry,
  createEnquiry,
  getPlaceEnquiriesCsv,
  getPlaceEnquiry,
  listEnquiryChoices,
  listPlaceEnquiries,
  suggestTimes,
  wishedDayTexts,
} from '@doselore/contract/bookings';
import { once } from '../../../../test-support/matrix/bodies.ts';
import { organisationAdmins, serviceAdmins } from '../../../../test-support/matrix/callers.ts';
import { type At, type Example, exampleOf, type FindIds } from '../../../../test-support/matrix/example.ts';
import { absent } from '../../../../test-support/matrix/world/world.ts';

/** Requests are numbered by their organisations and by their services. */
const [ofGroups, ofServices] = [720_000, 740_000];

/** SQL that opens a project with a draft in each organisation and in each service, like the first project. */
export const placeEnquiryRecords = `
  insert into projects (id, group_id, subgroup_id, organiser_user_id, title, created_by, enquiry) overriding system value
    select x.*, p.organiser_user_id, 'Asked', p.created_by, '' from (select ${ofGroups} + id, id, null from groups
      union all select ${ofServices} + id, group_id, id from subgroups) x (id, group_id, subgroup_id),
    lateral (select organiser_user_id, created_by from projects order by id limit 1) p;
  insert into project_requests (id, project_id, abstract_course_id, deliverable_id, certificate_months, delegates, minutes, slot)
    overriding system value select p.id, p.id, r.abstract_course_id, 4, 0, 12, 180, 'am' from projects p,
    lateral (select abstract_course_id from project_requests order by id limit 1) r where p.enquiry is not null`;

const tidyUp = `update projects set state = 'open', ended_at = null, end_reason = null where enquiry is not null;
  update project_requests set state = 'draft', end_reason = null where id between ${ofGroups} and ${ofServices + 20_000};
  delete from times_of_interest where project_request_id between ${ofGroups} and ${ofServices + 20_000};
  delete from projects where enquiry = 'New'`;

const ofGroup: FindIds = ({ placeIds, position }) => ({
  projectRequestId: position === 'absent' ? absent : ofGroups + Number(placeIds.groupId),
});
const ofService: FindIds = ({ placeIds, position }) => ({
  projectRequestId: position === 'absent' ? absent : ofServices + Number(placeIds.subgroupId),
});

const days = () =>
  wishedDayTexts.textOf([{ day: new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10), slot: 'am' }]);
const organisation = { groupingAdmin: organisationAdmins.groupingAdmin };
const callerOf = ({ world, persona }: At): number => (persona === 'anon' ? absent : world.users[persona]);
const services = serviceAdmins('LOW');

/** Returns the examples. The course is one that a trainer teaches. */
export const placeEnquiryExamples = (productId: number): readonly Example[] => [
  exampleOf(listPlaceEnquiries.group, organisationAdmins),
  exampleOf(listPlaceEnquiries.subgroup, services),
  exampleOf(getPlaceEnquiriesCsv.group, organisationAdmins),
  exampleOf(getPlaceEnquiriesCsv.subgroup, services),
  exampleOf(getPlaceEnquiry.group, organisationAdmins, { ids: ofGroup }),
  exampleOf(getPlaceEnquiry.subgroup, services, { ids: ofService }),
  exampleOf(listEnquiryChoices, organisation),
  exampleOf(createEnquiry, organisation, {
    body: (at) =>
      commandOf({
        ...{ product_id: productId, delegates: 12, minutes: 180, subgroup_id: null, organiser_user_id: callerOf(at) },
        ...{
          days: days(),
          venue_id: null,
          location_id: null,
          place: 'Shop',
          place_postcode: 'PR1 2XX',
          enquiry: 'New',
        },
        ...once(),
      }),
    tidyUp,
  }),
  exampleOf(suggestTimes, organisation, { ids: ofGroup, body: () => ({ days: days(), ...once() }), tidyUp }),
  exampleOf(cancelEnquiry, organisation, { ids: ofGroup, body: () => ({ reason: 'Not needed', ...once() }), tidyUp }),
];
