import type { Endpoint, Level } from '@doselore/contract';
import { owners, type Persona, type Position, relations } from './personas.ts';
import { nameOf } from './requests/request-path.ts';

type Case = { endpoint: Endpoint; level: Level; persona: Persona; position: Position };

/** Statuses that turn somebody away; every other answer means access. */
export function isRefusal(status: number): boolean {
  return status === 401 || status === 403 || status === 404 || status === 419;
}

/** Has this persona, under this level, anything to do with the resource? Worked out from the fixture's facts alone. */
export function isRelated({ endpoint, level, persona, position }: Case): boolean {
  if (level === 'site') return endpoint.path !== 'logged-in' || isSignedIn(persona);
  if (!isSignedIn(persona)) return false;
  const { home, organisations, services, sessions } = relations[persona];
  const names = endpoint.path;
  if (level === 'member') return isOwnRecord({ endpoint, level, persona, position });
  if (level === 'superAdmin') return persona === 'super';
  if (level === 'mixedAdmin') {
    const isAdmin = persona === 'super' || organisations.length + services.length + sessions.length > 0;
    return isAdmin && (!names.includes(':notificationId') || position === 'own');
  }
  if (level === 'virtualGroupAdmin' && !names.includes(':virtualGroupId')) return sessions.length > 0;
  if (position === 'absent') return false;
  // Who manages an organisation still sees its archived services; an archived organisation is the site's alone.
  if (position === 'archived')
    return level === 'groupingAdmin' && names.includes(':subgroupId') && organisations.includes(home);
  if (names.startsWith('virtual-groups/:virtualGroupId')) {
    const session = position === 'foreign' ? 'FOREIGN_S1' : position === 'sibling' ? 'HIGH_S2' : 'HIGH_S1';
    if (level === 'virtualGroupAdmin') return sessions.includes(session);
    return organisations.some((organisation) => session.startsWith(organisation));
  }
  const place = position === 'foreign' ? 'FOREIGN' : home;
  if (level === 'groupingAdmin')
    return names.includes(':groupId') ? organisations.includes(place) : organisations.length > 0;
  if (level !== 'subgroupAdmin') return false;
  if (!mayAsServiceAdmin(endpoint, persona)) return false;
  const service = `${place}_${position === 'sibling' ? 'S2' : 'S1'}`;
  return names.includes(':subgroupId') ? services.includes(service) : services.length > 0;
}

/** Every service admin may ask for licences; the lowest level may not even look at what it could issue. */
const asksForLicences = /\/(request-licences|withdraw-licence-request)$/u;
const issuesLicences =
  /\/(issue-licence|issue-licence-from-general-pot)\/|\/(expiry-plan-with-)?general-pot(\/csv)?$|^sibling-licence-levels/u;

/** What the three levels of service admins may do about people: reading is for all of them. */
function mayAsServiceAdmin({ method, path }: Endpoint, persona: Persona): boolean {
  if (asksForLicences.test(path)) return true;
  if (issuesLicences.test(path)) return persona !== 'subLow';
  const onlyHigh =
    path.endsWith('/membership') ||
    path.endsWith('/order-licences') ||
    (path.endsWith('/settings') && method !== 'GET');
  if (onlyHigh) return persona === 'subHigh' || persona === 'siblingAdmin';
  const writes = (method !== 'GET' || path.includes('/bulk-upload-')) && !path.endsWith('/bulk-password-reset');
  return persona !== 'subLow' || !writes;
}

function isSignedIn(persona: Persona): boolean {
  return persona !== 'anon' && persona !== 'disabled';
}

const openToProvisional = ['user', 'user/:userId/multi-context', 'logged-in', 'provisional-account/complete'];

function isOwnRecord({ endpoint, persona, position }: Case): boolean {
  if (persona === 'provisional' && !openToProvisional.includes(endpoint.path)) return false;
  if (endpoint.path === 'provisional-account/complete') return persona === 'provisional';
  // A document of the organisation is its members', the one beside it everybody's.
  if (endpoint.path.includes(':documentId'))
    return position === 'sibling' || (position === 'own' && (persona === 'member' || persona === 'otherMember'));
  // Everybody in the organisation asks for a course of their own there.
  if (endpoint.path.includes(':groupId'))
    return position === 'own' && (persona === 'member' || persona === 'otherMember');
  if (
    /:(scoUserId|certificateId|virtualGroupId|userId|sessionId|recordId|passkeyId|courseUserId|sourceId|externalCourseUserId)/u.test(
      endpoint.path,
    )
  )
    return position === 'self' || owners[position] === persona;
  return position !== 'absent';
}

/** A change within a place that is archived: nobody makes one, but for those that restore it. */
export function isChangeOfArchived({ endpoint, position }: Pick<Case, 'endpoint' | 'position'>): boolean {
  const isOfPlace = /:(groupId|subgroupId|virtualGroupId)/u.test(endpoint.path);
  return position === 'archived' && isOfPlace && endpoint.method !== 'GET' && !endpoint.opensArchived;
}

const codeOwner = 'MKR_HIGH_S1_USER';

/** Which marked names may stand in an answer to this persona: prefixes, or whole names ending in `$`. */
export function visibleMarkers({ endpoint, level, persona, position }: Case): string[] {
  const { organisations, services, sessions } = relations[persona];
  const open = organisations.filter((home) => home !== 'ARCHIVED');
  const openServices = services.filter((service) => !service.endsWith('S3'));
  const orgOf = (place: string) => `MKR_${place.split('_')[0]}_ORG$`;
  if (nameOf(endpoint) === 'GET certificate-check/:code') {
    const holder = {
      own: codeOwner,
      sibling: 'MKR_HIGH_S2_USER',
      foreign: 'MKR_FOREIGN_S1_USER',
      archived: 'MKR_ARCHIVED_S1_USER',
    }[position as 'own'];
    return [`${holder}$`, `${holder}_CERT$`];
  }
  if (level === 'superAdmin') return persona === 'super' ? ['MKR_'] : [];
  if (level === 'groupingAdmin') return open.map((home) => `MKR_${home}_`);
  // Who may choose the people of a service chooses among those of its organisation.
  if (level === 'subgroupAdmin' && endpoint.path.endsWith('/membership'))
    return openServices.map((service) => `MKR_${service.split('_')[0]}_`);
  // Its flag shows this one service admin the others of the organisation.
  if (level === 'subgroupAdmin' && endpoint.path.startsWith('sibling-licence-levels'))
    return persona === 'siblingAdmin' ? ['MKR_HIGH_'] : [];
  if (level === 'subgroupAdmin') return openServices.flatMap((service) => [`MKR_${service}`, orgOf(service)]);
  if (level === 'virtualGroupAdmin' && endpoint.path.startsWith('virtual-groups/:virtualGroupId'))
    return sessions.flatMap((session) => [`MKR_${session}_`, orgOf(session)]);
  if (level === 'virtualGroupAdmin') return sessions.flatMap((session) => [`MKR_${session}_VG$`, orgOf(session)]);
  if (level !== 'member') return [];
  const managed = [...open.map(orgOf), ...openServices.flatMap((service) => [`MKR_${service}$`, orgOf(service)])];
  const self = {
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
  return persona === 'member' || persona === 'otherMember' ? self[persona] : managed;
}

export function mayShow(marker: string, visible: readonly string[]): boolean {
  const name = marker.toUpperCase();
  return visible.some((allowed) => (allowed.endsWith('$') ? name === allowed.slice(0, -1) : name.startsWith(allowed)));
}
