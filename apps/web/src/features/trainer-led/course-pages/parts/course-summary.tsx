import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { Card } from '../../../../ui/layout/index.ts';
import { SessionFacts } from '../../virtual-groups/index.ts';
import { ClosingCard } from './closing-card.tsx';
import { CourseCertificates, hasCertificates } from './course-certificates.tsx';
import c from './overview.module.css';

/**
 * Facts, closing summary and certificates of a course. The page of delegates shows them where the address names no
 * place, because the overview may have no address there.
 */
export function CourseSummary({ detail }: { detail: VirtualGroupDetail }) {
  return (
    <div className={c.column}>
      <Card title="About this course">
        <SessionFacts detail={detail} showsOrganiser />
      </Card>
      {detail.close_report !== null && <ClosingCard report={detail.close_report} />}
      {hasCertificates(detail) && <CourseCertificates detail={detail} />}
    </div>
  );
}
