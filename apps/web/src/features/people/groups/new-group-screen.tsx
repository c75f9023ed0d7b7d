import { commandOf } from '@doselore/contract';
import { createGroup } from '@doselore/contract/groups';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { refreshGroups } from './groups.queries.ts';
import { GroupFields } from './parts/group-fields.tsx';
import { useGroupForm } from './use-group-form.ts';

export function NewGroupScreen() {
  const { to } = useArea();
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useGroupForm({
    onSave: async ({ codesFrom: _today, ...fields }) => {
      const { id } = await callEndpoint(createGroup, { body: commandOf(fields) });
      showBanner({ message: `${fields.name} created`, type: 'success' });
      await refreshGroups(client);
      await navigate(to('subgroups', { groupId: id }));
    },
  });
  return (
    <Page width="form" lead="Create the organisation first. You add services and people next.">
      <Form form={form} submitLabel="Create organisation" cancelTo={to('groups')}>
        <GroupFields form={form} withDay={false} />
      </Form>
    </Page>
  );
}
