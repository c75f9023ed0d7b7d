import { type GuideSection, signIn } from './guide-section.ts';
import type { GuideKey } from './guides.ts';
import { asking, deciding, levels, renewals, retrying, takingBack } from './licence-guide-texts.ts';
import { ending, issuingAfterRegister, register, sessions } from './session-guide-texts.ts';
import { requiringTwoStep, siteSettings } from './settings-guide-texts.ts';

const lists: GuideSection = {
  heading: 'Lists',
  text: 'Search, sorting and page stay in the address: bookmark or send what you see. A column heading with arrows sorts. On a phone each row becomes a card.',
};

const notifications: GuideSection = {
  heading: 'Notifications',
  text: 'The bell counts what you have not read, and lights up for a moment when something new comes. Opening the panel marks nothing; mark one or all as read. They are kept for twelve months.',
  routes: ['notifications'],
};

const issuing: GuideSection = {
  heading: 'Issue a licence',
  text: 'Choose the member, then the licence. It comes out of the general pot and appears on the member’s My Courses at once. One member can hold one open licence of a course at a time.',
  routes: ['members', 'issue-licence', 'members-licences'],
};

const bulkIssuing: GuideSection = {
  heading: 'Issue to many at once',
  text: 'Open a course under Licences and choose Issue to people. Select them by search or all together; before anything is issued you see who can have one, who has one already and whose certificate is still valid. They are all issued to, or none is.',
  routes: ['bulk-allocation', 'bulk-issue-from-pool', 'bulk-issue-from-general-pot'],
};

const provable: GuideSection = {
  heading: 'Where a number comes from',
  text: 'Every number of licences opens the movements that make it: who moved them, when, why, from where and to where, and what was there then. Nothing is taken out of that list; a correction is another movement.',
  routes: ['licences', 'licence-stock', 'licence-movements'],
};

const pot: GuideSection = {
  heading: 'General pot, pools, issued, used',
  text: 'Bought licences lie in the general pot; a pool is set aside for one Service. Issued ones belong to a member who has not started, used ones to a member who has. The gauge warns when the pot runs low; the tick is where that begins. Move to or from pools shares the pot out among Services, or takes back what they do not need.',
  routes: ['licences', 'groups', 'pool-allocation', 'licence-stock'],
};

const buying: GuideSection = {
  heading: 'Buy licences',
  text: 'Choose course, number and length of the certificate, then check the order a second time before it is placed. It goes into the general pot or straight into the pool of a Service. Sending it twice buys only once, also when the connection breaks. 0 months means that the certificate does not end.',
  routes: ['licences', 'new-licence'],
};

const members: GuideSection = {
  heading: 'Members',
  text: 'Everybody of the place with job role, Services, open licences and valid certificates. Provisional means that the person has not set up the account yet.',
  routes: ['members'],
};

const uploading: GuideSection = {
  heading: 'Upload a list',
  text: 'A CSV or Excel file, or cells pasted from a spreadsheet. You say what each column holds, then every row is checked: mend what is wrong in place, and only rows that are ready are imported. You can leave while it runs; a notification tells when it is done. The same list twice changes nothing.',
  routes: [
    'bulk-upload-new-users',
    'bulk-upload-new-users-step',
    'subgroup-bulk-upload-new-users',
    'subgroup-bulk-upload-new-users-step',
  ],
};

const changes: GuideSection = {
  heading: 'Upload changes',
  text: 'Members are found by ID or email. An empty cell leaves what is there, the word CLEAR empties it. You see each change before it is made. Names and addresses belong to people once they have accepted their invitation.',
  routes: ['bulk-upload-edit-users', 'bulk-upload-edit-users-step'],
};

const archived: GuideSection = {
  heading: 'What is archived',
  text: 'Open it from its list to read what it had. Nothing can be changed there until somebody restores it, by the button on top of its pages. An ODS code that another Service has got meanwhile is to be settled first.',
  routes: ['archived-subgroups', 'archived-groups'],
};

