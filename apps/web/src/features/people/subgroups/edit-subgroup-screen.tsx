import { commandOf } from '@doselore/contract';
import { changeSubgroup, listSubgroupCodes, type SubgroupRow } from '@doselore/contract/subgroups';
import { Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { subgroupQuery } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { AsidePart } from '../../../ui/beside/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { CodeHistory } from './parts/code-history.tsx';
import { SubgroupFacts } from './parts/subgroup-facts.tsx';
import { SubgroupFields } from './parts/subgroup-fields.tsx';
import { refreshSubgroups, subgroups } from './subgroups.queries.ts';
import { useSubgroupForm } from './use-subgroup-form.ts';

function EditForm({ row }: { row: SubgroupRow }) {
  const { level, to } = useArea();
  const client = useQueryClient();
  const form = useSubgroupForm({
    record: row,
    onSave: async (fields, baseValues) => {
      const saved = await callEndpoint(changeSubgroup, {
        level,
        params: { groupId: row.group.id, subgroupId: row.id },
        body: commandOf({ ...fields, baseValues }),
      });
      showBanner({ message: `${fields.name} saved`, type: 'success' });
      await refreshSubgroups(client);
      return saved;
    },
  });
  return (
    <Form form={form} submitLabel="Save service" cancelTo={to('subgroup-members')}>
      <SubgroupFields form={form} withDay />
    </Form>
  );
}

export function EditSubgroupScreen() {
  const { level, can } = useArea();
  const { groupId, subgroupId } = usePlace();
  const mayChange = can('subgroups.write');
  const place = { groupId, subgroupId: subgroupId ?? 0 };
  const query = useQuery(subgroupQuery(level, place));
  const codes = useQuery(subgroups.one(listSubgroupCodes, { level, params: place }));
  const name = query.data?.name;
  return (
    <Page
      width="form"
      subject={`subgroup ${place.subgroupId}`}
      title={mayChange ? undefined : 'Details'}
      record={name}
      context={name}
      names={{ groupId: query.data?.group.name, subgroupId: name }}
    >
      <QueryView query={query}>
        {(row) => (
          <Stack gap="lg">
            {mayChange ? <EditForm key={row.id} row={row} /> : <SubgroupFacts row={row} />}
            <AsidePart>
              <CodeHistory query={codes} />
            </AsidePart>
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
