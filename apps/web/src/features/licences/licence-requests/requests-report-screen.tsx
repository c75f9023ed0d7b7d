import type { LicenceRequestRow } from '@doselore/contract/licence-requests';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { FormDialogue } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { type Column, DataTable, FilterChip, useListState } from '../../../ui/table/index.ts';
import { DecisionForm } from './parts/decision-form.tsx';
import { reportColumns } from './parts/request-columns.tsx';
import { askerName, isOpenRequest, stateFilters } from './request-words.ts';
import { requestsQuery } from './requests.queries.ts';

/** Requests of services, with open ones first: of the organisation of the address, or of all. They are decided here. */
export function RequestsReportScreen() {
  const { level } = useArea();
  const { groupId } = usePlace();
  const { name, names } = usePlaceNames();
  const list = useListState({ sort: '-requested' });
  // Notifications link to one request, whatever its state is by now.
  const requestFilter = Number(list.filter('request')) || undefined;
  const chosen = list.filter('state') || (requestFilter === undefined ? 'open' : '');
  const state = stateFilters.find(({ value }) => value === chosen)?.value ?? '';
  const reportQuery = {
    ...list.query,
    state,
    ...(groupId > 0 && { groupId }),
    ...(requestFilter !== undefined && { request: requestFilter }),
  };
  const sheet = requestsQuery({ level, query: reportQuery });
  const query = useQuery(sheet);
  const [deciding, setDeciding] = useState<LicenceRequestRow>();
  const [isOpen, setOpen] = useState(requestFilter !== undefined);
  const linked = query.data?.rows.find((row) => row.id === requestFilter && isOpenRequest(row));
  // The pot may have changed since the dialogue was opened.
  const fresh = query.data?.rows.find(({ id }) => id === deciding?.id) ?? deciding ?? linked;
  const decide: Column<LicenceRequestRow> = {
    key: 'action',
    header: 'Decision',
    cell: (row) =>
      isOpenRequest(row) ? (
        <Button
          size="sm"
          variant="subtle"
          aria-label={`Decide: ${row.title}, ${askerName(row)}`}
          onClick={() => {
            setDeciding(row);
            setOpen(true);
          }}
        >
          Decide
        </Button>
      ) : (
        <span className="muted">Done</span>
      ),
  };
  return (
    <Page
      context={name}
      names={names}
      lead="Fulfil from the general pot, order, or decline with a note. We notify the requester immediately."
    >
      <DataTable
        label="Licence requests"
        what="requests"
        columns={[...reportColumns, decide]}
        list={list}
        query={query}
        rowKey={(row) => row.id}
        rowName={(row) => `${row.title}, ${askerName(row)}`}
        search={{ label: 'Search requests', placeholder: 'Course, service, organisation or person' }}
        filters={
          <>
            <NativeSelect
              size="sm"
              aria-label="State"
              data={[...stateFilters]}
              value={state}
              onChange={(event) => list.set({ state: event.currentTarget.value || 'all' })}
            />
            {requestFilter !== undefined && (
              <FilterChip on onToggle={() => list.set({ request: '' })}>
                One request
              </FilterChip>
            )}
          </>
        }
        onExport={sheet.download}
        empty={{
          title: 'No requests to decide',
          message: 'Requests from services appear here.',
        }}
      />
      <FormDialogue
        opened={isOpen && fresh !== undefined}
        title="Decide on this request"
        about={`request ${fresh?.id}`}
        onClose={() => setOpen(false)}
      >
        {fresh && <DecisionForm key={fresh.id} request={fresh} onClose={() => setOpen(false)} />}
      </FormDialogue>
    </Page>
  );
}
