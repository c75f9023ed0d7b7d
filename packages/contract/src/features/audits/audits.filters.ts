/** Families of actions, as filters. The first word of an action is its family. */
export const auditFamilies = {
  auth: 'Login and passwords',
  account: 'Own details',
  terms: 'Terms',
  users: 'Users',
  superAdmins: 'Site admins',
  groups: 'Organisations',
  duplicates: 'Duplicates',
  subgroups: 'Services',
  managers: 'Admins',
  members: 'Members',
  imports: 'Uploaded lists',
  settings: 'Settings',
  files: 'Stored files',
  licences: 'Licences',
  licenceRequests: 'Licence requests',
  virtualGroups: 'Pharmacist-led Courses',
  locations: 'Locations',
  trainers: 'Trainers',
  bookings: 'Bookings',
  venues: 'Venues',
  meetings: 'Video meetings',
  courses: 'Courses',
  packages: 'Packages',
  documents: 'Documents',
  learning: 'Learning',
  distance: 'Distance learning',
  paperCourses: 'Face to Face Courses',
  externalCourses: 'External courses',
  certificates: 'Certificates',
  exports: 'Files made in the background',
  feedback: 'Feedback',
  questions: 'Questions',
} as const;

export type AuditFamily = keyof typeof auditFamilies;

export const auditFamilyKeys = Object.keys(auditFamilies) as AuditFamily[];

/** Roles under which people acted. The level of the address that was called is the role. */
export const auditLevels = {
  superAdmin: 'Site admin',
  groupingAdmin: 'Organisation admin',
  subgroupAdmin: 'Service admin',
  virtualGroupAdmin: 'Trainer',
  mixedAdmin: 'Any admin role',
  member: 'Learner',
  site: 'By a link or a background job',
} as const;

export type AuditLevel = keyof typeof auditLevels;

export const auditLevelKeys = Object.keys(auditLevels) as AuditLevel[];
