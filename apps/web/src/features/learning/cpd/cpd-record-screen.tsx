import { type CpdRecord, getCpdRecord } from '@doselore/contract/cpd';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useRouteId } from '../../../platform/routes/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { cpd } from './cpd.queries.ts';
import { RecordForm, type RecordValues } from './parts/record-form.tsx';

const empty: RecordValues = {
  kind: 'planned',
  title: '',
  learning: '',
  relevance: '',
  method: '',
  benefit: '',
  learnt_on: '',
};

/** Form of one CPD record, or of a new one when the address has no id. */
export function CpdRecordScreen() {
  const isNew = useParams().recordId === undefined;
  const recordId = useRouteId('recordId') ?? 0;
  return isNew ? (
    <Page width="form">
      <RecordForm recordId={null} initial={empty} />
    </Page>
  ) : (
    <StoredRecord recordId={recordId} />
  );
}

function StoredRecord({ recordId }: { recordId: number }) {
  // Loaded once, because a refetch would overwrite what the person is typing.
  const query = useQuery({
    ...cpd.one(getCpdRecord, { params: { recordId } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <Page width="form" title={query.data?.title}>
      <QueryView query={query} errorTitle="This record could not be opened">
        {(record) => <RecordForm key={record.id} recordId={record.id} initial={valuesOf(record)} />}
      </QueryView>
    </Page>
  );
}

function valuesOf({ kind, title, learning, relevance, method, benefit, learnt_on }: CpdRecord): RecordValues {
  return { kind, title, learning, relevance, method, benefit, learnt_on: learnt_on ?? '' };
}
