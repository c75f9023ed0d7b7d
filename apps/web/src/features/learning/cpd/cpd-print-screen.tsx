import { type CpdRecord, cpdQuestions, listCpdRecords } from '@doselore/contract/cpd';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { fullName, useUser } from '../../../platform/session/index.ts';
import { formatLongDay } from '../../../ui/formats/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { EmptyPanel, QueryView } from '../../../ui/states/index.ts';
import { cpd } from './cpd.queries.ts';
import c from './parts/cpd.module.css';
import { kindWords } from './parts/record-list.tsx';

/** All CPD records in full for printing. The surrounding frame is not printed. */
export function CpdPrintScreen() {
  const user = useUser();
  const query = useQuery(cpd.one(listCpdRecords));
  const print = (
    <Button
      variant="default"
      className={c.screenOnly}
      leftSection={<IconPrinter size={18} aria-hidden />}
      onClick={() => window.print()}
    >
      Print
    </Button>
  );
  return (
    <Page width="prose" lead={fullName(user)} actions={print}>
      <QueryView query={query}>
        {({ records }) =>
          records.length === 0 ? (
            <EmptyPanel title="No records yet" />
          ) : (
            records.map((record) => <PrintedRecord key={record.id} record={record} />)
          )
        }
      </QueryView>
    </Page>
  );
}

function PrintedRecord({ record }: { record: CpdRecord }) {
  return (
    <article className={c.printed}>
      <h2>{record.title}</h2>
      <p className="muted">
        {kindWords[record.kind]} learning{record.learnt_on !== null && `, ${formatLongDay(record.learnt_on)}`}
      </p>
      <dl>
        {cpdQuestions[record.kind].map(({ field, question }) => (
          <div key={field}>
            <dt>{question}</dt>
            <dd>{record[field] === '' ? 'Not written yet' : record[field]}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
