import type { CourseDetails } from '@doselore/contract/virtual-groups';
import { notFound, type VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { type DetailsData, findDetails } from './details.repository.ts';

/** Returns the place and the meeting of a course, with the people to call about them. */
export async function showDetails(db: Queries, id: VirtualGroupId): Promise<CourseDetails> {
  const row = await findDetails(db, id);
  if (row === undefined) throw notFound();
  const { organiser, organiser_email: email } = row;
  return {
    room: row.room,
    venue: venueOf(row),
    meeting: row.is_virtual ? { account: row.video_account } : null,
    organiser: organiser === null || email === null ? null : { name: organiser, email },
  };
}

function venueOf(row: DetailsData): CourseDetails['venue'] {
  if (row.venue === null) return null;
  return {
    name: row.venue,
    address: row.address ?? '',
    capacity: row.capacity ?? 0,
    equipment: row.equipment ?? [],
    access_notes: row.access_notes ?? '',
    contact: { name: row.contact_name, phone: row.contact_phone, email: row.contact_email },
  };
}
