/** Kinds of personal data, by retention. `erased` says what an erasure does with it. `fate` is the same in one word. */
export const dataClasses = {
  account: {
    title: 'Name and identifiers',
    holds: 'Name, email address, username, job role, GPhC number, password',
    kept: 'As long as the account',
    fate: 'erased',
    erased: 'The account becomes “Erased person” with its number',
  },
  access: {
    title: 'Sign-in',
    holds: 'Sessions, links, passkeys, two-step verification, password requests',
    kept: 'Sessions and links for 30 days after they end. The rest for as long as the account',
    fate: 'erased',
    erased: 'Deleted',
  },
  wishes: {
    title: 'Requested changes',
    holds: 'Requested names and addresses, notices switched off',
    kept: '12 months after the decision. Notices for as long as the account',
    fate: 'erased',
    erased: 'Deleted',
  },
  mail: {
    title: 'Emails',
    holds: 'Messages to the person, sent or waiting',
    kept: '30 days',
    fate: 'erased',
    erased: 'Deleted, including messages to others that name the person',
  },
  notices: {
    title: 'Notifications',
    holds: 'Notifications to the person',
    kept: 'A year',
    fate: 'erased',
    erased: 'Deleted, including notifications to others that name the person',
  },
  questions: {
    title: 'Questions to the pharmacist',
    holds: 'Questions that the person asked, with their name',
    kept: 'A year',
    fate: 'erased',
    erased: 'Deleted',
  },
  diary: {
    title: 'CPD records and evidence',
    holds: 'CPD records; references and evidence of external courses, with the files',
    kept: 'As long as the account',
    fate: 'erased',
    erased: 'Deleted. The dates of external courses are kept',
  },
  answers: {
    title: 'Answers and course data',
    holds: 'Answers to questions in courses, and saved progress',
    kept: 'As long as the account',
    fate: 'erased',
    erased: 'Deleted. Results are kept',
  },
  feedback: {
    title: 'Feedback',
    holds: 'Stars, answers and comments on courses and sessions',
    kept: 'As long as the account',
    fate: 'emptied',
    erased: 'Answers and comments are deleted. Stars are kept',
  },
  places: {
    title: 'Organisations and roles',
    holds: 'Memberships, payroll numbers, roles, managed places',
    kept: 'As long as the account',
    fate: 'emptied',
    erased: 'Roles are deleted. Memberships end, and their payroll number and start date are deleted',
  },
  lists: {
    title: 'Uploaded lists',
    holds: 'Rows of lists that name the person, without the columns that are not imported',
    kept: '30 days. 7 days until someone matches the columns',
    fate: 'erased',
    erased: 'Cleared',
  },
  exports: {
    title: 'Files made in the background',
    holds: 'Files with certificates that an admin requested',
    kept: '30 days. The list of files for a year',
    fate: 'emptied',
    erased: 'Files of the person, and files with a certificate of the person, are deleted',
  },
  trail: {
    title: 'Audit trail',
    holds: 'Actions, who made them and about whom',
    kept: 'Permanently, because it is sealed',
    fate: 'emptied',
    erased: 'Personal values are deleted. The rows are kept with a number only',
  },
  merges: {
    title: 'Merges',
    holds: 'Data needed to undo a merge',
    kept: '30 days',
    fate: 'emptied',
    erased: 'Deleted. The merge can no longer be undone',
  },
  needs: {
    title: 'Access and dietary needs',
    holds: 'What the person needs on the day of a course, in their own words',
    kept: '30 days after the course',
    fate: 'erased',
    erased: 'Deleted',
  },
  sheets: {
    title: 'Signed sheets',
    holds: 'Photos of sign-in sheets of courses, with the names and signatures of several people',
    kept: 'A year after the course',
    fate: 'kept',
    erased: 'Deleted when the last delegate of the course is erased',
  },
  record: {
    title: 'Training record',
    holds: 'Courses, results, dates, attendance',
    kept: 'As long as the organisation',
    fate: 'kept',
    erased: 'Kept without a name, because employers must prove that training took place',
  },
  certificates: {
    title: 'Certificates',
    holds: 'Name, course and dates as they were issued',
    kept: 'For as long as the account, then for the period of the class of training',
    fate: 'kept',
    erased: 'Locked for legal claims (Article 17(3)). The name is deleted at the end of that period',
  },
  ledger: {
    title: 'Licences',
    holds: 'Licences that were issued, used and returned',
    kept: 'As long as the organisation',
    fate: 'kept',
    erased: 'Kept without a name, because they are the accounts of the organisation',
  },
} as const;

export type DataClass = keyof typeof dataClasses;
export const dataClassKeys = Object.keys(dataClasses) as [DataClass, ...DataClass[]];

/** Reasons for an erasure. A fixed list, because the audit trail stores them. */
export const erasureReasons = {
  personAsked: 'The person requested it',
  organisationAsked: 'Their organisation requested it, as the controller',
  notNeeded: 'The data is no longer needed',
  madeByMistake: 'The account should not have been created',
} as const;
export type ErasureReason = keyof typeof erasureReasons;
export const erasureReasonKeys = Object.keys(erasureReasons) as [ErasureReason, ...ErasureReason[]];
