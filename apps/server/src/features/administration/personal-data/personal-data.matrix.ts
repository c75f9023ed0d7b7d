import { getOwnData } from '@doselore/contract/account';
import { eraseUser, previewErasure } from '@doselore/contract/personal-data';
import { exportSubject } from '@doselore/contract/users';
import { members, siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

const byErasure = 'an erasure deletes these rows, and the matrix erases nobody';

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(getOwnData, members),
    exampleOf(exportSubject, siteAdmins),
    exampleOf(previewErasure, siteAdmins),
    // Malformed: a valid body would erase a person of the world.
    exampleOf(eraseUser, siteAdmins, { refusedBody: () => ({ reason: '' }) }),
  ],
  deletedElsewhere: {
    erased_files: 'a background task deletes these rows, no request',
    import_files: 'external-entries.test.ts erases a person whose rows have files',
    register_evidence: 'goes with the last delegate of a course: evidence.test.ts',
    merge_changes: byErasure,
    notifications: byErasure,
    outbox_messages: byErasure,
  },
};
