import { randomUUID } from 'node:crypto';
import { currentTerms, type Endpoint, type Level, levelPrefixes } from '@doselore/contract';
import type { Answer, Client } from '../test-client.ts';
import { buildCourseZip } from '../zip.ts';
import { importAt, importBodies, importTidyUp } from './import-requests.ts';
import { insightBodies } from './insight-requests.ts';
import { licenceBodies, licenceTidyUp } from './licence-requests.ts';
import { peopleBodies, peopleTidyUp } from './people-requests.ts';
import { type Persona, type Position, relations } from './personas.ts';
import { recordsBodies } from './records-requests.ts';
import type { World } from './world.factory.ts';

export function nameOf(endpoint: Endpoint): string {
  return `${endpoint.method} ${endpoint.path}`;
}

const absent = 9_999_999;
const newPassword = { password: 'Correct horse battery 7', password_confirmation: 'Correct horse battery 7' };
const fields = {
  title: 'Renamed',
  summary: null,
  deliverable_id: 1,
  default_months: 12,
  renewal_basis: 'completion',
  motif: 'hex',
  hue: 'leaf',
  is_live: true,
};
const cpdRecord = {
  kind: 'planned',
  title: 'Record',
  learning: 'This',
  relevance: '',
  method: '',
  benefit: '',
  learnt_on: null,
};
const credential = { id: 'AA', rawId: 'AA', type: 'public-key' };
const externalEntry = {
  external_course_id: null,
  title: 'First aid',
  provider: 'Somebody',
  completed_on: '2026-01-02',
  months: 36,
};
const junkToken = 'junk.'.padEnd(40, 'x');

/** Valid by construction, so that a refusal can only come from authorisation. */
const bodies: Record<string, (world: World, path: string) => unknown> = {
  'POST login': () => ({ username: `${randomUUID()}@example.org`, password: 'Wrong-but-long-9' }),
  'POST logout': () => ({}),
  'POST password/email': () => ({ email: 'nobody@example.org' }),
  'POST password/reset': () => ({ token: junkToken, ...newPassword }),
  'POST invite-accept/:token': () => ({ ...newPassword, acceptedTerms: true }),
  'POST provisional-account/complete': () => ({ ...newPassword, acceptedTerms: true }),
  'POST account/password': () => ({ current_password: 'Wrong-but-long-9', ...newPassword }),
  'DELETE account/sessions/:sessionId': () => ({}),
  'DELETE account/sessions': () => ({}),
  'POST login/second-step': () => ({ challenge: junkToken, code: '000000' }),
  'POST account/second-step': () => ({ current_password: 'Wrong-but-long-9' }),
  'POST account/second-step/confirm': () => ({ code: '000000' }),
  'POST account/second-step/recovery-codes': () => ({ current_password: 'Wrong-but-long-9' }),
  'POST account/second-step/remove': () => ({ current_password: 'Wrong-but-long-9' }),
  // Wrong in form, not in content: failures would use up the tries of the calls that follow.
  'POST account/passkeys/begin': () => ({ current_password: '' }),
  'POST account/passkeys': () => ({
    name: 'Phone',
    credential: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
  }),
  'DELETE account/passkeys/:passkeyId': () => ({}),
  'POST login/passkey/begin': () => ({}),
  'POST login/passkey': () => ({ credential }),
  'POST cpd-records': () => cpdRecord,
  'PUT cpd-records/:recordId': () => cpdRecord,
  'DELETE cpd-records/:recordId': () => ({}),
  'PUT account/notices': () => ({ kind: 'certificateReminders', is_on: false }),
  'POST cpd-records/from-course/:source/:sourceId': () => ({}),
  'PUT distance-course/:courseUserId/materials/:materialId/read': () => ({ read: true }),
  'PUT distance-course/:courseUserId/assessment/answers/:questionId': (world) => ({
    attempt: 1,
    chosen: [world.distance.questions[0]?.wrong],
  }),
  'POST distance-course/:courseUserId/assessment/hand-in': (world) => ({
    attempt: 1,
    answers: world.distance.questions.map(({ id, wrong }) => ({ question_id: id, chosen: [wrong] })),
  }),
  'POST distance-course/:courseUserId/feedback': () => ({ rating: 4 }),
  'POST my-external-courses': () => externalEntry,
  'PUT my-external-courses/:externalCourseUserId': () => externalEntry,
  'DELETE my-external-courses/:externalCourseUserId': () => ({}),
  'POST virtual-group/:virtualGroupId/feedback': () => ({ trainer: 5, content: 4, venue: 3 }),
  'PUT account/theme': () => ({ theme: 'dark' }),
  'POST account/email': () => ({ email: `${randomUUID()}@example.org`, current_password: 'Wrong-but-long-9' }),
  'DELETE account/email': () => ({}),
  'POST confirm-email-change/:tokenId/:tokenKey': () => ({}),
  'POST account/name-change': () => ({ first_name: 'Another', last_name: 'Name' }),
  'DELETE account/name-change': () => ({}),
  'POST process-name-change-request/:tokenId/:tokenKey/:action': () => ({}),
  ...licenceBodies,
  ...peopleBodies,
  ...insightBodies,
  ...recordsBodies,
  ...importBodies,
  'POST courses': () => fields,
  'PUT courses/:courseId': () => fields,
  'PUT courses/:courseId/scos/sequence': (world) => ({ scoIds: world.course.scoIds }),
  'PUT courses/:courseId/scos/:scoId': () => ({
    title: 'Module',
    mastery_override: true,
    complete_on_open: false,
    allow_outside_connections: false,
    max_attempts: null,
  }),
  'POST course-start/:courseId/:courseType/:groupId?': () => ({}),
  'POST sco-user/:scoUserId/start': () => ({ again: false }),
  'POST sco-user/:scoUserId/clear-session-token': () => ({ token: junkToken }),
  'POST sco-user/:scoUserId/commit': () => ({ token: junkToken, seq: 1, deltas: [], finished: false }),
  'POST sco-user/:scoUserId/finish': (_world, path) => ({ attempt_id: Number(path.split('/')[1]), token: junkToken }),
  'POST sco-user/:scoUserId/save-feedback': () => ({ rating: 4 }),
  'POST ask-the-pharmacist': () => ({ name: 'Somebody', question: 'May I ask something?' }),
  'POST notifications/:notificationId/read': () => ({}),
  'POST notifications/read-all': () => ({ up_to: absent }),
  'POST accept-terms-and-conditions': () => ({ version: currentTerms.version }),
  'POST sco-user/:scoUserId/audit': () => ({ event: 'opened' }),
};

