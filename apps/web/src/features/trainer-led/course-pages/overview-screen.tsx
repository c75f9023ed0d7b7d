import { useArea } from '../../../platform/area/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { NeedsCard } from '../delegate-needs/index.ts';
import { CourseFindings } from '../virtual-group-health/index.ts';
import { SessionFacts, TrainerJoining } from '../virtual-groups/index.ts';
import { ClosingCard } from './parts/closing-card.tsx';
import { CourseCertificates, hasCertificates } from './parts/course-certificates.tsx';
import { CoursePage } from './parts/course-page.tsx';
import c from './parts/overview.module.css';
import { PlaceCard } from './parts/place-card.tsx';

/** Overview of a Pharmacist-led Course: problems to fix, facts, place and contacts, needs, and its closing summary. */
export function OverviewScreen() {
  const { can } = useArea();
  const seesPlace = can('virtualGroups.details');
  return (
    <CoursePage tab="course-details">
      {({ detail }) => (
        <div className={c.column}>
          <TrainerJoining detail={detail} />
          {detail.register !== 'ended' && can('virtualGroups.health') && <CourseFindings virtualGroupId={detail.id} />}
          <div className={c.columns}>
            <div className={c.column}>
              {detail.close_report !== null && <ClosingCard report={detail.close_report} />}
              <Card title="About this course">
                <SessionFacts detail={detail} showsOrganiser={!seesPlace} />
              </Card>
            </div>
            <div className={c.column}>
              {hasCertificates(detail) && <CourseCertificates detail={detail} />}
              {seesPlace && <PlaceCard virtualGroupId={detail.id} />}
              {can('virtualGroups.needs') && <NeedsCard virtualGroupId={detail.id} />}
            </div>
          </div>
        </div>
      )}
    </CoursePage>
  );
}
