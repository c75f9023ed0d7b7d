import { type PlaceList, placeLists } from '@doselore/contract/locations';
import { Button, Menu, NativeSelect } from '@mantine/core';
import { IconEdit, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArchiveItem } from '../../../../ui/archive/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { DataTable, type DataTableProps, type ListState } from '../../../../ui/table/index.ts';

const listWords: Record<PlaceList, string> = { open: 'In use', archived: 'Archived' };

/** Returns which records the list shows: those in use, or the archived ones. */
export const listOf = (list: ListState): PlaceList =>
  placeLists.find((known) => known === list.filter('list')) ?? 'open';

type Row = { id: number; name: string; is_archived: boolean };

type Props<R> = Pick<
  DataTableProps<R>,
  'label' | 'what' | 'columns' | 'list' | 'query' | 'filters' | 'onExport' | 'empty'
> & {
  /** Kind of the records: "venue". */
  kind: string;
  lead: string;
  addTo: string;
  editTo: (row: R) => string;
  onArchive: (row: R, archived: boolean) => unknown;
  /** Items of a row menu besides those of every record. */
  menu?: (row: R) => ReactNode;
};

/** Page of a list of records with an address, which are in use or archived. */
export function AddressList<R extends Row>({
  kind,
  lead,
  addTo,
  editTo,
  onArchive,
  menu,
  filters,
  ...table
}: Props<R>) {
  const { list } = table;
  return (
    <Page
      lead={lead}
      actions={
        <Button component={Link} to={addTo} leftSection={<IconPlus size={18} aria-hidden />}>
          New {kind}
        </Button>
      }
    >
      <DataTable
        {...table}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        search={{ label: `Search ${table.what}`, placeholder: 'Name, town or postcode' }}
        filters={
          <>
            {filters}
            <NativeSelect
              size="sm"
              aria-label="State"
              data={placeLists.map((value) => ({ value, label: listWords[value] }))}
              value={listOf(list)}
              onChange={({ currentTarget: { value } }) => list.set({ list: value === 'open' ? '' : value })}
            />
          </>
        }
        rowMenu={(row) => (
          <>
            <Menu.Item component={Link} to={editTo(row)} leftSection={<IconEdit size={18} aria-hidden />}>
              {row.is_archived ? 'Details' : 'Edit'}
            </Menu.Item>
            {menu?.(row)}
            <Menu.Divider />
            <ArchiveItem isArchived={row.is_archived} onArchive={(archived) => onArchive(row, archived)} />
          </>
        )}
      />
    </Page>
  );
}
