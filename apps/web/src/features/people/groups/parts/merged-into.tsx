import type { GroupRow } from '@doselore/contract/groups';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';

/** Day of the merge and the organisation that has everything of the merged one. */
export function MergedInto({ merged: { into, at } }: { merged: NonNullable<GroupRow['merged']> }) {
  const { to } = useArea();
  return (
    <>
      Merged into <Link to={to('dashboard', { groupId: into.id })}>{into.name}</Link>{' '}
      <span className="nowrap">on {formatDay(at)}.</span>{' '}
    </>
  );
}
