import type { Scope, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { getMember } from './get-member.ts';
import { type LicenceData, listMemberLicences } from './licences.report.ts';
import { virtualGroupPlace } from './virtual-group-place.ts';

/** Lists the licences of a delegate for the course that the virtual group teaches. Throws 404 for a person of another place. */
export async function listDelegateLicences(
  db: Queries,
  scope: Scope,
  params: { virtualGroupId: VirtualGroupId; userId: number },
): Promise<LicenceData[]> {
  const { place, productId } = await virtualGroupPlace(db, scope, params.virtualGroupId);
  const member = await getMember(db, scope, { ...place, ...params });
  const rows = await listMemberLicences(db, scope, { groupId: place.groupId, userId: member.id });
  return rows.filter((row) => row.product_type === 'abstract_course' && row.product_id === productId);
}