const queries: Record<string, string> = {
  'GET groups/:groupId/expiring-people': '?productType=abstract_course&productId=1',
  'GET sco-user/:scoUserId/check-token': `?token=${junkToken}`,
  'GET search': '?q=mkr',
  'GET users/with-email': '?email=nobody@example.org',
  'GET users/with-username': '?username=nobody',
};

/** What a request left behind that the next persona's same request would trip over. */
export const tidyUp: Record<string, string> = {
  ...peopleTidyUp,
  ...importTidyUp,
  ...licenceTidyUp,
  'POST provisional-account/complete': `update users set state = 'provisional', password_hash = null where last_name = 'provisional'`,
  'POST invite-accept/:token': `with t as (update link_tokens set used_at = null where purpose = 'invitation')
    update users set state = 'provisional', password_hash = null where first_name = 'Invited'`,
};

export function hasExample(endpoint: Endpoint): boolean {
  return endpoint.method === 'GET' || endpoint.kind === 'upload' || bodies[nameOf(endpoint)] !== undefined;
}

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

const thumbnail = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const course = await buildCourseZip([{ identifier: 'item-1' }, { identifier: 'item-2' }]);

export function ask(
  client: Client,
  endpoint: Endpoint,
  at: { world: World; level: Level; path: string },
): Promise<Pick<Answer, 'statusCode' | 'body'>> {
  const url = levelPrefixes[at.level] + at.path;
  if (endpoint.kind === 'events') return client.glance(url);
  if (endpoint.method === 'GET') return client.get(url);
  if (endpoint.kind === 'upload') {
    const isPicture = endpoint.path.endsWith('thumbnail') || endpoint.path.endsWith('evidence');
    return client.upload(
      url,
      isPicture ? { name: 'cover.png', bytes: thumbnail } : { name: 'course.zip', bytes: course },
    );
  }
  return client.send(endpoint.method, url, { body: bodies[nameOf(endpoint)]?.(at.world, at.path) });
}
