import { commandOf } from '@doselore/contract';
import {
  changeVideoAccount,
  createVideoAccount,
  isExclusiveByNature,
  type VideoProvider,
  videoFieldWords,
  videoProviders,
  videoProviderWords,
} from '@doselore/contract/video-meetings';
import { NativeSelect, PasswordInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { CheckboxField, type FieldProps, Form, FormDialogue, TextField } from '../../../../ui/form/index.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import { type AccountForm, useAccountForm } from '../use-account-form.ts';
import { type Account, videoAccountsQuery } from '../video-meetings.queries.ts';

const providers = videoProviders.map((value) => ({ value, label: videoProviderWords[value] }));
const providerOf = (text: string): VideoProvider => videoProviders.find((known) => known === text) ?? 'jitsi';

const hostHints: Partial<Record<VideoProvider, string>> = {
  jitsi: 'Begins with https://',
  zoom: 'Email address or user ID',
  teams: 'Of the user in Microsoft Entra',
  bigbluebutton: 'As bbb-conf --secret prints it, with https://',
  manual: 'Begins with https://. Every meeting of this account has this link.',
};

type Props = {
  /** Account to change, or `new`. Undefined while the dialogue is closed. */
  about: Account | 'new' | undefined;
  hasSiteJitsi: boolean;
  onClose: () => void;
};

/** Dialogue that makes or changes an account. A stored secret is never shown, only replaced. */
export function AccountFormDialogue({ about, hasSiteJitsi, onClose }: Props) {
  const [provider, setProvider] = useState<VideoProvider>('jitsi');
  const isNew = about === 'new';
  const account = isNew ? undefined : about;
  return (
    <FormDialogue
      title={account === undefined ? 'New account' : `Change ${account.name}`}
      about={`video account ${account?.id ?? 'new'}`}
      opened={about !== undefined}
      onClose={onClose}
    >
      {isNew && (
        <NativeSelect
          label="Service"
          data={providers}
          value={provider}
          onChange={(event) => setProvider(providerOf(event.currentTarget.value))}
          mb="md"
        />
      )}
      <AccountFormFields
        key={account?.provider ?? provider}
        provider={account?.provider ?? provider}
        {...{ account, hasSiteJitsi, onClose }}
      />
    </FormDialogue>
  );
}

type FormProps = Omit<Props, 'about'> & { provider: VideoProvider; account: Account | undefined };

function AccountFormFields({ provider, account, hasSiteJitsi, onClose }: FormProps) {
  const client = useQueryClient();
  const form = useAccountForm({
    ...{ provider, hasSiteJitsi, record: account },
    onSave: async (fields, baseValues) => {
      const saved =
        account === undefined
          ? await callEndpoint(createVideoAccount, { body: commandOf({ ...fields, provider }) })
          : await callEndpoint(changeVideoAccount, {
              params: { videoAccountId: account.id },
              body: commandOf({ ...fields, baseValues }),
            });
      await refreshQueries(client, videoAccountsQuery.queryKey);
      showBanner({ message: `${fields.name} ${account === undefined ? 'created' : 'saved'}`, type: 'success' });
      return saved;
    },
  });
  const submitLabel = account === undefined ? 'Create account' : 'Save account';
  return (
    <Form form={form} submitLabel={submitLabel} onCancel={onClose} onDone={onClose} guarded={false}>
      <AccountFields {...{ form, provider, hasSiteJitsi }} secretSetAt={account?.secret_set_at ?? null} />
    </Form>
  );
}

type FieldsProps = {
  form: AccountForm;
  provider: VideoProvider;
  hasSiteJitsi: boolean;
  secretSetAt: string | null;
};

function AccountFields({ form, provider, hasSiteJitsi, secretSetAt }: FieldsProps) {
  const fieldWords = videoFieldWords[provider];
  const mayBeEmpty = provider === 'jitsi' && hasSiteJitsi;
  const hostHint = mayBeEmpty ? 'Leave it empty for the Jitsi server of this site.' : (hostHints[provider] ?? '');
  return (
    <>
      <TextField field={form.field('name')} autoComplete="off" hint="Shown to site admins who plan courses" />
      <TextField field={form.field('host')} autoComplete="off" hint={hostHint} optional={mayBeEmpty} />
      {fieldWords.tenant_id !== undefined && <TextField field={form.field('tenant_id')} autoComplete="off" />}
      {fieldWords.client_id !== undefined && (
        <TextField field={form.field('client_id')} autoComplete="off" optional={provider === 'jitsi'} />
      )}
      {fieldWords.secret !== undefined && <SecretField field={form.field('secret')} setAt={secretSetAt} />}
      <CheckboxField
        field={form.field('is_exclusive')}
        hint={
          isExclusiveByNature(provider)
            ? 'A Zoom host runs one meeting at a time, so courses on this account never overlap.'
            : 'Courses on this account then never overlap.'
        }
      />
    </>
  );
}

/** A secret that is typed to set it or to replace it. */
function SecretField({ field, setAt }: { field: FieldProps<string>; setAt: string | null }) {
  const hint = setAt === null ? 'Not set yet' : `Set on ${formatLongDay(setAt)}. Leave this empty to keep it.`;
  return (
    <PasswordInput
      id={field.id}
      name={field.name}
      label={field.label}
      description={hint}
      error={field.error}
      value={field.value}
      autoComplete="new-password"
      visibilityToggleButtonProps={{ 'aria-label': `Show ${field.label}`, tabIndex: 0 }}
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  );
}
