import type { CloseReport } from '@doselore/contract/course-ending';
import { Card, Facts } from '../../../../ui/layout/index.ts';
import { closeFacts } from '../../course-ending/index.ts';

/** Figures of the closing of a course that are not 0. */
export function ClosingCard({ report }: { report: CloseReport }) {
  const facts = closeFacts(report);
  return (
    <Card title="Closing summary">
      {facts.length === 0 ? <p className="muted">Nobody was invited, and nobody came.</p> : <Facts facts={facts} />}
    </Card>
  );
}
