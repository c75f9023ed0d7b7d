import { dataClassKeys, type ErasurePreview } from '@doselore/contract/personal-data';
import type { Erasure } from './erasing/erase-person.ts';

export function presentErasure(erasure: Erasure): ErasurePreview {
  return {
    classes: dataClassKeys.map((name) => ({ name, rows: erasure.counts[name] ?? 0 })).filter(({ rows }) => rows > 0),
    files: erasure.files,
    reclaimed: erasure.reclaimed,
    revoked: erasure.revoked,
    accounts: erasure.accounts,
    names: erasure.names,
  };
}
