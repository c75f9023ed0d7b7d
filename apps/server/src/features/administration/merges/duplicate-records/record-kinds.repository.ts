import type { DuplicateKind } from '@doselore/contract/merges';
import { type RawBuilder, sql } from 'kysely';
import { titleOf } from '../../../../platform/db/index.ts';

type Sql = RawBuilder<unknown>;

export const isLive = (l: string): Sql =>
  sql`${sql.ref(`${l}.state`)} in ('issued', 'in_progress') and ${sql.ref(`${l}.deleted_at`)} is null`;

export const isInForce = (c: string, today: Sql): Sql =>
  sql`${sql.ref(`${c}.state`)} = 'valid' and coalesce(${sql.ref(`${c}.expires_on`)} >= ${today}, true)`;

/** SQL over the accounts of a ledger key: the seats that can still get other certificate months. */
export const unissued = (a: string): Sql =>
  sql`coalesce(sum(${sql.ref(`${a}.available`)}) filter (where ${sql.ref(`${a}.kind`)} in ('POT', 'POOL', 'VGPOOL')), 0)`;

/**
 * SQL that normalises a name, so that two spellings of it are equal: lower case, no punctuation, single spaces, no
 * leading `the`. Null when nothing is left.
 */
export const sameLetters = (column: string | Sql): Sql => {
  const text = typeof column === 'string' ? sql.ref(column) : column;
  const cleaned = sql`replace(translate(lower(${text}), '''’.', ''), '&', ' and ')`;
  return sql`nullif(regexp_replace(btrim(regexp_replace(${cleaned}, '[^[:alnum:]]+', ' ', 'g')), '^the ', ''), '')`;
};

export const keyOf = (a: string, k: string): Sql => {
  const same = ['group_id', 'product_type', 'product_id', 'certificate_months'].map(
    (column) => sql`${sql.ref(`${a}.${column}`)} = ${sql.ref(`${k}.${column}`)}`,
  );
  return sql.join(same, sql` and `);
};

const json = (fields: Record<string, Sql>): Sql =>
  sql`jsonb_build_object(${sql.join(Object.entries(fields).flatMap(([name, value]) => [sql.lit(name), value]))})`;

export type RecordKind = {
  table: string;
  /**
   * SQL that checks one side of a pair; `areStill` checks both sides together. Both must hold for a pair that still
   * needs a decision.
   */
  isStill: (side: string, today: string) => Sql;
  areStill: Sql;
  /** True where the organisation of the record must be open. */
  isOfOpenGroups: boolean;
  hasPerson: boolean;
  name: (side: string) => Sql;
  side: (side: string) => Sql;
};

const product = (side: string) => ({
  product_type: sql.ref(`${side}.product_type`),
  product_id: sql.ref(`${side}.product_id`),
});
const dayOf = (moment: Sql): Sql => sql`(${moment} at time zone 'utc')::date`;

/** SQL for each kind of duplicate record, the same for either side of a pair. */
export const recordKinds: Record<DuplicateKind, RecordKind> = {
  licences: {
    table: 'licences',
    isStill: isLive,
    areStill: sql`a.user_id = b.user_id`,
    isOfOpenGroups: true,
    hasPerson: true,
    name: titleOf,
    side: (side) =>
      json({
        ...product(side),
        certificate_months: sql.ref(`${side}.certificate_months`),
        state: sql.ref(`${side}.state`),
        on: dayOf(sql.ref(`${side}.issued_at`)),
      }),
  },
  certificates: {
    table: 'certificates',
    isStill: (side, today) => isInForce(side, sql`${today}::date`),
    areStill: sql`a.user_id = b.user_id`,
    isOfOpenGroups: false,
    hasPerson: true,
    name: (side) => sql.ref(`${side}.title`),
    side: (side) =>
      json({
        ...product(side),
        certificate_months: sql.ref(`${side}.months`),
        on: sql.ref(`${side}.awarded_on`),
        expires_on: sql.ref(`${side}.expires_on`),
      }),
  },
  months: {
    table: 'licence_accounts',
    isStill: (side) => sql`(select ${unissued('k')} from licence_accounts k where ${keyOf('k', side)}) > 0`,
    areStill: sql`true`,
    isOfOpenGroups: true,
    hasPerson: false,
    name: titleOf,
    side: (side) =>
      json({
        ...product(side),
        certificate_months: sql.ref(`${side}.certificate_months`),
        count: sql`(select ${unissued('k')} from licence_accounts k where ${keyOf('k', side)})`,
      }),
  },
  venues: {
    table: 'virtual_groups',
    isStill: (side) => sql`${sql.ref(`${side}.place`)} is not null`,
    areStill: sql`a.group_id = b.group_id and a.place <> b.place and ${sameLetters('a.place')} = ${sameLetters('b.place')}`,
    isOfOpenGroups: true,
    hasPerson: false,
    name: (side) => sql.ref(`${side}.place`),
    side: (side) => {
      const there = sql`from virtual_groups v where v.group_id = ${sql.ref(`${side}.group_id`)}
        and v.place = ${sql.ref(`${side}.place`)}`;
      return json({
        count: sql`(select count(*) ${there})`,
        on: sql`(select ${dayOf(sql`max(v.training_start)`)} ${there})`,
      });
    },
  },
  services: {
    table: 'subgroups',
    isStill: (side) => sql`${sql.ref(`${side}.archived_at`)} is null`,
    areStill: sql`(a.ods_code = b.ods_code or a.premises_number = b.premises_number
      or (a.group_id = b.group_id and ${sameLetters('a.name')} = ${sameLetters('b.name')}))`,
    isOfOpenGroups: true,
    hasPerson: false,
    name: (side) => sql.ref(`${side}.name`),
    side: (side) =>
      json({
        ods_code: sql.ref(`${side}.ods_code`),
        premises_number: sql.ref(`${side}.premises_number`),
        count: sql`(select count(*) from subgroup_members m where m.subgroup_id = ${sql.ref(`${side}.id`)})`,
      }),
  },
};
