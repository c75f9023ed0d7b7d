import { type PlaceList, placeLists } from '@doselore/contract/locations';
import { type Equipment, equipment, equipmentWords } from '@doselore/contract/venues';
import { Button, Menu, NativeSelect } from '@mantine/core';
import { IconBan, IconEdit, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { ArchiveItem } from '../../../ui/archive/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { DataTable, type ListState, useListState } from '../../../ui/table/index.ts';
import { venueColumns } from './parts/venue-columns.tsx';
import { useMoveVenue } from './use-move-venue.ts';
import { venuesQuery } from './venues.queries.ts';

const listWords: Record<PlaceList, string> = { open: 'In use', archived: 'Archived' };
const capacities = [10, 20, 50, 100];

const listOf = (list: ListState): PlaceList => placeLists.find((known) => known === list.filter('list')) ?? 'open';
const equipmentOf = (list: ListState): Equipment | '' =>
  equipment.find((known) => known === list.filter('equipment')) ?? '';
const capacityOf = (list: ListState) => capacities.find((known) => String(known) === list.filter('capacity')) ?? 0;

function Filters({ list }: { list: ListState }) {
  return (
    <>
      <NativeSelect
        size="sm"
        aria-label="Capacity"
        data={[
          { value: '', label: 'Any capacity' },
          ...capacities.map((least) => ({ value: String(least), label: `${least} people or more` })),
        ]}
        value={capacityOf(list) === 0 ? '' : String(capacityOf(list))}
        onChange={(event) => list.set({ capacity: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        aria-label="Equipment"
        data={[
          { value: '', label: 'Any equipment' },
          ...equipment.map((value) => ({ value, label: equipmentWords[value] })),
        ]}
        value={equipmentOf(list)}
        onChange={(event) => list.set({ equipment: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        aria-label="State"
        data={placeLists.map((value) => ({ value, label: listWords[value] }))}
        value={listOf(list)}
        onChange={(event) => list.set({ list: event.currentTarget.value === 'open' ? '' : event.currentTarget.value })}
      />
    </>
  );
}

export function VenuesScreen() {
  const area = useArea();
  const { to } = area;
  const list = useListState({ sort: 'name' });
  const query = { ...list.query, list: listOf(list), capacity: capacityOf(list), equipment: equipmentOf(list) };
  const move = useMoveVenue();
  const sheet = venuesQuery({ query });
  return (
    <Page
      lead="Rooms where Pharmacist-led Courses take place."
      actions={
        <Button component={Link} to={to('new-venue')} leftSection={<IconPlus size={18} aria-hidden />}>
          New venue
        </Button>
      }
    >
      <DataTable
        label="Venues"
        what="venues"
        columns={venueColumns(area)}
        list={list}
        query={useQuery(sheet)}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        search={{ label: 'Search venues', placeholder: 'Name, town or postcode' }}
        filters={<Filters list={list} />}
        onExport={sheet.download}
        empty={{ title: 'No venues yet', message: 'Choose New venue to add the first room.' }}
        rowMenu={(row) => (
          <>
            <Menu.Item
              component={Link}
              to={to('edit-venue', { venueId: row.id })}
              leftSection={<IconEdit size={18} aria-hidden />}
            >
              {row.is_archived ? 'Details' : 'Edit'}
            </Menu.Item>
            <Menu.Item
              component={Link}
              to={to('venue-exclusions', { venueId: row.id })}
              leftSection={<IconBan size={18} aria-hidden />}
            >
              Exclusions
            </Menu.Item>
            <Menu.Divider />
            <ArchiveItem isArchived={row.is_archived} onArchive={(archived) => move(row, archived)} />
          </>
        )}
      />
    </Page>
  );
}
