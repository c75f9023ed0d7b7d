import { requestPasswordReset } from '@doselore/contract/auth';
import { useState } from 'react';
import { Link } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { email, Form, required, TextField, useForm } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import c from './public-panel.module.css';
import { PublicPanel } from './public-panel.tsx';

/** Gives the same answer for addresses with and without an account. */
export function ForgottenPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initial: { email: '' },
    labels: { email: 'Email address' },
    rules: { email: [required, email] },
    onSubmit: async (values) => {
      await callEndpoint(requestPasswordReset, { level: 'site', body: values });
      setSentTo(values.email.trim());
    },
  });

  return (
    <PublicPanel>
      {sentTo === undefined ? (
        <Page lead="We will send you a link to choose a new one.">
          <Form form={form} submitLabel="Send link" guarded={false} fullWidthButton>
            <TextField field={form.field('email')} type="email" autoComplete="email" />
          </Form>
          <p className={c.help}>
            Remembered your password? <Link to="/login">Log in</Link>
          </p>
        </Page>
      ) : (
        <Page title="Check your email">
          <p role="status">
            If <b>{sentTo}</b> belongs to an account, we have sent a link to choose a new password. The link works once,
            for a limited time.
          </p>
          <p className={c.help}>
            No email after a few minutes? Look in your junk folder, or{' '}
            <button type="button" className={c.textButton} onClick={() => setSentTo(undefined)}>
              try another address
            </button>
            . <Link to="/login">Log in</Link>
          </p>
        </Page>
      )}
    </PublicPanel>
  );
}
