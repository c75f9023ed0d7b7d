import type { SubgroupRow } from '@doselore/contract/subgroups';
import { Button, Menu } from '@mantine/core';
import { IconEdit, IconPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { ArchiveItem } from '../../../ui/archive/index.ts';
import { formatDay, formatNumber } from '../../../ui/formats/index.ts';
import { Page, PageTabs } from '../../../ui/page/index.ts';
import { type Column, DataTable, RowTitle, useListState } from '../../../ui/table/index.ts';
import { groupSubgroupsQuery } from './subgroups.queries.ts';
import { useArchiveSubgroup } from './use-archive-subgroup.ts';

const count = (value: number) => (value === 0 ? <span className="muted">None</span> : formatNumber(value));
const mono = (text: string | null) =>
  text === null ? <span className="muted">None</span> : <span className="mono">{text}</span>;

function Under({ row: { id, archived } }: { row: SubgroupRow }) {
  return (
    <>
      <span className="mono">ID {id}</span>
      {archived && (
        <div>
          Archived on {formatDay(archived.at)}
          {archived.by && ` by ${archived.by}`}
        </div>
      )}
    </>
  );
}

function columnsOf(to: (row: SubgroupRow) => string): Column<SubgroupRow>[] {
  return [
    {
      key: 'name',
      header: 'Service',
      sortable: true,
      cell: (row) => (
        <RowTitle to={to(row)} under={<Under row={row} />}>
          {row.name}
        </RowTitle>
      ),
    },
    { key: 'ods', header: 'ODS code', priority: 2, cell: (row) => mono(row.ods_code) },
    { key: 'premises', header: 'Premises number', priority: 3, cell: (row) => mono(row.premises_number) },
    { key: 'members', header: 'Members', align: 'right', sortable: true, cell: (row) => count(row.members) },
    {
      key: 'managers',
      header: 'Service admins',
      align: 'right',
      priority: 2,
      sortable: true,
      cell: (row) => count(row.managers),
    },
  ];
}

function GroupSubgroups({ which }: { which: 'open' | 'archived' }) {
  const { level, to, can } = useArea();
  const { groupId } = usePlace();
  const { name, names } = usePlaceNames();
  const list = useListState({ sort: 'name' });
  const query = { ...list.query, list: which };
  const sheet = groupSubgroupsQuery({ level, params: { groupId }, query });
  const result = useQuery(sheet);
  const { archive, restore } = useArchiveSubgroup();
  const isOpen = which === 'open';
  return (
    <Page
      context={name}
      names={names}
      lead={
        isOpen
          ? 'Branches, wards and care homes. Each service has its own members, admins and licence pool.'
          : undefined
      }
      actions={
        can('subgroups.write') && (
          <Button component={Link} to={to('new-subgroup')} leftSection={<IconPlus size={18} aria-hidden />}>
            New service
          </Button>
        )
      }
      tabs={
        <PageTabs
          label="Lists of services"
          tabs={[
            { label: 'Open', to: to('subgroups') },
            { label: 'Archived', to: to('archived-subgroups') },
          ]}
        />
      }
    >
      <DataTable
        label="Services"
        what="services"
        columns={columnsOf((row) => to('subgroup-members', { subgroupId: row.id }))}
        list={list}
        query={result}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        search={{ label: 'Search services', placeholder: 'Name, ODS code or premises number' }}
        onExport={sheet.download}
        empty={
          isOpen
            ? {
                title: 'No services yet',
                message: 'Choose New service. An organisation without services invites its people under Members.',
              }
            : { title: 'No archived services', message: 'Archived services appear here. You can restore them.' }
        }
        rowMenu={(row) => (
          <>
            <Menu.Item
              component={Link}
              to={to('subgroup-members', { subgroupId: row.id })}
              leftSection={<IconUsers size={18} aria-hidden />}
            >
              Members
            </Menu.Item>
            <Menu.Item
              component={Link}
              to={to('edit-subgroup', { subgroupId: row.id })}
              leftSection={<IconEdit size={18} aria-hidden />}
            >
              {isOpen && can('subgroups.write') ? 'Edit' : 'Details'}
            </Menu.Item>
            {can('subgroups.write') && (
              <>
                <Menu.Divider />
                <ArchiveItem isArchived={!isOpen} onArchive={(archived) => (archived ? archive(row) : restore(row))} />
              </>
            )}
          </>
        )}
      />
    </Page>
  );
}

export const GroupSubgroupsScreen = () => <GroupSubgroups which="open" />;
export const ArchivedSubgroupsScreen = () => <GroupSubgroups which="archived" />;
