import { declareMessage } from '../../../platform/mail/index.ts';

const greeting = 'Hello {{first_name}},';

export const emailConfirm = declareMessage({
  code: 'email-confirm',
  title: 'Confirm a new email address',
  class: 'security',
  to: 'the owner of the account, at the new address',
  variables: { first_name: 'text', page: 'link' },
  subject: 'Confirm your new email address for Doselore',
  greeting,
  paragraphs: [
    'You asked to use this address for your Doselore account. The link below works once, for 24 hours.',
    'If you did not ask for this, ignore this email.',
  ],
  button: 'Confirm this address',
});

/** Goes instead of the link, so that the requester learns nothing about the account of another person. */
export const emailInUse = declareMessage({
  code: 'email-in-use',
  title: 'Email address has an account already',
  class: 'security',
  to: 'the owner of the account that has the address',
  variables: { first_name: 'text' },
  subject: 'This address already has a Doselore account',
  greeting,
  paragraphs: [
    'Someone asked to use this address for another Doselore account. Nothing has changed, because the address belongs to your account.',
    'If that was you, sign in with this address instead.',
  ],
});

export const emailNotice = declareMessage({
  code: 'email-notice',
  title: 'Email address is about to change',
  class: 'security',
  to: 'the owner of the account, at the old address',
  variables: { first_name: 'text' },
  subject: 'Your Doselore email address is about to change',
  greeting,
  paragraphs: [
    'Someone asked to use another email address for your Doselore account. The address changes when the link we sent there is opened.',
    'If this was not you, change your password now: My Profile, Login and devices.',
  ],
});

export const emailChanged = declareMessage({
  code: 'email-changed',
  title: 'Email address has changed',
  class: 'security',
  to: 'the owner of the account, at the old address',
  variables: { first_name: 'text' },
  subject: 'Your Doselore email address has changed',
  greeting,
  paragraphs: [
    'Your Doselore account now uses another email address. We no longer send email to this one.',
    'If this was not you, tell your organisation immediately.',
  ],
});

export const nameAsked = declareMessage({
  code: 'name-asked',
  title: 'Change of name was requested',
  class: 'transactional',
  to: 'admins who may approve it',
  variables: { first_name: 'text', old_name: 'text', new_name: 'text', page: 'link' },
  subject: '{{old_name}} requests a change of name',
  greeting,
  paragraphs: [
    '{{old_name}} asks to change their name to {{new_name}} on Doselore. If you approve, valid certificates are reissued in the new name. Other certificates keep the earlier name.',
    'Open the link to approve or decline. It works for 14 days, until an admin has answered.',
  ],
  button: 'Decide on the request',
});

export const nameApproved = declareMessage({
  code: 'name-approved',
  title: 'Change of name was approved',
  class: 'transactional',
  to: 'the requester',
  variables: { first_name: 'text', new_name: 'text', revised: 'number' },
  parts: {
    certificates: {
      none: 'New certificates will have this name.',
      reissued:
        '{{revised|Your valid certificate has|Your valid certificates have}} been reissued in this name, with the same dates. Download them in My Profile, and send them to anyone who has a copy of the earlier ones.',
    },
  },
  subject: 'Your name on Doselore has changed',
  greeting,
  paragraphs: ['Your name on Doselore is now {{new_name}}. {{certificates}}'],
});

export const nameDeclined = declareMessage({
  code: 'name-declined',
  title: 'Change of name was declined',
  class: 'transactional',
  to: 'the requester',
  variables: { first_name: 'text' },
  subject: 'Your name on Doselore has not changed',
  greeting,
  paragraphs: [
    'Your organisation did not approve your change of name. If you think this is a mistake, ask your organisation, then request the change again.',
  ],
});
