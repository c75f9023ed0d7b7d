export { IssueLicenceScreen } from './issue-licence-screen.tsx';
export { refreshAfterLicences } from './licences.queries.ts';
export { LicencesScreen } from './licences-screen.tsx';
export { MembersLicencesScreen } from './members-licences-screen.tsx';
export { NewLicenceScreen } from './new-licence-screen.tsx';
export { productKey } from './order-form.ts';
export { useOrderWords } from './order-words.ts';
export { UserLicencesScreen } from './user-licences-screen.tsx';
