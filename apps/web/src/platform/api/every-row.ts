import { limits } from '@doselore/contract';

type Page = { page: number; per_page: number };

/**
 * Returns all rows of a list, page by page, or the first `most`. For choices, printed lists, and commands for all people
 * that filters find.
 */
export async function everyRow<Row>(
  ask: (page: Page) => Promise<{ rows: Row[]; total: number }>,
  most = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = await ask({ page, per_page: limits.pageSizeMax });
    all.push(...rows);
    if (rows.length === 0 || all.length >= Math.min(total, most)) return all.slice(0, most);
  }
}
