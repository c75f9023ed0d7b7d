import type { Endpoint } from '@doselore/contract';
import { type Persona, type Position, relations } from '../personas.ts';
import { absent, type World } from '../world/world.ts';
import { importAt } from './import-requests.ts';

export function nameOf(endpoint: Endpoint): string {
  return `${endpoint.method} ${endpoint.path}`;
}

/** In the form of a token, and nobody’s. */
export const junkToken = 'junk.'.padEnd(40, 'x');

const queries: Record<string, string> = {
  'GET groups/:groupId/expiring-people': '?productType=abstract_course&productId=1',
  'GET groups/:groupId/expiring-people/csv': '?productType=abstract_course&productId=1',
  'GET groups/:groupId/subgroups/:subgroupId/expiring-people': '?productType=abstract_course&productId=1',
  'GET groups/:groupId/subgroups/:subgroupId/expiring-people/csv': '?productType=abstract_course&productId=1',
  'GET sco-user/:scoUserId/check-token': `?token=${junkToken}`,
  'GET search': '?q=mkr',
  'GET users/with-email': '?email=nobody@example.org',
  'GET users/with-username': '?username=nobody',
};

type At = { world: World; persona: Persona; position: Position };

/** The endpoint's path with the ids of a position; undefined where the position makes no sense for it. */
export function pathAt(endpoint: Endpoint, at: At): string | undefined {
  const names = [...endpoint.path.matchAll(/:(\w+)/gu)].map((match) => match[1] ?? '');
  if (at.position === 'self' && !(names.includes('userId') && !names.includes('groupId'))) return undefined;
  if (names.length === 0 && at.position !== 'own') return undefined;
  const values = idsAt(at, names, endpoint.path.startsWith('distance-course'));
  if (names.includes('importId')) {
    const place = { groupId: Number(values.groupId), subgroupId: Number(values.subgroupId) };
    values.importId = importAt(at.world, { path: endpoint.path, persona: at.persona, place }) ?? absent;
  }
  const unknown = at.position === 'absent' ? undefined : names.find((name) => !(name in values));
  if (unknown !== undefined)
    throw new Error(
      `${nameOf(endpoint)}: no test knows an id for :${unknown}. Add it to idsAt in apps/server/src/test-support/matrix/requests/request-path.ts`,
    );
  return (
    endpoint.path.replace(/:(\w+)\??/gu, (_whole, name: string) => String(values[name] ?? absent)) +
    (queries[nameOf(endpoint)] ?? '')
  );
}

function idsAt(
  { world, persona, position }: At,
  names: string[],
  isDistance: boolean,
): Record<string, string | number> {
  const fixed = {
    courseType: 'online',
    version: 'v1',
    action: 'approve',
    productType: 'abstract_course',
    kind: 'licences',
    productId: world.freeProductId,
    certificateMonths: 12,
    source: 'online',
    tokenId: absent,
    tokenKey: junkToken,
  };
  if (position === 'absent') return { ...fixed, token: junkToken, code: 'NO-SUCH-CODE' };
  const isArchived = position === 'archived';
  const hasService = names.includes('subgroupId');
  const home = position === 'foreign' ? 'FOREIGN' : isArchived && !hasService ? 'ARCHIVED' : relations[persona].home;
  const place = world.homes[home];
  const service = isArchived && hasService ? 'S3' : position === 'sibling' ? 'S2' : 'S1';
  const attempt = world.attempts[position === 'self' ? 'own' : position];
  const self = persona === 'anon' ? absent : world.users[persona];
  const course = isArchived && !names.includes('groupId') ? world.archivedCourse : world.course;
  return {
    ...fixed,
    groupId: place.groupId,
    subgroupId: place.services[`${home}_${service}`] ?? absent,
    userId: position === 'self' ? self : position === 'sibling' ? place.siblingUserId : place.ownUserId,
    courseId: course.courseId,
    packageId: course.packageId,
    scoId: course.scoIds[0] ?? absent,
    scoUserId: attempt.scoUserId,
    certificateId: attempt.certificateId,
    sessionId: attempt.sessionId,
    recordId: attempt.recordId,
    passkeyId: attempt.passkeyId,
    courseUserId: isDistance ? attempt.distanceUserId : attempt.courseUserId,
    sourceId: attempt.courseUserId,
    materialId: world.distance.materialIds[0] ?? absent,
    questionId: world.distance.questions[0]?.id ?? absent,
    externalCourseUserId: attempt.externalCourseUserId,
    virtualGroupId: sessionAt(world, position),
    code: attempt.code,
    documentId: world.documents[position === 'sibling' ? 'everybody' : home] ?? absent,
    notificationId: (position === 'own' ? world.notifications[persona] : world.notifications.foreign) ?? absent,
    token: world.invitation.token,
    mergeId: world.mergeId,
    planId: world.planId,
  };
}

function sessionAt({ homes }: World, position: Position): number {
  const home = position === 'foreign' ? 'FOREIGN' : position === 'archived' ? 'ARCHIVED' : 'HIGH';
  return homes[home].sessions[`${home}_${position === 'sibling' ? 'S2' : 'S1'}`] ?? absent;
}
