import { type GuideSection, signIn } from './guide-section.ts';
import type { GuideKey } from './guides.ts';
import {
  asking,
  bulkIssuing,
  buying,
  deciding,
  issuing,
  levels,
  pot,
  provable,
  renewals,
  retrying,
  takingBack,
} from './licence-guide-texts.ts';
import { changes, everybody, members, person, serviceMembers, uploading, withdrawing } from './member-guide-texts.ts';
import { details, invitations, managers, servicesOfOrganisation } from './place-guide-texts.ts';
import {
  changingCourse,
  delegates,
  ending,
  issuingAfterRegister,
  oneDelegate,
  planning,
  register,
  sessions,
} from './session-guide-texts.ts';
import { requiringTwoStep, siteSettings } from './settings-guide-texts.ts';
import { availability, schedule, trainers, upcomingCourses } from './trainer-guide-texts.ts';

const lists: GuideSection = {
  heading: 'Lists',
  text: 'Search, sorting and page are part of the address, so you can bookmark or share a list. Choose a column heading with arrows to sort. Columns chooses the columns and the height of rows. Saved views stores the filters of a list under a name, for you alone. Export downloads the list as a CSV or Excel file. On a phone each row is a card.',
};

const notifications: GuideSection = {
  heading: 'Notifications',
  text: 'The bell shows the number of unread notifications. Open it, then mark one or all as read. Notifications are kept for 12 months.',
  routes: ['notifications'],
};

const archived: GuideSection = {
  heading: 'Archived places',
  text: 'Open an archived place from its list to read its records. To change them, choose Restore at the top of its pages. If another service now has its ODS code, change that code first.',
  routes: ['archived-subgroups', 'archived-groups'],
};

const dashboards: GuideSection = {
  heading: 'Dashboard',
  text: 'Needs attention lists the work to do. Each line opens its list. You can show every chart as a table. The numbers are current.',
  routes: ['dashboard', 'reports-dashboard'],
};

const level = (name: string, text: string): GuideSection => ({
  heading: `Your level: ${name}`,
  text,
  routes: ['subgroups'],
});

const services: GuideSection = {
  heading: 'Your services',
  text: 'Open a service to see its members. The list shows your level in each service. The level is set for the organisation and decides what you may do.',
  routes: ['subgroups'],
};

