/** Callers of the matrix. `relations` has the places of each. They are unrelated to all other places. */
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
  'subMedLow',
  'subLowMed',
  'siblingAdmin',
  'group',
  'foreignGroup',
  'mixed',
  'super',
] as const;
export type Persona = (typeof personas)[number];

/**
 * Position of the resource, as seen from the member's service in the organisation of the persona. `own` is that
 * service, `sibling` another service of the organisation, `foreign` is in another organisation. `archived` is an
 * archived place that the persona manages, and `absent` does not exist. `self` is the persona's own record, where a
 * route names a person.
 */
export const positions = ['own', 'sibling', 'foreign', 'archived', 'absent', 'self'] as const;
export type Position = (typeof positions)[number];

export type Home = 'HIGH' | 'MED' | 'LOW' | 'FOREIGN' | 'ARCHIVED';

/**
 * Places and roles that the fixture gives each persona. The oracle reads only these facts, and no code of the server.
 */
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
  // Admins of two services with different levels. The service of the address decides.
  subMedLow: { ...nothing, home: 'MED', services: ['MED_S1', 'LOW_S1'] },
  subLowMed: { ...nothing, home: 'LOW', services: ['LOW_S1', 'MED_S1'] },
  siblingAdmin: { ...nothing, services: ['HIGH_S2'] },
  group: { ...nothing, organisations: ['HIGH', 'ARCHIVED'] },
  foreignGroup: { ...nothing, organisations: ['FOREIGN'] },
  mixed: { ...nothing, organisations: ['HIGH', 'ARCHIVED'], sessions: ['FOREIGN_S1'] },
  super: nothing,
};

/** Personas whose attempts and certificates are at a position. */
export const owners: Partial<Record<Position, Persona>> = { own: 'member', sibling: 'otherMember', archived: 'member' };

/** Marked name that only related personas may see, such as `MKR_HIGH_S1_USER`. */
export const markerPattern = /mkr_[a-z]+_[a-z0-9_]+/giu;
