import {
  cancelExport,
  getExport,
  getExportFile,
  listExports,
  startCertificatePdfs,
  startSessionPdfs,
} from '@doselore/contract/exports';
import { once } from '../../../test-support/matrix/bodies.ts';
import { organisationAdmins, serviceAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type FindIds, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import {
  adminWithExport,
  anyAdminOfExports,
  ownSession,
  serviceOfSession,
} from '../../../test-support/matrix/expectations.ts';
import { absent } from '../../../test-support/matrix/world/world.ts';

/**
 * Two exports of each person with the right to them: one done, one waiting. Their ids are the offsets plus the person's
 * id.
 */
const firstDone = 810_000;
const firstWaiting = 820_000;
const [site, organisation, service, course] = startSessionPdfs.levels;
const places = `select p.* from (
    select 1 as nth, '${site}' as level, 1::bigint as group_id, null::bigint as subgroup_id, null::bigint as course
      from user_roles r where r.user_id = u.id and r.role = 'super_admin'
    union all select 2, '${organisation}', m.group_id, null, null from group_managers m join groups g on g.id = m.group_id
      where m.user_id = u.id and g.archived_at is null
    union all select 3, '${service}', s.group_id, s.id, null from subgroup_managers m
      join subgroups s on s.id = m.subgroup_id join group_settings t on t.group_id = s.group_id
      where m.user_id = u.id and s.archived_at is null and t.default_service_manager_level in ('HIGH', 'MED')
    union all select 4, '${course}', v.group_id, null, v.id from virtual_groups v where v.trainer_user_id = u.id
  ) p order by p.nth, p.group_id limit 1`;
const everyExport = `delete from exports where id < ${firstDone} or id >= ${firstWaiting};
  insert into exports (id, kind, requested_by, requested_at, level, group_id, subgroup_id, virtual_group_id, params, total,
    state, done, storage_key, bytes, sha256, keep_until) overriding system value
  select n.first + u.id, 'certificates', u.id, '2026-01-01', p.level, p.group_id, p.subgroup_id, p.course, '{"ids": [0]}', 1,
    n.state, n.done, case n.done when 1 then (select min(evidence_key) from external_course_users) end, 1, 'sum', '2036-01-01'
  from users u cross join lateral (${places}) p
    cross join (values (${firstDone}, 'done', 1), (${firstWaiting}, 'queued', 0)) n (first, state, done)
  on conflict (id) do nothing`;

const exportFrom =
  (first: number): FindIds =>
  ({ world, persona, position }) => ({
    exportId: position === 'own' && persona !== 'anon' ? first + world.users[persona] : absent,
  });

export const matrix: RoomMatrix = {
  records: everyExport,
  ids: exportFrom(firstDone),
  examples: [
    exampleOf(startCertificatePdfs.group, organisationAdmins, {
      body: () => ({ filter: {}, ...once() }),
      tidyUp: everyExport,
    }),
    exampleOf(startCertificatePdfs.subgroup, serviceAdmins('MED'), {
      body: () => ({ filter: {}, ...once() }),
      tidyUp: everyExport,
    }),
    exampleOf(
      startSessionPdfs,
      { ...organisationAdmins, subgroupAdmin: serviceOfSession, virtualGroupAdmin: ownSession },
      { body: () => ({ filter: {}, ...once() }), tidyUp: everyExport },
    ),
    exampleOf(listExports, { mixedAdmin: anyAdminOfExports }),
    exampleOf(getExport, { mixedAdmin: adminWithExport }),
    exampleOf(getExportFile, { mixedAdmin: adminWithExport }),
    exampleOf(cancelExport, { mixedAdmin: adminWithExport }, { ids: exportFrom(firstWaiting), tidyUp: everyExport }),
  ],
};
