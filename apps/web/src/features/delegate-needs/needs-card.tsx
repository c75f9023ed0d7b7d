import { needsKeptDays } from '@doselore/contract/delegate-needs';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../platform/area/index.ts';
import { Card } from '../../ui/layout/index.ts';
import { RowList } from '../../ui/row-list/index.ts';
import { needsQuery } from './delegate-needs.queries.ts';

/** What the delegates of a course need, for people who may read it. Nothing while no delegate needs anything. */
export function NeedsCard({ virtualGroupId }: { virtualGroupId: number }) {
  const { level } = useArea();
  const { data } = useQuery(needsQuery(level, virtualGroupId));
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <Card title="Access and dietary needs">
      <p className="muted">
        {`Only the trainer and the organiser see this. It is deleted ${needsKeptDays} days after the course was closed.`}
      </p>
      <RowList>
        {data.rows.map(({ user, access, dietary }) => (
          <li key={user.id}>
            <div>
              <b>{user.name}</b>
              {access !== '' && <div>Access: {access}</div>}
              {dietary !== '' && <div>Dietary: {dietary}</div>}
            </div>
          </li>
        ))}
      </RowList>
    </Card>
  );
}
