import { commandOf } from '@doselore/contract';
import { createUser } from '@doselore/contract/users';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { CheckboxField, Form } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { UserFields } from './parts/user-fields.tsx';
import { useUserForm } from './use-user-form.ts';
import { refreshUsers } from './users.queries.ts';

/** Creates an account without an organisation. The person is added to one on its members page. */
export function NewUserScreen() {
  const { to } = useArea();
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useUserForm({
    onSave: async (fields) => {
      const { id } = await callEndpoint(createUser, { body: commandOf(fields) });
      showBanner({ message: `Invitation sent to ${fields.email}`, type: 'success' });
      await refreshUsers(client);
      await navigate(to('user-info', { userId: id }));
    },
  });
  return (
    <Page width="form" lead="They get a link to set up their account. Add them to an organisation afterwards.">
      <Form form={form} submitLabel="Create user" cancelTo={to('users')}>
        <UserFields form={form} />
        <CheckboxField field={form.field('is_demo')} hint="Excluded from lists and reports of real people" />
      </Form>
    </Page>
  );
}
