import { getAbsencesCsv, listAbsences } from '@doselore/contract/absences';
import { listingAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

/** Everybody who is a delegate missed a course. */
const absences = `insert into absences
    (virtual_group_id, user_id, group_id, subgroup_id, abstract_course_id, day, is_excused, seat)
  select v.id, d.user_id, v.group_id, v.subgroup_id, v.abstract_course_id, '2026-01-05', false, 'none'
  from virtual_groups v join virtual_group_delegates d on d.virtual_group_id = v.id`;

export const matrix: RoomMatrix = {
  records: absences,
  deletedElsewhere: { absences: 'closing a reopened course deletes mistaken ones: reopening.test.ts' },
  examples: [exampleOf(listAbsences, listingAdmins), exampleOf(getAbsencesCsv, listingAdmins)],
};
