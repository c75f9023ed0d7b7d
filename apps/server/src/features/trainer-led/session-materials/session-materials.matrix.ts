import {
  addMaterialFile,
  addMaterialLink,
  getOwnMaterialFile,
  getSessionMaterialFile,
  listMaterials,
  listOwnMaterials,
  removeMaterial,
} from '@doselore/contract/session-materials';
import { once } from '../../../test-support/matrix/bodies.ts';
import { owners, siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { ownSession } from '../../../test-support/matrix/expectations.ts';
import { picture } from '../../../test-support/matrix/files.ts';

const firstId = 600_000;
const callers = { ...siteAdmins, virtualGroupAdmin: ownSession };

/** A picture of each course, whose id is that of the course and 600,000. Its file is that of an external course. */
const materials = `insert into session_materials
    (id, virtual_group_id, title, shown, storage_key, media_type, bytes, added_by, added_at) overriding system value
  select ${firstId} + v.id, v.id, 'Leaflet', 'before', (select min(evidence_key) from external_course_users), 'image/png',
    16, (select min(user_id) from user_roles where role = 'super_admin'), now()
  from virtual_groups v on conflict do nothing`;
const withoutAdded = `delete from session_materials where id < ${firstId}`;
const facts = { title: 'Leaflet', shown: 'before' } as const;

export const matrix: RoomMatrix = {
  records: materials,
  ids: ({ placeIds }) => ({ materialId: firstId + Number(placeIds.virtualGroupId) }),
  examples: [
    exampleOf(listMaterials, callers),
    exampleOf(getSessionMaterialFile, callers),
    exampleOf(addMaterialLink, callers, {
      body: () => ({ ...facts, url: 'https://www.example.org/leaflet', ...once() }),
      tidyUp: withoutAdded,
    }),
    exampleOf(addMaterialFile, callers, { file: picture, query: facts, tidyUp: withoutAdded }),
    exampleOf(removeMaterial, callers, { tidyUp: materials }),
    exampleOf(listOwnMaterials, owners),
    exampleOf(getOwnMaterialFile, owners),
  ],
};
