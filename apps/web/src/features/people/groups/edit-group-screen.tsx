import { commandOf } from '@doselore/contract';
import { changeGroup, getGroupProfile, listGroupCodes } from '@doselore/contract/groups';
import { Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { AsidePart } from '../../../ui/beside/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { CodeHistory } from '../subgroups/index.ts';
import { type GroupDetails, groups, refreshGroups } from './groups.queries.ts';
import { GroupFacts } from './parts/group-facts.tsx';
import { GroupFields } from './parts/group-fields.tsx';
import { useGroupForm } from './use-group-form.ts';

function EditForm({ groupId, group }: { groupId: number; group: GroupDetails }) {
  const { to } = useArea();
  const client = useQueryClient();
  const form = useGroupForm({
    record: group,
    onSave: async (fields, baseValues) => {
      const saved = await callEndpoint(changeGroup, {
        params: { groupId },
        body: commandOf({ ...fields, baseValues }),
      });
      showBanner({ message: `${fields.name} saved`, type: 'success' });
      await refreshGroups(client);
      return saved;
    },
  });
  return (
    <Form form={form} submitLabel="Save organisation" cancelTo={to('dashboard')}>
      <GroupFields form={form} withDay />
    </Form>
  );
}

export function EditGroupScreen() {
  const { groupId } = usePlace();
  const query = useQuery(groups.one(getGroupProfile, { params: { groupId } }));
  const mayChange = useArea().can('groups.write');
  const codes = useQuery(groups.one(listGroupCodes, { params: { groupId } }));
  return (
    <Page
      width="form"
      subject={`group ${groupId}`}
      title={mayChange ? undefined : 'Details'}
      record={query.data?.name}
      context={query.data?.name}
      names={{ groupId: query.data?.name }}
    >
      <QueryView query={query}>
        {(group) => (
          <Stack gap="lg">
            {mayChange ? <EditForm key={groupId} groupId={groupId} group={group} /> : <GroupFacts group={group} />}
            <AsidePart>
              <CodeHistory query={codes} />
            </AsidePart>
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
