import type { GuideSection } from './guide-section.ts';

export const takingBack: GuideSection = {
  heading: 'Take a licence back',
  text: 'Before you confirm you see what happens. One that was never started goes back to where it came from, and counts there again. One that was started is revoked: access ends, and it stays used. Completed ones are final.',
  routes: ['members-licences', 'subgroup-members-licences', 'virtual-group-members-licences', 'user-licences'],
};

export const retrying: GuideSection = {
  heading: 'Retry free of charge',
  text: 'After a fail, a lapse, or a licence revoked for a technical fault, a member can have another go that uses no licence. How often is limited; a site admin may go beyond it.',
  routes: ['members-licences', 'user-licences', 'developer-settings'],
};

export const asking: GuideSection = {
  heading: 'Request licences',
  text: 'Say which course, how many and why. Asking for the same course and length again changes the request that waits. Your Organisation is told at once, and what comes lands in the pool of your Service. You can withdraw what you asked for yourself.',
  routes: ['request-licences'],
};

export const deciding: GuideSection = {
  heading: 'Decide on requests',
  text: 'Fulfil from the general pot, order, or decline with a note. A part leaves the request open for the rest. Who asked is told at once. What nobody decides on lapses after some months.',
  routes: ['licence-requests', 'service-licence-requests'],
};

export const levels: GuideSection = {
  heading: 'Licence levels',
  text: 'The gauge shows what can still be issued, its tick when stock counts as low. Lasts is worked out from what was issued in the last 90 days. The number of certificates that end leads to what to buy.',
  routes: ['licence-levels', 'all-licence-levels'],
};

export const renewals: GuideSection = {
  heading: 'Renewals',
  text: 'Certificates that end within 90 days against what can be issued. Order, or Request, fills in what is missing. Issue shows who has nothing to renew with; those you leave ticked are checked once more before anything is issued. Where a course has a refresher, that renews the certificate too, until 60 days after its end.',
  routes: ['licence-renewals', 'subgroup-licence-renewals'],
};
