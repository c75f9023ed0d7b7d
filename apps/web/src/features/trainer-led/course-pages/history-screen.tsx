import { useArea } from '../../../platform/area/index.ts';
import { EmptyPanel } from '../../../ui/states/index.ts';
import { SubjectChanges } from '../../site/audits/index.ts';
import { DeclinedCard } from '../course-delegates/index.ts';
import { MessagesCard } from '../course-messages/index.ts';
import { CourseFeedback } from '../session-feedback/index.ts';
import { CoursePage } from './parts/course-page.tsx';
import c from './parts/overview.module.css';

/** History of a course: messages, declined invitations, feedback, and the changes of admins. */
export function HistoryScreen() {
  const { can } = useArea();
  return (
    <CoursePage tab="course-history">
      {({ detail, pages }) => (
        <div className={c.columns}>
          <div className={c.column}>
            {pages.mayMessage && <MessagesCard detail={detail} />}
            <DeclinedCard detail={detail} />
          </div>
          <div className={c.column}>
            {pages.seesFeedback && <CourseFeedback virtualGroupId={detail.id} />}
            {can('audits.read') && <SubjectChanges about={`virtual group ${detail.id}`} />}
          </div>
          {!pages.seen['course-history'] && (
            <EmptyPanel
              title="Nothing has happened yet"
              message="Messages, declined invitations and feedback of this course appear here."
            />
          )}
        </div>
      )}
    </CoursePage>
  );
}
