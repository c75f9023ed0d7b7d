import { archiveMembers, archiveUser, previewLeaving, previewUserLeaving } from '@doselore/contract/leaving';
import { organisationAdmins, siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { placeLeaver } from '../../../test-support/matrix/world/leaver.factory.ts';

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(previewLeaving, organisationAdmins, { body: ({ world }) => ({ userIds: [world.leaverId] }) }),
    exampleOf(archiveMembers, organisationAdmins, {
      body: ({ world }) => ({ userIds: [world.leaverId], archived: true }),
      tidyUp: placeLeaver,
    }),
    exampleOf(previewUserLeaving, siteAdmins),
    exampleOf(archiveUser, siteAdmins, { body: () => ({ archived: false }) }),
  ],
};
