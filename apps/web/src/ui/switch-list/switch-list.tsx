import '@mantine/core/styles/Switch.css';
import { Switch } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useAttempt } from '../../platform/banner/index.ts';
import { fullName } from '../../platform/session/index.ts';
import {
  BulkBar,
  BulkButton,
  type Column,
  DataTable,
  type DataTableProps,
  FilterChip,
  type ListState,
  RowTitle,
  useListState,
} from '../table/index.ts';

/** A person with a switch. `fixed` says instead of the switch why the person stays as they are. */
export type Switched = {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  job_role: string | null;
  isOn: boolean;
  fixed?: string | undefined;
  /** Sentence below the name, instead of the email address. */
  note?: string | undefined;
};

/** Message about saved switches, and how many people were changed. */
type Saved = { message: string; changed: number };

type Options = {
  /** Saves the switches of these people. Undefined when a question was cancelled. */
  save: (ids: number[], on: boolean) => Promise<Saved | undefined>;
  /** Called after each attempt to save. */
  refresh: () => Promise<unknown>;
};

/**
 * State of a list of switches. Each switch is saved at once. The message offers Undo when everybody was changed: Undo
 * would also change people who stayed as they were.
 */
export function useSwitchList({ save, refresh }: Options) {
  const list = useListState({ sort: 'name' });
  const [selected, setSelected] = useState<(number | string)[]>([]);
  const chosen = list.filter('only');
  const only: '' | 'in' | 'out' = chosen === 'in' || chosen === 'out' ? chosen : '';
  const attempt = useAttempt(refresh);
  const change = (ids: number[], on: boolean): Promise<boolean> =>
    attempt(async () => {
      const saved = await save(ids, on);
      if (saved === undefined) return undefined;
      setSelected([]);
      return { message: saved.message, onUndo: saved.changed === ids.length ? () => change(ids, !on) : undefined };
    });
  return { list, only, selected, setSelected, change };
}

type Props = {
  state: Pick<ReturnType<typeof useSwitchList>, 'only' | 'selected' | 'setSelected' | 'change'> & { list: ListState };
  query: DataTableProps<Switched>['query'];
  label: string;
  personHeader: string;
  switchHeader: string;
  /** Name of the column in the address when the list is sorted by the switches. */
  switchKey: string;
  switchName: (person: Switched) => string;
  filters: { in: string; out: string };
  bulk: { on: ReactNode; off: string };
  search: DataTableProps<Switched>['search'];
  empty: DataTableProps<Switched>['empty'];
};

function columnsOf({ personHeader, switchHeader, switchKey, switchName, state }: Props): Column<Switched>[] {
  return [
    {
      key: 'name',
      header: personHeader,
      sortable: true,
      cell: (row) => <RowTitle under={row.note ?? row.email}>{fullName(row)}</RowTitle>,
    },
    {
      key: 'role',
      header: 'Job role',
      priority: 2,
      sortable: true,
      cell: (row) => row.job_role ?? <span className="muted">Not given</span>,
    },
    {
      key: switchKey,
      header: switchHeader,
      sortable: true,
      cell: (row) =>
        row.fixed ?? (
          <Switch
            aria-label={switchName(row)}
            checked={row.isOn}
            onChange={() => void state.change([row.id], !row.isOn)}
          />
        ),
    },
  ];
}

/** People with a switch each, for one or for many at a time. */
export function SwitchList(props: Props) {
  const { state, query, label, filters, bulk, search, empty } = props;
  const { list, only, selected, setSelected, change } = state;
  const toggle = (side: 'in' | 'out') => list.set({ only: only === side ? undefined : side });
  return (
    <>
      <DataTable
        label={label}
        what="members"
        columns={columnsOf(props)}
        list={list}
        query={query}
        rowKey={(row) => row.id}
        rowName={fullName}
        search={search}
        filters={
          <>
            <FilterChip on={only === 'in'} onToggle={() => toggle('in')}>
              {filters.in}
            </FilterChip>
            <FilterChip on={only === 'out'} onToggle={() => toggle('out')}>
              {filters.out}
            </FilterChip>
          </>
        }
        selection={{ selected, onChange: setSelected }}
        empty={empty}
      />
      <BulkBar count={selected.length} onClear={() => setSelected([])}>
        <BulkButton onClick={() => void change(selected.map(Number), true)}>{bulk.on}</BulkButton>
        <BulkButton onClick={() => void change(selected.map(Number), false)}>{bulk.off}</BulkButton>
      </BulkBar>
    </>
  );
}
