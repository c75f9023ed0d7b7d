export { canChangeIdentity, changePerson, identityIsTheirs } from './change-member.ts';
export { addPeople, addressTaken, checkOpen } from './invite-person.ts';
export { memberRoutes } from './members.routes.ts';
