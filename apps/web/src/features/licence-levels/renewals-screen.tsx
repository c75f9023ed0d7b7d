import type { ExpiryPlanRow } from '@doselore/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../platform/area/index.ts';
import { useRouteId } from '../../platform/routes/index.ts';
import { FormDialogue } from '../../ui/form/index.ts';
import { Page } from '../../ui/page/index.ts';
import { type Column, DataTable, useListState } from '../../ui/table/index.ts';
import { productKey } from '../licences/index.ts';
import { usePlaceNames } from '../places/index.ts';
import { downloadExpiryPlan, expiryPlanQuery } from './levels.queries.ts';
import c from './parts/levels.module.css';
import { planColumns } from './parts/plan-columns.tsx';
import { RenewalForm } from './parts/renewal-form.tsx';

const toIssue = ({ ending_90_days, renewing }: ExpiryPlanRow) => ending_90_days - renewing;

/** Certificates that end in 90 days against what is in stock: what to buy, and whom to issue to, each with one button. */
export function RenewalsScreen() {
  const { level, to, can } = useArea();
  const groupId = useRouteId('groupId') ?? 0;
  const { name, names } = usePlaceNames();
  const list = useListState({ sort: '-to_buy' });
  const [issuing, setIssuing] = useState<ExpiryPlanRow>();
  const [isOpen, setOpen] = useState(false);
  const order = (row: ExpiryPlanRow) =>
    `${to('new-licence')}?${new URLSearchParams({ course: productKey(row), months: `${row.certificateMonths}`, quantity: `${row.to_buy}` })}`;
  const actions: Column<ExpiryPlanRow> = {
    key: 'actions',
    header: 'What to do',
    tall: true,
    cell: (row) => (
      <div className={c.actions}>
        {row.to_buy > 0 && can('licences.purchase') && (
          <Button component={Link} size="sm" to={order(row)} aria-label={`Order ${row.to_buy} for ${row.title}`}>
            Order {row.to_buy}
          </Button>
        )}
        {toIssue(row) > 0 && row.available > 0 && can('licences.issueInGroup') && (
          <Button
            size="sm"
            variant="light"
            aria-label={`Issue renewals of ${row.title}`}
            onClick={() => {
              setIssuing(row);
              setOpen(true);
            }}
          >
            Issue renewals
          </Button>
        )}
        {toIssue(row) === 0 && <span className="muted">All can renew already</span>}
      </div>
    ),
  };
  return (
    <Page
      context={name}
      names={names}
      lead={name && `Certificates of ${name} that end within 90 days, against what is in the general pot.`}
    >
      <DataTable
        label="Certificates that end"
        what="courses"
        columns={[...planColumns, actions]}
        list={list}
        query={useQuery(expiryPlanQuery(level, groupId, list.query))}
        rowKey={productKey}
        rowName={(row) => row.title}
        search={{ label: 'Search courses', placeholder: 'Course title' }}
        onExport={() => downloadExpiryPlan(level, groupId, list.query)}
        empty={{
          title: 'No certificate ends within 90 days',
          message: 'When some do, what is needed to renew them stands here.',
        }}
      />
      <FormDialogue opened={isOpen} title={`Renew ${issuing?.title ?? ''}`} onClose={() => setOpen(false)}>
        {issuing && <RenewalForm row={issuing} groupId={groupId} onClose={() => setOpen(false)} />}
      </FormDialogue>
    </Page>
  );
}
