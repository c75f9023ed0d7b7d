export { MembersScreen } from './members-screen.tsx';
