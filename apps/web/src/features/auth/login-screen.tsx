import { type CurrentUser, login } from '@doselore/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { callEndpoint } from '../../platform/api/index.ts';
import { ownPath } from '../../platform/routes/index.ts';
import { holdUser, homeOf } from '../../platform/session/index.ts';
import { useSiteInfo } from '../../platform/site-info/index.ts';
import { Form, PasswordField, required, TextField, useForm } from '../../ui/form/index.ts';
import { Page } from '../../ui/page/index.ts';
import { DemoLogins } from './parts/demo-logins.tsx';
import { PasskeyLogin } from './parts/passkey-login.tsx';
import { TwoStepForm } from './parts/two-step-form.tsx';
import c from './public-panel.module.css';
import { PublicPanel } from './public-panel.tsx';

export function LoginScreen() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const info = useSiteInfo();
  const [challenge, setChallenge] = useState<string>();
  const enter = async (user: CurrentUser) => {
    holdUser(client, user);
    if (user.two_step.must_set_up) return navigate('/set-up-two-step');
    await navigate(user.provisional ? '/provisional-account' : (ownPath(search.get('next')) ?? homeOf(user).base));
  };
  const form = useForm({
    initial: { username: '', password: '' },
    labels: { username: 'Email address or username', password: 'Password' },
    rules: { username: [required], password: [required] },
    onSubmit: async (values) => {
      const answer = await callEndpoint(login, { level: 'site', body: values });
      if ('challenge' in answer) setChallenge(answer.challenge);
      else await enter(answer);
    },
  });

  if (challenge !== undefined) {
    const giveUp = () => {
      form.reset();
      setChallenge(undefined);
    };
    return (
      <PublicPanel>
        <TwoStepForm challenge={challenge} onPassed={enter} onGiveUp={giveUp} />
      </PublicPanel>
    );
  }

  return (
    <PublicPanel>
      <Page lead="Use the account your pharmacy or training organisation set up for you.">
        <Form form={form} submitLabel="Log In" guarded={false} fullWidthButton>
          <TextField field={form.field('username')} autoComplete="username" spellCheck={false} />
          <div>
            <PasswordField field={form.field('password')} autoComplete="current-password" />
            <Link to="/forgotten-password" className={c.forgot}>
              I have forgotten my password
            </Link>
          </div>
        </Form>
        <PasskeyLogin onPassed={enter} />
        {info?.demo && <DemoLogins logins={info.demo_logins} onChoose={(chosen) => form.set(chosen)} />}
        <p className={c.help}>
          Invited to join? Open the link in your invitation email.
          {info !== undefined && (
            <>
              <br />
              Do you need help? Write to <a href={`mailto:${info.support_email}`}>{info.support_email}</a>.
            </>
          )}
        </p>
      </Page>
    </PublicPanel>
  );
}
