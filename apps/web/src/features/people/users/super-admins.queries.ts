import { getSuperAdminProposal } from '@doselore/contract/users';
import { roomQueries } from '../../../platform/query-client/index.ts';

export const superAdmins = roomQueries('super-admins');
export type ProposalLink = { tokenId: number; tokenKey: string };
export const proposalQuery = (params: ProposalLink) =>
  superAdmins.one(getSuperAdminProposal, { params }, { retry: false });
