import { useArea } from '../../../platform/area/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { usePreparedAssessments } from '../course-assessments/index.ts';
import { WaitingListCard } from '../course-delegates/index.ts';
import { RegisterCard } from '../course-register/index.ts';
import { TrainerJoining } from '../virtual-groups/index.ts';
import c from './parts/course-frame.module.css';
import { CoursePage } from './parts/course-page.tsx';
import { CourseSummary } from './parts/course-summary.tsx';

/** Delegates of a course, their attendance and their licences. */
export function DelegatesScreen() {
  const { can } = useArea();
  const { groupId } = usePlace();
  return (
    <CoursePage tab="delegates">
      {({ detail, pages }) => (
        <>
          {pages.seen['course-assessment'] && <PreparedAssessments virtualGroupId={detail.id} />}
          <TrainerJoining detail={detail} />
          <RegisterCard detail={detail} />
          {detail.by_membership_only && (
            <p className="muted">A course of another service or the organisation. Only your own delegates are shown.</p>
          )}
          {pages.isWithoutPlace && (
            <div className={c.summary}>
              <CourseSummary detail={detail} />
            </div>
          )}
          {groupId !== 0 &&
            detail.waiting > 0 &&
            pages.isOwn &&
            detail.register !== 'ended' &&
            can('virtualGroups.invite') && <WaitingListCard />}
        </>
      )}
    </CoursePage>
  );
}

/** Loads the assessments for the tab Assessment, which also opens without a connection. */
function PreparedAssessments({ virtualGroupId }: { virtualGroupId: number }) {
  usePreparedAssessments(virtualGroupId);
  return null;
}
