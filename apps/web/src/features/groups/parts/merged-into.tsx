import type { GroupRow } from '@doselore/contract/groups';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { formatDay } from '../../../ui/formats/index.ts';

/** Where all that an organisation had is now. */
export function MergedInto({ merged: { into, at } }: { merged: NonNullable<GroupRow['merged']> }) {
  const { to } = useArea();
  return (
    <>
      Merged into <Link to={to('dashboard', { groupId: into.id })}>{into.name}</Link>{' '}
      <span className="nowrap">on {formatDay(at)}.</span>{' '}
    </>
  );
}
