import type { ExpiryPlanRow, RenewalOffer } from '@doselore/contract/renewals';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { FormDialogue } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { type Column, DataTable, useListState } from '../../../ui/table/index.ts';
import { productKey } from '../ledger/index.ts';
import { ExpiringPeople } from './parts/expiring-people.tsx';
import { PlanActions } from './parts/plan-actions.tsx';
import { planColumns } from './parts/plan-columns.tsx';
import { RenewalForm } from './parts/renewal-form.tsx';
import { downloadExpiryPlan, expiryPlanQuery } from './renewals.queries.ts';

/** Row whose dialogue is open. With `offers` the dialogue issues renewals, without it only shows the people. */
type Opened = { row: ExpiryPlanRow; offers?: RenewalOffer[] };

function titleOf({ row, offers }: Opened): string {
  if (offers === undefined) return `Certificates for ${row.title}`;
  return offers[0]?.is_refresher ? `Refresh ${row.title}` : `Renew ${row.title}`;
}

/**
 * Compares certificates that expire within 90 days with the licences that the place can issue. Shows what to get and
 * whom to issue to.
 */
export function RenewalsScreen() {
  const { level, can } = useArea();
  const { groupId, subgroupId, isService, here } = usePlace();
  const { name, names } = usePlaceNames();
  const list = useListState({ sort: '-to_buy' });
  const [opened, setOpened] = useState<Opened>();
  const [isOpen, setOpen] = useState(false);
  const open = (next: Opened) => {
    setOpened(next);
    setOpen(true);
  };
  const place = { groupId, subgroupId, mayUsePot: can('licences.issueFromPot') };
  const query = useQuery(expiryPlanQuery(level, place, list.query));
  const hasPot = query.data?.rows.some(({ offers }) => offers.some(({ source }) => source === 'POT')) ?? false;
  const stock = !isService ? 'In the general pot' : hasPot ? 'In pool and pot' : 'In its pool';
  const stockHref = (row: ExpiryPlanRow) => `${here('licences')}?${new URLSearchParams({ q: row.title })}`;
  const actions: Column<ExpiryPlanRow> = {
    key: 'action',
    header: 'What to do',
    cell: (row) => <PlanActions row={row} onIssue={(offers) => open({ row, offers })} />,
  };
  const against = isService ? 'the licences it can issue' : 'the general pot';
  return (
    <Page
      context={name}
      names={names}
      lead={name && `Certificates of ${name} that expire within 90 days, compared with ${against}.`}
    >
      <DataTable
        label="Certificate expiries"
        what="courses"
        columns={[...planColumns({ stock, stockHref, onPeople: (row) => open({ row }) }), actions]}
        list={list}
        query={query}
        rowKey={productKey}
        rowName={(row) => row.title}
        search={{ label: 'Search courses', placeholder: 'Course title' }}
        onExport={downloadExpiryPlan(level, place, list.query)}
        empty={{
          title: 'No certificates expire within 90 days',
          message: 'Certificates that expire within 90 days appear here, with the licences needed to renew them.',
        }}
      />
      <FormDialogue
        opened={isOpen}
        title={opened === undefined ? '' : titleOf(opened)}
        about={opened === undefined ? '' : productKey(opened.row)}
        onClose={() => setOpen(false)}
      >
        {opened?.offers && <RenewalForm row={opened.row} offers={opened.offers} onClose={() => setOpen(false)} />}
        {opened && opened.offers === undefined && <ExpiringPeople row={opened.row} />}
      </FormDialogue>
    </Page>
  );
}
