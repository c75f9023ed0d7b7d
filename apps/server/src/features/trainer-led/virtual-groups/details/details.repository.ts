import type { Equipment } from '@doselore/contract/venues';
import { sql } from 'kysely';
import type { VirtualGroupId } from '../../../../platform/access/index.ts';
import { isVirtualCourse, type Queries } from '../../../../platform/db/index.ts';

export type DetailsData = {
  is_virtual: boolean;
  room: string | null;
  video_account: string | null;
  organiser: string | null;
  organiser_email: string | null;
  venue: string | null;
  address: string | null;
  capacity: number | null;
  equipment: Equipment[] | null;
  access_notes: string | null;
  contact_name: string | null;
  contact_phone: string | null;
  contact_email: string | null;
};

/** Finds the place and the meeting of a course. The organiser has an account in use. */
export async function findDetails(db: Queries, id: VirtualGroupId): Promise<DetailsData | undefined> {
  const { rows } = await sql<DetailsData>`
    select ${isVirtualCourse} as is_virtual, v.place as room, a.name as video_account,
      o.first_name || ' ' || o.last_name as organiser, o.email as organiser_email, ve.name as venue,
      concat_ws(', ', ve.address_line_1, ve.address_line_2, ve.town, ve.postcode) as address, ve.capacity, ve.equipment,
      ve.access_notes, ve.contact_name, ve.contact_phone, ve.contact_email
    from virtual_groups v left join venues ve on ve.id = v.venue_id left join video_accounts a on a.id = v.video_account_id
    left join users o on o.id = v.organiser_user_id and o.archived_at is null and o.state = 'active'
    where v.id = ${id}`.execute(db);
  return rows[0];
}
