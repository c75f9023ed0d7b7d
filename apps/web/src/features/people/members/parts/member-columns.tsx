import { plural } from '@doselore/contract';
import type { MemberRow } from '@doselore/contract/members';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { Link } from 'react-router';
import { fullName } from '../../../../platform/session/index.ts';
import type { Hue } from '../../../../theme/tokens.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';
import { productKey } from '../../../licences/ledger/index.ts';
import { expiryDay, expiryWords, RenewAction } from '../../../licences/training-status/index.ts';

const servicesShown = 2;

function Services({ services }: Pick<MemberRow, 'services'>) {
  if (services.length === 0) return <span className="muted">None</span>;
  const more = services.length - servicesShown;
  return (
    <>
      {services.slice(0, servicesShown).map(({ id, name }) => (
        <div key={id}>{name}</div>
      ))}
      {more > 0 && <div className="muted">{`and ${more} ${plural(more, 'other', 'others')}`}</div>}
    </>
  );
}

function count(value: number) {
  return value === 0 ? <span className="muted">None</span> : formatNumber(value);
}

function issueColumn(hrefOf: (row: MemberRow) => string): Column<MemberRow> {
  return {
    key: 'action',
    header: 'Action',
    cell: (row) => (
      <Button
        component={Link}
        to={hrefOf(row)}
        size="sm"
        variant="subtle"
        leftSection={<IconSend size={17} aria-hidden />}
        aria-label={`Issue licence to ${fullName(row)}`}
      >
        Issue
      </Button>
    ),
  };
}

const stateTags: Partial<Record<MemberRow['state'], { words: string; hue: Hue }>> = {
  invited: { words: 'Invited', hue: 'amber' },
  archived: { words: 'Account archived', hue: 'porcelain' },
};

function nameColumn(hrefOf: (row: MemberRow) => string | undefined): Column<MemberRow> {
  return {
    key: 'name',
    header: 'Member',
    sortable: true,
    cell: (row) => {
      const tag = stateTags[row.state];
      return (
        <RowTitle
          to={hrefOf(row)}
          under={
            <>
              {row.email} {tag && <Tag hue={tag.hue}>{tag.words}</Tag>}
            </>
          }
        >
          {fullName(row)}
        </RowTitle>
      );
    },
  };
}

const roleColumn: Column<MemberRow> = {
  key: 'role',
  header: 'Job role',
  sortable: true,
  priority: 2,
  cell: (row) => row.job_role ?? <span className="muted">Not given</span>,
};

const servicesColumn: Column<MemberRow> = {
  key: 'services',
  header: 'Services',
  priority: 3,
  cell: (row) => <Services services={row.services} />,
};

const countColumns: Column<MemberRow>[] = [
  {
    key: 'licences',
    header: 'Live licences',
    align: 'right',
    sortable: true,
    cell: (row) => count(row.live_licences),
  },
  {
    key: 'certificates',
    header: 'Certificates',
    align: 'right',
    sortable: true,
    cell: (row) => count(row.certificates),
  },
];

/** Column of the certificates that the filter found, with the day on which each expires. */
const expiringColumn: Column<MemberRow> = {
  key: 'expires',
  header: 'Expiring or expired',
  sortable: true,
  cell: (row) =>
    row.expiring.map((item) => (
      <div key={productKey(item)}>
        {item.title}
        <div className="muted">{`${expiryWords(item)}, ${expiryDay(item)}`}</div>
      </div>
    )),
};

/** Column with the action for the most urgent certificate that has no licence yet. */
const renewColumn: Column<MemberRow> = {
  key: 'action',
  header: 'Action',
  cell: (row) => {
    const open = row.expiring.find(({ licence }) => licence === null) ?? row.expiring[0];
    return open && <RenewAction person={{ id: row.id, name: fullName(row) }} item={open} />;
  },
};

type Options = {
  inService: boolean;
  /** True where the filter shows members whose certificates expire or have expired. */
  showsExpiring?: boolean;
  hrefOf: (row: MemberRow) => string | undefined;
  /** Left out for archived members, and where the area cannot issue licences. */
  issueHref?: (row: MemberRow) => string;
};

/** Returns the columns of members. The column of services is left out within a service. */
export function memberColumns({ inService, showsExpiring, hrefOf, issueHref }: Options): Column<MemberRow>[] {
  const first = [nameColumn(hrefOf), roleColumn, ...(inService ? [] : [servicesColumn])];
  if (showsExpiring) return [...first, expiringColumn, renewColumn];
  return [...first, ...countColumns, ...(issueHref === undefined ? [] : [issueColumn(issueHref)])];
}
