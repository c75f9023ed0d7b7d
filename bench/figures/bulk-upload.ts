import { setTimeout as sleep } from 'node:timers/promises';
import { type ImportDetail, importKindRules, importLimits } from '@doselore/contract/imports';
import type { Figure } from '../figure.ts';
import { footprints } from '../support/processes.ts';
import { Visitor } from '../support/visitor.ts';
import { password } from '../support/world.ts';

const head = ['First name', 'Last name', 'Email', 'Job role', 'GPhC number', 'Payroll number', 'Started on'];

/**
 * Measures the largest list of new people: uploaded, checked, imported with an invitation to each, checked again, then
 * changed.
 */
export const bulkUpload: Figure = async (world) => {
  const admin = await new Visitor(world.server).logIn({ username: world.admin.username, password });
  const group = (path: string) => `/api/admin/groups/${world.groupId}/${path}`;
  const rows = Array.from({ length: importLimits.rows }, (_nothing, index) => [
    'Starter',
    `Number ${index}`,
    `starter-${index}@bench.example`,
    'Dispenser',
    '',
    `P-${index}`,
    '27-03-2026',
  ]);
  const memory = () => footprints(world.server.pid).app.rss;
  const before = memory();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memory());
  }, 250);
  const timed: (string | number)[][] = [];
  const time = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const begun = performance.now();
    const answer = await work();
    timed.push([what, (performance.now() - begun) / 1_000]);
    return answer;
  };
  const check = async (at: string, file: object, which = '') => {
    const { id } = await time(`upload${which}`, () => admin.post<{ id: number }>(at, file));
    const { columns } = await admin.get<ImportDetail>(`${at}/${id}`);
    const list = await time(`check${which}`, () => admin.put<ImportDetail>(`${at}/${id}/columns`, { columns }));
    return { url: `${at}/${id}`, list };
  };
  const run = (url: string, which = '') =>
    time(`import${which}`, async () => {
      await admin.post(`${url}/start`, {});
      for (;;) {
        const list = await admin.get<ImportDetail>(url);
        if (list.state === 'done') return list;
        await sleep(200);
      }
    });
  const starters = { fileName: 'Starters.csv', head, rows };
  const { url } = await check(group(importKindRules.new.path), starters);
  await time('one corrected row', () =>
    admin.put(`${url}/rows`, { rows: [{ number: 7, values: { email: 'corrected@bench.example' } }] }),
  );
  const done = await run(url);
  const again = await check(group(importKindRules.new.path), starters, ', the same list again');
  const promoted = rows.map(([, , email = '']) => [email, 'Pharmacist']);
  const changes = { fileName: 'Changes.csv', head: ['Email', 'Job role'], rows: promoted };
  const edits = await check(group(importKindRules.edit.path), changes, ', a change of each');
  const changed = await run(edits.url, ', a change of each');
  clearInterval(timer);
  return {
    title: `A list of ${importLimits.rows.toLocaleString('en-GB')} new people`,
    columns: ['', 'seconds'],
    rows: timed,
    notes: [
      `${done.counts.done} added. The second time ${again.list.counts.same} were members already and ${again.list.counts.ready} was new.`,
      `${changed.counts.done} changed.`,
      `App, RSS: ${Math.round(before)} MB before, ${Math.round(most)} MB at the most.`,
    ],
  };
};
