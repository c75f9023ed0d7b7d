import { sql } from 'kysely';
import type { UserId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Account } from './erasures.repository.ts';

/**
 * Lists names and addresses of a person, including requested ones. Full names only, because a single word could belong
 * to other people.
 */
async function listNeedles(tx: Tx, account: Account): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select first_name || ' ' || last_name as text from users where id = ${account.id}
    union select email from users where id = ${account.id}
    union select first_name || ' ' || last_name from name_changes where user_id = ${account.id}
    union select new_email from email_changes where user_id = ${account.id}`.execute(tx);
  return rows.map((row) => row.text);
}

/**
 * Deletes messages to other people that name the person. Empties notes on licence requests and reasons of cancellations
 * that name them. `inHtml` returns a text as it appears in HTML.
 */
export async function deleteMessagesAbout(tx: Tx, account: Account, inHtml: (text: string) => string): Promise<void> {
  const needles = await listNeedles(tx, account);
  const texts = sql`${[...new Set([...needles, ...needles.map(inHtml)])]}::text[]`;
  const names = (column: string) =>
    sql`exists (select from unnest(${texts}) n where position(n in ${sql.ref(column)}) > 0)`;
  await sql`delete from notifications where ${names('title')} or ${names('body')}`.execute(tx);
  await sql`delete from outbox_messages where recipient = any(${texts}) or ${names('subject')} or ${names('body_text')}
    or ${names('body_html')}`.execute(tx);
  for (const note of ['note', 'decision_note'])
    await sql`update licence_requests set ${sql.ref(note)} = '' where ${names(note)}`.execute(tx);
  await sql`update virtual_groups set end_reason = '' where ${names('end_reason')}`.execute(tx);
}

/**
 * Empties rows of uploaded lists with an identifier of the person. A row without an address also counts with their
 * name, in an organisation of theirs, and any row with their ID in the column of IDs. A waiting import therefore cannot
 * restore them. Deletes the evidence of these rows. Returns the number of rows.
 */
export async function emptyListRows(tx: Tx, account: Account): Promise<number> {
  const normalise = (text: string | null) => (text ?? '').trim().toLowerCase();
  const keys = [account.email, account.username, account.registration_number].map(normalise).filter(Boolean);
  const names = [account.first_name, account.last_name].map(normalise);
  const cell = sql`(select lower(trim(c)) as c from jsonb_array_elements_text(r.cells) c)`;
  const { rows } = await sql<{ emptied: number }>`
    with emptied as (update import_rows r set changes = '[]', problems = '[]',
      cells = (select coalesce(jsonb_agg(''::text), '[]') from jsonb_array_elements(r.cells)),
      status = case when r.status in ('done', 'failed') then r.status else 'problem' end
    where exists (select from ${cell} x where x.c = any(${keys}::text[]))
      or (not exists (select from ${cell} x where x.c like '%@%')
        and (select count(distinct x.c) from ${cell} x where x.c = any(${names}::text[])) = ${new Set(names).size}
        and exists (select from imports i join group_members m on m.group_id = i.group_id
          where i.id = r.import_id and m.user_id = ${account.id}))
      or exists (select from imports i, jsonb_array_elements_text(i.columns) with ordinality c(field, nth)
        where i.id = r.import_id and c.field = 'id' and trim(r.cells ->> (c.nth::int - 1)) = ${String(account.id)})
      returning r.import_id, r.number),
    gone as (delete from import_files f using emptied e where f.import_id = e.import_id and f.number = e.number
      returning f.storage_key),
    noted as (insert into erased_files (storage_key, user_id)
      select distinct g.storage_key, ${account.id}::bigint from gone g
      where not exists (select from external_course_users o where o.evidence_key = g.storage_key)
        and not exists (select from import_files f where f.storage_key = g.storage_key
          and not exists (select from emptied e where e.import_id = f.import_id and e.number = f.number))
      on conflict do nothing)
    select count(*)::int as emptied from emptied`.execute(tx);
  return rows[0]?.emptied ?? 0;
}

/** Removes the person as superintendent of organisations. The organisation then enters the next one. */
export async function clearSuperintendent(tx: Tx, account: Account): Promise<void> {
  if (account.registration_number === null) return;
  await tx
    .updateTable('groups')
    .set({ superintendent_name: null, superintendent_number: null })
    .where('superintendent_number', '=', account.registration_number)
    .execute();
}

/** Removes the person as the contact of venues. */
export async function clearVenueContact(tx: Tx, account: Account): Promise<void> {
  await tx
    .updateTable('venues')
    .set({ contact_name: null, contact_phone: null, contact_email: null })
    .where('contact_email', '=', account.email)
    .execute();
}

/**
 * Deletes the stored changes of merges of their accounts. A merge of organisations can still be undone: it restores the
 * membership as the erasure has left it. Returns the number of changes deleted.
 */
export async function forgetMerges(tx: Tx, params: { userIds: readonly UserId[]; at: Date }): Promise<number> {
  const ids = sql`${[...params.userIds]}::bigint[]`;
  const { numAffectedRows } = await sql`delete from merge_changes c using merges m
    where m.id = c.merge_id and m.kind = 'users' and (m.keep_id = any(${ids}) or m.drop_id = any(${ids}))`.execute(tx);
  const blank = sql`jsonb_build_object('payroll_number', null, 'started_on', null, 'archived_at', ${params.at}::timestamptz)`;
  const scrubbed = (
    column: string,
  ) => sql`${sql.ref(column)} || (select coalesce(jsonb_object_agg(b.key, b.value), '{}')
    from jsonb_each(${blank}) b where ${sql.ref(column)} ? b.key)`;
  await sql`update merge_changes set before = ${scrubbed('before')}, after = ${scrubbed('after')}
    where table_name = 'group_members' and (before->>'user_id')::bigint = any(${ids})`.execute(tx);
  for (const pairs of ['distinct_people', 'duplicate_pairs'])
    await sql`delete from ${sql.table(pairs)} where low_id = any(${ids}) or high_id = any(${ids})`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
