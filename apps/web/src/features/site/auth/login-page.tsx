import { type CurrentUser, login } from '@doselore/contract/auth';
import { type ComponentType, useState } from 'react';
import { callEndpoint } from '../../../platform/api/index.ts';
import type { SiteInfo } from '../../../platform/site-info/index.ts';
import { Logo } from '../../../ui/brand/index.ts';
import { PasswordField, PlainForm, required, TextField, useForm } from '../../../ui/form/index.ts';
import { PageLink } from '../../../ui/link/index.ts';
import type { DocumentPageProps } from '../../../ui/page/index.ts';
import { DemoLogins } from './parts/demo-logins.tsx';
import { PasskeyLogin } from './parts/passkey-login.tsx';
import { TwoStepForm } from './parts/two-step-form.tsx';
import { PublicFrame } from './public-frame.tsx';
import c from './public-panel.module.css';

type Props = {
  /** Frame of a page in the application, or in the login document. */
  Page: ComponentType<DocumentPageProps>;
  info: SiteInfo | undefined;
  /** Opens the first page of the person who has signed in. */
  onPassed: (user: CurrentUser) => Promise<void>;
};

/** Login page of the application and of the login document. Has neither the router nor the query library. */
export function LoginPage({ Page, info, onPassed }: Props) {
  const [challenge, setChallenge] = useState<string>();
  const form = useForm({
    initial: { username: '', password: '' },
    labels: { username: 'Email address or username', password: 'Password' },
    rules: { username: [required], password: [required] },
    onSubmit: async (values) => {
      const answer = await callEndpoint(login, { level: 'site', body: values });
      if ('challenge' in answer) setChallenge(answer.challenge);
      else await onPassed(answer);
    },
  });
  const giveUp = () => {
    form.reset();
    setChallenge(undefined);
  };
  const logo = (
    <PageLink to="/login" aria-label="Doselore, go to Log in" className={c.logo}>
      <Logo />
    </PageLink>
  );

  return (
    <PublicFrame logo={logo} hasOutbox={info?.outbox ?? false}>
      {challenge === undefined ? (
        <Page title="Log in" lead="Use the account your pharmacy or training organisation set up for you.">
          <PlainForm form={form} submitLabel="Log In" fullWidthButton>
            <TextField field={form.field('username')} autoComplete="username" spellCheck={false} />
            <div>
              <PasswordField field={form.field('password')} autoComplete="current-password" />
              <PageLink to="/forgotten-password" className={c.forgot}>
                I have forgotten my password
              </PageLink>
            </div>
          </PlainForm>
          <PasskeyLogin onPassed={onPassed} />
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
      ) : (
        <TwoStepForm Page={Page} challenge={challenge} onPassed={onPassed} onGiveUp={giveUp} />
      )}
    </PublicFrame>
  );
}
