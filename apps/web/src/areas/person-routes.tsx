import type { GivenRoute } from '../platform/routes/index.ts';

const members = () => import('../features/people/members/index.ts');
const records = () => import('../features/learning/learning-records/index.ts');

type Target = { prefix: string; home: string };

/** Returns the pages about the people of a place. `home` is the name of the page that lists them. */
export function personRoutes(base: string, { prefix, home }: Target): GivenRoute[] {
  return [
    {
      name: `${prefix}bulk-password-reset`,
      path: `${base}/bulk-password-reset`,
      title: 'Password links',
      permission: 'members.resetPasswords',
      parent: home,
      screen: () => members().then((m) => ({ Component: m.BulkPasswordResetScreen })),
    },
    {
      name: `${prefix}new-user`,
      path: `${base}/new-user`,
      title: 'Invite a person',
      permission: 'members.write',
      parent: home,
      screen: () => members().then((m) => ({ Component: m.NewMemberScreen })),
    },
    {
      name: `${prefix}members-info`,
      path: `${base}/members-info/:userId`,
      title: 'Member',
      permission: 'members.list',
      parent: home,
      crumb: 'userId',
      screen: () => members().then((m) => ({ Component: m.MemberInfoScreen })),
    },
    {
      name: `${prefix}members-learning`,
      path: `${base}/members-info/:userId/learning`,
      title: 'Progress and results',
      permission: 'learning.records',
      parent: `${prefix}members-info`,
      screen: () => records().then((m) => ({ Component: m.MemberLearningScreen })),
    },
    {
      name: `${prefix}members-external-course`,
      path: `${base}/members-info/:userId/external-courses/:externalCourseUserId`,
      title: 'External course',
      permission: 'externalCourses.read',
      parent: `${prefix}members-learning`,
      screen: () => records().then((m) => ({ Component: m.MemberExternalCourseScreen })),
    },
    {
      name: `${prefix}members-certificates`,
      path: `${base}/members-info/:userId/certificates`,
      title: 'Certificates',
      permission: 'certificates.read',
      parent: `${prefix}members-info`,
      screen: () => records().then((m) => ({ Component: m.MemberCertificatesScreen })),
    },
    {
      name: `${prefix}members-history`,
      path: `${base}/members-info/:userId/history`,
      title: 'History',
      permission: 'members.history',
      parent: `${prefix}members-info`,
      screen: () => records().then((m) => ({ Component: m.MemberHistoryScreen })),
    },
    {
      name: `${prefix}edit-user`,
      path: `${base}/edit-user/:userId`,
      title: 'Edit member',
      permission: 'members.write',
      parent: `${prefix}members-info`,
      screen: () => members().then((m) => ({ Component: m.EditMemberScreen })),
    },
  ];
}
