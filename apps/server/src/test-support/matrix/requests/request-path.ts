import type { Endpoint } from '@doselore/contract';
import type { At, Ids } from '../example.ts';
import { type Home, type Persona, type Position, relations } from '../personas.ts';
import { findExample } from '../rooms.ts';
import { absent, type World } from '../world/world.ts';

export function nameOf(endpoint: Endpoint): string {
  return `${endpoint.method} ${endpoint.path}`;
}

/** Names of the parameters in an endpoint's address. */
export function listParams(endpoint: Endpoint): string[] {
  return [...endpoint.path.matchAll(/:(\w+)/gu)].map((match) => match[1] ?? '');
}

type Target = { world: World; persona: Persona; position: Position };

/** Returns the endpoint's path with the ids of a position, or undefined when the position has no meaning for it. */
export function pathAt(endpoint: Endpoint, requester: Target): string | undefined {
  const at = findPlace(endpoint, requester);
  if (at === undefined) return undefined;
  const path = endpoint.path.replace(/:(\w+)\??/gu, (_whole, name: string) => String(at.ids[name] ?? absent));
  const { query = {} } = findExample(endpoint).example;
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return search.length === 0 ? path : `${path}?${search.join('&')}`;
}

/** Returns the ids of a position, or undefined when the position has no meaning for the endpoint. */
export function findPlace(endpoint: Endpoint, requester: Target): At | undefined {
  const names = listParams(endpoint);
  const { world, persona, position } = requester;
  if (position === 'self' && !(names.includes('userId') && !names.includes('groupId'))) return undefined;
  if (names.length === 0 && position !== 'own') return undefined;
  const { room, file, example } = findExample(endpoint);
  const home = homeAt(names, requester);
  const service = `${home}_${position === 'archived' && names.includes('subgroupId') ? 'S3' : position === 'sibling' ? 'S2' : 'S1'}`;
  const attempt = world.attempts[position === 'self' || position === 'absent' ? 'own' : position];
  const place = world.homes[home];
  const at = { world, persona, position, home, place, service, attempt };
  const words = room.words?.(world) ?? {};
  if (position === 'absent')
    return { ...at, ids: { ...Object.fromEntries(names.map((name) => [name, absent])), ...words } };
  const placeIds = findPlaceIds(names, at);
  const ids = { ...words, ...placeIds, ...room.ids?.({ ...at, placeIds }), ...example.ids?.({ ...at, placeIds }) };
  const unknown = names.find((name) => !(name in ids));
  if (unknown !== undefined)
    throw new Error(
      `${nameOf(endpoint)}: no test knows an id for :${unknown}. Add it to the ids of the room in ${file}`,
    );
  return { ...at, ids };
}

/**
 * Returns the organisation at a position. With a session and no organisation in the address it is the session's. Members
 * and trainers have their sessions in HIGH.
 */
function homeAt(names: readonly string[], { persona, position }: Target): Home {
  if (position === 'foreign') return 'FOREIGN';
  if (position === 'archived' && !names.includes('subgroupId')) return 'ARCHIVED';
  const isSessionAlone = names.includes('virtualGroupId') && !names.includes('groupId');
  return isSessionAlone ? 'HIGH' : relations[persona].home;
}

/** Finds the ids that addresses of more than one room contain. */
function findPlaceIds(names: readonly string[], at: Omit<At, 'ids'>): Ids {
  const { world, persona, position, place } = at;
  const self = persona === 'anon' ? absent : world.users[persona];
  const course = position === 'archived' && !names.includes('groupId') ? world.archivedCourse : world.course;
  const own = world.homes[position === 'own' || position === 'sibling' ? relations[persona].home : at.home];
  const all: Ids = {
    groupId: place.groupId,
    subgroupId: place.services[at.service] ?? absent,
    virtualGroupId: place.sessions[at.service] ?? absent,
    userId: position === 'self' ? self : position === 'sibling' ? own.siblingUserId : own.ownUserId,
    courseId: course.courseId,
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}
