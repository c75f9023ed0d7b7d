import type { Level } from '@doselore/contract';
import type { ImportKind } from '@doselore/contract/imports';
import { matchAsGuessed, uploadList } from '../../features/administration/imports/index.ts';
import type { GroupId, SubgroupId, UserId, VirtualGroupId } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';

type Target = {
  actor: { id: UserId; level: Level };
  groupId: GroupId;
  subgroupId?: SubgroupId;
  virtualGroupId?: VirtualGroupId;
  abstractPaperCourseId?: number;
  kind?: ImportKind;
  head?: string[];
  rows: string[][];
};

/** Builds a list that has been uploaded, with columns matched by its headings, and checked. */
export async function buildImport(services: Services, target: Target): Promise<number> {
  const { actor, kind = 'new', head = ['First name', 'Last name', 'Email'], rows, ...place } = target;
  const ref = { ...place, kind, level: actor.level };
  const importId = await uploadList(services, actor, { ref, list: { fileName: 'People.csv', head, rows } });
  const scope = { grants: [{ kind: 'any' }] } as const;
  await matchAsGuessed(services, { scope, ref: { ...ref, importId } });
  return importId;
}
