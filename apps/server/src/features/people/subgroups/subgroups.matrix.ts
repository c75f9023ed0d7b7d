import { commandOf } from '@doselore/contract';
import {
  archiveSubgroup,
  changeSubgroup,
  createSubgroup,
  getGroupSubgroupsCsv,
  getSubgroup,
  getSubgroupsCsv,
  listGroupSubgroups,
  listSubgroupCodes,
  listSubgroups,
  restoreSubgroup,
} from '@doselore/contract/subgroups';
import { opened } from '../../../test-support/matrix/bodies.ts';
import {
  adminsOfOrganisationWithService,
  listingAdminsOfServices,
  organisationAdmins,
  serviceAdmins,
} from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

type Fields = { name: string; ods_code: string | null; premises_number: string | null };
const service = (name: string): Fields => ({ name, ods_code: null, premises_number: null });
const archiveS3 = `update subgroups set archived_at = now() where name like 'MKR_%_S3' and archived_at is null`;

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(listSubgroups, listingAdminsOfServices),
    exampleOf(getSubgroupsCsv, listingAdminsOfServices),
    exampleOf(listGroupSubgroups, organisationAdmins),
    exampleOf(getGroupSubgroupsCsv, organisationAdmins),
    exampleOf(getSubgroup, serviceAdmins('LOW')),
    exampleOf(listSubgroupCodes, adminsOfOrganisationWithService),
    exampleOf(createSubgroup, organisationAdmins, {
      body: () => commandOf(service('New')),
    }),
    exampleOf(changeSubgroup, adminsOfOrganisationWithService, {
      body: (at) =>
        commandOf({
          ...opened(service(`MKR_${at.service}`), { premises_number: '1990711' }),
          codesFrom: '2026-01-05',
        }),
    }),
    exampleOf(archiveSubgroup, adminsOfOrganisationWithService, {
      tidyUp: `update subgroups set archived_at = null where name not like 'MKR_%_S3'`,
    }),
    exampleOf(restoreSubgroup, organisationAdmins, {
      body: ({ home, place }) => ({ subgroupId: place.services[`${home}_S3`] }),
      tidyUp: archiveS3,
    }),
  ],
};
