import { buffer } from 'node:stream/consumers';
import type { ExternalEntry } from '@doselore/contract/external-courses';
import type { Scope } from '../../../platform/access/index.ts';
import type { Services } from '../../../platform/services.ts';
import { presentEntry } from './external-courses.presenter.ts';
import { listEntries } from './external-courses.repository.ts';

type Shown = { entry: ExternalEntry; readEvidence: () => Promise<Buffer> };

/** Lists the entries of the scope, the newest first. `readEvidence` works for an entry that has evidence. */
export async function showEntries({ db, files }: Services, scope: Scope): Promise<Shown[]> {
  return (await listEntries(db, scope)).map((row) => ({
    entry: presentEntry(row),
    readEvidence: async () => buffer((await files.read(row.evidence_key ?? '')).stream),
  }));
}
