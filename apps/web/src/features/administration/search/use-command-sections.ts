import { plural, roleTitles } from '@doselore/contract';
import { listActingContexts } from '@doselore/contract/auth';
import type { Found } from '@doselore/contract/search';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { type Area, useArea } from '../../../platform/area/index.ts';
import { isPageOpen } from '../../../platform/places/index.ts';
import { fillRoute, paramsIn, railOf, useCurrentRoute, useRegistry } from '../../../platform/routes/index.ts';
import { holdsRole, useUser } from '../../../platform/session/index.ts';
import { useSiteInfo } from '../../../platform/site-info/index.ts';
import { formatNumber } from '../../../ui/formats/index.ts';
import { waitingQuery } from '../../licences/licence-requests/waiting/index.ts';
import { palette, searchQuery } from './command-palette.queries.ts';
import { type JumpItem, type JumpSection, matchesText } from './jump-item.ts';
import { readRecent } from './recent.ts';

const recentShown = 5;
const nobody: Found = { groups: [], subgroups: [], people: [], courses: [], projects: [] };

/**
 * Returns what the command palette offers for a text. Without a text: roles, pages of this place, recent pages and
 * actions.
 */
export function useCommandSections(text: string): { sections: JumpSection[]; isSearching: boolean } {
  const area = useArea();
  const [q] = useDebouncedValue(text.trim(), 250);
  const found = useQuery(searchQuery(area.level, q));
  const waiting = useWaiting(text);
  const here = useHere(text);
  const actions = useActions(text);
  const contexts = useContexts(text);
  const { pathname } = useLocation();
  const recent = readRecent()
    .filter((visit) => visit.path !== pathname && matchesText(text, visit.title))
    .slice(0, recentShown)
    .map(({ path, title }) => ({ id: `recent:${path}`, label: title, href: path }));
  const isTyping = text.trim().length >= 2;
  const sections: JumpSection[] = [
    { title: 'Waiting for you', items: waiting },
    { title: 'You act as', items: contexts },
    { title: 'Here', items: here },
    { title: 'Recent', items: recent },
    ...(isTyping && q === text.trim() ? foundSections(area, found.data ?? nobody) : []),
    { title: 'Actions', items: actions },
  ];
  return {
    sections: sections.filter(({ items }) => items.length > 0),
    isSearching: isTyping && (q !== text.trim() || found.isFetching),
  };
}

function foundSections({ to, has }: Area, found: Found): JumpSection[] {
  const service = has('subgroup-members') ? 'subgroup-members' : 'members';
  const personPath = (person: Found['people'][number]): string | undefined => {
    const { id: userId, group, subgroup_id } = person;
    if (has('user-info')) return to('user-info', { userId });
    if (group === null) return undefined;
    return to('members-info', { userId, groupId: group.id, subgroupId: subgroup_id ?? undefined });
  };
  return [
    {
      title: 'Organisations',
      items: found.groups.map(({ id, name }) => ({
        id: `group:${id}`,
        label: name,
        href: to('members', { groupId: id }),
      })),
    },
    {
      title: 'Services',
      items: found.subgroups.map(({ id, name, group }) => ({
        id: `subgroup:${id}`,
        label: name,
        detail: group.name,
        href: to(service, { groupId: group.id, subgroupId: id }),
      })),
    },
    {
      title: 'People',
      items: found.people.flatMap((person) => {
        const href = personPath(person);
        const detail = [person.email, person.group?.name].filter(Boolean).join(', ');
        return href === undefined ? [] : [{ id: `person:${person.id}`, label: person.name, detail, href }];
      }),
    },
    {
      title: 'Courses',
      items: has('edit-course')
        ? found.courses.map(({ id, name }) => ({
            id: `course:${id}`,
            label: name,
            href: to('edit-course', { courseId: id }),
          }))
        : [],
    },
    {
      title: 'Projects',
      items: has('project')
        ? found.projects.map(({ id, name, group }) => ({
            ...{ id: `project:${id}`, label: name, detail: group.name, href: to('project', { projectId: id }) },
          }))
        : [],
    },
  ];
}

/** Returns pages of the current place. */
function useHere(text: string): JumpItem[] {
  const area = useArea();
  const registry = useRegistry();
  const entry = useCurrentRoute();
  const user = useUser();
  const site = useSiteInfo();
  return railOf(registry, entry, useParams())
    .filter(({ entry: page }) => page.permission === undefined || area.holds(page.permission))
    .filter(({ entry: page }) => page.role === undefined || holdsRole(user, page.role))
    .filter(({ entry: page }) => page.needsBookings !== true || site?.bookings !== false)
    .filter(({ entry: page }) => isPageOpen(area, page))
    .filter(({ label, entry: page }) => matchesText(text, label, page.title, page.keywords.join(' ')))
    .map(({ label, href }) => ({ id: `here:${href}`, label, href }));
}

/** Returns work that waits for the person in this area: licence requests to decide. */
function useWaiting(text: string): JumpItem[] {
  const { level, holds, has, to } = useArea();
  const page = ['licence-requests', 'service-licence-requests'].find(has);
  const isAsked = page !== undefined && holds('licenceRequests.decide');
  const { data = 0 } = useQuery({ ...waitingQuery(level), enabled: isAsked });
  if (page === undefined || data === 0) return [];
  const label = `Decide ${formatNumber(data)} licence ${plural(data, 'request', 'requests')}`;
  return matchesText(text, label, 'open waiting') ? [{ id: 'waiting:requests', label, href: to(page) }] : [];
}

/** Returns actions: pages that create something and need no other id than those in the address. */
function useActions(text: string): JumpItem[] {
  const { can, definition } = useArea();
  const registry = useRegistry();
  const params = useParams();
  return registry.entries
    .filter(
      ({ area, name, path }) =>
        area === definition.key && isAction(name) && paramsIn(path).every((one) => one in params),
    )
    .filter(({ permission }) => permission !== undefined && can(permission))
    .filter(({ title, keywords }) => matchesText(text, title, keywords.join(' ')))
    .map((page) => ({ id: `do:${page.name}`, label: page.title, href: fillRoute(page, params) }));
}

const isAction = (name: string) => /(?:^|-)(?:new|add|bulk|issue|order)-/u.test(name) || name.endsWith('-new');

/** Returns the person's roles and places. Empty for people with one role in one place. */
function useContexts(text: string): JumpItem[] {
  const { id } = useUser();
  const { data = [] } = useQuery(palette.one(listActingContexts, { params: { userId: id } }));
  if (data.length <= 2) return [];
  const items = data.map(({ role, place, path }) => {
    const title = role === 'learner' ? 'Learner' : (roleTitles[role as keyof typeof roleTitles] ?? role);
    return { id: `context:${path}`, label: place ?? title, detail: place === null ? undefined : title, href: path };
  });
  return items.filter(({ label, detail }) => matchesText(text, label, detail)).slice(0, text === '' ? recentShown : 12);
}
