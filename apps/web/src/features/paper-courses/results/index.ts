export { MemberResults } from './member-results.tsx';
