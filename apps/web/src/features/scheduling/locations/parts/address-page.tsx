import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ArchivedNotice } from '../../../../ui/archive/index.ts';
import { Card, Facts } from '../../../../ui/layout/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { type Address, addressText } from '../address-form.ts';
import { PositionNotice } from './position-notice.tsx';

type AddressRecord = Address & { id: number; name: string; is_archived: boolean; has_position: boolean };

type Fact = Parameters<typeof Facts>[0]['facts'][number];

type Props<R> = {
  query: UseQueryResult<R>;
  /** Kind of the record: "venue", and the parameter of the address that identifies it. */
  kind: string;
  idName: string;
  tabs?: ReactNode;
  form: (record: R) => ReactNode;
  /** Facts of an archived record, with its address among them. */
  facts: (record: R, address: Fact) => Fact[];
  onRestore: (record: R) => unknown;
};

/** Page of a record with an address: its form, or what is known of an archived one. */
export function AddressPage<R extends AddressRecord>({ query, kind, idName, tabs, form, facts, onRestore }: Props<R>) {
  const { data } = query;
  const title = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  return (
    <Page
      width="form"
      subject={data && `${kind} ${data.id}`}
      title={data?.is_archived ? title : undefined}
      record={data?.name}
      context={data?.name}
      names={{ [idName]: data?.name }}
      tabs={tabs}
    >
      <QueryView query={query} errorTitle={`This ${kind} could not be loaded`}>
        {(record) =>
          record.is_archived ? (
            <>
              <ArchivedNotice what={kind} onRestore={() => onRestore(record)} />
              <Card>
                <Facts facts={facts(record, { label: 'Address', value: addressText(record) })} />
              </Card>
            </>
          ) : (
            <>
              {!record.has_position && <PositionNotice postcode={record.postcode} />}
              {form(record)}
            </>
          )
        }
      </QueryView>
    </Page>
  );
}
