export { notifySiteAdmins } from './notify.ts';
