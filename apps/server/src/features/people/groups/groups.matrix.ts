import { commandOf, emptyRecord } from '@doselore/contract';
import {
  changeGroup,
  countGroups,
  createGroup,
  getGroup,
  getGroupProfile,
  getGroupsCsv,
  groupFields,
  listGroupCodes,
  listGroups,
  moveGroup,
} from '@doselore/contract/groups';
import { opened } from '../../../test-support/matrix/bodies.ts';
import { listingAdmins, organisationAdmins, siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

const group = (name: string) => ({ ...emptyRecord(groupFields), name });

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(listGroups, listingAdmins),
    exampleOf(getGroupsCsv, listingAdmins),
    exampleOf(countGroups, siteAdmins),
    exampleOf(getGroup, organisationAdmins),
    exampleOf(getGroupProfile, siteAdmins),
    exampleOf(listGroupCodes, siteAdmins),
    exampleOf(createGroup, siteAdmins, { body: () => commandOf(group('New')) }),
    exampleOf(changeGroup, siteAdmins, {
      body: (at) =>
        commandOf({
          ...opened(group(`MKR_${at.home}_ORG`), { notes: 'Ring first' }),
          codesFrom: '2026-01-05',
        }),
    }),
    exampleOf(moveGroup, siteAdmins, {
      body: () => ({ list: 'open' }),
      tidyUp: `update groups set archived_at = now() where name = 'MKR_ARCHIVED_ORG'`,
    }),
  ],
};
