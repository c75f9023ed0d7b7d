import { type AuditFilters, auditTitle } from '@doselore/contract/audits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { parseRouteId, usePlace } from '../../../platform/routes/index.ts';
import { formatDay } from '../../../ui/formats/index.ts';
import { audits, auditsQuery, memberHistoryQuery } from './audits.queries.ts';
import { AuditChanges } from './parts/audit-changes.tsx';
import c from './parts/audits.module.css';

const [room] = audits.key();
const shownMost = 5;
const newest = { page: 1, per_page: shownMost };

const newestOf = (about: string): AuditFilters => ({
  ...{ ...newest, q: '', family: '', level: '', by: null, group: null, about, from: '', to: '' },
});

type ListProps = {
  changes: readonly Change[];
  total: number;
  /** Page with all changes. */
  href: string;
};
type Change = { key: string | number; action: string; by: string; at: string; values?: ReactNode };

/** List of the newest changes, with a link to all of them. Nothing while they load, and when there are none. */
function ChangeList({ changes, total, href }: ListProps) {
  if (changes.length === 0) return null;
  return (
    <section className={c.latest}>
      <h2>Latest changes</h2>
      <ol>
        {changes.map(({ key, action, by, at, values }) => (
          <li key={key}>
            <strong>{action}</strong>
            {values}
            <span className="muted">
              {by}, <span className="nowrap">{formatDay(at)}</span>
            </span>
          </li>
        ))}
      </ol>
      <p>
        <Link to={href}>{total > changes.length ? `Show all ${total} changes` : 'Show all details'}</Link>
      </p>
    </section>
  );
}

type Refetch = (options: { cancelRefetch: boolean }) => unknown;

/** Reads the changes again whenever a command of the page refreshes what it changed. */
function useFreshChanges(refetch: Refetch): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        const isRefreshed = event.type === 'updated' && event.action.type === 'invalidate';
        if (isRefreshed && event.query.queryKey[0] !== room) refetch({ cancelRefetch: false });
      }),
    [client, refetch],
  );
}

function SubjectLatest({ about }: { about: string }) {
  const { to } = useArea();
  const { data, refetch } = useQuery(auditsQuery({ body: newestOf(about) }));
  useFreshChanges(refetch);
  const changes = (data?.rows ?? []).map((row) => ({
    ...{ key: row.id, action: auditTitle(row.action), by: row.actor?.name ?? 'No signed-in person', at: row.at },
    values: <AuditChanges row={row} most={2} />,
  }));
  const href = `${to('admin-audits')}?${new URLSearchParams({ about })}`;
  return <ChangeList changes={changes} total={data?.total ?? 0} href={href} />;
}

function MemberLatest({ userId }: { userId: number }) {
  const { level } = useArea();
  const { groupId, subgroupId, here } = usePlace();
  const { data, refetch } = useQuery(memberHistoryQuery(level, { groupId, subgroupId }, { userId, query: newest }));
  useFreshChanges(refetch);
  const changes = (data?.rows ?? []).map((row) => ({
    ...{ key: row.key, action: auditTitle(row.action), by: row.actor ?? 'A site admin', at: row.at },
  }));
  return <ChangeList changes={changes} total={data?.total ?? 0} href={here('members-history', { userId })} />;
}

/**
 * The latest changes of a record, for people who may read them: the audit trail for site admins, the history of a member
 * for admins of the place. `about` is the subject in the audit trail.
 */
export function LatestChanges({ about }: { about: string }) {
  const { can } = useArea();
  const { groupId } = usePlace();
  const userId = about.startsWith('user ') ? parseRouteId(about.slice('user '.length)) : null;
  if (can('audits.read')) return <SubjectLatest about={about} />;
  if (userId !== null && groupId > 0 && can('members.history')) return <MemberLatest userId={userId} />;
  return null;
}
