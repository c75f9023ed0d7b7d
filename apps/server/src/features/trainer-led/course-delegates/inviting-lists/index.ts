export { type InvitedPeople, inviteFromList, lockPlaces, type PlacesOfCourse } from './invite-from-list.ts';
