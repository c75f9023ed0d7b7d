import type { DocumentDetail } from '@doselore/contract/documents';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { LineFacts, TabLine } from '../../../../ui/tab-line/index.ts';
import type { DocumentRef } from '../documents.queries.ts';
import { Reminders } from './reminders.tsx';
import { useReaders } from './use-readers.ts';

type Props = { target: DocumentRef; document: DocumentDetail; mayRemind: boolean; tabs: ReactNode };

/** Tabs of a document with the figures of its readers, and the button that reminds them. */
export function ReadersLine({ target, document, mayRemind, tabs }: Props) {
  const figures = useReaders(target).readers.data?.figures;
  const asks = document.must_read !== 'none';
  const acknowledged = { label: 'Acknowledged', value: formatNumber(figures?.acknowledged) };
  const facts = (
    <LineFacts
      facts={[
        { label: 'Shown to', value: formatNumber(figures?.shown) },
        { label: 'Opened', value: formatNumber(figures?.opened) },
        ...(document.must_read === 'acknowledge' ? [acknowledged] : []),
        ...(asks ? [{ label: 'Overdue', value: formatNumber(figures?.overdue) }] : []),
      ]}
    />
  );
  if (!mayRemind || !asks || document.state !== 'published') return <TabLine tabs={tabs}>{facts}</TabLine>;
  return <Reminders target={target} remindable={figures?.remindable} tabs={tabs} facts={facts} />;
}
