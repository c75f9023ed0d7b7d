import {
  type TrainerList,
  type TrainingMode,
  trainerLists,
  trainingModes,
  trainingModeWords,
} from '@doselore/contract/trainers';
import { Button, Menu, NativeSelect } from '@mantine/core';
import { IconCalendarTime, IconEdit, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { DataTable, type ListState, useListState } from '../../../ui/table/index.ts';
import { trainerColumns } from './parts/trainer-columns.tsx';
import { trainersQuery } from './trainers.queries.ts';

const listWords: Record<TrainerList, string> = { any: 'Any state', active: 'Active', inactive: 'Not active' };

const listOf = (list: ListState): TrainerList => trainerLists.find((known) => known === list.filter('list')) ?? 'any';
const modeOf = (list: ListState): TrainingMode | '' =>
  trainingModes.find((known) => known === list.filter('mode')) ?? '';
const productOf = (list: ListState) =>
  /^\d{1,15}$/u.test(list.filter('product')) ? Number(list.filter('product')) : 0;

function Filters({ list, products }: { list: ListState; products: readonly { id: number; name: string }[] }) {
  return (
    <>
      <NativeSelect
        size="sm"
        aria-label="Course"
        data={[
          { value: '', label: 'Any course' },
          ...products.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={productOf(list) === 0 ? '' : String(productOf(list))}
        onChange={(event) => list.set({ product: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        aria-label="Way of teaching"
        data={[
          { value: '', label: 'Any way of teaching' },
          ...trainingModes.map((value) => ({ value, label: trainingModeWords[value] })),
        ]}
        value={modeOf(list)}
        onChange={(event) => list.set({ mode: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        aria-label="State"
        data={trainerLists.map((value) => ({ value, label: listWords[value] }))}
        value={listOf(list)}
        onChange={(event) => list.set({ list: event.currentTarget.value === 'any' ? '' : event.currentTarget.value })}
      />
    </>
  );
}

export function TrainersScreen() {
  const area = useArea();
  const { to } = area;
  const list = useListState({ sort: 'name' });
  const filter = { ...list.query, list: listOf(list), mode: modeOf(list), productId: productOf(list) };
  const sheet = trainersQuery({ query: filter });
  const query = useQuery(sheet);
  return (
    <Page
      lead="People who lead Pharmacist-led Courses."
      actions={
        <>
          <Button variant="default" component={Link} to={to('sessions-led')}>
            Sessions led
          </Button>
          <Button component={Link} to={to('new-trainer')} leftSection={<IconPlus size={18} aria-hidden />}>
            New trainer
          </Button>
        </>
      }
    >
      <DataTable
        label="Trainers"
        what="trainers"
        columns={trainerColumns(area)}
        list={list}
        query={query}
        rowKey={(row) => row.id}
        rowName={fullName}
        search={{ label: 'Search trainers', placeholder: 'Name, email address or postcode' }}
        filters={<Filters list={list} products={query.data?.products ?? []} />}
        onExport={sheet.download}
        empty={{ title: 'No trainers yet', message: 'Choose New trainer to add the first one.' }}
        rowMenu={(row) => (
          <>
            <Menu.Item
              component={Link}
              to={to('edit-trainer', { trainerUserId: row.id })}
              leftSection={<IconEdit size={18} aria-hidden />}
            >
              Edit
            </Menu.Item>
            <Menu.Item
              component={Link}
              to={to('edit-trainer-general-availability', { trainerUserId: row.id })}
              leftSection={<IconCalendarTime size={18} aria-hidden />}
            >
              Availability
            </Menu.Item>
          </>
        )}
      />
    </Page>
  );
}
