import { commandOf } from '@doselore/contract';
import { changeUser, type UserInfo } from '@doselore/contract/users';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { useRouteId } from '../../../platform/routes/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { UserFields } from './parts/user-fields.tsx';
import { useUserForm } from './use-user-form.ts';
import { refreshUsers, userQuery } from './users.queries.ts';

function EditForm({ user }: { user: UserInfo }) {
  const { to } = useArea();
  const client = useQueryClient();
  const navigate = useNavigate();
  const back = to('user-info', { userId: user.id });
  const form = useUserForm({
    record: user,
    onSave: async ({ is_demo: _unchanged, ...fields }, baseValues) => {
      const saved = await callEndpoint(changeUser, {
        params: { userId: user.id },
        body: commandOf({ ...fields, baseValues }),
      });
      showBanner({ message: `${fullName(fields)} saved`, type: 'success' });
      await refreshUsers(client);
      return saved;
    },
  });
  return (
    <Form form={form} submitLabel="Save user" cancelTo={back} onDone={() => void navigate(back)}>
      <UserFields form={form} />
    </Form>
  );
}

export function EditUserScreen() {
  const userId = useRouteId('userId') ?? 0;
  const query = useQuery(userQuery(userId));
  const called = query.data && fullName(query.data);
  return (
    <Page
      width="form"
      subject={`user ${userId}`}
      record={called}
      context={called}
      names={{ userId: called }}
      lead="We also notify the old email address. The name appears on certificates."
    >
      <QueryView query={query}>{(user) => <EditForm key={user.id} user={user} />}</QueryView>
    </Page>
  );
}
