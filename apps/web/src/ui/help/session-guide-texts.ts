import type { GuideSection } from './guide-section.ts';

export const sessions: GuideSection = {
  heading: 'Pharmacist-led Courses',
  text: 'Courses by date, with the places taken. Open a course to see its delegates, their attendance and their licences. Register to take means that the session is over and some delegates are not marked. Closed and cancelled courses are under Historic.',
  routes: ['virtual-groups', 'historic-virtual-groups', 'historic-virtual-group-info'],
};

export const health: GuideSection = {
  heading: 'Course health',
  text: 'What is wrong with courses that have not ended: no trainer or place, a booking over a conflict, fewer delegates or licences than needed, a late register or closing. Each finding opens the page where it is fixed. Drafts are in the report from their first date to its end. The page of a course shows its own findings. The report shows the courses as they are now.',
  routes: ['virtual-groups-health', 'virtual-groups-health-check'],
};

export const absentees: GuideSection = {
  heading: 'Absentees',
  text: 'Everyone who was absent or excused, once the course is closed, with what became of the licence. Select people of one organisation and choose Rebook to invite them to another course. A person has caught up after attending the same course within 90 days.',
  routes: ['pled-absentees'],
};

export const ownFeedback: GuideSection = {
  heading: 'Feedback',
  text: 'What delegates said about your courses. Averages appear once three people have answered, comments once five have, and both grow in such steps, so that you never learn who said what. A page of a course shows the same for that course. Delegates are asked by email the morning after, and once more a week later. They can answer for 60 days. Would recommend counts the optional question: the score is the share of 9 and 10 less the share of 0 to 6.',
  routes: ['pharmacist-led-training-feedback'],
};

export const planning: GuideSection = {
  heading: 'Plan a course',
  text: 'A course begins as a draft, which only admins see. Site admins create it for an organisation, they and organisation admins for a service. A site admin adds the sessions, one or several days, the trainer and the place or the link to the meeting, and then schedules it. Licences bought with a new course go into its pool. A draft may name a trainer who has not accepted the invitation yet; you can resend it there. Nobody is told of a draft before it is scheduled. Once attendance is recorded, the schedule is fixed. When a course is scheduled, moved or made a draft again, delegates and people who wait get an email, and the trainer gets a notification. Delegates are reminded 7 days and 1 day before. If a course has fewer delegates than its minimum 7 days before, site admins and the organiser are notified; nothing is cancelled. The schedule is fixed once attendance is recorded. For a course of several sessions, Sessions to attend is the number that a delegate needs in full; empty is all of them. A draft without delegates and licences can be deleted. Duplicate or repeat makes drafts with the same words, places and times, one a week, without delegates and trainer. Trainers are listed in the order of their score, which comes from suitability, journey, calendar, organisation, workload and feedback. A trainer, a venue or a meeting account that is taken at the time is refused, unless you give a reason. A virtual course has a meeting account, which makes a meeting for each session when the course is scheduled and changes it when the course moves, or a link that you type. When a meeting cannot be made, the page says why: fix the account, or choose none and type a link.',
  routes: ['new-virtual-group', 'edit-virtual-group'],
};

export const calendars: GuideSection = {
  heading: 'Calendars',
  text: 'Delegates and the trainer get an email that puts the course into their calendar, about two minutes after the last change. Several changes in a row are one email. When the day or the time changes, everyone who knew the old time gets an email with the old and the new one. Delegates have to accept again, and the email tells those who had accepted that their answer no longer counts. When a delegate is removed, an email takes the course out of the calendar.',
  routes: ['new-virtual-group', 'edit-virtual-group', 'virtual-group-membership', 'delegates', 'schedule'],
};

export const courseDetails: GuideSection = {
  heading: 'Course details',
  text: 'Details shows how to get to a course: the address with a map, notes about access, the equipment, and the phone and email of the venue. For a virtual course it shows the account of the meeting, and the button to join when it is time. The email of the organiser is there too. Services do not see this page.',
  routes: ['course-details', 'delegates'],
};

export const cannotAttend: GuideSection = {
  heading: 'When you cannot attend',
  text: 'Open the course and choose Cannot attend. Enter the reason, which only site admins see. They are notified at once and look for another trainer. You lead the course until they have found one. If you can come after all, choose I can attend after all.',
  routes: ['delegates', 'pharmacist-led-training'],
};

export const replacingTrainer: GuideSection = {
  heading: 'Replace the trainer, add co-trainers',
  text: 'Choose Replace trainer on the page of a scheduled course, also on its day, until attendance is recorded. Trainers are listed in the order of their score. We notify the former trainer, the new one and the organiser once. Dates, delegates and licences stay. A trainer who cannot attend is named at the top of the page and under Course health, until the trainer is replaced or the course is moved. Under Edit course you can add up to 3 co-trainers. They see the delegates and take the register like the trainer, and their time is booked too. Feedback counts for the trainer alone.',
  routes: ['delegates', 'edit-virtual-group', 'virtual-groups-health', 'virtual-groups-health-check'],
};

export const organisers: GuideSection = {
  heading: 'Organisers',
  text: 'An organiser plans courses with trainers, without being an admin. Open the menu of a member and choose Make organiser. Remove as organiser is refused while a course to come names the person.',
  routes: ['members', 'new-virtual-group'],
};

export const changingCourse: GuideSection = {
  heading: 'Change a course of your service',
  text: 'Admins at Medium and High level can change the title, the places, the organiser, the waiting list, what to bring and how many sessions to attend. A site admin sets date, place and trainer.',
  routes: ['edit-virtual-group'],
};

