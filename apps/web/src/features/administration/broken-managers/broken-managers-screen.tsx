import {
  type BrokenManager,
  type FaultsQuery,
  listFixPlans,
  managerFaultKeys,
  managerFaults,
  ruleOfFault,
} from '@doselore/contract/broken-managers';
import { Menu, NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Area, useArea } from '../../../platform/area/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { BulkBar, BulkButton, DataTable, type ListState, useListState } from '../../../ui/table/index.ts';
import { brokenManagers, brokenManagersQuery } from './broken-managers.queries.ts';
import { faultColumns } from './parts/fault-columns.tsx';
import { RepairsDone } from './parts/repairs-done.tsx';
import { useFixCommands } from './use-fix-commands.ts';

const faultOf = (list: ListState): FaultsQuery['fault'] =>
  managerFaultKeys.find((key) => key === list.filter('fault')) ?? '';
const canRepair = ({ fault }: BrokenManager) => ruleOfFault(fault).fix !== null;

/** Returns the address of the page where the admins of a place are chosen. */
function adminsOf({ place }: BrokenManager, area: Area): string | undefined {
  if (place === null || place.kind === 'virtualGroup') return undefined;
  const params = { groupId: place.group_id };
  return place.kind === 'group'
    ? area.to('managers', params)
    : area.to('subgroup-managers', { ...params, subgroupId: place.id });
}

/** Admins whose rights over a place are broken, with the repairs to choose from. */
export function BrokenManagersScreen() {
  const area = useArea();
  const list = useListState({ sort: 'fault' });
  const query = { ...list.query, fault: faultOf(list) };
  const done = useQuery(brokenManagers.one(listFixPlans));
  const commands = useFixCommands();
  const [selected, setSelected] = useState<(number | string)[]>([]);
  const sheet = brokenManagersQuery({ query });
  return (
    <Page lead="Admins and trainers whose account, place or role has a problem. Choose what to fix. You see each change before it is made.">
      <Stack gap="lg">
        <DataTable
          label="Broken admins"
          what="broken admins"
          columns={faultColumns(area)}
          list={list}
          query={useQuery(sheet)}
          rowKey={(row) => row.key}
          rowName={({ person, place }) => person?.name ?? `no admin of ${place?.name}`}
          search={{ label: 'Search broken admins', placeholder: 'Name, email or place' }}
          filters={
            <NativeSelect
              size="sm"
              aria-label="Problem"
              data={[
                { value: '', label: 'Any problem' },
                ...managerFaultKeys.map((key) => ({ value: key, label: managerFaults[key].title })),
              ]}
              value={query.fault}
              onChange={(event) => list.set({ fault: event.currentTarget.value })}
            />
          }
          onExport={sheet.download}
          selection={{ selected, onChange: setSelected, canSelect: canRepair }}
          rowMenu={(row) => {
            const admins = adminsOf(row, area);
            if (admins === undefined && !canRepair(row)) return null;
            return (
              <>
                {canRepair(row) && (
                  <Menu.Item onClick={() => void commands.prepare([row.key])}>Prepare repair</Menu.Item>
                )}
                {admins !== undefined && (
                  <Menu.Item component={Link} to={admins}>
                    Choose an admin
                  </Menu.Item>
                )}
              </>
            );
          }}
          empty={{
            title: 'No problems found',
            message: 'Every admin has a working account and role, and every place with members has an admin.',
          }}
        />
        {done.data && <RepairsDone rows={done.data.rows} onUndo={(row) => void commands.undo(row.id)} />}
      </Stack>
      <BulkBar count={selected.length} onClear={() => setSelected([])}>
        <BulkButton onClick={() => void commands.prepare(selected.map(String))}>Prepare repairs</BulkButton>
      </BulkBar>
    </Page>
  );
}
