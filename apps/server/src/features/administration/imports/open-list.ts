import { AppError } from '@doselore/contract';
import { notFound, type Scope } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { findImport, type ImportData, type Ref } from './imports.repository.ts';

export const isInService = (ref: Pick<Ref, 'subgroupId'>) => ({ inService: ref.subgroupId !== undefined });

export type OpenedList = { scope: Scope; ref: Ref & { importId: number } };

/** Locks a list that has not been started. */
export async function openList(tx: Tx, { scope, ref }: OpenedList): Promise<ImportData> {
  const list = await findImport(tx, scope, { ...ref, forUpdate: true });
  if (list === undefined) throw notFound();
  if (list.state === 'running' || list.state === 'done')
    throw new AppError('conflict', 'This list has already been imported, or its import is running.');
  return list;
}
