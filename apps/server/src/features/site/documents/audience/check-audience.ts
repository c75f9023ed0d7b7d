import { fieldError } from '@doselore/contract';
import { type DocumentFields, idsOf, partsOf } from '@doselore/contract/documents';
import type { Queries } from '../../../../platform/db/index.ts';
import type { DocumentPlace } from '../documents.repository.ts';
import { type AudienceRows, listGroupChoices, listSubgroupChoices } from './audience.repository.ts';

export type AudienceFields = Pick<
  DocumentFields,
  'audience' | 'audience_groups' | 'audience_subgroups' | 'audience_job_roles' | 'is_admins_only'
>;

const sorted = (text: string) => [...new Set(idsOf(text))].toSorted((a, b) => a - b).join(',');

/** Returns the fields in one order, so that the same choices are the same text. Everyone has no choices. */
export function orderAudience<F extends AudienceFields>(fields: F): F {
  if (fields.audience === 'everyone')
    return { ...fields, audience_groups: '', audience_subgroups: '', audience_job_roles: '', is_admins_only: false };
  return {
    ...fields,
    audience_groups: sorted(fields.audience_groups),
    audience_subgroups: sorted(fields.audience_subgroups),
    audience_job_roles: [...new Set(partsOf(fields.audience_job_roles))].toSorted().join(','),
  };
}

/** Returns the choices of an audience as rows. Throws for none, and for places outside the document's place. */
export async function checkAudience(
  db: Queries,
  place: DocumentPlace,
  {
    fields,
    before = { groupIds: [], subgroupIds: [] },
  }: {
    fields: AudienceFields;
    /** Choices that are stored, which stay possible when a place was archived since. */
    before?: Pick<AudienceRows, 'groupIds' | 'subgroupIds'>;
  },
): Promise<AudienceRows> {
  const rows = {
    groupIds: idsOf(fields.audience_groups),
    subgroupIds: idsOf(fields.audience_subgroups),
    jobRoles: partsOf(fields.audience_job_roles),
  };
  if (fields.audience === 'everyone') return rows;
  const { groupIds, subgroupIds, jobRoles } = rows;
  if (groupIds.length + subgroupIds.length + jobRoles.length === 0 && !fields.is_admins_only)
    throw fieldError('audience', 'Choose who may read it');
  const groups = (await listGroupChoices(db, place)).map(({ id }) => id);
  if (groupIds.some((id) => !groups.includes(id) && !before.groupIds.includes(id)))
    throw fieldError('audience_groups', 'Choose organisations that are not archived');
  const services = (await listSubgroupChoices(db, place))
    .filter(({ group_id }) => groupIds.length === 0 || groupIds.includes(group_id))
    .map(({ id }) => id);
  if (subgroupIds.some((id) => !services.includes(id) && !before.subgroupIds.includes(id)))
    throw fieldError('audience_subgroups', 'Choose services of these organisations that are not archived');
  return rows;
}
