import { limits } from '@doselore/contract';
import { groupLists } from '@doselore/contract/groups';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlaceIds } from '../../../../platform/routes/index.ts';
import { isSameText, SameNote, tidySpaces } from '../../../../ui/form/index.ts';
import { groupsQuery } from '../groups.queries.ts';

const first = { page: 1, per_page: limits.pageSizeMax, sort: 'name', attention: '' } as const;

/** Says that another organisation has this name. Looks at the first 100 of each list whose names contain it. */
export function SameGroup({ name }: { name: string }) {
  const { level, to } = useArea();
  const { groupId } = usePlaceIds();
  const [q] = useDebouncedValue(tidySpaces(name), 300);
  const isLong = q.length >= 2 && q.length <= limits.name;
  const lists = useQueries({
    queries: groupLists.map((list) => ({ ...groupsQuery({ level, query: { ...first, list, q } }), enabled: isLong })),
  });
  const rows = isLong ? lists.flatMap(({ data }) => data?.rows ?? []) : [];
  const other = rows.find((row) => row.id !== groupId && isSameText(row.name, name));
  return (
    <SameNote>
      {other && (
        <>
          Another organisation has this name: <Link to={to('subgroups', { groupId: other.id })}>{other.name}</Link>. You
          can still save.
        </>
      )}
    </SameNote>
  );
}
