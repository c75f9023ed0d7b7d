import { type Persona, type Position, relations } from './personas.ts';

export type Marks = (requester: { persona: Persona; position: Position }) => readonly string[];

const codeOwner = 'MKR_HIGH_S1_USER';
const organisationOf = (place: string) => `MKR_${place.split('_')[0]}_ORG$`;
const openOrganisations = (persona: Persona) => relations[persona].organisations.filter((home) => home !== 'ARCHIVED');
const openServices = (persona: Persona) => relations[persona].services.filter((service) => !service.endsWith('S3'));

export const nothing: Marks = () => [];
export const everything: Marks = ({ persona }) => (persona === 'super' ? ['MKR_'] : []);
export const ownOrganisations: Marks = ({ persona }) => openOrganisations(persona).map((home) => `MKR_${home}_`);

export const ownServices: Marks = ({ persona }) =>
  openServices(persona).flatMap((service) => [`MKR_${service}`, organisationOf(service)]);
/** An admin who chooses people for a service sees all people of its organisation. */
export const organisationsOfOwnServices: Marks = ({ persona }) =>
  openServices(persona).map((service) => `MKR_${service.split('_')[0]}_`);
/** One service admin of the fixture may view siblings, and sees the other services of the organisation. */
export const siblingServices: Marks = ({ persona }) => (persona === 'siblingAdmin' ? ['MKR_HIGH_'] : []);

export const ownSessions: Marks = ({ persona }) =>
  relations[persona].sessions.flatMap((session) => [`MKR_${session}_`, `MKR_${session}$`, organisationOf(session)]);
export const namesOfOwnSessions: Marks = ({ persona }) =>
  relations[persona].sessions.flatMap((session) => [`MKR_${session}_VG$`, `MKR_${session}$`, organisationOf(session)]);
/** Names of the places of an admin, of every kind. */
export const ownPlaces: Marks = (requester) => [
  ...everything(requester),
  ...ownOrganisations(requester),
  ...ownServices(requester),
  ...namesOfOwnSessions(requester),
];
/** A service sees the titles of the courses of other services that its members are delegates of. */
export const sessionsOfOwnMembers: Marks = (requester) => [
  ...ownServices(requester),
  ...openServices(requester.persona).map((service) => `MKR_${service.split('_')[0]}_S3_VG$`),
];

/** A service admin sees the titles of the documents that their members still have to read. */
export const documentsOfOwnMembers: Marks = (requester) => [
  ...ownServices(requester),
  ...openServices(requester.persona).map((service) => `MKR_${service.split('_')[0]}_DOCUMENT$`),
];

const namesOfMembers: Partial<Record<Persona, readonly string[]>> = {
  member: [
    codeOwner,
    'MKR_ARCHIVED_S1_USER',
    'MKR_HIGH_ORG$',
    'MKR_HIGH_DOCUMENT$',
    'MKR_HIGH_S1_VG$',
    'MKR_HIGH_S3_VG$',
  ],
  otherMember: ['MKR_HIGH_S2_USER', 'MKR_HIGH_ORG$', 'MKR_HIGH_DOCUMENT$', 'MKR_HIGH_S2_VG$'],
};
/** A person's own records, and the names of the places that they belong to or manage. */
export const ownNames: Marks = ({ persona }) =>
  namesOfMembers[persona] ?? [
    ...openOrganisations(persona).map(organisationOf),
    ...openServices(persona).flatMap((service) => [`MKR_${service}$`, organisationOf(service)]),
  ];

/** Anybody who knows the code of a certificate sees its holder and its title. */
export const holderOfCertificate: Marks = ({ position }) => {
  const holders: Partial<Record<Position, string>> = {
    own: codeOwner,
    sibling: 'MKR_HIGH_S2_USER',
    foreign: 'MKR_FOREIGN_S1_USER',
    archived: 'MKR_ARCHIVED_S1_USER',
  };
  const holder = holders[position];
  return holder === undefined ? [] : [`${holder}$`, `${holder}_CERT$`];
};

export function mayShow(marker: string, visible: readonly string[]): boolean {
  const name = marker.toUpperCase();
  return visible.some((allowed) => (allowed.endsWith('$') ? name === allowed.slice(0, -1) : name.startsWith(allowed)));
}
