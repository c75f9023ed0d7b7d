import { expect, test } from 'vitest';
import { pdfPages } from '../../../test-support/certificates/pdf-text.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildSession } from '../virtual-groups/session.factory.ts';

const server = await openTestApp();
const { db } = server;
const squeeze = (text: string) => text.replaceAll(' ', '');

const longName = {
  firstName: 'Zażółć Gwenllïan Maria',
  lastName: 'Featherstonehaugh-Cholmondeley of Llanŷstumdwy',
};
const longWord = { firstName: 'Wolfe', lastName: 'Schlegelsteinhausenbergerdorffwelchevoralternwaren' };

test('prints 60 delegates over several pages, each with the head, the columns and its number', async () => {
  const session = await buildSession(server, { delegates: 58 });
  const subgroupId = await buildSubgroup(db, { groupId: session.groupId, name: 'Harbour Street' });
  for (const name of [longName, longWord]) {
    const userId = await buildUser(db, name);
    await server.rows("update users set job_role = 'Pharmacy technician' where id = $1", [userId]);
    await buildMembership(db, { userId, groupId: session.groupId, subgroupId });
    await server.rows('insert into virtual_group_delegates (virtual_group_id, user_id) values ($1, $2)', [
      session.virtualGroupId,
      userId,
    ]);
  }
  const answer = await session.asTrainer.get(session.trainer('/sign-in-sheet'));
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toContain('Sign-in sheet Basic life support 2026-09-01.pdf');
  const pages = pdfPages(answer.rawPayload);
  expect(pages.length).toBeGreaterThan(2);
  for (const [nth, page] of pages.entries()) {
    for (const text of ['Sign-in sheet', 'Basic life support', 'Tue 1st Sep 2026, 10:00 - 11:00', 'Quay Room'])
      expect(page).toContain(squeeze(text));
    for (const text of ['Trainer', 'Name', 'Service', 'Job', 'Signature', `Page ${nth + 1} of ${pages.length}`])
      expect(page).toContain(squeeze(text));
  }
  const whole = pages.join('');
  // Words that are longer than their column are divided by a hyphen.
  const undivided = (text: string) => squeeze(text).replaceAll('-', '');
  for (const { firstName, lastName } of [longName, longWord])
    expect(undivided(whole)).toContain(undivided(`${firstName} ${lastName}`));
  expect(whole).toContain(squeeze('Harbour Street'));
  expect(whole).toContain(squeeze('Pharmacy technician'));
  // Every delegate has a line, and 6 lines after them are empty.
  expect(whole).toMatch(/66(?=Trainer'ssignature|Page)/u);
  expect(pages.at(-1)).toContain(squeeze("Trainer's signature"));
  expect(whole).not.toContain('?');
});

test('a course of several sessions needs the chosen session, and prints its sheet', async () => {
  const session = await buildSession(server, { delegates: 1, days: 2 });
  expect((await session.asAdmin.get(session.admin('/sign-in-sheet'))).json().errors).toEqual({
    sessionId: ['Choose the session'],
  });
  const [, second] = await session.sessionIds();
  const [page = ''] = pdfPages(
    (await session.asSuper.get(session.site(`/sign-in-sheet?sessionId=${second}`))).rawPayload,
  );
  expect(page).toContain(squeeze('Wed 2nd Sep 2026, 10:00 - 11:00 (session 2 of 2)'));
  expect(page).toContain(squeeze('Person A'));
});

test('does not find a session of another course, or one that does not exist', async () => {
  const [session, other] = [await buildSession(server), await buildSession(server)];
  const [foreign] = await other.sessionIds();
  for (const id of [foreign, 9_999_999])
    expect((await session.asTrainer.get(session.trainer(`/sign-in-sheet?sessionId=${id}`))).statusCode).toBe(404);
  expect((await session.asTrainer.get(other.trainer('/sign-in-sheet'))).statusCode).toBe(404);
});
