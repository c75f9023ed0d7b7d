import { type MemberRow, plural } from '@doselore/contract';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Area } from '../../../platform/area/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { Tag } from '../../../ui/course/index.ts';
import { formatNumber } from '../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../ui/table/index.ts';
import c from './members.module.css';

const servicesShown = 2;

function Services({ services }: Pick<MemberRow, 'services'>) {
  if (services.length === 0) return <span className="muted">None</span>;
  const names = services.slice(0, servicesShown).map(({ name }) => name);
  const more = services.length - names.length;
  return (
    <>
      {names.join(', ')}
      {more > 0 && <span className="muted"> and {`${more} ${plural(more, 'other', 'others')}`}</span>}
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

/** The columns of a place: licences are linked and issued only where the area has the screens and the person may. */
export function memberColumns(area: Area): Column<MemberRow>[] {
  const { to, has, can } = area;
  const canSee = has('members-licences') && can('licences.list');
  const columns: Column<MemberRow>[] = [
    {
      key: 'name',
      header: 'Member',
      sortable: true,
      cell: (row) => (
        <>
          <RowTitle to={canSee ? to('members-licences', { userId: row.id }) : undefined} under={row.email}>
            {fullName(row)}
          </RowTitle>
          {row.provisional && (
            <div className={c.tag}>
              <Tag hue="amber">Provisional</Tag>
            </div>
          )}
        </>
      ),
    },
    {
      key: 'role',
      header: 'Job role',
      sortable: true,
      priority: 2,
      cell: (row) => row.job_role ?? <span className="muted">Not given</span>,
    },
    { key: 'services', header: 'Services', priority: 3, cell: (row) => <Services services={row.services} /> },
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
  const canIssue = has('issue-licence') && can('licences.issue');
  return canIssue ? [...columns, issueColumn(area)] : columns;
}
