/** Who asks. `own` places of each are in `relations`; the rest of the world is strange to them. */
export const personas = [
  'anon',
  'provisional',
  'disabled',
  'member',
  'otherMember',
  'trainer',
  'otherTrainer',
  'subLow',
  'subMed',
  'subHigh',
  'siblingAdmin',
  'group',
  'foreignGroup',
  'mixed',
  'super',
] as const;
export type Persona = (typeof personas)[number];

/**
 * Where the resource stands, seen from the member's service in the organisation of the persona: the service itself, the
 * one beside it, another organisation, something archived that the persona manages all the same, or nothing at all.
 * `self` is the persona's own record, where a route asks for a person.
 */
export const positions = ['own', 'sibling', 'foreign', 'archived', 'absent', 'self'] as const;
export type Position = (typeof positions)[number];

export type Home = 'HIGH' | 'MED' | 'LOW' | 'FOREIGN' | 'ARCHIVED';

/** What the fixture gives each persona, as plain facts: the oracle reads these and no code of the server. */
export type Relations = { home: Home; organisations: Home[]; services: string[]; sessions: string[] };

const nothing: Relations = { home: 'HIGH', organisations: [], services: [], sessions: [] };

export const relations: Record<Persona, Relations> = {
  anon: nothing,
  provisional: nothing,
  disabled: { ...nothing, organisations: ['HIGH'], services: ['HIGH_S1'] },
  member: nothing,
  otherMember: nothing,
  trainer: { ...nothing, sessions: ['HIGH_S1'] },
  otherTrainer: { ...nothing, sessions: ['HIGH_S2'] },
  subLow: { ...nothing, home: 'LOW', services: ['LOW_S1', 'LOW_S3'] },
  subMed: { ...nothing, home: 'MED', services: ['MED_S1', 'MED_S3'] },
  subHigh: { ...nothing, services: ['HIGH_S1', 'HIGH_S3'] },
  siblingAdmin: { ...nothing, services: ['HIGH_S2'] },
  group: { ...nothing, organisations: ['HIGH', 'ARCHIVED'] },
  foreignGroup: { ...nothing, organisations: ['FOREIGN'] },
  mixed: { ...nothing, organisations: ['HIGH', 'ARCHIVED'], sessions: ['FOREIGN_S1'] },
  super: nothing,
};

/** Whose attempts and certificates stand at a position. */
export const owners: Partial<Record<Position, Persona>> = { own: 'member', sibling: 'otherMember', archived: 'member' };

/** Marks a name that may only be seen by somebody related to it: `MKR_HIGH_S1_USER`. */
export const markerPattern = /mkr_[a-z]+_[a-z0-9_]+/giu;
