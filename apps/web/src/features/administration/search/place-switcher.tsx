import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { fillRoute, paramsIn, useCurrentRoute } from '../../../platform/routes/index.ts';
import { placesQuery } from './command-palette.queries.ts';
import { JumpDialogue } from './jump-dialogue.tsx';
import { matchesText } from './jump-item.ts';
import { readRecent } from './recent.ts';

type Props = { kind: 'group' | 'subgroup'; onClose: () => void };

const placeParams: readonly string[] = ['groupId', 'subgroupId'];
const recentShown = 5;

/**
 * Opens the current page for another organisation or service. Where the page is about a record within the place, it
 * opens the list of members.
 */
export function PlaceSwitcher({ kind, onClose }: Props) {
  const { level, to, has } = useArea();
  const entry = useCurrentRoute();
  const params = useParams();
  const { pathname } = useLocation();
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), 250);
  const at = kind === 'group' ? ({ kind } as const) : { kind, groupId: Number(params.groupId) };
  const query = useQuery(placesQuery(level, at, q));
  const carriesOver =
    paramsIn(entry.path).every((one) => placeParams.includes(one)) &&
    (kind === 'subgroup' || !paramsIn(entry.path).includes('subgroupId'));
  const home = kind === 'subgroup' && has('subgroup-members') ? 'subgroup-members' : 'members';

  // The text filters the loaded places at once; the server's answer follows a moment later.
  const known = (query.data ?? []).filter(({ name }) => matchesText(text, name));
  const items = known.map(({ groupId, subgroupId, name }) => {
    const place = { groupId, subgroupId };
    const href = carriesOver ? fillRoute(entry, { ...params, ...place }) : to(home, place);
    return { id: `${groupId}-${subgroupId}`, label: name, href };
  });
  const seen = readRecent().flatMap(({ path }) => (path === pathname ? [] : [path]));
  const recent = text === '' ? items.filter(({ href }) => seen.includes(href)).slice(0, recentShown) : [];
  const others = items.filter((item) => !recent.includes(item));
  return (
    <JumpDialogue
      title={kind === 'group' ? 'Switch organisation' : 'Switch service'}
      placeholder="Type a part of the name"
      text={text}
      onText={setText}
      sections={[
        { title: 'Recent', items: recent },
        { title: recent.length === 0 ? 'All' : 'All others', items: others },
      ].filter((section) => section.items.length > 0)}
      isSearching={query.isFetching}
      onClose={onClose}
    />
  );
}
