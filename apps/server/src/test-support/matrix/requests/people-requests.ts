import { randomUUID } from 'node:crypto';
import type { Home } from '../personas.ts';
import { placeLeaver } from '../world/leaver.factory.ts';
import { absent, type World } from '../world/world.ts';

const nobody = { userIds: [absent] };
const own = { job_role: null, registration_number: null, payroll_number: null, started_on: null };
const person = () => ({ first_name: 'New', last_name: 'Person', email: `${randomUUID()}@example.org` });
/** From a form that was opened and saved with one thing changed in it, or as it was. */
const opened = <F extends object>(fields: F, change: Partial<Record<keyof F, unknown>> = {}) => ({
  ...fields,
  ...change,
  baseValues: fields,
});
const member = {
  ...own,
  payroll_number: 'P-4711',
  identity: null,
  baseValues: { ...own, first_name: '', last_name: '', email: '' },
};
const settings = { invitation_days: null, invitation_note: null };
/** Of the person who is invited: taken, so that nobody is renamed and the world keeps its marks. */
const taken = { first_name: 'New', last_name: 'Person', job_role: null, registration_number: null, username: null };

function homeAt(world: World, path: string): Home {
  const groupId = Number(path.split('/')[1]);
  const found = Object.entries(world.homes).find(([, home]) => home.groupId === groupId);
  return (found?.[0] ?? 'HIGH') as Home;
}

function serviceAt(world: World, path: string): string {
  const home = homeAt(world, path);
  const subgroupId = Number(path.split('/')[3]);
  return Object.entries(world.homes[home].services).find(([, id]) => id === subgroupId)?.[0] ?? 'HIGH_S1';
}

const group = (name: string) => ({
  name,
  is_demo: false,
  hq_code: null,
  superintendent_name: null,
  superintendent_number: null,
  notes: '',
});

/** Bodies that leave places and people as they are called, and nobody with more rights than before. */
export const peopleBodies: Record<string, (world: World, path: string) => unknown> = {
  'POST groups': () => group('New'),
  'PUT groups/:groupId': (world, path) => ({
    ...opened(group(`MKR_${homeAt(world, path)}_ORG`), { notes: 'Ring first' }),
    codesFrom: '2026-01-05',
  }),
  'POST groups/:groupId/state': () => ({ list: 'open' }),
  'POST groups/:groupId/subgroups': () => ({ name: 'New', ods_code: null, premises_number: null }),
  'PUT groups/:groupId/subgroups/:subgroupId': (world, path) => ({
    ...opened(
      { name: `MKR_${serviceAt(world, path)}`, ods_code: null, premises_number: null },
      { premises_number: '1990711' },
    ),
    codesFrom: '2026-01-05',
  }),
  'POST groups/:groupId/subgroups/:subgroupId/archive': () => ({}),
  'POST groups/:groupId/restore-subgroup': (world, path) => {
    const home = homeAt(world, path);
    return { subgroupId: world.homes[home].services[`${home}_S3`] };
  },
  'POST groups/:groupId/members': () => ({ ...person(), ...own, subgroupIds: [] }),
  'POST groups/:groupId/subgroups/:subgroupId/members': () => ({ ...person(), ...own }),
  'POST groups/:groupId/add-existing-user': (world) => ({ userId: world.users.super, subgroupIds: [] }),
  'PUT groups/:groupId/members/:userId': () => member,
  'PUT groups/:groupId/subgroups/:subgroupId/members/:userId': () => member,
  'POST groups/:groupId/archive-members': (world) => ({ userIds: [world.leaverId], archived: true }),
  'POST groups/:groupId/invitations': () => nobody,
  'POST groups/:groupId/subgroups/:subgroupId/invitations': () => nobody,
  'POST groups/:groupId/bulk-password-reset': () => nobody,
  'POST groups/:groupId/subgroups/:subgroupId/bulk-password-reset': () => nobody,
  'PUT groups/:groupId/subgroups/:subgroupId/membership': (world) => ({ add: [], remove: [world.leaverId] }),
  'PUT groups/:groupId/managers/:userId': () => ({}),
  'POST groups/:groupId/managers/remove': (world) => ({ userId: world.leaverId }),
  'PUT groups/:groupId/subgroups/:subgroupId/managers': () => ({
    userId: absent,
    general_pot_access: false,
    view_siblings: false,
    baseValues: null,
  }),
  'POST groups/:groupId/subgroups/:subgroupId/managers/remove': (world) => ({ userId: world.leaverId }),
  'PUT groups/:groupId/settings': () => opened(settings, { invitation_note: 'Welcome' }),
  'PUT groups/:groupId/subgroups/:subgroupId/settings': () => opened(settings, { invitation_note: 'Welcome' }),
  'PUT two-step-policy': () => opened({ policy: 'admins', in_demo: false }),
  'PUT groups/:groupId/two-step-policy': () => opened({ two_step_policy: 'everyone' }),
  'PUT groups/:groupId/retention': () => opened({ statutory: null, clinical: null, other: 8 }),
  'PUT groups/:groupId/service-level': (world, path) => {
    const home = homeAt(world, path);
    return opened({ default_service_manager_level: home === 'MED' || home === 'LOW' ? home : 'HIGH' });
  },
  'POST users': () => ({}),
  'POST users/csv': () => ({}),
  'POST users/new': (world) => ({ ...taken, email: world.invitation.email, is_demo: false }),
  'PUT users/:userId': (world) => opened({ ...taken, email: world.invitation.email }),
  'POST users/:userId/archive': () => ({ archived: false }),
  'POST users/:userId/make-live': () => ({}),
  'POST users/:userId/send-link': () => ({}),
  'POST super-admins': () => ({ ...person(), currentPassword: 'Wrong-but-long-9' }),
  'POST super-admins/remove': () => ({ userId: absent, currentPassword: 'Wrong-but-long-9' }),
  'POST super-admin/confirmation-token/:tokenId/:tokenKey': () => ({}),
};

const archiveS3 = `update subgroups set archived_at = now() where name like 'MKR_%_S3' and archived_at is null`;

export const peopleTidyUp: Record<string, string> = {
  'POST groups/:groupId/archive-members': placeLeaver,
  'PUT groups/:groupId/subgroups/:subgroupId/membership': placeLeaver,
  'POST groups/:groupId/managers/remove': placeLeaver,
  'POST groups/:groupId/subgroups/:subgroupId/managers/remove': placeLeaver,
  'POST groups/:groupId/state': `update groups set archived_at = now() where name = 'MKR_ARCHIVED_ORG'`,
  'POST groups/:groupId/subgroups/:subgroupId/archive': `update subgroups set archived_at = null where name not like 'MKR_%_S3'`,
  'POST groups/:groupId/restore-subgroup': archiveS3,
  'PUT groups/:groupId/managers/:userId': `with m as (select id from users where last_name like 'MKR_%'),
    g as (delete from group_managers where user_id in (select id from m))
    delete from user_roles where user_id in (select id from m)`,
};
