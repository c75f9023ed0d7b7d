import { type Body, fieldError, isVirtual } from '@doselore/contract';
import { type createEnquiry as endpoint, type RequestFields, requestFields } from '@doselore/contract/bookings';
import type { Actor, GroupId } from '../../../../platform/access/index.ts';
import { newRecord, recordAudit } from '../../../../platform/audit/index.ts';
import { once } from '../../../../platform/idempotency/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { checkOrganiser, findTaughtProduct } from '../../course-planning/index.ts';
import { insertDates } from '../dates/dates.repository.ts';
import { findOpenPlace, insertProject } from '../projects/projects.repository.ts';
import { insertRequest } from '../requests/requests.repository.ts';
import { findBookingSettings } from '../settings.repository.ts';
import { checkWanted } from '../wanted/check-wanted.ts';
import { notifyOfEnquiry } from './notify-of-enquiries.ts';
import { windowsOfDays } from './wished-windows.ts';

type Creating = { groupId: GroupId; body: Body<typeof endpoint> };

/**
 * Opens a project for what an organisation asks for: a draft of one session with its days. Notifies the site admins, and
 * returns the id of the draft.
 */
export function createEnquiry(
  { db, clock, mail }: Pick<Services, 'db' | 'clock' | 'mail'>,
  actor: Actor,
  { groupId, body }: Creating,
): Promise<number> {
  const { product_id: productId, subgroup_id: subgroupId, organiser_user_id: organiserUserId, enquiry } = body;
  const command = `enquire about course ${productId} for ${groupId}`;
  return once(db, { actorId: actor.id, key: body.idempotencyKey, command }, async (tx) => {
    const at = clock.now();
    if ((await findOpenPlace(tx, { groupId, subgroupId })) === undefined)
      throw fieldError('subgroupId', 'Choose a service that is not archived');
    await checkOrganiser(tx, { organiserUserId, groupId });
    const product = await findTaughtProduct(tx, productId);
    if (product === undefined) throw fieldError('productId', 'Choose a course that a trainer teaches');
    const rows = windowsOfDays(body.days, { minutes: body.minutes, settings: await findBookingSettings(tx), at });
    const fields = { ...fieldsOf(body), slot: rows[0]?.slot ?? 'am', certificate_months: product.defaultMonths };
    const { deliverableId } = product;
    if (!isVirtual(deliverableId)) refuseNoPlace(fields);
    await checkWanted(tx, { groupId, productId, isVirtual: isVirtual(deliverableId), fields });
    const project = { title: product.name, organiser_user_id: organiserUserId, handled_by: null, notes: '' };
    const projectId = await insertProject(tx, { groupId, subgroupId, fields: project, enquiry, by: actor.id, at });
    const id = await insertRequest(tx, { projectId, productId, deliverableId, fields, at });
    await insertDates(tx, { projectRequestId: id, rows, at });
    await recordAudit(tx, actor, {
      ...{ action: 'bookings.newEnquiry', subject: `project request ${id}`, groupId },
      ...{ detail: { projectId, productId, dates: rows.length }, changes: newRecord(requestFields, fields) },
    });
    await notifyOfEnquiry({ mail }, tx, { id, at, by: actor.id });
    return id;
  });
}

type Sent = Pick<RequestFields, 'delegates' | 'minutes' | 'venue_id' | 'location_id' | 'place' | 'place_postcode'>;

function fieldsOf({ delegates, minutes, venue_id, location_id, place, place_postcode }: Sent): RequestFields {
  const unsent = { ...emptyFields, assessment_type: 'none', slot: 'am' } as const;
  return { ...unsent, delegates, minutes, venue_id, location_id, place, place_postcode };
}
const emptyFields = {
  ...{ certificate_months: 0, post_training_days_allowed: 0, video_account_id: null, meeting_url: null, notes: '' },
} as const;

/** Throws 422 for a course face to face without one place: a venue, a location, or own premises. */
function refuseNoPlace({ venue_id, location_id, place, place_postcode }: Sent): void {
  if (place !== null && place_postcode === null && venue_id === null)
    throw fieldError('place_postcode', 'Enter the postcode of your premises');
  if (venue_id === null && location_id === null && place_postcode === null)
    throw fieldError('venue_id', 'Choose a venue or a location, or enter your own premises');
}
