import { plural } from '@doselore/contract';
import { type CourseMessages, messagesPerDay } from '@doselore/contract/course-messages';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { useQuery } from '@tanstack/react-query';
import { formatLongDay, formatNumber, formatTime } from '../../../ui/formats/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { MessageList } from '../../../ui/message-list/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { useCourseAt } from '../virtual-groups/index.ts';
import { WriteToDelegates } from './message-form.tsx';
import { messagesQuery, placedAt } from './messages.queries.ts';

function Messages({ detail, messages }: { detail: VirtualGroupDetail; messages: CourseMessages }) {
  const { next_at: next, recipients, rows } = messages;
  const localTime = next === null ? null : londonWallClock(new Date(next)).toISOString();
  const isOpen = detail.register !== 'ended' && recipients > 0;
  return (
    <>
      {rows.length === 0 && <p className="muted">No messages yet. Delegates get them by email.</p>}
      <MessageList
        messages={rows.map(({ recipients: count, ...message }) => ({
          ...message,
          note: `to ${formatNumber(count)} ${plural(count, 'delegate', 'delegates')}`,
        }))}
      />
      {isOpen && localTime === null && <WriteToDelegates title={detail.title} messages={messages} />}
      {isOpen && localTime !== null && (
        <p className="muted">
          Delegates got {messagesPerDay} messages in 24 hours. You can write again on {formatLongDay(localTime)} from{' '}
          {formatTime(localTime)}.
        </p>
      )}
    </>
  );
}

/** Messages that the delegates of the course of the address got, and the button to write another. */
export function MessagesCard({ detail }: { detail: VirtualGroupDetail }) {
  const { level, at } = useCourseAt();
  const query = useQuery(messagesQuery(level, placedAt(level, at, detail)));
  return (
    <Card title="Messages to delegates">
      <QueryView query={query}>{(messages) => <Messages detail={detail} messages={messages} />}</QueryView>
    </Card>
  );
}
