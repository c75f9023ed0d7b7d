import { expect, test } from 'vitest';
import { railOf } from '../platform/routes/index.ts';
import { registry } from './every-route.ts';

const rail = (area: 'group-admin' | 'site-admin' | 'subgroup-admin', name: string, params: Record<string, string>) => {
  const entry = registry.find(area, name);
  if (entry === undefined) throw new Error(`No route is named ${name}`);
  return railOf(registry, entry, params);
};
const labels = (...at: Parameters<typeof rail>) => rail(...at).map(({ label }) => label);

test('the rail of an organisation admin has the reports inside an organisation and a service too', () => {
  const reports = ['Licence requests', 'Licence levels', 'Course health', 'Training records', 'Absentees'];
  const zone = labels('group-admin', 'groups', {});
  expect(zone).toEqual(expect.arrayContaining(reports));
  const organisation = labels('group-admin', 'members', { groupId: '1' });
  expect(organisation).toEqual(expect.arrayContaining(['Members', ...reports]));
  // The organisation has a page of its own for its licence requests.
  expect(new Set(organisation).size).toBe(organisation.length);
  const service = labels('group-admin', 'subgroup-members', { groupId: '1', subgroupId: '2' });
  expect(service).toEqual(expect.arrayContaining(reports));
  expect(service).not.toContain('Organisations');
  // A service has a dashboard of its own, so the rail leaves out the dashboard of all organisations.
  expect(service.filter((label) => label === 'Dashboard')).toHaveLength(1);
});

test('the rail of a site admin inside an organisation has the pages of the organisation only', () => {
  expect(labels('site-admin', 'members', { groupId: '1' })).not.toContain('Licence levels');
});

test.each([
  ['members', { groupId: '1' }],
  ['subgroup-members', { groupId: '1', subgroupId: '2' }],
])('reports in the rail of %s are about its organisation', (name, params) => {
  const hrefs = new Map(rail('group-admin', name, params).map(({ label, href }) => [label, href]));
  expect(hrefs.get('Licence levels')).toBe('/group-admin/reports/licence-levels?groupId=1');
  expect(hrefs.get('Training records')).toBe('/group-admin/reports/training-records?groupId=1');
  expect(hrefs.get('Licence requests')).toBe('/group-admin/1/licence-requests');
});

test('the rail of a service admin has the reports inside a service too', () => {
  const inService = labels('subgroup-admin', 'members', { groupId: '1', subgroupId: '2' });
  expect(inService).toEqual(expect.arrayContaining(['Dashboard', 'Members', 'Licence levels', 'Training records']));
});