export const delegates: GuideSection = {
  heading: 'Choose delegates',
  text: 'Switch people on to invite them, up to the number of places. Switch them off to remove them: a licence of this course that they have not started is taken back. People whose attendance is recorded stay. A service chooses among its own members, for its own courses. It sees courses of others only with its own delegates.',
  routes: ['virtual-group-membership', 'delegates'],
};

export const messages: GuideSection = {
  heading: 'Write to delegates',
  text: 'Send a message to everyone who has a place on the course. They get it by email with your name, and see it on the page of the course. Delegates can get 3 messages in 24 hours, and the trainer is notified of a message of an admin. Messages that were sent are listed on the page of the course.',
  routes: ['delegates'],
};

export const waitingList: GuideSection = {
  heading: 'Answers and the waiting list',
  text: 'Delegates accept or decline on My Courses. They can decline until 24 hours before the start; an unstarted licence of the course is then taken back. The page of the course lists who declined, with their notes. If you invite more people than places are left, you can put the others on the waiting list. A free place goes to the first person who waits: at once, or when an organisation admin gives it, as the course says. Within 48 hours before the start the place is offered for up to 12 hours. In the last 4 hours nobody gets one.',
  routes: ['virtual-group-membership', 'delegates'],
};

export const register: GuideSection = {
  heading: 'Take the register',
  text: 'The register is open from 15 minutes before each session until the course is closed. Choose the session if the course has several. Marks are sent a moment after you choose them. Without a connection they wait on this device, and the bar below says how many. Keep the page open until none wait; they are also sent when you log in here later. When two people mark the same delegate, the later mark counts. Choose a mark again to remove it. Choose Add someone who came to add a person without an invitation. The waiting list is shown first. Enter a name to find other members of the organisation. People who are not members are added by their email, and get an account and an invitation to it. The person is marked as attended. Without a connection, write down their name and email, and add them when the connection is back. One hour after the course the trainer is reminded of a register that is not complete, and then every day. Marking someone as attended or partly attended uses their licence. Changing the mark later does not return it. Has not finished, below a name, says that a course to finish first is missing on the first day; you can still mark the delegate.',
  routes: ['delegates'],
};

export const signInSheet: GuideSection = {
  heading: 'Sign-in sheet',
  text: 'Download the sign-in sheet of a session and print it. It has a line to sign for every delegate, and empty lines for people who came without an invitation. Choose the session first if the course has several. From the opening of the register you can add photos or PDFs of the signed sheet, until 30 days after the course is closed. Only the trainer, admins of the organisation and site admins see them. They are deleted a year after the course.',
  routes: ['delegates'],
};

export const needs: GuideSection = {
  heading: 'Access and dietary needs',
  text: 'Delegates can enter what they need on the day when they accept the invitation, and change it until the course begins. Only the trainer and the organiser see it below the register. No list or report has it. It is deleted 30 days after the course is closed.',
  routes: ['delegates'],
};

export const materials: GuideSection = {
  heading: 'Materials',
  text: 'Add files and links for the delegates: before the course, or after its last session. Files are PDFs or pictures. Delegates find them on the page of the course.',
  routes: ['delegates'],
};

export const assessing: GuideSection = {
  heading: 'Assess delegates',
  text: 'A course can have an assessment. You can assess delegates who attended enough and have a licence. Assess them by the last day if you can. You can still assess them later, until the course is closed. Choose Assess beside a delegate. On paper you choose the result and may enter a score. For an observation you tick the checklist: every critical item ticked is a pass. Without a connection, results wait on this device, as marks do, and are sent when the connection is back. For an online assessment, delegates take the online course in My Courses. It opens after they have attended enough, and its result counts. We remind delegates without a result, and the trainer who enters results. Reminders go out after half of the days, and 3 days and 1 day before the last. A pass gives the certificate from the day of the result. Trainers and site admins can correct an entered result: choose Correct and enter a reason. The old values are kept. A failure withdraws the certificate, and a pass gives one from the day of the assessment. After the course is closed, only site admins can correct a result. After a failure the licence can be retried free of charge, and the delegate can be assessed again.',
  routes: ['delegates'],
};

export const oneDelegate: GuideSection = {
  heading: 'One delegate',
  text: 'Open a delegate to see their job role, services, attendance, licence and certificate for this course. Licences and Issue licence are one click away.',
  routes: ['delegate-info'],
};

export const issuingAfterRegister: GuideSection = {
  heading: 'Issue after the register',
  text: 'Everyone who attended without a licence gets one. Licences come from the pool of the course first, then from the general pot. Missing licences are requested. Issue them here when they arrive.',
  routes: ['issue-after-register', 'delegates'],
};

export const ending: GuideSection = {
  heading: 'Close or cancel a course',
  text: 'You can close a course after its end, when every delegate is marked and everyone who attended has a licence or a reason for none. People who attended all of it get the certificate, dated on the last day, and an email with a link to it. Where the course has an assessment, only people who passed have one, and results that are missing lapse. Before the last day of the assessment you have to enter why you close the course. Licences of people who partly attended lapse and can be retried. Unstarted licences and the rest of the pool return to the general pot. Where the settings of the organisation say so, absent people forfeit theirs; the check before closing shows how many. You can cancel a course while nobody is marked. Everyone who knows of the course gets one email with the reason, which also takes it out of their calendar. Its link opens a page that says what was cancelled. Within 30 days you can reopen a closed course to correct its register. When you close it again, certificates of people who are no longer marked as attended are withdrawn.',
  routes: ['close-course', 'cancel-course', 'delegates'],
};
