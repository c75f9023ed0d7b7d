import type { GuideSection } from './guide-section.ts';

export const sessions: GuideSection = {
  heading: 'Pharmacist-led Courses',
  text: 'By date, with how many of the places are taken. Open one for its delegates, their attendance and their licences. Register to take means that it is over and somebody is not marked yet. What was closed or cancelled is under Historic.',
  routes: ['virtual-groups', 'historic-virtual-groups', 'historic-virtual-group-info'],
};

export const register: GuideSection = {
  heading: 'Take the register',
  text: 'Open from 15 minutes before the start until the course is closed. Mark who was there and save all marks together. The first mark that somebody attended, also in part, uses their licence; changing the mark later does not give it back.',
  routes: ['delegates'],
};

export const issuingAfterRegister: GuideSection = {
  heading: 'Issue after the register',
  text: 'Everybody who attended and has no licence gets one, from the pool of the course first. What the pool does not have comes from the general pot, or is asked for: then they are shown as asked for, and you issue to them when it has come.',
  routes: ['issue-after-register', 'delegates'],
};

export const ending: GuideSection = {
  heading: 'Close or cancel a course',
  text: 'Close it after its end, when everybody is marked and everybody who attended has a licence, or a written reason for none. Who attended all of it gets the certificate, from the last day on; a licence that was used for less has lapsed and can be retried. Unstarted licences of those who were not there, and what is left in its pool, go back into the general pot. Cancel one that nobody is marked for: delegates and trainer are told.',
  routes: ['close-course', 'cancel-course', 'delegates'],
};
