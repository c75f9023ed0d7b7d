import { listGroupMembers, listSubgroupMembers, type MemberRow } from '@doselore/contract';
import { type Route, serve } from '../../platform/http/index.ts';
import { listMemberRows } from './members.repository.ts';

type Rows = Awaited<ReturnType<typeof listMemberRows>>;

export const memberRoutes: Route[] = [
  serve(listGroupMembers, async ({ params, query, scope, services }) =>
    presentMembers(await listMemberRows(services.db, scope, { ...query, ...params })),
  ),
  serve(listSubgroupMembers, async ({ params, query, scope, services }) =>
    presentMembers(await listMemberRows(services.db, scope, { ...query, ...params })),
  ),
];

function presentMembers(rows: Rows): { rows: MemberRow[]; total: number } {
  return { rows: rows.map(presentMember), total: rows[0]?.total ?? 0 };
}

function presentMember(row: Rows[number]): MemberRow {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    job_role: row.job_role,
    provisional: row.provisional,
    services: row.services,
    live_licences: row.live_licences,
    certificates: row.certificates,
  };
}
