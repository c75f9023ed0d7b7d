import type { BadgeFacts, BadgePlace } from '../../features/certificates/badges/badges.repository.ts';
import { withoutScope } from '../../platform/access/index.ts';

/** Badge with usual texts. */
export const badgeSample: { facts: BadgeFacts; place: BadgePlace } = {
  facts: {
    id: withoutScope(1, 'test'),
    group_id: withoutScope(1, 'test'),
    serial: 'DL-2026-3F8KQ2WX',
    title: 'Sepsis: Spotting Deterioration',
    product_type: 'abstract_course',
    product_id: 1,
    details_version: 1,
    objectives: 'recognise the signs of sepsis\nact within an hour\nhand over with SBAR',
    heading: 'Certificate of completion',
    lead: 'has completed',
    hours: '1 h 30 min',
    awarded_on: '2026-01-10',
    expires_on: '2027-01-10',
    months: 12,
    state: 'valid',
    email: 'mary.penrose@example.org',
    first_name: 'Mary',
    last_name: 'Penrose',
  },
  place: { uuid: '0b8f5c3e-6f0e-4f83-9d5a-2f6f3c1b7a10', list_number: 1, list_index: 77_777 },
};
