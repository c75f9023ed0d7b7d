import { randomUUID } from 'node:crypto';
import { type Endpoint, type Level, levelPrefixes } from '@doselore/contract';
import { currentTerms } from '@doselore/contract/terms';
import type { Answer, Client } from '../../test-client.ts';
import { buildCourseZip } from '../../zip.ts';
import { png } from '../png.ts';
import { absent, type World } from '../world/world.ts';
import { importBodies, importTidyUp } from './import-requests.ts';
import { insightBodies } from './insight-requests.ts';
import { licenceBodies, licenceTidyUp } from './licence-requests.ts';
import { peopleBodies, peopleTidyUp } from './people-requests.ts';
import { recordsBodies } from './records-requests.ts';
import { junkToken, nameOf } from './request-path.ts';

const newPassword = { password: 'Correct horse battery 7', passwordConfirmation: 'Correct horse battery 7' };
const module = {
  title: 'Module',
  mastery_override: true,
  complete_on_open: false,
  allow_outside_connections: false,
  max_attempts: null,
};
const fields = {
  title: 'Renamed',
  summary: null,
  deliverable_id: 1,
  default_months: 12,
  renewal_basis: 'completion',
  training_class: 'clinical',
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

/** Valid by construction, so that a refusal can only come from authorisation. */
const bodies: Record<string, (world: World, path: string) => unknown> = {
  'POST login': () => ({ username: `${randomUUID()}@example.org`, password: 'Wrong-but-long-9' }),
  'POST logout': () => ({}),
  'POST password/email': () => ({ email: `${randomUUID()}@example.org` }),
  'POST password/reset': () => ({ token: junkToken, ...newPassword }),
  'POST invite-accept/:token': () => ({ ...newPassword, acceptedTerms: true }),
  'POST provisional-account/complete': () => ({ ...newPassword, acceptedTerms: true }),
  'POST account/password': () => ({ currentPassword: 'Wrong-but-long-9', ...newPassword }),
  'POST account/step-up': () => ({ currentPassword: 'Wrong-but-long-9' }),
  'DELETE account/sessions/:sessionId': () => ({}),
  'DELETE account/sessions': () => ({}),
  'POST login/two-step': () => ({ challenge: junkToken, code: '000000' }),
  'POST account/two-step': () => ({ currentPassword: 'Wrong-but-long-9' }),
  'POST account/two-step/confirm': () => ({ code: '000000' }),
  'POST account/two-step/recovery-codes': () => ({ currentPassword: 'Wrong-but-long-9' }),
  'POST account/two-step/remove': () => ({ currentPassword: 'Wrong-but-long-9' }),
  // Wrong in form, not in content: failures would use up the tries of the calls that follow.
  'POST account/passkeys/begin': () => ({ currentPassword: '' }),
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
  'PUT account/notices': () => ({ kind: 'certificateReminders', isOn: false }),
  'POST cpd-records/from-course/:source/:sourceId': () => ({}),
  'PUT distance-course/:courseUserId/materials/:materialId/read': () => ({ read: true }),
  'PUT distance-course/:courseUserId/assessment/answers/:questionId': (world) => ({
    attempt: 1,
    chosen: [world.distance.questions[0]?.wrong],
  }),
  'POST distance-course/:courseUserId/assessment/hand-in': (world) => ({
    attempt: 1,
    answers: world.distance.questions.map(({ id, wrong }) => ({ questionId: id, chosen: [wrong] })),
  }),
  'POST distance-course/:courseUserId/feedback': () => ({ rating: 4 }),
  'POST my-external-courses': () => externalEntry,
  'PUT my-external-courses/:externalCourseUserId': () => externalEntry,
  'DELETE my-external-courses/:externalCourseUserId': () => ({}),
  'POST virtual-group/:virtualGroupId/feedback': () => ({ trainer: 5, content: 4, venue: 3 }),
  'PUT account/theme': () => ({ theme: 'dark' }),
  'POST account/email': () => ({ email: `${randomUUID()}@example.org`, currentPassword: 'Wrong-but-long-9' }),
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
  'PUT courses/:courseId': () => ({ ...fields, baseValues: fields }),
  'PUT courses/:courseId/refresher': () => ({ refresherCourseId: null }),
  'PUT courses/:courseId/scos/sequence': (world) => ({ scoIds: world.course.scoIds }),
  'PUT courses/:courseId/scos/:scoId': () => ({ ...module, baseValues: module }),
  'POST course-start/:courseId/:courseType/:groupId?': () => ({}),
  'POST sco-user/:scoUserId/start': () => ({ again: false }),
  'POST sco-user/:scoUserId/clear-session-token': () => ({ token: junkToken }),
  'POST sco-user/:scoUserId/commit': () => ({ token: junkToken, seq: 1, deltas: [], finished: false }),
  'POST sco-user/:scoUserId/finish': (_world, path) => ({ attempt_id: Number(path.split('/')[1]), token: junkToken }),
  'POST sco-user/:scoUserId/save-feedback': () => ({ rating: 4 }),
  'POST ask-the-pharmacist': () => ({ name: 'Somebody', question: 'May I ask something?' }),
  'POST notifications/:notificationId/read': () => ({}),
  'POST notifications/read-all': () => ({ upTo: absent }),
  'POST accept-terms-and-conditions': () => ({ version: currentTerms.version }),
  'POST sco-user/:scoUserId/audit': () => ({ event: 'opened' }),
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
    return client.upload(url, isPicture ? { name: 'cover.png', bytes: png } : { name: 'course.zip', bytes: course });
  }
  return client.send(endpoint.method, url, { body: exampleOf(endpoint, at) });
}

/** A body that the endpoint accepts. */
export function exampleOf(endpoint: Endpoint, at: { world: World; path: string }): unknown {
  return bodies[nameOf(endpoint)]?.(at.world, at.path);
}
