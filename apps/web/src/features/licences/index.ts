export { IssueLicenceScreen } from './issue-licence-screen.tsx';
export { LicencesScreen } from './licences-screen.tsx';
export { MembersLicencesScreen } from './members-licences-screen.tsx';
export { NewLicenceScreen } from './new-licence-screen.tsx';
export { UserLicencesScreen } from './user-licences-screen.tsx';
