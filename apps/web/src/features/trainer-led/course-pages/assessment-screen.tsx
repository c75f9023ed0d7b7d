import { EmptyPanel } from '../../../ui/states/index.ts';
import { AssessmentCard } from '../course-assessments/index.ts';
import { RefusedEntries, useOpenOffline } from '../course-register/index.ts';
import { CoursePage } from './parts/course-page.tsx';

/** Results of the delegates of a course with an assessment. Works without a connection, as the register does. */
export function AssessmentScreen() {
  return (
    <CoursePage tab="course-assessment">
      {({ detail, pages }) =>
        pages.seen['course-assessment'] ? (
          <>
            <StaysOpen when={pages.rights.assess && detail.register === 'open'} />
            <RefusedEntries detail={detail} />
            <AssessmentCard detail={detail} />
          </>
        ) : (
          <EmptyPanel
            title="No assessment"
            message="This course has no assessment. Delegates get the certificate for attending."
          />
        )
      }
    </CoursePage>
  );
}

function StaysOpen({ when }: { when: boolean }) {
  useOpenOffline(when);
  return null;
}
