import { londonWallClock } from '@doselore/contract/wall-clock';
import { formatLongDay, formatTime } from '../formats/index.ts';
import c from './message-list.module.css';

export type ShownMessage = {
  id: number;
  sender: string;
  body: string;
  sent_at: string;
  /** Words after the time. */
  note?: string;
};

/** Messages with their senders and times, the newest first. */
export function MessageList({ messages }: { messages: readonly ShownMessage[] }) {
  if (messages.length === 0) return null;
  return (
    <ul className={c.messages}>
      {messages.map(({ id, sender, body, sent_at, note }) => {
        const localTime = londonWallClock(new Date(sent_at)).toISOString();
        return (
          <li key={id}>
            <p className={c.head}>
              <b>{sender}</b>{' '}
              <span className="muted">
                {formatLongDay(localTime)}, {formatTime(localTime)}
                {note !== undefined && `, ${note}`}
              </span>
            </p>
            <p className={c.body}>{body === '' ? 'The text was erased.' : body}</p>
          </li>
        );
      })}
    </ul>
  );
}
