import { type NameRequest, nameRequestStateWords } from '@doselore/contract/account';
import { Button, Group } from '@mantine/core';
import { Tag } from '../../../../ui/course/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';
import type { useDecideName } from './use-decide-name.ts';

type Options = ReturnType<typeof useDecideName> & {
  /** Undefined for admins who may not decide. */
  userId: number | undefined;
  hrefOf: (row: NameRequest) => string;
};

const hues = { pending: 'amber', approved: 'leaf', declined: 'brick', withdrawn: undefined } as const;

function State({ row: { state, decided } }: { row: NameRequest }) {
  const hue = hues[state];
  return (
    <>
      <Tag {...(hue !== undefined && { hue })}>{nameRequestStateWords[state]}</Tag>
      {decided !== null && <div className="muted">{`${decided.by}, ${formatDay(decided.at)}`}</div>}
    </>
  );
}

function Decision({ row, options: { decide, isBusy, userId } }: { row: NameRequest; options: Options }) {
  if (row.state !== 'pending' || userId === undefined) return null;
  if (row.person.id === userId)
    return <span className="muted">You cannot decide about your own name. Ask another admin.</span>;
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        variant="default"
        size="sm"
        disabled={isBusy}
        aria-label={`Decline: ${row.new_name}`}
        onClick={() => void decide({ request: row, action: 'decline' })}
      >
        Decline
      </Button>
      <Button
        size="sm"
        disabled={isBusy}
        aria-label={`Approve: ${row.new_name}`}
        onClick={() => void decide({ request: row, action: 'approve' })}
      >
        Approve
      </Button>
    </Group>
  );
}

export const requestColumns = (options: Options): Column<NameRequest>[] => [
  {
    key: 'person',
    header: 'Person',
    sortable: true,
    cell: (row) => (
      <RowTitle to={options.hrefOf(row)} under={row.groups.map(({ name }) => name).join(', ') || row.email}>
        {row.person.name}
      </RowTitle>
    ),
  },
  { key: 'new_name', header: 'New name', sortable: true, cell: (row) => row.new_name },
  { key: 'requested', header: 'Requested', sortable: true, cell: (row) => formatDay(row.requested_at) },
  { key: 'state', header: 'State', sortable: true, cell: (row) => <State row={row} /> },
  { key: 'decision', header: 'Decision', cell: (row) => <Decision row={row} options={options} /> },
];
