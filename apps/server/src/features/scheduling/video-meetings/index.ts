export { checkMeetingAccount } from './accounts/check-meeting-account.ts';
export { type CourseJoining, readJoining, trainerJoining } from './joining/read-joining.ts';
export { showMeetings } from './meetings/show-meetings.ts';
export { newMark, releaseMeetings, wantMeetings } from './meetings/want-meetings.ts';
export { meetingWorker } from './meetings/work-meetings.ts';
export { videoMeetingRoutes } from './video-meetings.routes.ts';
