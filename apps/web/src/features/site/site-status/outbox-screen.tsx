import { listOutbox } from '@doselore/contract/site-status';
import { useQuery } from '@tanstack/react-query';
import { roomQueries } from '../../../platform/query-client/index.ts';
import { formatLongDay, formatTime } from '../../../ui/formats/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { EmptyPanel, QueryView } from '../../../ui/states/index.ts';
import c from './outbox.module.css';

/**
 * Returns the address of a link in a message, without the host for our own links; undefined unless it is http or https.
 */
function addressOf(link: string): string | undefined {
  try {
    const url = new URL(link, window.location.origin);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
    return url.origin === window.location.origin ? `${url.pathname}${url.search}` : url.href;
  } catch {
    return undefined;
  }
}

function MessageLinks({ links }: { links: readonly string[] }) {
  const addresses = links.flatMap((link) => addressOf(link) ?? []);
  if (addresses.length === 0) return null;
  return (
    <ul className={c.links}>
      {addresses.map((address) => (
        <li key={address}>
          <a href={address}>{address}</a>
        </li>
      ))}
    </ul>
  );
}

const outboxQuery = roomQueries('outbox').one(listOutbox, { level: 'site' }, { refetchInterval: 5_000 });

export function OutboxScreen() {
  const query = useQuery(outboxQuery);
  return (
    <Page lead={query.isError ? undefined : 'This demo server sends no email. Emails appear here instead.'}>
      <QueryView query={query}>
        {(messages) =>
          messages.length === 0 ? (
            <EmptyPanel
              title="No messages yet"
              message="Emails appear here when you request a new password or invite a person."
            />
          ) : (
            <ul className={c.list}>
              {messages.map((message) => (
                <li key={message.id} className={`card ${c.message}`}>
                  <h2>{message.subject}</h2>
                  <p className="muted">
                    To {message.to}, {formatLongDay(message.created_at)}, {formatTime(message.created_at)}
                  </p>
                  <p className={c.text}>{message.text}</p>
                  <MessageLinks links={message.links} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Page>
  );
}
