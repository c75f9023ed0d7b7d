import { type Body, commandOf } from '@doselore/contract';
import {
  confirmSuperAdmin,
  getSuperAdminProposal,
  listSuperAdmins,
  proposeSuperAdmin,
  removeSuperAdmin,
  withdrawSuperAdmin,
} from '@doselore/contract/users';
import { callEndpoint } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const level = 'superAdmin';
const superAdmins = roomQueries('super-admins');
export type ProposalLink = { tokenId: number; tokenKey: string };

export const superAdminsQuery = superAdmins.one(listSuperAdmins, { level });
export const proposalQuery = (params: ProposalLink) =>
  superAdmins.one(getSuperAdminProposal, { level, params }, { retry: false });

export const propose = (body: Body<typeof proposeSuperAdmin>) =>
  callEndpoint(proposeSuperAdmin, { level, body: commandOf(body) });
export const confirmProposal = (params: ProposalLink) => callEndpoint(confirmSuperAdmin, { level, params });
export const withdraw = (body: Body<typeof withdrawSuperAdmin>) => callEndpoint(withdrawSuperAdmin, { level, body });
export const remove = (body: Body<typeof removeSuperAdmin>) => callEndpoint(removeSuperAdmin, { level, body });
