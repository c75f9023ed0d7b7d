import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { dayOf } from '../../../test-support/test-clock.ts';

const server = await openTestApp();
const { db, services } = server;
const day = (offset: number) => dayOf(services.clock, offset);
const written = (offset: number) => day(offset).split('-').reverse().join('-');

/** Creates a member of a service with certificates. `daysLeft` has the days left by the title of the course. */
async function memberWith(daysLeft: Record<string, number>) {
  const groupId = await buildGroup(db);
  const subgroupId = await buildSubgroup(db, { groupId });
  const managerId = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildManager(db, { userId: managerId, groupId, subgroupId });
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId, subgroupId });
  for (const [title, left] of Object.entries(daysLeft)) {
    const { productId } = await buildCourse(db, { title });
    await buildCertificate(db, { userId, groupId, productId, expiresOn: day(left) });
  }
  const manager = await server.as(managerId);
  const at = `/api/subgroup-admin/groups/${groupId}/subgroups/${subgroupId}/members`;
  const titles = async (certificates: string) => {
    const { rows } = (await manager.get(`${at}?certificates=${certificates}`)).json();
    return rows.flatMap((row: { expiring: { title: string }[] }) => row.expiring.map(({ title }) => title));
  };
  return { manager, at, titles };
}

test('lists for each member the certificates that the filter found', async () => {
  const { titles, manager, at } = await memberWith({
    Fire: -1,
    Flu: 0,
    Asthma: 30,
    Travel: 31,
    Sepsis: 60,
    Cold: 90,
    Warts: 91,
  });
  expect(await titles('ended')).toEqual(['Fire']);
  expect(await titles('ending30')).toEqual(['Flu', 'Asthma']);
  expect(await titles('ending60')).toEqual(['Flu', 'Asthma', 'Travel', 'Sepsis']);
  expect(await titles('ending90')).toEqual(['Flu', 'Asthma', 'Travel', 'Sepsis', 'Cold']);
  expect((await manager.get(at)).json().rows[0].expiring).toEqual([]);
  expect((await manager.get(`${at}?certificates=ending45`)).statusCode).toBe(422);
});

test('the spreadsheet lists the certificates that the filter found, and the days on which they expire', async () => {
  const { manager, at } = await memberWith({ Flu: 3, Asthma: 20, Warts: 200 });
  const [head = '', row = ''] = (await manager.get(`${at}/csv?certificates=ending30`)).body.split('\r\n');
  expect(head).toMatch(/"Valid certificates","Expiring or expired","Expires on"$/u);
  expect(row).toMatch(new RegExp(`"3","Flu; Asthma","${written(3)}; ${written(20)}"$`, 'u'));
  const [, plain = ''] = (await manager.get(`${at}/csv`)).body.split('\r\n');
  expect(plain).toMatch(/"3","",""$/u);
});
