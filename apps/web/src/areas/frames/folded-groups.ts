import type { NavigationGroup } from '../../platform/routes/index.ts';

/** Groups that a person has opened (true) or folded (false), by title. Groups that are not here follow the height. */
export type Choices = Readonly<Record<string, boolean>>;

/** Heights of the rail in pixels: an item, the title of a group with the gap below the group, and the rest of the page. */
const heights = { item: 39, title: 42, page: 112 };

type View = { groups: readonly NavigationGroup[]; currentName: string | undefined; choices: Choices; height: number };

/**
 * Returns the titles of the groups that are folded. Groups without a title never are. The group of the current page is
 * open, then as many of the others, from the top, as fit into this height of the window, in pixels. The choices of the
 * person come first, but the group of the current page is always open.
 */
export function foldedGroups({ groups, currentName, choices, height }: View): ReadonlySet<string> {
  const isCurrent = ({ items }: NavigationGroup) => items.some(({ entry }) => entry.name === currentName);
  const isFirst = (group: NavigationGroup) => group.title === '' || isCurrent(group) || choices[group.title] === true;
  const titled = groups.filter(({ title }) => title !== '');
  let left = height - heights.page - heights.title * titled.length;
  const open = (group: NavigationGroup) => {
    left -= heights.item * group.items.length;
  };
  for (const group of groups.filter(isFirst)) open(group);
  const folded = new Set<string>();
  for (const group of titled.filter((one) => !isFirst(one))) {
    const fits = choices[group.title] === undefined && left >= heights.item * group.items.length;
    if (fits) open(group);
    else folded.add(group.title);
  }
  return folded;
}
