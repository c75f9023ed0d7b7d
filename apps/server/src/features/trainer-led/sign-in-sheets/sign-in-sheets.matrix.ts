import {
  addSignedSheet,
  getSignedSheet,
  getSignInSheet,
  listSignedSheets,
  removeSignedSheet,
  replaceSignedSheet,
} from '@doselore/contract/sign-in-sheets';
import { sessionAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { picture } from '../../../test-support/matrix/files.ts';

const firstId = 700_000;

/** A signed sheet of each course, whose id is that of the course and 700,000. Its file is that of an external course. */
const sheets = `insert into register_evidence
    (id, virtual_group_session_id, storage_key, media_type, bytes, uploaded_by, uploaded_at) overriding system value
  select ${firstId} + v.id, min(s.id), (select min(evidence_key) from external_course_users), 'image/png', 16,
    (select min(user_id) from user_roles where role = 'super_admin'), now()
  from virtual_groups v join virtual_group_sessions s on s.virtual_group_id = v.id group by v.id
  on conflict do nothing`;

export const matrix: RoomMatrix = {
  records: sheets,
  ids: ({ placeIds }) => ({ evidenceId: firstId + Number(placeIds.virtualGroupId) }),
  examples: [
    exampleOf(getSignInSheet, sessionAdmins),
    exampleOf(listSignedSheets, sessionAdmins),
    exampleOf(getSignedSheet, sessionAdmins),
    exampleOf(addSignedSheet, sessionAdmins, {
      file: picture,
      tidyUp: `delete from register_evidence where id < ${firstId}`,
    }),
    exampleOf(replaceSignedSheet, sessionAdmins, { file: picture }),
    exampleOf(removeSignedSheet, sessionAdmins, { tidyUp: sheets }),
  ],
};
