import { AppError } from '@doselore/contract';
import { type CurrentUser, passTwoStep } from '@doselore/contract/auth';
import { type ComponentType, useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { PlainForm, requiredAs, TextField, useForm } from '../../../../ui/form/index.ts';
import type { DocumentPageProps } from '../../../../ui/page/index.ts';
import c from '../public-panel.module.css';
import { PasskeyLogin } from './passkey-login.tsx';

type Props = {
  Page: ComponentType<DocumentPageProps>;
  challenge: string;
  onPassed: (user: CurrentUser) => Promise<void>;
  onGiveUp: () => void;
};

/** Asks for the six-digit code after a right password, or for a recovery code when the phone is lost. */
export function TwoStepForm({ Page, challenge, onPassed, onGiveUp }: Props) {
  const [withRecovery, setWithRecovery] = useState(false);
  const form = useForm({
    initial: { code: '' },
    labels: { code: withRecovery ? 'Recovery code' : 'Six-digit code' },
    rules: { code: [requiredAs(withRecovery ? 'Enter a recovery code' : 'Enter the code')] },
    onSubmit: async (values) => {
      try {
        await onPassed(await callEndpoint(passTwoStep, { level: 'site', body: { challenge, ...values } }));
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'link_expired') throw error;
        showBanner({ message: error.message, type: 'warning' });
        onGiveUp();
      }
    },
  });
  const swap = () => {
    form.reset();
    setWithRecovery(!withRecovery);
  };
  return (
    <Page
      title="Two-step verification"
      lead={
        withRecovery
          ? 'Enter one of your saved recovery codes. Each code works once.'
          : 'Open your authenticator app and enter the six-digit code for Doselore.'
      }
    >
      <PlainForm form={form} submitLabel="Continue" fullWidthButton>
        <TextField
          key={String(withRecovery)}
          field={form.field('code')}
          inputMode={withRecovery ? 'text' : 'numeric'}
          autoComplete={withRecovery ? 'off' : 'one-time-code'}
          spellCheck={false}
          maxLength={40}
        />
      </PlainForm>
      <PasskeyLogin onPassed={onPassed} />
      <p className={c.help}>
        <button type="button" className={c.textButton} onClick={swap}>
          {withRecovery ? 'Use a code from the app instead' : 'Use a recovery code instead'}
        </button>
        <br />
        <button type="button" className={c.textButton} onClick={onGiveUp}>
          Sign in as someone else
        </button>
      </p>
    </Page>
  );
}
