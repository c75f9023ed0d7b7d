import { commandOf, limits } from '@doselore/contract';
import { proposeSuperAdmin } from '@doselore/contract/users';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { email, Form, maxText, PasswordField, requiredAs, TextField, useForm } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';

export function NewSuperAdminScreen() {
  const { to } = useArea();
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useForm({
    initial: { first_name: '', last_name: '', email: '', currentPassword: '' },
    labels: {
      first_name: 'First name',
      last_name: 'Last name',
      email: 'Email address',
      currentPassword: 'Your password',
    },
    rules: {
      first_name: [requiredAs('Enter the first name'), maxText(limits.name)],
      last_name: [requiredAs('Enter the last name'), maxText(limits.name)],
      email: [requiredAs('Enter the email address'), email],
      currentPassword: [requiredAs('Enter your password')],
    },
    onSubmit: async (values) => {
      await callEndpoint(proposeSuperAdmin, { body: commandOf(values) });
      showBanner({ message: 'Proposed. We have sent the confirmation link', type: 'success' });
      await refreshQueries(client, 'super-admins');
      await navigate(to('super-admins'));
    },
  });
  return (
    <Page
      width="form"
      lead="Another site admin confirms the proposal by a link in an email. If there is no other site admin, we send the link to you."
    >
      <Form form={form} submitLabel="Propose site admin" cancelTo={to('super-admins')}>
        <TextField field={form.field('first_name')} autoComplete="off" />
        <TextField field={form.field('last_name')} autoComplete="off" />
        <TextField field={form.field('email')} type="email" autoComplete="off" spellCheck={false} />
        <PasswordField field={form.field('currentPassword')} autoComplete="current-password" />
      </Form>
    </Page>
  );
}
