import {
  getDuplicateRecordsCsv,
  getDuplicatesCsv,
  listDuplicateRecords,
  listDuplicates,
  listMerges,
  mergeGroups,
  mergeUsers,
  previewGroupMerge,
  previewUserMerge,
  respellVenue,
  searchDuplicatesNow,
  setDistinct,
  setDistinctRecords,
  undoMerge,
} from '@doselore/contract/merges';
import { siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { absent } from '../../../test-support/matrix/world/world.ts';

const sameTwice = { keepId: absent, dropId: absent };
const foundAgain = 'decides nothing: what is there is found again';

const needsDuplicates = 'the matrix has no duplicates that are marked as distinct';
const searchAgain = 'a search removes what is no longer found, and nothing changes between the searches of the matrix';

export const matrix: RoomMatrix = {
  words: () => ({ kind: 'licences' }),
  ids: ({ world }) => ({ mergeId: world.mergeId }),
  examples: [
    exampleOf(listDuplicateRecords, siteAdmins),
    exampleOf(getDuplicateRecordsCsv, siteAdmins),
    exampleOf(setDistinctRecords, siteAdmins, { body: () => ({ oneId: absent, otherId: absent, distinct: true }) }),
    exampleOf(respellVenue, siteAdmins, {
      body: ({ world }) => ({
        groupId: world.homes.HIGH.groupId,
        from: 'None',
        to: 'None',
      }),
    }),
    exampleOf(listDuplicates, siteAdmins),
    exampleOf(getDuplicatesCsv, siteAdmins),
    exampleOf(searchDuplicatesNow, siteAdmins, {
      unaudited: {
        duplicate_pairs: foundAgain,
        duplicate_searches: foundAgain,
        duplicate_things: foundAgain,
      },
    }),
    exampleOf(setDistinct, siteAdmins, { body: () => ({ oneId: absent, otherId: absent, distinct: true }) }),
    exampleOf(previewUserMerge, siteAdmins, { body: () => sameTwice }),
    exampleOf(mergeUsers, siteAdmins, { body: () => sameTwice }),
    exampleOf(previewGroupMerge, siteAdmins, { body: () => sameTwice }),
    exampleOf(mergeGroups, siteAdmins, { body: () => sameTwice }),
    exampleOf(listMerges, siteAdmins),
    // Example for a merge that has been undone already.
    exampleOf(undoMerge, siteAdmins),
  ],
  deletedElsewhere: {
    distinct_people: needsDuplicates,
    distinct_things: needsDuplicates,
    duplicate_pairs: searchAgain,
    duplicate_things: searchAgain,
    merge_changes: 'the merge and the repairs of the matrix have been undone already',
  },
};
