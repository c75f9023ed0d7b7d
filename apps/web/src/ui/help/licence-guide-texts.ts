import type { GuideSection } from './guide-section.ts';

export const takingBack: GuideSection = {
  heading: 'Take a licence back',
  text: 'You see the result before you confirm. A licence that was not started returns to its pot or pool. A licence that was started is revoked: access ends and the licence stays used. Completed licences cannot be taken back.',
  routes: ['members-licences', 'virtual-group-members-licences', 'user-licences'],
};

export const retrying: GuideSection = {
  heading: 'Retry free of charge',
  text: 'After a failed course, a lapsed licence, or a licence revoked for a technical fault, a member can try again without another licence. The number of retries is limited. A site admin can exceed the limit.',
  routes: ['members-licences', 'user-licences', 'developer-settings'],
};

export const asking: GuideSection = {
  heading: 'Request licences',
  text: 'Choose the course, the number and a note. A second request for the same course and length changes the open request. We notify your organisation immediately. Licences are added to the pool of your service. You can withdraw your own request.',
  routes: ['request-licences'],
};

export const deciding: GuideSection = {
  heading: 'Decide on requests',
  text: 'Fulfil from the general pot, order, or decline with a note. If you fulfil a part, the request stays open for the rest. We notify the requester immediately. Requests without a decision lapse.',
  routes: ['licence-requests', 'service-licence-requests', 'group-licence-requests'],
};

export const levels: GuideSection = {
  heading: 'Licence levels',
  text: 'The gauge shows licences left to issue. Its tick marks the reorder level. Lasts is based on the licences issued in the last 90 days. Choose the number of expiring certificates to see what to buy.',
  routes: ['licence-levels', 'all-licence-levels'],
};

export const renewals: GuideSection = {
  heading: 'Renewals',
  text: 'Compares certificates that expire within 90 days with the licences left to issue. Choose Order or Request to get the missing number. Choose Issue to see who has no licence to renew with. The selected people are checked again before licences are issued. A refresher also renews the certificate, until 60 days after it expires.',
  routes: ['licence-renewals'],
};

export const issuing: GuideSection = {
  heading: 'Issue a licence',
  text: 'Choose the member, then the licence. It is taken from the general pot, and the course appears on the member’s My Courses. A member can hold one unfinished licence for a course at a time.',
  routes: ['members', 'issue-licence', 'members-licences'],
};

export const bulkIssuing: GuideSection = {
  heading: 'Issue to many at once',
  text: 'Open a course under Licences and choose Issue to people. Select people, then choose Check. You see who is eligible, who already has a licence and whose certificate is still valid. All licences are issued together, or none. If there are fewer licences than people, you can keep the first people of your selection. Choose Expiring first to sort by the day of expiry.',
  routes: ['bulk-allocation', 'bulk-issue-from-pool', 'bulk-issue-from-general-pot'],
};

export const provable: GuideSection = {
  heading: 'Where a number comes from',
  text: 'Choose a number of licences to see its movements: who moved them, when, why, from where and to where. An action for several people is one row, which opens its movements. Movements are never deleted. A correction is another movement.',
  routes: ['licences', 'licence-stock', 'licence-movements'],
};

export const pot: GuideSection = {
  heading: 'General pot, pools, issued, used',
  text: 'Bought licences are added to the general pot. A pool holds licences for one service. An issued licence belongs to a member who has not started. A used licence belongs to a member who has started. The gauge warns when stock is low. Its tick marks the reorder level. Choose Move to or from pools to share licences with services or to take them back.',
  routes: ['licences', 'groups', 'pool-allocation', 'licence-stock'],
};

export const buying: GuideSection = {
  heading: 'Buy licences',
  text: 'Choose the course, the number and the certificate length. Review and confirm the order. The licences are added to the general pot or to the pool of a service. If the connection breaks, you can send the order again: it is placed only once. 0 months means that the certificate never expires.',
  routes: ['licences', 'new-licence'],
};

export const serviceLicences: GuideSection = {
  heading: 'Licences',
  text: 'Licences shows your pool, and the general pot if you have access to it. Admins at High level can order licences for their service. The licences are added to its pool.',
  routes: ['licences', 'new-licence', 'sibling-licences'],
};

export const memberLicences: GuideSection = {
  heading: 'A member’s licences',
  text: 'Open a member and choose Licences to see their licences. Choose Issue licence to issue one from the pool of the service, or from the general pot if you have access. Requested licences are added to the pool.',
  routes: ['members', 'members-licences', 'issue-licence'],
};

export const requestingForMember: GuideSection = {
  heading: 'When a member needs a course',
  text: 'Request licences for your service. Your organisation decides and issues them. The course then appears on the member’s My Courses.',
  routes: ['members', 'licences', 'request-licences'],
};
