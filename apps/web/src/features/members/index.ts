export { AddExistingScreen } from './add-existing-screen.tsx';
export { ArchivedMembersScreen } from './archived-members-screen.tsx';
export { BulkPasswordResetScreen } from './bulk-password-reset-screen.tsx';
export { EditMemberScreen } from './edit-member-screen.tsx';
export { MemberInfoScreen } from './member-info-screen.tsx';
export { memberQuery, membersQuery, refreshMembers, sendArchive } from './members.queries.ts';
export { MembersScreen } from './members-screen.tsx';
export { MembershipScreen } from './membership-screen.tsx';
export { NewMemberScreen } from './new-member-screen.tsx';
