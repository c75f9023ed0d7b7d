import { setTimeout as sleep } from 'node:timers/promises';
import type { ExportRow } from '@doselore/contract/exports';
import { choosePrinted } from '@doselore/server/src/features/certificates/certificate-settings/index.ts';
import { withoutScope } from '@doselore/server/src/platform/access/index.ts';
import type { Figure } from '../figure.ts';
import { cpuMilliseconds, footprints } from '../support/processes.ts';
import type { Visitor } from '../support/visitor.ts';
import { visitorOf, type World } from '../support/world.ts';

const count = 2_000;

/** Maximum milliseconds of processor time for each certificate, with packing and progress. */
const aim = 60;

/**
 * Measures files with 2,000 certificates of the present layout, made in the background by the server. The second file
 * shows whether the first left memory behind.
 */
export const certificateFiles: Figure = async (world) => {
  await fill(world);
  const admin = await visitorOf(world, world.admin);
  await sleep(2_000);
  const rows: (string | number)[][] = [];
  for (const name of ['first', 'second']) rows.push([name, ...(await measure(world, admin))]);
  return {
    title: `Files with ${count} certificates as PDFs, one after the other`,
    columns: ['file', 'seconds', 'ms of CPU each', 'aim ms', 'MB of the file', 'MB before', 'MB at most', 'MB after'],
    rows,
    notes: ['CPU of server and database. Memory is the RSS of the server, with the thread that draws.'],
  };
};

async function measure({ server, groupId }: World, admin: Visitor): Promise<number[]> {
  const rss = () => footprints(server.pid).app.rss;
  const before = rss();
  const cpuBefore = cpuMilliseconds(server.pid);
  const startedAt = performance.now();
  const { id } = await admin.post<{ id: number }>(`/api/admin/groups/${groupId}/certificate-pdfs`, {
    filter: { q: 'BENCH-FILE' },
    idempotencyKey: `bench-${startedAt}`,
  });
  let most = before;
  let made: ExportRow | undefined;
  while (made === undefined) {
    await sleep(500);
    most = Math.max(most, rss());
    const one = await admin.get<ExportRow>(`/api/mixed-admin/exports/${id}`);
    if (one.state === 'failed') throw new Error('The file was not made');
    if (one.state === 'done') made = one;
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  const cpu = (cpuMilliseconds(server.pid) - cpuBefore) / count;
  await sleep(3_000);
  return [seconds, cpu, aim, (made.bytes ?? 0) / 1_000_000, before, most, rss()];
}

/** Adds certificates of the bench organisation that print the present settings. */
async function fill({ pool, services, groupId }: World): Promise<void> {
  const { rows } = await pool.query<{ id: number }>('select min(id) as id from abstract_courses');
  const printed = await choosePrinted(
    services.db,
    {
      product: { type: 'abstract_course', id: rows[0]?.id ?? 0 },
      groupId: withoutScope<'group'>(groupId, 'test'),
    },
    { organisation: 'Bench Pharmacies', isAssessed: false, awardedOn: '2026-01-10', source: 'online' },
  );
  await pool.query(
    `insert into certificates (serial, user_id, group_id, product_type, product_id, holder_first_name, holder_last_name,
       title, source, source_id, awarded_on, months, printed, state, verify_code)
     select 'BENCH-FILE-' || n, m.user_id, m.group_id, 'abstract_course', $2, 'Person ' || n, 'Of the bench',
       'Sepsis: spotting deterioration', 'external', 8000000 + n, '2026-01-10', 0, $3, 'superseded', 'BENCH-FILE-' || n
     from generate_series(1, $4::int) n join (select user_id, group_id, row_number() over (order by user_id) as nth
       from group_members where group_id = $1) m on m.nth = 1 + n % 1000`,
    [groupId, rows[0]?.id, JSON.stringify(printed.printed), count],
  );
}
