import type { Queries } from '../db/index.ts';

/** Returns settings of the site by name, without those that nobody has set. */
export async function findSiteSettings(db: Queries, names: readonly string[]): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('site_settings')
    .select(['name', 'value'])
    .where('name', 'in', [...names])
    .execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Saves settings of the site. */
export async function saveSiteSettings(db: Queries, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await db
      .insertInto('site_settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
}

/** Sets a setting that nobody has set. Returns its value: of nodes that start at the same time, the first one decides. */
export async function setFirst(db: Queries, setting: { name: string; value: string }): Promise<string> {
  await db
    .insertInto('site_settings')
    .values(setting)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('site_settings')
    .select('value')
    .where('name', '=', setting.name)
    .executeTakeFirstOrThrow();
  return value;
}

/** Locks the settings of the site until commit, by a row that always exists. */
export async function lockSiteSettings(db: Queries): Promise<void> {
  await db.selectFrom('site_settings').select('name').where('name', '=', 'secret').forNoKeyUpdate().execute();
}
