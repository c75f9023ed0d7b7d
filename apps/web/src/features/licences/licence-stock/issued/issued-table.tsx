import { type LicencesQuery, licenceStates } from '@doselore/contract/licences';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { BulkBar, BulkButton, DataTable, FilterChip, useListState } from '../../../../ui/table/index.ts';
import { productOf, type StockKey } from '../../ledger/index.ts';
import { canTakeBack, licenceTags, useLicenceCommands, useLicenceRights } from '../../licences/index.ts';
import { issuedQuery } from '../movements/movements.queries.ts';
import { issuedColumns } from './issued-columns.tsx';

const states = [
  { value: '', label: 'Any state' },
  { value: 'live', label: 'Not finished' },
  { value: 'started', label: 'Started, any result' },
  ...licenceStates.map((state) => ({ value: state, label: licenceTags[state].text })),
] as { value: LicencesQuery['state']; label: string }[];

/** Table of the issued licences of a place: those of the key `target`, of the key in the address, or all. */
export function IssuedTable({ target }: { target?: StockKey }) {
  const { level } = useArea();
  const { groupId, subgroupId, here, hasHere } = usePlace();
  const list = useListState({ sort: '-issued' });
  const course = /^(paper-)?\d+$/u.exec(list.filter('course'))?.[0];
  const months = /^\d+$/u.exec(list.filter('months'))?.[0];
  const tableQuery =
    course === undefined ? {} : { ...productOf(course), ...(months && { certificateMonths: Number(months) }) };
  const state = states.find(({ value }) => value === list.filter('state'))?.value ?? '';
  const query: LicencesQuery = { ...list.query, ...(target ?? tableQuery), state };
  const sheet = issuedQuery({ level, params: { groupId, subgroupId }, query });
  const rows = useQuery(sheet);
  const place = { groupId, subgroupId, virtualGroupId: null };
  const rights = useLicenceRights();
  const [selected, setSelected] = useState<(number | string)[]>([]);
  const commands = useLicenceCommands(() => setSelected([]));
  return (
    <>
      <DataTable
        label="Issued licences"
        what="issued licences"
        columns={issuedColumns({
          withCourse: target === undefined,
          personHref: hasHere('members-licences') ? (userId) => here('members-licences', { userId }) : undefined,
        })}
        list={list}
        query={rows}
        rowKey={(row) => row.id}
        rowName={(row) => row.user.name}
        selection={
          rights.mayReclaim
            ? { selected, onChange: setSelected, canSelect: (row) => canTakeBack(row, place, rights) }
            : undefined
        }
        search={{ label: 'Search people', placeholder: 'Name or email' }}
        filters={
          <>
            <NativeSelect
              size="sm"
              aria-label="State"
              data={states}
              value={state}
              onChange={(event) => list.set({ state: event.currentTarget.value })}
            />
            {target === undefined && course !== undefined && (
              <FilterChip on onToggle={() => list.set({ course: '', months: '' })}>
                {rows.data?.rows[0]?.title ?? 'One course'}
              </FilterChip>
            )}
          </>
        }
        onExport={sheet.download}
        empty={{ title: 'No licences issued yet', message: 'Issued licences appear here with their state.' }}
      />
      <BulkBar count={selected.length} onClear={() => setSelected([])}>
        <BulkButton onClick={() => commands.takeBack(place, selected.map(Number))}>Take back</BulkButton>
      </BulkBar>
      {commands.dialogue}
    </>
  );
}
