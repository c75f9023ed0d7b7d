import { type AuditRow, auditCountMax, auditTitle, subjectTitle } from '@doselore/contract/audits';
import { Menu, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../../platform/area/index.ts';
import { formatNumber } from '../../../ui/formats/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { DataTable, DayFilter, FilterChip, type ListState } from '../../../ui/table/index.ts';
import { GroupFilter } from '../../people/groups/index.ts';
import { auditsQuery } from './audits.queries.ts';
import { auditColumns } from './parts/audit-columns.tsx';
import { AuditDrawer } from './parts/audit-drawer.tsx';
import c from './parts/audits.module.css';
import { SealLine } from './parts/seal-line.tsx';
import { chipsOf, familyOptions, levelOptions, useAuditFilters } from './use-audit-filters.ts';

type MenuProps = { row: AuditRow; list: ListState; onOpen: () => void };

function RowMenu({ row, list, onOpen }: MenuProps) {
  const { actor, subject } = row;
  const name = row.subject_name ?? subjectTitle(subject);
  return (
    <>
      <Menu.Item onClick={onOpen}>Show details</Menu.Item>
      {actor !== null && <Menu.Item onClick={() => list.set({ by: actor.id })}>Only changes by {actor.name}</Menu.Item>}
      <Menu.Item onClick={() => list.set({ about: subject })}>Only changes about {name}</Menu.Item>
    </>
  );
}

/** Changes by all admins, newest first. */
export function AuditsScreen() {
  const area = useArea();
  const { list, filters } = useAuditFilters();
  const sheet = auditsQuery({ body: filters });
  const query = useQuery(sheet);
  const [shown, setShown] = useState<AuditRow>();
  const [isOpened, setIsOpened] = useState(false);
  const open = (row: AuditRow) => {
    setShown(row);
    setIsOpened(true);
  };
  const total = query.data?.total ?? 0;
  const select = (name: 'family' | 'level', label: string, data: typeof familyOptions) => (
    <NativeSelect
      size="sm"
      aria-label={label}
      data={data}
      value={filters[name]}
      onChange={(event) => list.set({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <Page
      lead={
        total < auditCountMax
          ? 'All changes, with who made them and in which role.'
          : `All changes, with who made them and in which role. The newest ${formatNumber(auditCountMax)} are shown. Filter to see older ones.`
      }
    >
      <SealLine />
      <DataTable
        label="Audit trail"
        what="changes"
        columns={auditColumns(area)}
        list={list}
        query={query}
        rowKey={(row) => row.id}
        rowName={(row) => `${auditTitle(row.action)}, row ${row.id}`}
        search={{ label: 'Search by person', placeholder: 'Name, email or ID' }}
        filters={
          <div className={c.filters}>
            <GroupFilter value={filters.group} onChange={(group) => list.set({ group })} />
            {select('family', 'Action', familyOptions)}
            {select('level', 'Role', levelOptions)}
            <DayFilter list={list} name="from" label="From day" value={filters.from} />
            <DayFilter list={list} name="to" label="To day" value={filters.to} />
            {chipsOf(filters, query.data?.rows ?? []).map(({ name, label }) => (
              <FilterChip key={name} on onToggle={() => list.set({ [name]: '' })}>
                {label}
              </FilterChip>
            ))}
          </div>
        }
        onExport={sheet.download}
        rowMenu={(row) => <RowMenu row={row} list={list} onOpen={() => open(row)} />}
        empty={{ title: 'No changes recorded yet', message: 'Each change appears here.' }}
      />
      {shown !== undefined && <AuditDrawer opened={isOpened} row={shown} onClose={() => setIsOpened(false)} />}
    </Page>
  );
}
