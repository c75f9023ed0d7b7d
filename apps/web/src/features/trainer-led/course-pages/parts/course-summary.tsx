import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { Card } from '../../../../ui/layout/index.ts';
import { SessionFacts } from '../../virtual-groups/index.ts';
import { ClosingCard } from './closing-card.tsx';
import { CourseCertificates, hasCertificates } from './course-certificates.tsx';
import c from './overview.module.css';

/** What the overview of a course shows, where its address names no place and there may be no other pages. */
export function CourseSummary({ detail }: { detail: VirtualGroupDetail }) {
  return (
    <div className={c.column}>
      <Card title="About this course">
        <SessionFacts detail={detail} hasOrganiser={false} />
      </Card>
      {detail.close_report !== null && <ClosingCard report={detail.close_report} />}
      {hasCertificates(detail) && <CourseCertificates detail={detail} />}
    </div>
  );
}
