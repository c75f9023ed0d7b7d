import { type Equipment, equipment, equipmentWords } from '@doselore/contract/venues';
import { Menu, NativeSelect } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { type ListState, useListState } from '../../../ui/table/index.ts';
import { AddressList, listOf } from '../locations/index.ts';
import { venueColumns } from './parts/venue-columns.tsx';
import { useMoveVenue } from './use-move-venue.ts';
import { venuesQuery } from './venues.queries.ts';

const capacities = [10, 20, 50, 100];

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
    </>
  );
}

export function VenuesScreen() {
  const area = useArea();
  const { to } = area;
  const list = useListState({ sort: 'name' });
  const query = { ...list.query, list: listOf(list), capacity: capacityOf(list), equipment: equipmentOf(list) };
  const sheet = venuesQuery({ query });
  return (
    <AddressList
      kind="venue"
      lead="Rooms where Pharmacist-led Courses take place."
      addTo={to('new-venue')}
      editTo={({ id }) => to('edit-venue', { venueId: id })}
      onArchive={useMoveVenue()}
      label="Venues"
      what="venues"
      columns={venueColumns(area)}
      list={list}
      query={useQuery(sheet)}
      onExport={sheet.download}
      empty={{ title: 'No venues yet', message: 'Choose New venue to add the first room.' }}
      filters={<Filters list={list} />}
      menu={(row) => (
        <Menu.Item
          component={Link}
          to={to('venue-exclusions', { venueId: row.id })}
          leftSection={<IconBan size={18} aria-hidden />}
        >
          Exclusions
        </Menu.Item>
      )}
    />
  );
}
