/** Kinds of personal data, by retention. `erased` says what an erasure does with it. `fate` is the same in one word. */
export const dataClasses = {
  account: {
    title: 'Name and identifiers',
    holds: 'Name, e-mail address, sign-in name, job role, GPhC number, password',
    kept: 'As long as the account',
    fate: 'erased',
    erased: 'The account becomes “Erased person” with its number',
  },
  access: {
    title: 'Sign-in',
    holds: 'Sessions, links, passkeys, second step, requests for a new password',
    kept: 'Sessions and links until 30 days after their end; the rest as long as the account',
    fate: 'erased',
    erased: 'Deleted',
  },
  wishes: {
    title: 'Changes asked for',
    holds: 'Other names and addresses that were asked for, notices switched off',
    kept: 'A year after they were settled; notices as long as the account',
    fate: 'erased',
    erased: 'Deleted',
  },
  mail: {
    title: 'E-mails',
    holds: 'Messages to the person, sent or waiting',
    kept: '30 days',
    fate: 'erased',
    erased: 'Deleted, and so are messages to others that name the person',
  },
  notices: {
    title: 'Notifications',
    holds: 'Notifications to the person',
    kept: 'A year',
    fate: 'erased',
    erased: 'Deleted, and so are notifications to others that name the person',
  },
  questions: {
    title: 'Questions to the pharmacist',
    holds: 'What the person asked, under which name',
    kept: 'A year',
    fate: 'erased',
    erased: 'Deleted',
  },
  diary: {
    title: 'CPD records and evidence',
    holds: 'CPD records; references and evidence of external courses, with the files',
    kept: 'As long as the account',
    fate: 'erased',
    erased: 'Deleted; of an external course its dates stay',
  },
  answers: {
    title: 'Answers and course data',
    holds: 'Answers to questions in courses, and what courses remember',
    kept: 'As long as the account',
    fate: 'erased',
    erased: 'Deleted; results stay',
  },
  feedback: {
    title: 'Feedback',
    holds: 'Stars and comments on courses and sessions',
    kept: 'As long as the account',
    fate: 'emptied',
    erased: 'Comments are deleted; stars stay',
  },
  places: {
    title: 'Organisations and roles',
    holds: 'Memberships, payroll numbers, roles, places looked after',
    kept: 'As long as the account',
    fate: 'emptied',
    erased: 'Roles are deleted; memberships end and lose payroll number and start date',
  },
  lists: {
    title: 'Uploaded lists',
    holds: 'Rows of lists that name the person',
    kept: '30 days',
    fate: 'erased',
    erased: 'Emptied',
  },
  trail: {
    title: 'Audit trail',
    holds: 'What was done, by whom and about whom',
    kept: 'For good: it is sealed',
    fate: 'emptied',
    erased: 'Personal values are deleted; the rows stay, about a number',
  },
  merges: {
    title: 'Merges',
    holds: 'What undoing a merge needs',
    kept: '30 days',
    fate: 'emptied',
    erased: 'Deleted; the merge can no longer be undone',
  },
  record: {
    title: 'Training record',
    holds: 'Courses, results, dates, attendance',
    kept: 'As long as the organisation',
    fate: 'kept',
    erased: 'Kept without a name: employers have to prove that training took place',
  },
  certificates: {
    title: 'Certificates',
    holds: 'Name, course and dates as they were issued',
    kept: 'As long as the account, and then as long as the class of training says',
    fate: 'kept',
    erased: 'Kept under lock for legal claims (Article 17(3)); the name is deleted when its class of training ends',
  },
  ledger: {
    title: 'Licences',
    holds: 'Seats that were issued, used and given back',
    kept: 'As long as the organisation',
    fate: 'kept',
    erased: 'Kept without a name: they are the accounts of the organisation',
  },
} as const;

export type DataClass = keyof typeof dataClasses;
export const dataClassKeys = Object.keys(dataClasses) as [DataClass, ...DataClass[]];

/** Reasons for an erasure. A fixed list, because the audit trail stores them. */
export const erasureReasons = {
  personAsked: 'The person asked for it',
  organisationAsked: 'Their organisation asked for it, as the controller',
  notNeeded: 'The data is no longer needed',
  madeByMistake: 'The account should not have been made',
} as const;
export type ErasureReason = keyof typeof erasureReasons;
export const erasureReasonKeys = Object.keys(erasureReasons) as [ErasureReason, ...ErasureReason[]];
