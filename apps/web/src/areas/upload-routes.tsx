import type { GivenRoute } from '../platform/routes/index.ts';

const imports = () => import('../features/administration/imports/index.ts');

/** Returns the steps of an uploaded list of people to invite. */
export function uploadRoutes(base: string, prefix: string): GivenRoute[] {
  return [
    {
      name: `${prefix}bulk-upload-new-users`,
      path: `${base}/bulk-upload-new-users`,
      title: 'Upload new members',
      permission: 'members.write',
      parent: `${prefix}members`,
      screen: () => imports().then((m) => ({ Component: m.UploadNewScreen })),
    },
    {
      name: `${prefix}bulk-upload-new-users-step`,
      path: `${base}/bulk-upload-new-users/:importId/:step`,
      title: 'Upload new members',
      permission: 'members.write',
      parent: `${prefix}members`,
      screen: () => imports().then((m) => ({ Component: m.ImportNewScreen })),
    },
  ];
}

/** Returns the steps of an uploaded list of delegates. `course` ends in `:virtualGroupId`. */
export function delegateUploadRoutes(course: string, prefix: string): GivenRoute[] {
  return [
    {
      name: `${prefix}bulk-upload-delegates`,
      path: `${course}/bulk-upload-new-users`,
      title: 'Upload delegates',
      permission: 'members.write',
      parent: `${prefix}delegates`,
      screen: () => imports().then((m) => ({ Component: m.UploadDelegatesScreen })),
    },
    {
      name: `${prefix}bulk-upload-delegates-step`,
      path: `${course}/bulk-upload-new-users/:importId/:step`,
      title: 'Upload delegates',
      permission: 'members.write',
      parent: `${prefix}delegates`,
      screen: () => imports().then((m) => ({ Component: m.ImportDelegatesScreen })),
    },
  ];
}

/** Returns the steps of an uploaded list of changes to members. Only organisations have it. */
export function editUploadRoutes(base: string): GivenRoute[] {
  return [
    {
      name: 'bulk-upload-edit-users',
      path: `${base}/bulk-upload-edit-users`,
      title: 'Upload changes of members',
      permission: 'members.bulkEdit',
      parent: 'members',
      screen: () => imports().then((m) => ({ Component: m.UploadEditsScreen })),
    },
    {
      name: 'bulk-upload-edit-users-step',
      path: `${base}/bulk-upload-edit-users/:importId/:step`,
      title: 'Upload changes of members',
      permission: 'members.bulkEdit',
      parent: 'members',
      screen: () => imports().then((m) => ({ Component: m.ImportEditsScreen })),
    },
  ];
}

/** Returns the steps of an uploaded list of external courses. Only organisations have it. */
export function entryUploadRoutes(base: string): GivenRoute[] {
  return [
    {
      name: 'bulk-upload-external-courses',
      path: `${base}/bulk-upload-external-courses`,
      title: 'Upload external courses',
      permission: 'externalCourses.enter',
      parent: 'members',
      screen: () => imports().then((m) => ({ Component: m.UploadEntriesScreen })),
    },
    {
      name: 'bulk-upload-external-courses-step',
      path: `${base}/bulk-upload-external-courses/:importId/:step`,
      title: 'Upload external courses',
      permission: 'externalCourses.enter',
      parent: 'members',
      screen: () => imports().then((m) => ({ Component: m.ImportEntriesScreen })),
    },
  ];
}

/** Returns the steps of an uploaded list of results of a face-to-face course. */
export function resultUploadRoutes(base: string, prefix: string): GivenRoute[] {
  const path = `${base}/paper-courses/:abstractPaperCourseId/bulk-upload-results`;
  return [
    {
      name: `${prefix}choose-results`,
      path: `${base}/paper-courses/results`,
      title: 'Upload results',
      permission: 'paperCourses.record',
      parent: `${prefix}members`,
      screen: () => imports().then((m) => ({ Component: m.ChooseResultsScreen })),
    },
    {
      name: `${prefix}bulk-upload-results`,
      path,
      title: 'Upload results of a course',
      permission: 'paperCourses.record',
      parent: `${prefix}choose-results`,
      screen: () => imports().then((m) => ({ Component: m.UploadResultsScreen })),
    },
    {
      name: `${prefix}bulk-upload-results-step`,
      path: `${path}/:importId/:step`,
      title: 'Upload results of a course',
      permission: 'paperCourses.record',
      parent: `${prefix}choose-results`,
      screen: () => imports().then((m) => ({ Component: m.ImportResultsScreen })),
    },
  ];
}
