import { type Answer, plural } from '@doselore/contract';
import { endOtherSessions, endSession, type listSessions } from '@doselore/contract/auth';
import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatAgo } from '../../../../ui/formats/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { sessionsQuery } from '../account.queries.ts';
import c from './account.module.css';

type Session = Answer<typeof listSessions>[number];

export function SessionList() {
  const query = useQuery(sessionsQuery);
  return (
    <QueryView query={query}>
      {(sessions) => (
        <>
          <ul className={c.rows}>
            {sessions.map((session) => (
              <SessionItem key={session.id} session={session} />
            ))}
          </ul>
          {sessions.length > 1 && <EndOthers />}
        </>
      )}
    </QueryView>
  );
}

function SessionItem({ session }: { session: Session }) {
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => callEndpoint(endSession, { params: { sessionId: session.id } }),
    onSuccess: () => showBanner({ message: `${session.device} has been signed out.`, type: 'success' }),
    onSettled: () => refreshQueries(client, sessionsQuery.queryKey),
  });
  const Shown = /iPhone|Android/u.test(session.device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={c.row}>
      <Shown size={24} stroke={1.75} aria-hidden />
      <div className={c.facts}>
        <h3>{session.device}</h3>
        <p className="muted">
          {session.is_current ? 'Active now' : `Last seen ${formatAgo(session.seen_at)}`}, signed in{' '}
          {formatAgo(session.started_at)}
        </p>
      </div>
      {session.is_current ? (
        <Tag hue="leaf">This device</Tag>
      ) : (
        <Button
          variant="default"
          size="sm"
          loading={end.isPending}
          aria-label={`Sign out ${session.device}, last seen ${formatAgo(session.seen_at)}`}
          onClick={() => end.mutate()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => callEndpoint(endOtherSessions),
    onSuccess: ({ ended }) =>
      showBanner({
        message: `${ended} other ${plural(ended, 'device has', 'devices have')} been signed out.`,
        type: 'success',
      }),
    onSettled: () => refreshQueries(client, sessionsQuery.queryKey),
  });
  return (
    <Button mt="md" variant="default" loading={end.isPending} onClick={() => end.mutate()}>
      Sign out all other devices
    </Button>
  );
}
