import { globSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataClasses, dataClassKeys } from '@doselore/contract/personal-data';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test-support/test-app.ts';
import { personalData } from './map/personal-data.ts';

const server = await openTestApp();

/** Columns that sound personal and hold data about records. */
const ofRecords = new Set(
  `groups.name subgroups.name site_settings.name scheduled_jobs.name document_versions.file_name document_versions.change_note package_versions.file_name
  imports.file_name imports.scan_name import_files.file_name group_settings.invitation_note subgroup_settings.invitation_note groups.notes
  groups.superintendent_name merge_changes.table_name groups.superintendent_number licence_requests.note
  licence_requests.decision_note locations.name locations.address_line_1 locations.address_line_2
  venues.name venues.address_line_1 venues.address_line_2 venues.access_notes venues.contact_name venues.contact_phone
  venues.contact_email video_accounts.name certificate_setting_versions.signatory_name
  certificate_setting_versions.show_registration_number projects.notes project_requests.notes multi_days.notes`.split(
    /\s+/u,
  ),
);
const soundsPersonal =
  /(^|_)(name|nickname|email|address|phone|mobile|recipient|person|birth|born|registration|superintendent|gender|comment|comments|note|notes|payroll)(_|$)/u;

const features = path.join(import.meta.dirname, '../..');

/** Returns the file that classifies a table, or that should: the one of the room that inserts its rows. */
function fileOf(table: string): string {
  const files = globSync('**/*.ts', { cwd: features });
  const findFile = (pattern: string, names: RegExp) =>
    files.find(
      (file) => names.test(file) && new RegExp(pattern, 'mu').test(readFileSync(path.join(features, file), 'utf8')),
    );
  const known = findFile(`^  ${table}:`, /\.personal-data\.ts$|platform-data\.ts$/u);
  const writer = findFile(`insertInto\\('${table}'|insert into ${table}\\b`, /\.repository\.ts$/u)?.split(path.sep);
  const [district = 'DISTRICT', room = 'ROOM'] = writer ?? [];
  return `apps/server/src/features/${known ?? `${district}/${room}/${room}.personal-data.ts`}`;
}

type Reference = { table: string; column: string; to: string };

/** Lists columns that the map leaves out, and entries without a column. Reads the database, not our types. */
async function faultsOfMap(): Promise<string[]> {
  const columns = await server.rows<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and table_name not like 'schema\\_%' order by 1, ordinal_position`,
  );
  const references = await server.rows<Reference>(
    `select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as to
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by 1, 2`,
  );
  return columns.flatMap(({ table, column }) => {
    const refers = references.filter((one) => one.table === table && one.column === column);
    return faultOf(
      table,
      column,
      refers.map(({ to }) => to),
    ).map((fault) => `${table}.${column} ${fault}: classify it in ${fileOf(table)}${orElse(fault)}`);
  });
}

/** A column that only sounds personal may belong to the record itself. */
const orElse = (fault: string) =>
  fault === 'sounds personal'
    ? ', or add it to ofRecords of personal-data.test.ts when it says nothing about a person'
    : '';

function faultOf(table: string, column: string, refersTo: string[]): string[] {
  const classified = Object.hasOwn(personalData, table) ? personalData[table as keyof typeof personalData] : undefined;
  if (classified === undefined) return ['is of a table that is not classified'];
  const isPerson = refersTo.includes('users');
  const sounds = soundsPersonal.test(column) && !ofRecords.has(`${table}.${column}`);
  if (classified === 'nothing' || 'actors' in classified) {
    const actors: readonly string[] = classified === 'nothing' ? [] : classified.actors;
    if (isPerson && !actors.includes(column)) return ['names a person'];
    return sounds ? ['sounds personal'] : leadsToPerson(table, refersTo) ? ['leads to something about a person'] : [];
  }
  if (classified.erase === 'rows') return [];
  if (classified.erase === 'specially') return sounds ? ['sounds personal'] : [];
  const stays: readonly string[] = 'stays' in classified ? (classified.stays ?? []) : [];
  const named = [...Object.keys(classified.erase), ...stays].filter((name) => name === column);
  return named.length === 1 ? [] : [named.length === 0 ? 'is neither erased nor kept' : 'is both erased and kept'];
}

/** Returns true for a row that refers to a row about a person, because it is about the person too. */
function leadsToPerson(table: string, refersTo: string[]): boolean {
  return refersTo.some((to) => {
    const classified = Object.hasOwn(personalData, to) ? personalData[to as keyof typeof personalData] : 'nothing';
    return to !== table && to !== 'users' && classified !== 'nothing' && 'about' in classified;
  });
}

test('every column of every table is classified', async () => {
  expect(await faultsOfMap()).toEqual([]);
});

test('finds a column or a table that a migration forgets', async () => {
  await server.rows('alter table users add column phone text');
  await server.rows('alter table sco_users add column mood text');
  await server.rows('alter table documents add column reviewed_by bigint references users');
  await server.rows('alter table courses add column contact_email text');
  await server.rows('alter table course_materials add column seen_in bigint references course_users');
  await server.rows('create table lockers (id bigint primary key, user_id bigint references users)');
  expect(await faultsOfMap()).toEqual([
    'course_materials.seen_in leads to something about a person: classify it in apps/server/src/features/learning/distance/distance.personal-data.ts',
    'courses.contact_email sounds personal: classify it in apps/server/src/features/learning/courses/courses.personal-data.ts, or add it to ofRecords of personal-data.test.ts when it says nothing about a person',
    'documents.reviewed_by names a person: classify it in apps/server/src/features/site/documents/documents.personal-data.ts',
    'lockers.id is of a table that is not classified: classify it in apps/server/src/features/DISTRICT/ROOM/ROOM.personal-data.ts',
    'lockers.user_id is of a table that is not classified: classify it in apps/server/src/features/DISTRICT/ROOM/ROOM.personal-data.ts',
    'sco_users.mood is neither erased nor kept: classify it in apps/server/src/features/learning/learning/learning.personal-data.ts',
    'users.phone is neither erased nor kept: classify it in apps/server/src/features/people/users/users.personal-data.ts',
  ]);
});

test('docs/PERSONAL-DATA.md has the same contents', async () => {
  const file = path.join(import.meta.dirname, '../../../../../../docs/PERSONAL-DATA.md');
  const text = await readFile(file, 'utf8');
  const [before = '', , after = ''] = text.split(/<!-- classes -->\n|<!-- end -->/u);
  const written = `${before}<!-- classes -->\n${classesTable()}<!-- end -->${after}`;
  if (process.env.DOCS_WRITE === '1') await writeFile(file, written);
  else expect(text, 'Write docs/PERSONAL-DATA.md with DOCS_WRITE=1').toBe(written);
});

function classesTable(): string {
  const tablesOf = (name: string) =>
    Object.entries(personalData)
      .filter(([, classified]) => classified !== 'nothing' && 'class' in classified && classified.class === name)
      .map(([table]) => `\`${table}\``);
  const lines = dataClassKeys.map((name) => {
    const { title, holds, kept, erased } = dataClasses[name];
    return `| ${[`**${title}**`, holds, kept, erased, tablesOf(name).join(', ')].join(' | ')} |\n`;
  });
  return `\n| Class | Holds | Kept | When a person is erased | Tables |\n|---|---|---|---|---|\n${lines.join('')}\n`;
}
