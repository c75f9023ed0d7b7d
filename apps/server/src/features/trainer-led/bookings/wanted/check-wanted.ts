import { fieldError } from '@doselore/contract';
import type { WantedFields } from '@doselore/contract/bookings';
import type { GroupId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { checkLocation, checkVenue } from '../../../scheduling/venues/index.ts';
import { checkMeetingAccount } from '../../../scheduling/video-meetings/index.ts';
import { checkAssessment } from '../../course-assessments/index.ts';

type Checked = { groupId: GroupId; productId: number; isVirtual: boolean; fields: WantedFields };

/** Throws 422 for a place, a meeting or an assessment that a booking cannot have. */
export async function checkWanted(tx: Tx, { groupId, productId, isVirtual, fields }: Checked): Promise<void> {
  if (isVirtual) refusePlace(fields);
  else refuseMeeting(fields);
  await checkAssessment(tx, { type: fields.assessment_type, productId });
  await checkVenue(tx, { venueId: fields.venue_id, groupId, places: fields.delegates });
  await checkLocation(tx, fields.location_id);
  await checkMeetingAccount(tx, fields.video_account_id);
}

function refusePlace({ venue_id, location_id, place, place_postcode, ...meeting }: WantedFields): void {
  for (const [name, value] of Object.entries({ venue_id, location_id, place, place_postcode }))
    if (value !== null) throw fieldError(name, 'A course online has no place. Leave this empty');
  if (meeting.video_account_id !== null && meeting.meeting_url !== null)
    throw fieldError('meeting_url', 'Choose an account or type a link. Leave one of them empty');
}

function refuseMeeting(fields: WantedFields): void {
  for (const name of ['video_account_id', 'meeting_url'] as const)
    if (fields[name] !== null) throw fieldError(name, 'Only a course online has meetings. Leave this empty');
  const { venue_id, location_id, place, place_postcode } = fields;
  if (place_postcode === null) return;
  if (place === null) throw fieldError('place', 'Enter the name of the premises');
  if (venue_id !== null || location_id !== null)
    throw fieldError('place_postcode', 'Choose a venue or a location, or type your own premises');
}
