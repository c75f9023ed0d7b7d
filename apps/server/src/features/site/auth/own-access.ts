import type { Scope } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { presentPasskey } from './passkeys/passkeys.presenter.ts';
import { listPasskeyRows } from './passkeys/passkeys.repository.ts';
import { presentOwnDevice } from './sessions/sessions.presenter.ts';
import { listOwnSessions } from './sessions/sessions.repository.ts';

/** Lists the devices on which a person is signed in, and their passkeys, for the export of their data. */
export async function listOwnAccess(db: Queries, scope: Scope) {
  const [sessions, passkeys] = [await listOwnSessions(db, scope), await listPasskeyRows(db, scope)];
  return { devices: sessions.map(presentOwnDevice), passkeys: passkeys.map(presentPasskey) };
}
