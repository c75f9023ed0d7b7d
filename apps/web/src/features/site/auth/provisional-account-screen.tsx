import { type CurrentUser, completeAccount } from '@doselore/contract/auth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { currentUserQuery, holdUser, homeOf } from '../../../platform/session/index.ts';
import { Form, useForm } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { Spinner } from '../../../ui/states/index.ts';
import {
  type NewAccount,
  NewPasswordFields,
  newPasswordLabels,
  newPasswordRules,
  newPasswordStart,
  TermsField,
  termsRule,
} from './parts/new-password-fields.tsx';
import c from './public-panel.module.css';
import { PublicPanel } from './public-panel.tsx';

function CompleteForm({ user }: { user: CurrentUser }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useForm<NewAccount>({
    initial: { ...newPasswordStart, acceptedTerms: false },
    labels: { ...newPasswordLabels, acceptedTerms: 'Terms and conditions' },
    rules: { ...newPasswordRules, acceptedTerms: [termsRule] },
    onSubmit: async ({ acceptedTerms: _checked, ...passwords }) => {
      const body = { ...passwords, acceptedTerms: true as const };
      const complete = await callEndpoint(completeAccount, { level: 'member', body });
      holdUser(client, complete);
      await navigate(homeOf(complete).base);
      showBanner({ message: 'Your account is complete.', type: 'success' });
    },
  });
  return (
    <Page lead={`Welcome, ${user.first_name}. Choose your own password and accept the terms to open your courses.`}>
      <Form form={form} submitLabel="Complete your account" guarded={false} fullWidthButton>
        <NewPasswordFields
          fields={{ password: form.field('password'), passwordConfirmation: form.field('passwordConfirmation') }}
        />
        <TermsField field={form.field('acceptedTerms')} />
      </Form>
      <p className={c.help}>
        Are you someone else? <Link to="/signout">Log out</Link>
      </p>
    </Page>
  );
}

export function ProvisionalAccountScreen() {
  const { data: user, isError } = useQuery(currentUserQuery);
  if (isError) return <Navigate to="/login" replace />;
  if (user !== undefined && !user.provisional) return <Navigate to={homeOf(user).base} replace />;
  return <PublicPanel signedIn>{user === undefined ? <Spinner /> : <CompleteForm user={user} />}</PublicPanel>;
}
