import { type MemberRow, plural } from '@doselore/contract';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Area } from '../../../platform/area/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { Tag } from '../../../ui/course/index.ts';
import { formatNumber } from '../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../ui/table/index.ts';

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

function issueColumn({ to }: Area): Column<MemberRow> {
  return {
    key: 'action',
    header: 'Action',
    cell: (row) => (
      <Button
        component={Link}
        to={to('issue-licence', { userId: row.id })}
        size="sm"
        variant="light"
        leftSection={<IconSend size={17} aria-hidden />}
        aria-label={`Issue licence to ${fullName(row)}`}
      >
        Issue licence
      </Button>
    ),
  };
}

function nameColumn({ to, has, can }: Area): Column<MemberRow> {
  const canSee = has('members-licences') && can('licences.list');
  return {
    key: 'name',
    header: 'Member',
    sortable: true,
    cell: (row) => (
      <RowTitle
        to={canSee ? to('members-licences', { userId: row.id }) : undefined}
        under={
          <>
            {row.email} {row.provisional && <Tag hue="amber">Provisional</Tag>}
          </>
        }
      >
        {fullName(row)}
      </RowTitle>
    ),
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
  tall: true,
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

/**
 * Services only where there are several; licences are linked and issued only where the area has the screens and the
 * person may.
 */
export function memberColumns(area: Area, { inService }: { inService: boolean }): Column<MemberRow>[] {
  const canIssue = area.has('issue-licence') && area.can('licences.issue');
  return [
    nameColumn(area),
    roleColumn,
    ...(inService ? [] : [servicesColumn]),
    ...countColumns,
    ...(canIssue ? [issueColumn(area)] : []),
  ];
}
