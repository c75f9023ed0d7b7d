import { type PlaceList, placeLists, type Region, regions } from '@doselore/contract/locations';
import { Button, Menu, NativeSelect } from '@mantine/core';
import { IconEdit, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { ArchiveItem } from '../../../ui/archive/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { DataTable, type ListState, useListState } from '../../../ui/table/index.ts';
import { locationsQuery } from './locations.queries.ts';
import { locationColumns } from './parts/location-columns.tsx';
import { useMoveLocation } from './use-move-location.ts';

const listWords: Record<PlaceList, string> = { open: 'In use', archived: 'Archived' };

const listOf = (list: ListState): PlaceList => placeLists.find((known) => known === list.filter('list')) ?? 'open';
const regionOf = (list: ListState): Region | '' => regions.find((known) => known === list.filter('region')) ?? '';

function Filters({ list }: { list: ListState }) {
  return (
    <>
      <NativeSelect
        size="sm"
        aria-label="Region"
        data={[{ value: '', label: 'Any region' }, ...regions]}
        value={regionOf(list)}
        onChange={(event) => list.set({ region: event.currentTarget.value })}
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

export function LocationsScreen() {
  const area = useArea();
  const { to } = area;
  const list = useListState({ sort: 'name' });
  const query = { ...list.query, list: listOf(list), region: regionOf(list) };
  const move = useMoveLocation();
  const sheet = locationsQuery({ query });
  return (
    <Page
      lead="Areas of Pharmacist-led Courses, each with one address as its reference point."
      actions={
        <Button component={Link} to={to('new-location')} leftSection={<IconPlus size={18} aria-hidden />}>
          New location
        </Button>
      }
    >
      <DataTable
        label="Locations"
        what="locations"
        columns={locationColumns(area)}
        list={list}
        query={useQuery(sheet)}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        search={{ label: 'Search locations', placeholder: 'Name, town or postcode' }}
        filters={<Filters list={list} />}
        onExport={sheet.download}
        empty={{ title: 'No locations yet', message: 'Choose New location to add the first area.' }}
        rowMenu={(row) => (
          <>
            <Menu.Item
              component={Link}
              to={to('edit-location', { locationId: row.id })}
              leftSection={<IconEdit size={18} aria-hidden />}
            >
              {row.is_archived ? 'Details' : 'Edit'}
            </Menu.Item>
            <Menu.Divider />
            <ArchiveItem isArchived={row.is_archived} onArchive={(archived) => move(row, archived)} />
          </>
        )}
      />
    </Page>
  );
}
