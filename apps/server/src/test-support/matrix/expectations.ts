import * as marks from './marks.ts';
import { type Home, owners, type Persona, type Position, relations } from './personas.ts';

export type Target = { persona: Persona; position: Position };

/** Expectation of the matrix for one endpoint under one level, derived only from the facts in personas.ts. */
export type Expectation = {
  /**
   * Returns whether the resource belongs to the persona. The server must answer related personas and refuse all others.
   */
  isRelated: (requester: Target) => boolean;
  /** Marked names that an answer may show: prefixes, or whole names ending in `$`. */
  shows: (requester: Target) => readonly string[];
};

export function isSignedIn(persona: Persona): boolean {
  return persona !== 'anon' && persona !== 'disabled';
}

/** Returns an expectation for people who are signed in. */
function signedInAnd(isRelated: (requester: Target) => boolean, shows: Expectation['shows']): Expectation {
  return { isRelated: (requester) => isSignedIn(requester.persona) && isRelated(requester), shows };
}

/** Returns the same access with other names in the answers. */
export function showing({ isRelated }: Expectation, shows: Expectation['shows']): Expectation {
  return { isRelated, shows };
}

const isActive = (persona: Persona) => persona !== 'provisional';
const isMember = (persona: Persona) => persona === 'member' || persona === 'otherMember';
const isOwn = ({ persona, position }: Target) => position === 'self' || owners[position] === persona;

/** Expectation of calls outside any level. */
export const anybody: Expectation = { isRelated: () => true, shows: marks.nothing };
export const anybodySignedIn = signedInAnd(() => true, marks.nothing);

/** Expectation of calls about the caller alone. */
export const everyMember = signedInAnd(
  ({ persona, position }) => isActive(persona) && position !== 'absent',
  marks.ownNames,
);
export const everyMemberOrProvisional = signedInAnd(({ position }) => position !== 'absent', marks.ownNames);
export const provisionalAccount = signedInAnd(({ persona }) => persona === 'provisional', marks.ownNames);
export const ownRecord = signedInAnd((requester) => isActive(requester.persona) && isOwn(requester), marks.ownNames);
export const ownAccount = signedInAnd(isOwn, marks.ownNames);
/** Every member of an organisation can enrol there. */
export const memberOfOrganisation = signedInAnd(
  ({ persona, position }) => position === 'own' && isMember(persona),
  marks.ownNames,
);
/** The document at `own` belongs to an organisation; the document at `sibling` is for everybody. */
export const reader = signedInAnd(
  ({ persona, position }) => isActive(persona) && (position === 'sibling' || (position === 'own' && isMember(persona))),
  marks.ownNames,
);

export const siteAdmin = signedInAnd(({ persona }) => persona === 'super', marks.everything);

const manages = (persona: Persona) => {
  const { organisations, services, sessions } = relations[persona];
  return organisations.length + services.length + sessions.length > 0;
};
export const anyAdmin = signedInAnd(({ persona }) => persona === 'super' || manages(persona), marks.nothing);
export const adminWithNotification = signedInAnd(
  ({ persona, position }) => position === 'own' && (persona === 'super' || manages(persona)),
  marks.nothing,
);

/**
 * Admins who may download all certificates of an open place in one file. Service admins of the lowest level may not.
 */
const drawsMany = (persona: Persona) => {
  const { organisations, services, sessions } = relations[persona];
  const isOpenService = (service: string) => !service.startsWith('LOW') && !service.endsWith('S3');
  const open = [...organisations.filter((home) => home !== 'ARCHIVED'), ...services.filter(isOpenService), ...sessions];
  return persona === 'super' || open.length > 0;
};
export const anyAdminOfExports = showing(anyAdmin, marks.ownPlaces);
export const adminWithExport = signedInAnd(
  ({ persona, position }) => position === 'own' && drawsMany(persona),
  marks.ownPlaces,
);

const isOpen = (position: Position) => position !== 'absent' && position !== 'archived';
const homeAt = ({ persona, position }: Target): Home => (position === 'foreign' ? 'FOREIGN' : relations[persona].home);

/** Expectation of lists across all organisations of an admin. */
export const anyOrganisationAdmin = signedInAnd(
  ({ persona, position }) => isOpen(position) && relations[persona].organisations.length > 0,
  marks.ownOrganisations,
);
/** Admins of an organisation. Only site admins reach an archived one. */
export const ownOrganisation = signedInAnd(
  (requester) => isOpen(requester.position) && relations[requester.persona].organisations.includes(homeAt(requester)),
  marks.ownOrganisations,
);
/** Services of an organisation. Its admins still reach an archived service. */
export const serviceOfOwnOrganisation = signedInAnd(
  (requester) =>
    requester.position !== 'absent' && relations[requester.persona].organisations.includes(homeAt(requester)),
  marks.ownOrganisations,
);

const sessionAt = (position: Position) =>
  position === 'foreign' ? 'FOREIGN_S1' : position === 'sibling' ? 'HIGH_S2' : 'HIGH_S1';
export const ownSession = signedInAnd(
  ({ persona, position }) => isOpen(position) && relations[persona].sessions.includes(sessionAt(position)),
  marks.ownSessions,
);
/** Admins of the service that a Pharmacist-led Course belongs to. */
export const serviceOfSession = signedInAnd(
  ({ persona, position }) => isOpen(position) && relations[persona].services.includes(sessionAt(position)),
  marks.ownServices,
);
/** Expectation of lists across all courses of a trainer. */
export const anyTrainer = signedInAnd(
  ({ persona }) => relations[persona].sessions.length > 0,
  marks.namesOfOwnSessions,
);

/** Levels of service admins, lowest first. The organisations of the fixture are named after the level that they set. */
const serviceLevels: readonly Home[] = ['LOW', 'MED', 'HIGH'];
type ServiceLevel = 'LOW' | 'MED' | 'HIGH';
const reaches = (level: Home, least: ServiceLevel) => serviceLevels.indexOf(level) >= serviceLevels.indexOf(least);
/** Returns the level of a service admin in all their services together: LOW when the levels differ. */
const overallLevel = (persona: Persona): Home => {
  const [first = 'LOW', ...others] = relations[persona].services.map((service) => service.split('_')[0] as Home);
  return others.every((level) => level === first) ? first : 'LOW';
};

/** Expectation of lists across all services of an admin. */
export const anyServiceAdmin = (least: ServiceLevel): Expectation =>
  signedInAnd(
    ({ persona, position }) =>
      isOpen(position) && relations[persona].services.length > 0 && reaches(overallLevel(persona), least),
    marks.ownServices,
  );
export const ownService = (least: ServiceLevel): Expectation =>
  signedInAnd((requester) => {
    const service = `${homeAt(requester)}_${requester.position === 'sibling' ? 'S2' : 'S1'}`;
    return (
      isOpen(requester.position) &&
      relations[requester.persona].services.includes(service) &&
      reaches(relations[requester.persona].home, least)
    );
  }, marks.ownServices);
