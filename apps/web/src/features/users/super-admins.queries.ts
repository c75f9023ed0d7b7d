import type { Body } from '@doselore/contract';
import {
  confirmSuperAdmin,
  getSuperAdminProposal,
  listSuperAdmins,
  proposeSuperAdmin,
  removeSuperAdmin,
  withdrawSuperAdmin,
} from '@doselore/contract/users';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

const level = 'superAdmin';
export type ProposalLink = { tokenId: number; tokenKey: string };

export const superAdminsQuery = queryOptions({
  queryKey: ['super-admins'],
  queryFn: ({ signal }) => callEndpoint(listSuperAdmins, { level, signal }),
});

export function proposalQuery(params: ProposalLink) {
  return queryOptions({
    queryKey: ['super-admins', 'proposal', params.tokenId],
    queryFn: ({ signal }) => callEndpoint(getSuperAdminProposal, { level, params, signal }),
    retry: false,
  });
}

export const propose = (body: Body<typeof proposeSuperAdmin>) => callEndpoint(proposeSuperAdmin, { level, body });
export const confirmProposal = (params: ProposalLink) => callEndpoint(confirmSuperAdmin, { level, params });
export const withdraw = (body: Body<typeof withdrawSuperAdmin>) => callEndpoint(withdrawSuperAdmin, { level, body });
export const remove = (body: Body<typeof removeSuperAdmin>) => callEndpoint(removeSuperAdmin, { level, body });
