import { AppError, type Body, fieldError, pickFields } from '@doselore/contract';
import type { PlaceList } from '@doselore/contract/locations';
import {
  accountProblems,
  type changeVideoAccount,
  type createVideoAccount as createEndpoint,
  type VideoProvider,
  videoAccountFields,
  videoFieldWords,
} from '@doselore/contract/video-meetings';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { type Actor, notFound } from '../../../../platform/access/index.ts';
import { mergeChange, newRecord, recordAudit, recordChanges } from '../../../../platform/audit/index.ts';
import { inTransaction, type Tx, violatedConstraint } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { wantMeetingsAgain } from '../meetings/meetings.repository.ts';
import {
  type AccountFields,
  insertAccount,
  listCoursesWith,
  lockAccount,
  saveSealedSecret,
  updateAccount,
  updateAccountList,
} from './accounts.repository.ts';
import { sealAccountSecret } from './open-account.ts';

const subjectOf = (accountId: number) => `video account ${accountId}`;

/** Runs a command and translates its violation of the unique name into an error. */
async function withFreeName<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (violatedConstraint(error) !== 'video_accounts_name_key') throw error;
    throw new AppError('conflict', 'Another account in use has this name. Change one of them.');
  }
}

type Checked = { provider: VideoProvider; fields: AccountFields; secret: string };

function checkFields({ config }: Pick<Services, 'config'>, { provider, fields, secret }: Checked): void {
  const problems = accountProblems(provider, fields, { hasSiteJitsi: config.jitsiUrl !== undefined });
  if (secret !== '' && videoFieldWords[provider].secret === undefined) problems.secret = 'Leave this empty';
  const [first] = Object.entries(problems);
  if (first !== undefined) throw fieldError(first[0], first[1]);
}

async function saveSecret(services: Services, tx: Tx, target: { accountId: number; secret: string }): Promise<void> {
  if (target.secret === '') return;
  const sealed = sealAccountSecret(services, target);
  await saveSealedSecret(tx, { accountId: target.accountId, sealed, now: services.clock.now() });
}

/** Creates an account. Its secret is sealed, and the audit trail says only that there is one. */
export function createAccount(services: Services, actor: Actor, body: Body<typeof createEndpoint>): Promise<number> {
  const { secret, provider, ...fields } = body;
  checkFields(services, { provider, fields, secret });
  return withFreeName(() =>
    inTransaction(services.db, async (tx) => {
      const accountId = await insertAccount(tx, { ...fields, provider, now: services.clock.now() });
      await saveSecret(services, tx, { accountId, secret });
      await recordAudit(tx, actor, {
        action: 'meetings.createAccount',
        subject: subjectOf(accountId),
        changes: newRecord(videoAccountFields, fields),
        detail: { provider, secret_set: secret !== '' },
      });
      return accountId;
    }),
  );
}

type Changing = { accountId: number; change: Body<typeof changeVideoAccount> };

/** Changes an account and returns its fields. Meetings still to come follow another host, and failed ones are tried again. */
export function changeAccount(services: Services, actor: Actor, target: Changing): Promise<AccountFields> {
  const { accountId, change } = target;
  const { baseValues, secret, ...submitted } = change;
  const subject = subjectOf(accountId);
  return withFreeName(() =>
    inTransaction(services.db, async (tx) => {
      const row = await lockAccount(tx, accountId);
      if (row === undefined) throw notFound();
      if (row.is_archived) throw new AppError('conflict', 'This account is archived. Restore it first.');
      const { provider } = row;
      const now = pickFields(videoAccountFields, row);
      const fields = await mergeChange<AccountFields>(tx, actor, { subject, now, submitted, baseValues });
      checkFields(services, { provider, fields, secret });
      const at = services.clock.now();
      if (fields.is_exclusive !== now.is_exclusive) await refuseInUse(tx, { accountId, at, what: exclusiveFirst });
      await updateAccount(tx, accountId, fields);
      await saveSecret(services, tx, { accountId, secret });
      const onlyFailed = fields.host === now.host;
      await wantMeetingsAgain(tx, { accountId, onlyFailed, londonNow: londonWallClock(at), now: at });
      await recordAudit(tx, actor, {
        action: 'meetings.changeAccount',
        subject,
        changes: recordChanges(videoAccountFields, now, fields).changes,
        ...(secret !== '' && { detail: { secret_set: true } }),
      });
      return fields;
    }),
  );
}

const exclusiveFirst = 'Whether it holds one meeting at a time can only change when no course uses it.';

/** Throws 409 with the titles of future courses, when any use this account. */
async function refuseInUse(tx: Tx, target: { accountId: number; at: Date; what: string }): Promise<void> {
  const titles = await listCoursesWith(tx, { accountId: target.accountId, londonNow: londonWallClock(target.at) });
  if (titles.length === 0) return;
  const more = titles.length > 3 ? ` and ${titles.length - 3} more` : '';
  throw new AppError(
    'conflict',
    `Future courses use this account: ${titles.slice(0, 3).join(', ')}${more}. ${target.what}`,
  );
}

/** Archives or restores an account. One with courses still to come stays in use. */
export async function moveAccountTo(
  { db, clock }: Services,
  actor: Actor,
  { accountId, list }: { accountId: number; list: PlaceList },
): Promise<void> {
  await withFreeName(() =>
    inTransaction(db, async (tx) => {
      const row = await lockAccount(tx, accountId);
      if (row === undefined) throw notFound();
      if (row.is_archived === (list === 'archived')) return;
      const at = clock.now();
      if (list === 'archived')
        await refuseInUse(tx, { accountId, at, what: 'Choose another account or type a link there first.' });
      await updateAccountList(tx, { accountId, archivedAt: list === 'archived' ? at : null });
      await recordAudit(tx, actor, {
        action: list === 'archived' ? 'meetings.archiveAccount' : 'meetings.restoreAccount',
        subject: subjectOf(accountId),
      });
    }),
  );
}
