export { type IssueOption, issueOptionsQuery } from './issue-options.queries.ts';
export { type PersonHere, useLicencePlace } from './licence-place.ts';
export { canTakeBack, useLicenceRights } from './licence-rights.ts';
export { stateColumn } from './licence-state.tsx';
export { licenceTags } from './licence-tags.ts';
export { MembersLicencesScreen } from './people/members-licences-screen.tsx';
export { UserLicencesScreen } from './people/user-licences-screen.tsx';
export { useLicenceCommands } from './taking-back/use-licence-commands.tsx';
export { usePersonHere } from './use-person-here.ts';
