import {
  addPasskey as addEndpoint,
  beginPasskey as beginEndpoint,
  beginPasskeyLogin,
  listPasskeys,
  logInWithPasskey as loginEndpoint,
  removePasskey,
} from '@doselore/contract/auth';
import { notFound } from '../../../../platform/access/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import { type Route, serve } from '../../../../platform/http/index.ts';
import { passkeyRemoved } from '../auth.messages.ts';
import { currentUserById } from '../current-user.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { recordOwnChange } from '../record-own-change.ts';
import { passkeyChallengeBudget } from '../throttle/budgets.ts';
import { spendTries } from '../throttle/throttle.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { logInWithPasskey } from './log-in-with-passkey.ts';
import { makePasskeyChallenge } from './passkey-challenge.ts';
import { presentPasskey } from './passkeys.presenter.ts';
import { deletePasskey, listPasskeyRows } from './passkeys.repository.ts';
import { relyingParty } from './relying-party.ts';

export function passkeyRoutes(passwords: Passwords): Route[] {
  return [
    serve(listPasskeys, async ({ scope, services }) => (await listPasskeyRows(services.db, scope)).map(presentPasskey)),
    serve(beginEndpoint, ({ body, person, scope, services, session }) =>
      beginPasskey(services, passwords, {
        ...body,
        scope,
        userId: person.id,
        browserKey: session.browserKey,
      }),
    ),
    serve(addEndpoint, async ({ body, person, services, session }) =>
      presentPasskey(await addPasskey(services, { ...body, userId: person.id, browserKey: session.browserKey })),
    ),
    serve(removePasskey, async ({ params, person, scope, services }) => {
      await inTransaction(services.db, async (tx) => {
        const name = await deletePasskey(tx, scope, params.passkeyId);
        if (name === undefined) throw notFound();
        const { to, first_name } = await recordOwnChange(tx, { userId: person.id, action: 'auth.passkey.remove' });
        await services.mail.send(tx, passkeyRemoved, [{ to, values: { first_name, passkey: name } }]);
      });
      return { ok: true } as const;
    }),
    serve(beginPasskeyLogin, async ({ services, session, caller }) => {
      await spendTries(services, [passkeyChallengeBudget(caller.address)]);
      const challenge = makePasskeyChallenge(services, { use: 'log-in', browserKey: session.browserKey });
      return {
        challenge,
        rpId: relyingParty(services.config).id,
        timeout: 300_000,
        userVerification: 'required' as const,
      };
    }),
    serve(loginEndpoint, async ({ body, services, session, caller }) => {
      const attempt = { ...body, browserKey: session.browserKey, address: caller.address };
      const userId = await logInWithPasskey(services, attempt);
      await session.start(userId);
      return currentUserById(services, userId);
    }),
  ];
}
