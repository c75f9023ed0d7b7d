import { listOwnCourseMessages } from '@doselore/contract/course-messages';
import { useQuery } from '@tanstack/react-query';
import { MessageList } from '../../../../ui/message-list/index.ts';
import { myLearning } from '../my-learning.queries.ts';

/** Messages that this delegate got about a course. Shows nothing without any, because each came by email too. */
export function SessionMessages({ virtualGroupId }: { virtualGroupId: number }) {
  const { data = [] } = useQuery(myLearning.one(listOwnCourseMessages, { params: { virtualGroupId } }));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="messages-title">
      <h2 id="messages-title">Messages</h2>
      <MessageList messages={data} />
    </section>
  );
}
