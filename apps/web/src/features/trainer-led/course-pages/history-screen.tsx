import { Stack } from '@mantine/core';
import { useArea } from '../../../platform/area/index.ts';
import { EmptyPanel } from '../../../ui/states/index.ts';
import { SubjectChanges } from '../../site/audits/index.ts';
import { DeclinedCard } from '../course-delegates/index.ts';
import { MessagesCard } from '../course-messages/index.ts';
import { CourseFeedback } from '../session-feedback/index.ts';
import { CoursePage } from './parts/course-page.tsx';

/** What was said and done about a course: messages, declined invitations, feedback, and the changes of admins. */
export function HistoryScreen() {
  const { can } = useArea();
  return (
    <CoursePage tab="course-history">
      {({ detail, pages }) => (
        <Stack gap="lg">
          {pages.mayMessage && <MessagesCard detail={detail} />}
          {pages.seesFeedback && <CourseFeedback virtualGroupId={detail.id} />}
          <DeclinedCard detail={detail} />
          {can('audits.read') && <SubjectChanges about={`virtual group ${detail.id}`} />}
          {!pages.seen['course-history'] && (
            <EmptyPanel
              title="Nothing has happened yet"
              message="Messages, declined invitations and feedback of this course appear here."
            />
          )}
        </Stack>
      )}
    </CoursePage>
  );
}
