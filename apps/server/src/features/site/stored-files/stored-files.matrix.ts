import { getFileCheck, runFileCheck } from '@doselore/contract/stored-files';
import { siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

export const matrix: RoomMatrix = {
  examples: [exampleOf(getFileCheck, siteAdmins), exampleOf(runFileCheck, siteAdmins)],
  deletedElsewhere: {
    unnamed_files: 'a daily job deletes these rows, no request',
  },
};
