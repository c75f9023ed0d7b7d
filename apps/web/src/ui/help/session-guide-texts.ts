import type { GuideSection } from './guide-section.ts';

export const sessions: GuideSection = {
  heading: 'Pharmacist-led Courses',
  text: 'Courses by date, with the places taken. Open a course to see its delegates, their attendance and their licences. Register to take means that the session is over and some delegates are not marked. Closed and cancelled courses are under Historic.',
  routes: ['virtual-groups', 'historic-virtual-groups', 'historic-virtual-group-info'],
};

export const register: GuideSection = {
  heading: 'Take the register',
  text: 'The register is open from 15 minutes before the start until the course is closed. Mark who attended, then save. Marking someone as attended or partly attended uses their licence. Changing the mark later does not return it.',
  routes: ['delegates'],
};

export const issuingAfterRegister: GuideSection = {
  heading: 'Issue after the register',
  text: 'Everyone who attended without a licence gets one. Licences come from the pool of the course first, then from the general pot. Missing licences are requested. Issue them here when they arrive.',
  routes: ['issue-after-register', 'delegates'],
};

export const ending: GuideSection = {
  heading: 'Close or cancel a course',
  text: 'You can close a course after its end, when every delegate is marked and everyone who attended has a licence or a reason for none. People who attended all of it get the certificate, dated on the last day. Licences of people who partly attended lapse and can be retried. Unstarted licences and the rest of the pool return to the general pot. You can cancel a course while nobody is marked. We notify the delegates and the trainer.',
  routes: ['close-course', 'cancel-course', 'delegates'],
};
