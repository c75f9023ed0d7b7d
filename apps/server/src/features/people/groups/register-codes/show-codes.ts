import type { Answer } from '@doselore/contract';
import type { listGroupCodes } from '@doselore/contract/groups';
import type { Scope } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { type CodePlace, listCodes } from './register-codes.repository.ts';

/** Lists the register codes of an organisation or of one of its services, the latest first. */
export async function showCodes(db: Queries, scope: Scope, place: CodePlace): Promise<Answer<typeof listGroupCodes>> {
  const rows = await listCodes(db, scope, place);
  return rows.map(({ kind, code, holds_from, recorded_by }) => ({ kind, code, holds_from, recorded_by }));
}
