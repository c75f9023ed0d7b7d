import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing } from './paging.ts';

/** Returns the district of a postcode, `LA1` of `LA1 1AA`. Null of null. */
export const districtOf = (postcode: string | null): RawBuilder<string> =>
  sql<string>`split_part(${postcode}::text, ' ', 1)`;

/** SQL that tells whether a place is on the map: by its own position, its postcode district or the postcode area. */
export const hasPosition = (columns: { latitude: string; district: string }): RawBuilder<SqlBool> => {
  const district = sql.ref(columns.district);
  return sql`(${sql.ref(columns.latitude)} is not null or exists (select from postcode_districts known
    where known.district in (${district}, substring(${district} from '^[A-Z]+'))))`;
};

/** SQL that selects the rows of a table with this alias that are in use, archived, or `any`. */
export const isInList = (alias: string, list: 'open' | 'archived' | 'any'): RawBuilder<SqlBool> =>
  sql`(${list} = 'any' or (${sql.ref(`${alias}.archived_at`)} is not null) = (${list} = 'archived'))`;

/** SQL that finds places by a part of their name, town or postcode. */
export const hasNameLike = (alias: string, text: string): RawBuilder<SqlBool> =>
  sql`(lower(${sql.ref(`${alias}.name`)}) like ${containing(text)} or lower(${sql.ref(`${alias}.town`)}) like ${containing(text)}
    or lower(${sql.ref(`${alias}.postcode`)}) like ${containing(text)})`;
