import { type DocumentDetail, documentCategoryTitles, mustReadWords } from '@doselore/contract/documents';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import { Card, Facts } from '../../../../ui/layout/index.ts';
import { audienceText } from '../audience-text.ts';
import { DocumentStateTag } from './document-state-tag.tsx';

/** A document that is not changed here: one from Doselore in an organisation, or an archived one. */
export function DocumentFacts({ document }: { document: DocumentDetail }) {
  const { fields } = document;
  const day = (value: string | null) => (value === null ? 'None' : formatLongDay(value));
  return (
    <Card>
      <Facts
        facts={[
          { label: 'State', value: <DocumentStateTag state={document.state} /> },
          { label: 'Category', value: documentCategoryTitles[document.category] },
          { label: 'Description', value: fields.description || 'None' },
          { label: 'Readers', value: audienceText(document.audience) },
          { label: 'Must it be read?', value: mustReadWords[document.must_read] },
          ...(document.must_read === 'acknowledge' ? [{ label: 'Readers confirm', value: fields.statement }] : []),
          { label: 'Review due', value: day(document.review_due_on) },
          { label: 'Last day', value: day(document.expires_on) },
          { label: 'Owner', value: document.owner },
        ]}
      />
    </Card>
  );
}
