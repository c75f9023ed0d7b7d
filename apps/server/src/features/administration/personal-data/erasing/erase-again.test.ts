import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runBackground } from '../../../../test-support/background.ts';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { completeErasureList, eraseAgain } from '../index.ts';

const server = await openTestApp();
const { db, services } = server;
server.clock.set(new Date().toISOString());
const admin = await server.as(await buildUser(db, { roles: ['super_admin'] }));
const file = services.config.erasuresFile;
await completeErasureList(services, db);
const [heading] = readFileSync(file, 'utf8').split('\n');

const write = (...lines: string[]) => writeFileSync(file, `${[heading, ...lines].join('\n')}\n`);
const isErased = async (id: number) =>
  (await server.rows<{ at: Date | null }>('select erased_at as at from users where id = $1', [id]))[0]?.at !== null;

test('erases nobody whose account was created after the erasure of another account with its number', async () => {
  const id = await buildUser(db);
  write(`2020-01-01T00:00:00.000Z ${id}`, `2099-01-01T00:00:00.000Z 9999999`);
  expect(await eraseAgain(services)).toEqual({ erased: [], left: [] });
  write(`2020-01-01T00:00:00.000Z ${id}`, `2099-01-01T00:00:00.000Z ${id}`);
  expect(await eraseAgain(services)).toEqual({ erased: [id], left: [] });
});

test('leaves people who are merged with an account that was not erased, and erases whole merges', async () => {
  const [keptId, listedId] = [await buildUser(db), await buildUser(db)];
  const both = [await buildUser(db), await buildUser(db)] as const;
  const merge = (keepId: number, dropId: number) => admin.post('/api/admin/users/merge', { keepId, dropId });
  expect((await merge(keptId, listedId)).statusCode).toBe(200);
  expect((await merge(...both)).statusCode).toBe(200);
  write(...[listedId, ...both].map((id) => `2099-01-01T00:00:00.000Z ${id}`));
  const left = [{ id: keptId, listed: [listedId], others: [keptId] }];
  expect(await eraseAgain(services)).toEqual({ erased: [...both], left });
  expect([await isErased(keptId), await isErased(listedId), await isErased(both[0])]).toEqual([false, false, true]);
});

test('the list gets each erasure once, also after a line that a power cut has left unfinished', async () => {
  const id = await buildUser(db);
  write();
  appendFileSync(file, '2026-11-2');
  expect((await admin.post(`/api/admin/users/${id}/erase`, { reason: 'personAsked' })).statusCode).toBe(200);
  await runBackground(server);
  const once = readFileSync(file, 'utf8');
  expect(once).toMatch(new RegExp(`^2026-11-2\\n(.*\\n)*\\S+Z ${id}\\n$`, 'mu'));
  await completeErasureList(services, db);
  expect(readFileSync(file, 'utf8')).toBe(once);
});

test('refuses the list of another installation, and names a file that cannot be written', async () => {
  write('Doselore erasures of somebody-else');
  await expect(completeErasureList(services, db)).rejects.toThrow('is the list of erasures of another installation');
  await expect(eraseAgain(services)).rejects.toThrow('is the list of erasures of another installation');
  const nowhere = path.join(server.folder, 'missing', 'erasures.txt');
  const elsewhere = { ...services, config: { ...services.config, erasuresFile: nowhere } };
  await expect(completeErasureList(elsewhere, db)).rejects.toThrow(`${nowhere} cannot be written`);
});
