import type { Answer } from '@doselore/contract';
import { acceptInvitation, getInvitation } from '@doselore/contract/auth';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';
import { Form, useForm } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView, Spinner } from '../../../ui/states/index.ts';
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

type Invitation = Answer<typeof getInvitation>;

function AcceptForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const navigate = useNavigate();
  const form = useForm<NewAccount>({
    initial: { ...newPasswordStart, acceptedTerms: false },
    labels: { ...newPasswordLabels, acceptedTerms: 'Terms and conditions' },
    rules: { ...newPasswordRules, acceptedTerms: [termsRule] },
    onSubmit: async ({ acceptedTerms: _checked, ...passwords }) => {
      const body = { ...passwords, acceptedTerms: true as const };
      await callEndpoint(acceptInvitation, { level: 'site', params: { token }, body });
      await navigate('/login');
      showBanner({ message: 'Your account is ready. Sign in with your new password.', type: 'success' });
    },
  });
  return (
    <>
      <p>
        {invitation.group_name === null ? 'You are invited to Doselore' : <b>{invitation.group_name}</b>}
        {invitation.group_name !== null && ' has invited you to Doselore'} as{' '}
        <b className="nowrap">
          {invitation.first_name} {invitation.last_name}
        </b>
        . You will sign in with <b>{invitation.email}</b>.
      </p>
      <Form form={form} submitLabel="Set up your account" guarded={false} fullWidthButton>
        <NewPasswordFields
          fields={{ password: form.field('password'), passwordConfirmation: form.field('passwordConfirmation') }}
        />
        <TermsField field={form.field('acceptedTerms')} />
      </Form>
    </>
  );
}

const invitationQuery = (token: string) =>
  roomQueries('invitation').one(getInvitation, { level: 'site', params: { token } }, { retry: false });

export function AcceptInviteScreen() {
  const { token = '' } = useParams();
  const query = useQuery(invitationQuery(token));
  return (
    <PublicPanel>
      <Page>
        <QueryView query={query} loading={<Spinner />} errorTitle="This invitation cannot be used">
          {(invitation) => <AcceptForm token={token} invitation={invitation} />}
        </QueryView>
        {query.isError && (
          <p className={c.help}>
            Already set up? <Link to="/login">Log in</Link>. Otherwise ask the admin who invited you for a new link.
          </p>
        )}
      </Page>
    </PublicPanel>
  );
}