const dashboards: GuideSection = {
  heading: 'Dashboard',
  text: 'Needs attention counts what waits for somebody; each line leads to the list behind it. Every chart can be shown as a table. The numbers are those of this moment.',
  routes: ['dashboard', 'reports-dashboard'],
};

const everybody: GuideSection = {
  heading: 'Everybody at once',
  text: 'Select a page by the box in the heading; the line above the list then offers all pages. You confirm the number. When it has changed meanwhile nothing is done, and you are told how many there are now. Archiving can be taken back by Undo. Password links go out without the page: Password links shows how far they are, and who got none.',
  routes: ['members', 'archived-members', 'bulk-password-reset', 'subgroup-bulk-password-reset'],
};

const level = (name: string, text: string): GuideSection => ({
  heading: `Your level: ${name}`,
  text,
  routes: ['subgroups'],
});

const services: GuideSection = {
  heading: 'Your Services',
  text: 'Open a Service to see its members. The list says your level in each: it is set by the Organisation, and decides how much you may do there.',
  routes: ['subgroups'],
};

const serviceMembers: GuideSection = {
  heading: 'Your members',
  text: 'The people of the Service, with the licences they hold and their valid certificates. You see of each member the Services that you look after yourself.',
  routes: ['members'],
};

export const adminGuides: Record<Exclude<GuideKey, 'general'>, readonly GuideSection[]> = {
  'super-admin': [
    {
      heading: 'Organisations',
      text: 'Open one to see its members and licences. The list on the left then shows its pages; the arrow on top leads back to all Organisations.',
      routes: ['groups'],
    },
    {
      heading: 'Make a course',
      text: 'New course asks for title, type and length of the certificate. Then upload its package under Packages and modules. Learners with a licence can start the course once it is live.',
      routes: ['courses', 'new-course', 'edit-course'],
    },
    {
      heading: 'Packages',
      text: 'One SCORM 1.2 zip of at most 1 GB. A zip that cannot be used is refused with the reason; one that works but has flaws is taken, with what was noticed. Replacing a package makes a new version: who has started goes on with the old one.',
      routes: ['scos', 'new-course'],
    },
    {
      heading: 'Modules',
      text: 'Move them up or down with the buttons. Each module has its own settings: limit of attempts, completed on opening, and whether it may load things from other websites.',
      routes: ['scos', 'edit-sco'],
    },
    dashboards,
    pot,
    provable,
    buying,
    members,
    everybody,
    archived,
    uploading,
    changes,
    issuing,
    bulkIssuing,
    {
      heading: 'Duplicates',
      text: 'Pairs of accounts that share a mailbox, a GPhC number, or name and payroll number or Service. Compare and merge leads to both beside each other; Not a duplicate keeps the pair off the list, and Undo brings it back.',
      routes: ['duplication-overview'],
    },
    {
      heading: 'What else stands twice',
      text: 'Beside people there are lists of licences for one course that one person holds twice, of certificates in force twice, of stock with two certificate lengths, of venues written in two ways and of services with one code. The menu of each row leads to where it is mended; a venue is written in one way from the list. What is right as it is can be kept: it stays off the list, and Undo brings it back.',
      routes: [
        'duplicate-licences',
        'duplicate-certificates',
        'duplicate-months',
        'duplicate-venues',
        'duplicate-services',
      ],
    },
    {
      heading: 'Merge two people or two Organisations',
      text: 'The first one stays, the second goes into it. Before you confirm by typing a name you see every record that moves and which licence ends where both hold one. Admins of two Organisations are told by email. Undo takes them apart again within 30 days, unless a later merge or a changed record stands in the way.',
      routes: ['merge-members', 'merge-groups'],
    },
    {
      heading: 'Broken admins',
      text: 'Admins who cannot or should not look after what they do: archived accounts, people who have left, roles without a place, places without the role, and trainers who are none. Select some and prepare the repairs: nothing happens before you have seen what changes and confirmed it. Repairs can be undone for 30 days. Where nobody is left, choose an admin yourself.',
      routes: ['broken-managers', 'fix-plan'],
    },
    {
      heading: 'Admin audits',
      text: 'Who changed what, when, and in which role; before and after stand in the row. Filter by person, Organisation, kind and days. Nothing here can be changed or deleted, and a seal tells if somebody tried.',
      routes: ['admin-audits'],
    },
    takingBack,
    retrying,
    deciding,
    sessions,
    register,
    issuingAfterRegister,
    ending,
    levels,
    renewals,
    ...siteSettings,
    {
      heading: 'Questions to the pharmacist',
      text: 'Each one comes as a notification to every site admin, and the pharmacist’s mailbox is told that there is one. Answer by email to the address under the question. The words themselves are never sent by email.',
      routes: ['notifications'],
    },
    notifications,
    lists,
    signIn,
  ],
  'organisation-admin': [
    {
      heading: 'Your Organisations',
      text: 'With more than one, choose it from the list; the pages on the left are then about that one.',
      routes: ['groups'],
    },
    dashboards,
    members,
    everybody,
    archived,
    uploading,
    changes,
    issuing,
    bulkIssuing,
    takingBack,
    retrying,
    pot,
    provable,
    buying,
    deciding,
    sessions,
    register,
    issuingAfterRegister,
    levels,
    renewals,
    {
      heading: 'Certificates that end',
      text: 'Members shows how many valid certificates each person has. Learners see on My Courses what ends within ninety days; issue them a new licence so that they can renew.',
      routes: ['members', 'members-licences'],
    },
    requiringTwoStep,
    notifications,
    lists,
    signIn,
  ],
  trainer: [
    {
      heading: 'Your courses',
      text: 'The Pharmacist-led Courses you lead, the next one first, with date, place and how many of the places are taken. Closed and cancelled ones are left out.',
      routes: ['pharmacist-led-training'],
    },
    {
      heading: 'Dates and times',
      text: 'Times are those on the clock of the place where the course is held. Not set means that date or place is still to be agreed.',
      routes: ['pharmacist-led-training'],
    },
    register,
    issuingAfterRegister,
    {
      heading: 'Licences of a delegate',
      text: 'Those for what your course teaches: issue one from the pool of the course, and take back what was never started until the course is closed.',
      routes: ['members-licences', 'issue-licence'],
    },
    {
      heading: 'Your own learning',
      text: 'My Learning Zone, at the top, leads to the courses you take yourself.',
    },
    notifications,
    lists,
    signIn,
  ],
  'service-admin': [
    level(
      'High or Medium',
      'Your Organisation lets you do more than look: issuing from its general pot is for those who have been given access to it. Your Organisation admin can tell you which access you have.',
    ),
    services,
    serviceMembers,
    everybody,
    uploading,
    {
      heading: 'Licences',
      text: 'Licences shows what your pool has, and the general pot where you have been given access to it. High admins order for their own Service; the order goes straight into its pool.',
      routes: ['licences', 'new-licence', 'sibling-licences'],
    },
    bulkIssuing,
    provable,
    {
      heading: 'Licences of a member',
      text: 'Open a member and choose Licences to see what they hold and to issue another one from the pool of the Service, or from the general pot where you have access to it. What you request lands in that pool.',
      routes: ['members', 'members-licences', 'issue-licence'],
    },
    takingBack,
    asking,
    levels,
    renewals,
    notifications,
    lists,
    signIn,
  ],
  'service-admin-level-3': [
    level(
      'Low',
      'You can see the members of your Services, the licences they hold, how many valid certificates they have and what is in the pools, and request licences. Buying and issuing is done by your Organisation admin.',
    ),
    services,
    serviceMembers,
    {
      heading: 'When somebody needs a course',
      text: 'Request licences for your Service; your Organisation decides, and issues them. The course appears on the member’s My Courses at once.',
      routes: ['members', 'licences', 'request-licences'],
    },
    provable,
    asking,
    levels,
    renewals,
    notifications,
    lists,
    signIn,
  ],
};
