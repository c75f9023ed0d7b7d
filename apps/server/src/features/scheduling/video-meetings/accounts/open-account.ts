import type { Services } from '../../../../platform/services.ts';
import { MeetingError, type ProviderAccount } from '../providers/index.ts';
import type { SealedAccount } from './accounts.repository.ts';

type Opening = Pick<Services, 'sealing' | 'config'>;

const ownerOf = (accountId: number) => `video-account:${accountId}`;

export function sealAccountSecret({ sealing }: Opening, target: { accountId: number; secret: string }): string {
  return sealing.seal(target.secret, ownerOf(target.accountId));
}

/** Returns an account for its provider, with its secret in clear and the address of its server. */
export function openAccount({ sealing, config }: Opening, row: SealedAccount): ProviderAccount {
  const host = row.host ?? config.jitsiUrl;
  if (host === undefined)
    throw new MeetingError('This account has no address. Enter it in the account.', { isFinal: true });
  return {
    id: row.id,
    host,
    tenantId: row.tenant_id,
    clientId: row.client_id,
    secret: row.sealed_secret === null ? null : readSecret(sealing, row.id, row.sealed_secret),
  };
}

function readSecret(sealing: Opening['sealing'], accountId: number, sealed: string): string {
  try {
    return sealing.open(sealed, ownerOf(accountId));
  } catch (cause) {
    const message = 'The secret was stored under another SECRET_KEY. Enter it again in the account.';
    throw new MeetingError(message, { isFinal: true, cause });
  }
}
