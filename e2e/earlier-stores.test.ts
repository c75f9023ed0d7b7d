import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rowsOf } from './support/database.ts';
import { LearnerJourney } from './support/learner-journey.ts';

const on = new LearnerJourney();

type Left = { database: string; store: string; index: string; ownerPath: string; hint: string };
type Entries = (readonly [key: string, value: object])[];

/**
 * Leaves entries in a browser as the app of an earlier release left them, under the names that it used. Without entries:
 * those that the browser stores now, moved to a database that such an app has made.
 */
async function leave(page: Page, left: Left, entries?: Entries): Promise<number> {
  await page.goto(`${on.address}/alive`);
  return page.evaluate(
    async ([{ database, store, index, ownerPath, hint }, own]) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const read = async () => {
        const db = await done(indexedDB.open(database));
        const found = db.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([done(found.getAllKeys()), done(found.getAll())]);
        db.close();
        return keys.map((key, nth) => [key, values[nth]] as const);
      };
      const moved = own ?? (await read());
      await done(indexedDB.deleteDatabase(database));
      const opening = indexedDB.open(database, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(store).createIndex(index, ownerPath);
      const db = await done(opening);
      const target = db.transaction(store, 'readwrite').objectStore(store);
      await Promise.all(moved.map(([key, value]) => done(target.put(value, key))));
      db.close();
      localStorage.setItem(hint, 'yes');
      return moved.length;
    },
    [left, entries] as const,
  );
}

const marks = { store: 'marks', index: 'by-owner', ownerPath: 'ownerId', hint: 'doselore-kept-marks' };

/** Returns an entry of the trainer who leads a course, for its first delegate without a result. */
async function delegateOf(courseId: number, without: string) {
  const [row] = await rowsOf<{ trainer: number; delegate: number; session: number }>(
    on.server,
    `select c.trainer_user_id::int as trainer, d.user_id::int as delegate, s.id::int as session
     from virtual_groups c join virtual_group_delegates d on d.virtual_group_id = c.id
     join virtual_group_sessions s on s.virtual_group_id = c.id
     where c.id = $1 and ${without} order by s.id, d.user_id limit 1`,
    [courseId],
  );
  if (row === undefined) throw new Error(`Course ${courseId} has no such delegate`);
  const { trainer: ownerId, delegate: userId, session: sessionId } = row;
  const key = crypto.randomUUID();
  const entry = { ownerId, level: 'virtualGroupAdmin', virtualGroupId: courseId, userId, key };
  return { entry: { ...entry, made_at: new Date().toISOString() }, sessionId };
}

const auditsOf = async (action: string, userId: number) =>
  (
    await rowsOf<{ id: number }>(
      on.server,
      `select id from audit_events where action = $1 and detail->>'userId' = $2::text`,
      [action, String(userId)],
    )
  ).length;

test('progress that an earlier release left in this browser is sent', async () => {
  await on.openCourse();
  on.cut();
  const place = await on.turn();
  const [attempt, said] = [on.attemptOn(), await on.said()];
  await on.untilUnsaved();
  await on.closeTab();
  const held = { database: 'doselore', store: 'held-work', index: 'by-user', ownerPath: 'userId' };
  expect(await leave(on.page, { ...held, hint: 'doselore-held-work' })).toBe(1);
  on.reconnect();
  await on.page.goto(`${on.address}/my-learning-zone`);
  await on.page.getByText(/ is saved now\.$/u).waitFor();
  await on.untilStored(attempt, said);
  await on.expectResumeAt(place);
});

test('marks and assessments that an earlier release left in this browser are sent once', async () => {
  const register = await delegateOf(
    6,
    `not exists (select from session_attendances a
       where a.virtual_group_session_id = s.id and a.user_id = d.user_id and a.attendance is not null)`,
  );
  const [course] = await rowsOf<{ id: number; checklist: number }>(
    on.server,
    `select g.id::int as id, max(k.id)::int as checklist from virtual_groups g join observation_checklists k on k.abstract_course_id = g.abstract_course_id
     where g.assessment_type = 'observed' and g.state = 'scheduled' group by g.id`,
  );
  const assessed = await delegateOf(course?.id ?? 0, `d.assessment = 'pending'`);
  const mark = { ...register.entry, sessionId: register.sessionId, attendance: 'absent' };
  const result = { ...assessed.entry, result: 'failed', by: { checklistId: course?.checklist, met: [] } };

  const page = await on.signIn('amara.osei');
  await leave(page, { ...marks, database: 'doselore-register' }, [
    [`${mark.ownerId}:${mark.sessionId}:${mark.userId}`, mark],
  ]);
  await leave(page, { ...marks, database: 'doselore-assessments' }, [
    [`${result.ownerId}:course ${result.virtualGroupId}:${result.userId}`, result],
  ]);
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(`${on.address}/trainers/pharmacist-led-training`);
    await expect.poll(() => auditsOf('virtualGroups.mark', mark.userId), { timeout: 15_000 }).toBe(1);
    await expect.poll(() => auditsOf('virtualGroups.assess', result.userId), { timeout: 15_000 }).toBe(1);
    await page.waitForLoadState('networkidle');
  }
  await page.context().close();
});
