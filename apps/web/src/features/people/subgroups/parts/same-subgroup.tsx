import { limits } from '@doselore/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlaceIds } from '../../../../platform/routes/index.ts';
import { isSameText, SameNote, tidySpaces } from '../../../../ui/form/index.ts';
import { groupSubgroupsQuery } from '../subgroups.queries.ts';

const first = { page: 1, per_page: limits.pageSizeMax, sort: 'name' } as const;
const lists = ['open', 'archived'] as const;

/**
 * Says that another service of the organisation has this name. Looks at the first 100 of each list whose names contain
 * it.
 */
export function SameSubgroup({ name }: { name: string }) {
  const { level, to } = useArea();
  const { groupId, subgroupId } = usePlaceIds();
  const [q] = useDebouncedValue(tidySpaces(name), 300);
  const isLong = q.length >= 2 && q.length <= limits.name;
  const found = useQueries({
    queries: lists.map((list) => ({
      ...groupSubgroupsQuery({ level, params: { groupId }, query: { ...first, list, q } }),
      enabled: isLong,
    })),
  });
  const rows = isLong ? found.flatMap(({ data }) => data?.rows ?? []) : [];
  const other = rows.find((row) => row.id !== subgroupId && isSameText(row.name, name));
  return (
    <SameNote>
      {other && (
        <>
          Another service of this organisation has this name:{' '}
          <Link to={to('edit-subgroup', { subgroupId: other.id })}>{other.name}</Link>. You can still save.
        </>
      )}
    </SameNote>
  );
}
