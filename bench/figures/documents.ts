import { commandOf } from '@doselore/contract';
import { takeDueNotices } from '@doselore/server/src/features/site/documents/to-read/to-read.repository.ts';
import { withoutScope } from '@doselore/server/src/platform/access/index.ts';
import { dryRun } from '@doselore/server/src/platform/db/index.ts';
import { seedScale } from '@doselore/server/src/seed/population/seed-scale.ts';
import type { Figure } from '../figure.ts';
import { drive, summarise } from '../support/load.ts';
import { type Ask, measureRequests, requestColumns } from '../support/requests.ts';
import { visitorOf, type World } from '../support/world.ts';

const organisations = 200;
const noticePeople = 500;

/**
 * Adds 40 documents of the site and 5 of each organisation. Their audiences are everyone, job roles, services,
 * organisations and admins. Half of the readers have read them.
 */
const fill = `
  select backfill_standing(now());
  insert into documents (group_id, title, category, audience, must_read, due_days, owner_id, created_by, published_at, updated_at)
    select g.id, 'Document ' || n || ' of ' || coalesce(g.name, 'the site'), 'procedure',
      case when n % 5 in (1, 2, 3) then 'chosen' else 'everyone' end, case when n % 5 = 4 then 'none' else 'open' end,
      case when n % 5 = 4 then null else 14 end, $ADMIN, $ADMIN, now() - interval '60 days', now()
    from (select id, name, 5 as most from groups union all select null, null, 40) g cross join generate_series(1, g.most) n;
  update documents set is_admins_only = true where title ~ '^Document \\d*[38] of';
  insert into document_versions (document_id, version, storage_key, file_name, media_type, bytes, scan, is_substantial,
      uploaded_by, uploaded_at)
    select id, 1, 'bench/' || id, 'a.pdf', 'application/pdf', 1000, 'unscanned', true, $ADMIN, now() - interval '60 days'
    from documents;
  insert into document_audience (document_id, job_role)
    select id, r from documents cross join unnest(array['Pharmacist', 'Dispenser']) r where title ~ '^Document \\d*[16] of';
  insert into document_audience (document_id, subgroup_id)
    select d.id, s.id from documents d join subgroups s on s.group_id = d.group_id and s.id % 3 = 0
    where title ~ '^Document \\d*2 of';
  insert into document_audience (document_id, group_id)
    select d.id, g.id from documents d join groups g on g.id % 4 = 0
    where d.group_id is null and title ~ '^Document \\d*[27] of';
  insert into document_reads (document_id, version, user_id, opened_at)
    select d.id, 1, m.user_id, now() from documents d join group_members m on m.group_id = d.group_id
    where m.user_id % 2 = 0
    union all select d.id, 1, u.id, now() from documents d cross join users u
    where u.id % 2 = 0 and d.title = 'Document 5 of the site';
  analyze`;

async function one(world: World, query: string): Promise<number> {
  const { rows } = await world.pool.query<{ id: number }>(query);
  return Number(rows[0]?.id ?? 0);
}

/** Measures one batch of emails to 500 people, in milliseconds. */
async function noticesOf(world: World): Promise<(string | number)[]> {
  const { rows } = await world.pool.query<{ id: number }>(
    `select id from users where state = 'active' order by id offset 20000 limit ${noticePeople}`,
  );
  const userIds = rows.map(({ id }) => withoutScope<'user'>(Number(id), 'test'));
  const now = new Date();
  const target = {
    userIds,
    today: now.toISOString().slice(0, 10),
    now,
    isScanning: false,
    freshDays: 7,
    remindDays: 3,
  };
  const take = () => dryRun(world.services.db, (tx) => takeDueNotices(tx, target));
  await take();
  const { p50, p95, p99 } = summarise(await drive(1, 3, async () => void (await take())));
  return [`emails of ${noticePeople} people, the statement`, '', p50, p95, p99, 1_000];
}

/** Measures the lists of documents for admins and readers, with 200 more organisations. */
export const documents: Figure = async (world) => {
  await seedScale(world.services, { organisations, report: () => undefined });
  await world.pool.query(fill.replaceAll('$ADMIN', String(world.admin.userId)));
  const visitor = await visitorOf(world, world.admin);
  const everyone = await one(world, `select id from documents where title = 'Document 5 of the site'`);
  const byRole = await one(world, `select id from documents where title = 'Document 1 of the site'`);
  const groupId = await one(world, 'select max(group_id) as id from subgroups');
  const ofGroup = await one(world, `select min(id) as id from documents where group_id = ${groupId}`);
  const [learner = world.admin] = world.learners;
  const get = (name: string, path: string, aim = 150): Ask => ({ name, method: 'GET', path, aim });
  const at = '/api/admin/documents';
  const group = `/api/admin/groups/${groupId}/documents`;
  const audience = { audience: 'everyone', audience_groups: '', audience_subgroups: '', is_admins_only: false };
  const rows = await measureRequests(world, visitor, [
    get('documents of the site', `${at}?sort=title`),
    get('documents of an organisation', `${group}?sort=title`),
    get('one document', `${at}/${everyone}`),
    get('readers of a document for everyone', `${at}/${everyone}/readers?sort=name`, 1_000),
    get('readers of a document for everyone, overdue', `${at}/${everyone}/readers?sort=name&state=overdue`, 1_000),
    get('readers of a document for everyone, search', `${at}/${everyone}/readers?q=patel`, 1_000),
    get('readers of a document of the site by job role', `${at}/${byRole}/readers?sort=name`, 1_000),
    get('readers of a document of an organisation', `${group}/${ofGroup}/readers?sort=name`),
    get('readers of a document of the site in an organisation', `${group}/${everyone}/readers?sort=name`),
    { ...get('My Resources', '/api/my-resources', 50), by: await visitorOf(world, learner) },
    {
      name: 'people of an audience: everyone',
      method: 'POST',
      path: '/api/admin/document-audience',
      aim: 500,
      body: commandOf({ ...audience, audience_job_roles: '' }),
    },
    {
      name: 'people of an audience: a job role',
      method: 'POST',
      path: '/api/admin/document-audience',
      aim: 500,
      body: commandOf({ ...audience, audience: 'chosen', audience_job_roles: 'Pharmacist' }),
    },
  ]);
  rows.push(await noticesOf(world));
  const people = await one(world, 'select count(*)::int as id from users');
  const count = await one(world, 'select count(*)::int as id from documents');
  return {
    title: `Documents: ${count} documents, ${organisations + 1} organisations and ${people} people, one request at a time`,
    columns: requestColumns,
    rows,
    notes: ['CPU of server and database for one request. Other work on the machine changes this figure least.'],
  };
};
