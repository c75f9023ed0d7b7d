import { writeFile } from 'node:fs/promises';
import type { TestApp } from '../test-app.ts';

type Target = { userId: number; groupId: number; ids: readonly number[] };

let made = 0;

/** Builds a finished export with a file. Returns its id and the key of its file. */
export async function buildExport(
  { db, services, clock }: TestApp,
  target: Target,
): Promise<{ id: number; key: string }> {
  made += 1;
  const key = `exports/built-${process.pid}-${made}.zip`;
  const arriving = services.files.temporary();
  await writeFile(arriving.path, 'zip');
  await services.files.keep(arriving.path, key);
  const { id } = await db
    .insertInto('exports')
    .values({
      ...{ kind: 'certificates', requested_by: target.userId, requested_at: clock.now(), level: 'superAdmin' },
      ...{ group_id: target.groupId, params: JSON.stringify({ ids: target.ids }), state: 'done', storage_key: key },
      ...{ total: target.ids.length, done: target.ids.length, bytes: 3, sha256: 'sum' },
      keep_until: new Date(clock.now().getTime() + 30 * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, key };
}
