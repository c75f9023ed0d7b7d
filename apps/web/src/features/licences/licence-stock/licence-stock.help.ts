import type { HelpSection } from '../../../ui/help/index.ts';

export const help: readonly HelpSection[] = [
  {
    heading: 'General pot, pools, issued, used',
    text: 'Bought licences are added to the general pot. A pool holds licences for one service. An issued licence belongs to a member who has not started. A used licence belongs to a member who has started. The gauge warns when stock is low. Its tick marks the reorder level. Choose Move to or from pools to share licences with services or to take them back.',
    routes: ['licences', 'groups', 'pool-allocation', 'licence-stock'],
    guides: { 'super-admin': 240, 'organisation-admin': 270 },
  },
  {
    heading: 'Where a number comes from',
    text: 'Choose a number of licences to see its movements: who moved them, when, why, from where and to where. An action for several people is one row, which opens its movements. Movements are never deleted. A correction is another movement.',
    routes: ['licences', 'licence-stock', 'licence-movements'],
    guides: { 'super-admin': 250, 'organisation-admin': 280, 'service-admin': 140, 'service-admin-level-3': 70 },
  },
  {
    heading: 'Buy licences',
    text: 'Ordered licences are added to the general pot or to the pool of a service. If the connection breaks, you can send the order again: it is placed only once. 0 months means that the certificate never expires.',
    steps: ['Choose the course, the number and the certificate length.', 'Review and confirm the order.'],
    routes: ['licences', 'new-licence', 'new-licence-for-trainer-led-course'],
    guides: { 'super-admin': 260, 'organisation-admin': 290 },
  },
  {
    heading: 'Licences',
    text: 'Licences shows your pool, and the general pot if you have access to it. Admins at High level can order licences for their service. The licences are added to its pool.',
    routes: ['licences', 'new-licence', 'sibling-licences'],
    guides: { 'service-admin': 120 },
  },
  {
    heading: 'Correct the general pot',
    text: 'A correction changes licences that are in the general pot. Issued licences and pools stay as they are. You review it before it is made. Your reason is stored with the movement, and everyone who can see the movement reads it.',
    routes: ['adjust-quantity', 'edit-cert-months'],
    guides: { 'super-admin': 252 },
  },
];
