export { checkMeetingAccount } from './accounts/check-meeting-account.ts';
export { listJoins, listReadySessions } from './joining/joining.repository.ts';
export { showJoining } from './joining/show-joining.ts';
export { showMeetings } from './meetings/show-meetings.ts';
export { newMark, releaseMeetings, wantMeetings } from './meetings/want-meetings.ts';
export { meetingWorker } from './meetings/work-meetings.ts';
export { videoMeetingRoutes } from './video-meetings.routes.ts';
