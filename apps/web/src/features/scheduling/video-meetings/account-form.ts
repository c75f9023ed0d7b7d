import { limits } from '@doselore/contract';
import {
  accountProblems,
  isExclusiveByNature,
  type VideoField,
  type VideoProvider,
  videoFieldWords,
  videoLimits,
} from '@doselore/contract/video-meetings';
import { maxText, type Rule, requiredAs } from '../../../ui/form/index.ts';
import type { Account } from './video-meetings.queries.ts';

export type AccountValues = {
  name: string;
  host: string;
  tenant_id: string;
  client_id: string;
  secret: string;
  is_exclusive: boolean;
};

export const newValues = (provider: VideoProvider): AccountValues => ({
  ...{ name: '', host: '', tenant_id: '', client_id: '', secret: '' },
  is_exclusive: isExclusiveByNature(provider),
});

export const valuesOf = (account: Account): AccountValues => ({
  name: account.name,
  host: account.host ?? '',
  tenant_id: account.tenant_id ?? '',
  client_id: account.client_id ?? '',
  secret: '',
  is_exclusive: account.is_exclusive,
});

/** Returns the fields that a change may contain, as they are stored. */
export const storedOf = ({ name, host, tenant_id, client_id, is_exclusive }: Account) => ({
  ...{ name, host, tenant_id, client_id, is_exclusive },
});

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

export const fieldsOf = (values: AccountValues) => ({
  name: values.name.trim(),
  host: orNull(values.host),
  tenant_id: orNull(values.tenant_id),
  client_id: orNull(values.client_id),
  secret: values.secret.trim(),
  is_exclusive: values.is_exclusive,
});

/** Labels of the form of a provider. */
export const labelsFor = (provider: VideoProvider) => ({
  name: 'Name of the account',
  host: videoFieldWords[provider].host ?? 'Host',
  tenant_id: videoFieldWords[provider].tenant_id ?? 'Account ID',
  client_id: videoFieldWords[provider].client_id ?? 'Client ID',
  secret: videoFieldWords[provider].secret ?? 'Secret',
  is_exclusive: 'Holds one meeting at a time',
});

/** Rules of the form of a provider, the same as those of the server. */
export function rulesFor(provider: VideoProvider, hasSiteJitsi: boolean) {
  const fits =
    (field: VideoField): Rule<string, AccountValues> =>
    (_value, values) =>
      accountProblems(provider, fieldsOf(values), { hasSiteJitsi })[field];
  return {
    name: [requiredAs('Enter a name'), maxText(limits.name)],
    host: [fits('host'), maxText(videoLimits.host)],
    tenant_id: [fits('tenant_id'), maxText(limits.name)],
    client_id: [fits('client_id'), maxText(limits.name)],
    secret: [maxText(videoLimits.secret)],
  };
}
