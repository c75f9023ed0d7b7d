export { type LeaverLicence, listUnstartedLicences, reclaimFromLeavers, returnToMembers } from './leaver-licences.ts';
