import { getSuperAdminProposal, listSuperAdmins } from '@doselore/contract/users';

import { roomQueries } from '../../../platform/query-client/index.ts';

const superAdmins = roomQueries('super-admins');
export type ProposalLink = { tokenId: number; tokenKey: string };

export const superAdminsQuery = superAdmins.one(listSuperAdmins);
export const proposalQuery = (params: ProposalLink) =>
  superAdmins.one(getSuperAdminProposal, { params }, { retry: false });
