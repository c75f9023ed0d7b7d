import { commandOf } from '@doselore/contract';
import { identityFields, ownPasswordField, proposeSuperAdmin } from '@doselore/contract/users';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { Form, PasswordField, useRecordForm } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { IdentityFields } from './person-form/index.ts';

export function NewSuperAdminScreen() {
  const { to } = useArea();
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useRecordForm({
    fields: identityFields,
    apart: ownPasswordField,
    onSave: async (values) => {
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
        <IdentityFields form={form} />
        <PasswordField field={form.field('currentPassword')} autoComplete="current-password" />
      </Form>
    </Page>
  );
}
