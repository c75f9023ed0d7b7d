import { getSuperAdminProposal, listSuperAdmins } from '@doselore/contract/users';

import { roomQueries } from '../../../platform/query-client/index.ts';

const level = 'superAdmin';
const superAdmins = roomQueries('super-admins');
export type ProposalLink = { tokenId: number; tokenKey: string };

export const superAdminsQuery = superAdmins.one(listSuperAdmins, { level });
export const proposalQuery = (params: ProposalLink) =>
  superAdmins.one(getSuperAdminProposal, { level, params }, { retry: false });