export const adminGuides: Record<Exclude<GuideKey, 'general'>, readonly GuideSection[]> = {
  'super-admin': [
    {
      heading: 'Organisations',
      text: 'Open an organisation to see its members and licences. The menu on the left shows its pages. The arrow at the top goes back to all organisations.',
      routes: ['groups'],
    },
    {
      heading: 'Users',
      text: 'Everyone with an account, in all organisations. Open a person to see their details, learning, licences and history. Demo users have a list of their own.',
      routes: ['users', 'demo-users'],
    },
    {
      heading: 'Create a course',
      text: 'Choose New course and enter the title, the type and the certificate length. Upload its package under Packages and modules. Then choose Make live. Learners with a licence can start a live course.',
      routes: ['courses', 'new-course', 'edit-course'],
    },
    {
      heading: 'Packages',
      text: 'Upload one SCORM 1.2 zip of at most 1 GB. A zip that cannot be used is refused with the reason. A zip with smaller problems is accepted and the problems are listed. Replacing a package creates a new version. People who have started continue with the earlier version.',
      routes: ['scos', 'new-course'],
    },
    {
      heading: 'Modules',
      text: 'Use the buttons to move modules up or down. Each module has its own settings: maximum attempts, complete on open, and whether it may load content from other websites.',
      routes: ['scos', 'edit-sco'],
    },
    trainers,
    upcomingCourses,
    availability,
    {
      heading: 'Venues',
      text: 'A venue is a room with a capacity and equipment. Choose an organisation under Own room of an organisation if only this organisation can use it. Under Exclusions choose the organisations that cannot use the venue, each with a reason. Archive a venue that is no longer used. You can restore it.',
      routes: ['venues', 'new-venue', 'edit-venue', 'venue-exclusions'],
    },
    {
      heading: 'Locations',
      text: 'A location is an area with one address as its reference point. Journeys are estimated from the postcode district. If the position of a district is unknown, enter latitude and longitude. Archive a location that is no longer used. You can restore it.',
      routes: ['locations', 'new-location', 'edit-location'],
    },
    dashboards,
    pot,
    provable,
    buying,
    members,
    person,
    withdrawing,
    everybody,
    archived,
    servicesOfOrganisation,
    managers,
    details,
    invitations,
    uploading,
    changes,
    issuing,
    bulkIssuing,
    {
      heading: 'Duplicates',
      text: 'Pairs of accounts with the same mailbox, the same GPhC number, or the same name and payroll number or service. Choose Compare and merge to see both side by side. Choose Not a duplicate to remove the pair from the list. You can undo this.',
      routes: ['duplication-overview'],
    },
    {
      heading: 'Other duplicate records',
      text: 'There are also lists of duplicate licences, duplicate certificates, stock with two certificate lengths, venues with two spellings, and services that share a code. The menu of each row opens the page where you can fix it. You can choose the spelling of a venue in the list. If both records are correct, remove the pair from the list. You can undo this.',
      routes: [
        'duplicate-licences',
        'duplicate-certificates',
        'duplicate-months',
        'duplicate-venues',
        'duplicate-services',
      ],
    },
    {
      heading: 'Merge two people or two organisations',
      text: 'The second record is merged into the first. You see the records that move, and the licences that end, before you confirm by typing a name. We notify the admins of both organisations by email. You can undo a merge for 30 days, unless a later merge or a changed record prevents it.',
      routes: ['merge-members', 'merge-groups'],
    },
    {
      heading: 'Broken admins',
      text: 'Admins with a problem: archived accounts, people who have left, roles without a place, places without a role, and sessions led by people who are not trainers. Select problems and choose Prepare repairs. You see each change before you confirm it. You can undo repairs for 30 days. If a place has no admin left, choose one yourself.',
      routes: ['broken-managers', 'fix-plan'],
    },
    {
      heading: 'Site admins',
      text: 'Choose New site admin to propose a person. Another site admin confirms by the link in an email. Choose Withdraw to cancel a proposal that is not yet confirmed. Choose Remove and enter your password to remove a site admin.',
      routes: ['super-admins', 'super-admin-new'],
    },
    {
      heading: 'Admin audits',
      text: 'All changes, with who made them, when and in which role. Each row shows the values before and after. Filter by person, organisation, action and date. Rows cannot be changed or deleted. The seal shows whether anyone has tried.',
      routes: ['admin-audits'],
    },
    takingBack,
    retrying,
    deciding,
    sessions,
    planning,
    delegates,
    register,
    oneDelegate,
    issuingAfterRegister,
    ending,
    levels,
    renewals,
    ...siteSettings,
    {
      heading: 'Questions to the pharmacist',
      text: 'Every site admin gets a notification for each question, and the pharmacist’s mailbox gets an email without the text. Answer by email to the address under the question. The text of a question is never sent by email.',
      routes: ['notifications'],
    },
    notifications,
    lists,
    signIn,
  ],
  'organisation-admin': [
    {
      heading: 'Your organisations',
      text: 'If you manage more than one organisation, choose one from the list. The menu on the left then shows its pages.',
      routes: ['groups'],
    },
    dashboards,
    members,
    person,
    everybody,
    archived,
    servicesOfOrganisation,
    managers,
    details,
    invitations,
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
    planning,
    delegates,
    register,
    oneDelegate,
    issuingAfterRegister,
    levels,
    renewals,
    {
      heading: 'Certificate expiries',
      text: 'Members shows the number of valid certificates of each person. Learners see on My Courses which certificates expire within 90 days. Issue a new licence so that they can renew.',
      routes: ['members', 'members-licences'],
    },
    requiringTwoStep,
    notifications,
    lists,
    signIn,
  ],
  trainer: [
    {
      heading: 'Your sessions',
      text: 'The Pharmacist-led Courses that you lead, next first, with date, venue and places taken. Closed and cancelled courses are not shown.',
      routes: ['pharmacist-led-training'],
    },
    {
      heading: 'Dates and times',
      text: 'Times are UK local times. Not set means that the date or venue has not been agreed yet.',
      routes: ['pharmacist-led-training'],
    },
    schedule,
    availability,
    register,
    oneDelegate,
    issuingAfterRegister,
    {
      heading: 'Licences of a delegate',
      text: 'Licences for the course that you teach. You can issue a licence from the pool of the course. Until the course is closed you can take back licences that were not started.',
      routes: ['members-licences', 'issue-licence'],
    },
    {
      heading: 'Your own learning',
      text: 'Choose My Learning Zone at the top to see your own courses.',
    },
    notifications,
    lists,
    signIn,
  ],
  'service-admin': [
    level(
      'High or Medium',
      'You can manage members and issue licences. You can issue from the general pot only if your organisation has given you access. Ask your organisation admin which access you have.',
    ),
    services,
    serviceMembers,
    person,
    everybody,
    uploading,
    {
      heading: 'Licences',
      text: 'Licences shows your pool, and the general pot if you have access to it. Admins at High level can order licences for their service. The licences are added to its pool.',
      routes: ['licences', 'new-licence', 'sibling-licences'],
    },
    bulkIssuing,
    provable,
    {
      heading: 'A member’s licences',
      text: 'Open a member and choose Licences to see their licences. Choose Issue licence to issue one from the pool of the service, or from the general pot if you have access. Requested licences are added to the pool.',
      routes: ['members', 'members-licences', 'issue-licence'],
    },
    takingBack,
    sessions,
    changingCourse,
    delegates,
    asking,
    levels,
    renewals,
    invitations,
    notifications,
    lists,
    signIn,
  ],
  'service-admin-level-3': [
    level(
      'Low',
      'You can see the members of your services with their licences and valid certificates, see the pools, and request licences. Your organisation admin buys and issues licences.',
    ),
    services,
    serviceMembers,
    person,
    {
      heading: 'When a member needs a course',
      text: 'Request licences for your service. Your organisation decides and issues them. The course then appears on the member’s My Courses.',
      routes: ['members', 'licences', 'request-licences'],
    },
    provable,
    sessions,
    delegates,
    asking,
    levels,
    renewals,
    invitations,
    notifications,
    lists,
    signIn,
  ],
};
