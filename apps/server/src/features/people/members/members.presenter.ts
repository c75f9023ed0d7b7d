import { pickFields } from '@doselore/contract';
import { listedFields, type MemberInfo, type MemberRow, memberFields } from '@doselore/contract/members';
import type { Actor } from '../../../platform/access/index.ts';
import { findIdentityRefusal, findProfessionRefusal } from './identity/identity.ts';
import type { findMember } from './member-info.repository.ts';
import type { MemberData } from './members.repository.ts';

export function presentMember(row: MemberData & Pick<MemberRow, 'expiring'>): MemberRow {
  return {
    id: row.id,
    ...pickFields(listedFields, row),
    state: row.state,
    services: row.services,
    live_licences: row.live_licences,
    certificates: row.certificates,
    expires_on: row.expires_on,
    is_organiser: row.is_organiser,
    waiting_results: row.waiting_results,
    expiring: row.expiring,
  };
}

type InfoRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;

export function presentMemberInfo(row: InfoRow, actor: Actor): MemberInfo {
  const { invited_at: sentAt, invitation_expires_at: expiresAt } = row;
  return {
    id: row.id,
    ...pickFields(memberFields, row),
    job_role_here: row.job_role_here,
    state: row.state,
    joined_at: row.joined_at.toISOString(),
    left_at: row.left_at?.toISOString() ?? null,
    leaves_on: row.leaves_on,
    services: row.services,
    manages: row.manages,
    manages_organisation: row.manages_organisation,
    invitation:
      sentAt === null || expiresAt === null
        ? null
        : { sent_at: sentAt.toISOString(), expires_at: expiresAt.toISOString() },
    can_change_identity: findIdentityRefusal(actor, { state: row.account, reach: row.reach }) === undefined,
    can_change_profession: findProfessionRefusal(actor, { reach: row.reach }) === undefined,
    live_licences: row.live_licences,
  };
}
