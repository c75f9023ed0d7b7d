export { type CheckedPerson, checkNewRows } from './check-new-rows.ts';
export { addPeopleOfRows, verdictsOnAdded } from './import-people.ts';
