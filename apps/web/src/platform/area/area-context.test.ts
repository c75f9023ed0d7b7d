import { expect, test } from 'vitest';
import { buildUser } from '../../test-support/people.ts';
import { canUnder } from './area-context.ts';

const serviceAt = (id: number, level: 'HIGH' | 'MED' | 'LOW') => ({
  id,
  name: `Service ${id}`,
  group: { id, name: `Organisation ${id}`, group_setting: { default_service_manager_level: level } },
});

const user = buildUser({
  subgroups_managed: [serviceAt(1, 'MED'), serviceAt(2, 'LOW')],
  abilities: { subgroupAdmin: ['members.list'] },
  service_abilities: { MED: ['members.list', 'members.write'], LOW: ['members.list'] },
});
const may = (action: 'members.list' | 'members.write', subgroupId?: string) =>
  canUnder(user, { level: 'subgroupAdmin', action, subgroupId });

test('the level in the service of the address decides what a service admin may do', () => {
  expect(may('members.write', '1')).toBe(true);
  expect(may('members.write', '2')).toBe(false);
});

test('without a service, and in a service of others, all services together decide', () => {
  expect(may('members.list')).toBe(true);
  expect(may('members.write')).toBe(false);
  expect(may('members.write', '3')).toBe(false);
});
