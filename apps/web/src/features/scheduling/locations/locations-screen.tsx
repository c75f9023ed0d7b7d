import { type Region, regions } from '@doselore/contract/locations';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { type ListState, useListState } from '../../../ui/table/index.ts';
import { locationsQuery } from './locations.queries.ts';
import { AddressList, listOf } from './parts/address-list.tsx';
import { locationColumns } from './parts/location-columns.tsx';
import { useMoveLocation } from './use-move-location.ts';

const regionOf = (list: ListState): Region | '' => regions.find((known) => known === list.filter('region')) ?? '';

export function LocationsScreen() {
  const area = useArea();
  const list = useListState({ sort: 'name' });
  const sheet = locationsQuery({ query: { ...list.query, list: listOf(list), region: regionOf(list) } });
  return (
    <AddressList
      kind="location"
      lead="Areas of Pharmacist-led Courses, each with one address as its reference point."
      addTo={area.to('new-location')}
      editTo={({ id }) => area.to('edit-location', { locationId: id })}
      onArchive={useMoveLocation()}
      label="Locations"
      what="locations"
      columns={locationColumns(area)}
      list={list}
      query={useQuery(sheet)}
      onExport={sheet.download}
      empty={{ title: 'No locations yet', message: 'Choose New location to add the first area.' }}
      filters={
        <NativeSelect
          size="sm"
          aria-label="Region"
          data={[{ value: '', label: 'Any region' }, ...regions]}
          value={regionOf(list)}
          onChange={(event) => list.set({ region: event.currentTarget.value })}
        />
      }
    />
  );
}
