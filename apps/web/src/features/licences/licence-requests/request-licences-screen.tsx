import { listLicenceProducts } from '@doselore/contract/licence-orders';
import { withdrawRequest } from '@doselore/contract/licence-requests';
import { Menu } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { fullName, useUser } from '../../../platform/session/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { DataTable, useListState } from '../../../ui/table/index.ts';
import { refreshAfterLicences } from '../ledger/index.ts';
import { ownColumns } from './parts/request-columns.tsx';
import { RequestForm } from './parts/request-form.tsx';
import c from './parts/requests.module.css';
import { isOpenRequest } from './request-words.ts';
import { licences, subgroupRequestsQuery } from './requests.queries.ts';

/** Form that requests licences for a service, and the state of its earlier requests. */
export function RequestLicencesScreen() {
  const { level, can } = useArea();
  const { groupId, subgroupId } = usePlace();
  const { name, names } = usePlaceNames();
  const place = { groupId, subgroupId: subgroupId ?? 0 };
  const me = fullName(useUser());
  const client = useQueryClient();
  const list = useListState({ sort: '-requested' });
  const shown = { ...list.query, state: '' } as const;
  const sheet = subgroupRequestsQuery({ level, params: place, query: shown });
  const query = useQuery(sheet);
  const products = useQuery(licences.one(listLicenceProducts.subgroup, { level, params: place }));
  const withdraw = useMutation({
    mutationFn: (id: number) => callEndpoint(withdrawRequest, { params: place, body: { licenceRequestId: id } }),
    onSuccess: () => showBanner({ message: 'The request has been withdrawn', type: 'success' }),
    onSettled: () => refreshAfterLicences(client),
  });
  return (
    <Page
      context={name}
      names={names}
      lead={name && `Your organisation decides. Licences are added to the pool of ${name}.`}
    >
      <div className={c.stack}>
        {can('licenceRequests.write') && (
          <div className={c.asking}>
            <Card title="Request licences">
              <QueryView query={products} errorTitle="The courses could not be loaded">
                {(known) =>
                  known.length === 0 ? (
                    <p className="muted">No courses are on sale.</p>
                  ) : (
                    <RequestForm place={place} products={known} />
                  )
                }
              </QueryView>
            </Card>
          </div>
        )}
        <DataTable
          label="Requests of this service"
          what="requests"
          columns={ownColumns}
          list={list}
          query={query}
          rowKey={(row) => row.id}
          rowName={(row) => row.title}
          search={{ label: 'Search requests', placeholder: 'Course or person' }}
          rowMenu={(row) =>
            isOpenRequest(row) && row.requested_by === me ? (
              <Menu.Item
                leftSection={<IconArrowBackUp size={18} aria-hidden />}
                onClick={() => withdraw.mutate(row.id)}
              >
                Withdraw
              </Menu.Item>
            ) : null
          }
          onExport={sheet.download}
          empty={{ title: 'No requests yet', message: 'Your requests appear here with their decisions.' }}
        />
      </div>
    </Page>
  );
}
