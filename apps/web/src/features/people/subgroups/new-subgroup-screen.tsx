import { commandOf } from '@doselore/contract';
import { createSubgroup } from '@doselore/contract/subgroups';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { SubgroupFields } from './parts/subgroup-fields.tsx';
import { refreshSubgroups } from './subgroups.queries.ts';
import { useSubgroupForm } from './use-subgroup-form.ts';

export function NewSubgroupScreen() {
  const { level, to } = useArea();
  const { groupId } = usePlace();
  const { name, names } = usePlaceNames();
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useSubgroupForm({
    onSave: async ({ codesFrom: _today, ...fields }) => {
      const { id } = await callEndpoint(createSubgroup, { level, params: { groupId }, body: commandOf(fields) });
      showBanner({ message: `${fields.name} created`, type: 'success' });
      await refreshSubgroups(client);
      await navigate(to('edit-subgroup', { subgroupId: id }));
    },
  });
  return (
    <Page width="form" context={name} names={names} lead="You add its members and admins next.">
      <Form form={form} submitLabel="Create service" cancelTo={to('subgroups')}>
        <SubgroupFields form={form} withDay={false} />
      </Form>
    </Page>
  );
}
