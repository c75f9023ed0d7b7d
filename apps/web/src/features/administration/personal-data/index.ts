export { ErasePerson } from './erase-person.tsx';
