import { getAbsencesCsv, listAbsences } from '@doselore/contract/absences';
import { listingAdmins } from '../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../test-support/matrix/example.ts';

export const matrix: RoomMatrix = {
  deletedElsewhere: { absences: 'closing a reopened course deletes mistaken ones: reopening.test.ts' },
  examples: [exampleOf(listAbsences, listingAdmins), exampleOf(getAbsencesCsv, listingAdmins)],
};
