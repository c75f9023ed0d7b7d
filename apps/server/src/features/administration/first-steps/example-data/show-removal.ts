import type { ExampleRemoval } from '@doselore/contract/first-steps';
import { checkSiteWide, notFound, type Scope } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { type Example, findState } from '../stored-state.ts';
import { findExampleGroup } from './example.repository.ts';
import { findExtra, listObstacles } from './obstacles.repository.ts';

/** Shows what removing the example data would meet. Throws 404 while there are none. */
export async function showRemoval({ db }: Pick<Services, 'db'>, scope: Scope): Promise<ExampleRemoval> {
  const { example } = await findState(db);
  if (example === undefined) throw notFound();
  return judgeRemoval(db, scope, example);
}

export async function judgeRemoval(db: Queries, scope: Scope, example: Example): Promise<ExampleRemoval> {
  if (example.groupId === null) return { group: null, obstacles: [], licences: 0, keeps_course: false };
  const groupId = checkSiteWide<'group'>(scope, example.groupId);
  const [group, obstacles, extra] = [
    await findExampleGroup(db, groupId),
    await listObstacles(db, { groupId, subgroupId: example.subgroupId }),
    await findExtra(db, { groupId, courseId: example.courseId }),
  ];
  return { group: group ?? null, obstacles, ...extra };
}
