import {
  type DuplicateKind,
  type DuplicateThing,
  duplicateKindTitles,
  duplicateThingReasonKeys,
  duplicateThingReasons,
} from '@doselore/contract';
import { Menu, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../platform/area/index.ts';
import { formatTime } from '../../ui/formats/index.ts';
import { Page } from '../../ui/page/index.ts';
import { DataTable, useListState } from '../../ui/table/index.ts';
import { downloadDuplicateThings, duplicateThingsQuery } from './duplicate-things.queries.ts';
import { DuplicateTabs } from './parts/duplicate-tabs.tsx';
import { SearchAgain } from './parts/search-again.tsx';
import { thingColumns } from './parts/thing-columns.tsx';
import { mendOfHalf } from './thing-links.ts';
import { nameOfThing, thingWords } from './thing-words.ts';
import { useThingCommands } from './use-thing-commands.ts';

type Commands = ReturnType<typeof useThingCommands>;

function ThingMenu({ kind, row, commands }: { kind: DuplicateKind; row: DuplicateThing; commands: Commands }) {
  const area = useArea();
  const links = [row.one, row.other].flatMap((half) => mendOfHalf(kind, half, { area, person: row.person }) ?? []);
  // Both may be mended in one place.
  const mends = links.filter(({ to }, place) => links.findIndex((other) => other.to === to) === place);
  return (
    <>
      {mends.map(({ label, to }) => (
        <Menu.Item key={to} component={Link} to={to}>
          {label}
        </Menu.Item>
      ))}
      {kind === 'venues' &&
        (['one', 'other'] as const).map((right) => (
          <Menu.Item key={right} onClick={() => void commands.respell(row, right)}>
            Write it as “{row[right].name}”
          </Menu.Item>
        ))}
      <Menu.Item onClick={() => void commands.keep(row, true)}>{thingWords[kind].keep}</Menu.Item>
    </>
  );
}

/** What stands twice of one kind, each with what can be done about it. */
export function DuplicateThingsScreen({ kind }: { kind: DuplicateKind }) {
  const area = useArea();
  const list = useListState({ sort: thingWords[kind].sort });
  const commands = useThingCommands(kind);
  const reasons = duplicateThingReasonKeys.filter((key) =>
    duplicateThingReasons[key].kinds.some((known) => known === kind),
  );
  const reason = reasons.find((key) => key === list.filter('reason')) ?? '';
  const query = { ...list.query, reason } as const;
  const found = useQuery(duplicateThingsQuery(kind, query));
  const at = found.data?.searched_at;
  const words = thingWords[kind];
  return (
    <Page
      lead={`${words.lead}${at ? ` Searched for at ${formatTime(at)}.` : ''}`}
      tabs={<DuplicateTabs />}
      actions={<SearchAgain />}
    >
      <DataTable
        label={`Duplicates, ${duplicateKindTitles[kind].toLowerCase()}`}
        what="pairs"
        columns={thingColumns({ kind, area })}
        list={list}
        query={found}
        rowKey={(row) => `${row.one.id}-${row.other.id}`}
        rowName={(row) => nameOfThing(kind, row)}
        search={{ label: 'Search pairs', placeholder: words.search }}
        filters={
          reasons.length > 1 && (
            <NativeSelect
              size="sm"
              aria-label="Why"
              data={[
                { value: '', label: 'Any reason' },
                ...reasons.map((value) => ({ value, label: duplicateThingReasons[value].title })),
              ]}
              value={reason}
              onChange={(event) => list.set({ reason: event.currentTarget.value })}
            />
          )
        }
        onExport={() => downloadDuplicateThings(kind, query)}
        rowMenu={(row) => <ThingMenu kind={kind} row={row} commands={commands} />}
        empty={
          at === null
            ? { title: 'Not searched yet', message: 'Search again looks through everything now.' }
            : { title: 'No duplicates found', message: words.empty }
        }
      />
    </Page>
  );
}
