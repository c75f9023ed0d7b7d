import { listNeeds } from '@doselore/contract/delegate-needs';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { delegateNeeds } from './delegate-needs.queries.ts';
import { NeedsList, needsNotice } from './needs-list.tsx';

/**
 * Card with the needs of the delegates of a course, for people who may read them. Nothing while no delegate has any.
 */
export function NeedsCard({ virtualGroupId }: { virtualGroupId: number }) {
  const { level } = useArea();
  const { data } = useQuery(delegateNeeds.one(listNeeds, { level, params: { virtualGroupId } }));
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <Card title="Access and dietary needs">
      <p className="muted">{needsNotice}</p>
      <NeedsList needs={data.rows} />
    </Card>
  );
}
