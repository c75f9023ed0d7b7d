import type { GuideSection } from './guide-section.ts';

export const allOrganisations: GuideSection = {
  heading: 'Organisations',
  text: 'Open an organisation to see its members and licences. The menu on the left shows its pages. The arrow at the top goes back to all organisations.',
  routes: ['groups'],
};

export const users: GuideSection = {
  heading: 'Users',
  text: 'Everyone with an account, in all organisations. Open a person to see their details, learning, licences and history. Archiving an account ends upcoming courses, waiting-list places, organiser duties and unstarted licences of the person; the dialogue lists them. Restoring gives back what is still free. Demo users have a list of their own.',
  routes: ['users', 'demo-users'],
};

export const creatingCourse: GuideSection = {
  heading: 'Create a course',
  text: 'Choose New course and its kind, and enter the title and the certificate length. Upload the package of a course that learners take on their own under Packages and modules. Then choose Make live. Learners with a licence can start a live course.',
  routes: ['courses', 'new-course', 'edit-course'],
};

export const versions: GuideSection = {
  heading: 'Versions of a course',
  text: 'Choose New version to change a course that people are taking. The new version is a draft with the same modules and settings. Change it, then choose Make live. People who have started stay on their version, everyone else begins with the live one. You can make an earlier version live again.',
  routes: ['edit-course', 'edit-sco'],
};

export const archivingCourse: GuideSection = {
  heading: 'Archive a course',
  text: 'Choose Archive in the menu of a course. It first lists the licences and courses concerned. An archived course is not sold, issued or offered. People who have a licence can start and finish it, and certificates stay. To restore it, choose Archived under State.',
  routes: ['courses'],
};

export const paperCourses: GuideSection = {
  heading: 'Face-to-face courses',
  text: 'An assessor watches the person, and an admin records the result. Each version has its rule: score and pass mark, a scan of the signed form, and the assessors who may be named. Results are recorded by the rule of the live version. A new version leaves recorded results as they are.',
  routes: ['courses', 'new-paper-course', 'edit-paper-course'],
};

export const extraData: GuideSection = {
  heading: 'Extra data of courses',
  text: 'What a course teaches, who it is for, how long it takes and which standards it meets. Learners read the learning objectives before they start. The table says what is missing and which reviews are overdue. Each save is a version, and certificates keep theirs. The content owner is notified before a review is due, and site admins before an accreditation ends.',
  routes: ['extra-data', 'edit-course', 'edit-paper-course'],
};

export const feedbackForms: GuideSection = {
  heading: 'Feedback forms',
  text: 'Learners give stars, and answer up to 7 questions that you write. Courses without a form of their own use the form of the site, in the tab Feedback forms. The tab Feedback of a course changes its own form and lists what people answered. Each save is a version. Earlier answers keep the questions that people were asked. Learners who have the form open can still answer the earlier questions. After a face-to-face course, learners are asked once its result is recorded.',
  routes: ['courses', 'edit-course', 'edit-paper-course'],
};

export const trying: GuideSection = {
  heading: 'Try as a learner',
  text: 'Choose Try as a learner in the menu of a course or a draft. A module plays as it does for a learner, and then shows the result that a learner would get. A distance course shows its texts and its questions, and marks your answers. No licence is used and no result is stored. Attempt limits and prerequisites do not apply.',
  routes: ['courses', 'edit-course', 'try-course', 'try-module'],
};

export const externalCatalogue: GuideSection = {
  heading: 'Catalogue of external courses',
  text: 'Courses of other providers are in the tab External. People choose from them when they add a course that they took elsewhere. Set whether evidence is needed, and where to find the reference. Choose Recognise as a course to set the Doselore course that a verified entry counts for, and the first day. To end a recognition, choose the day from which it no longer counts.',
  routes: ['courses', 'new-external-course', 'edit-external-course'],
};

export const packages: GuideSection = {
  heading: 'Packages',
  text: 'Upload one SCORM 1.2 zip of at most 1 GB. A zip that cannot be used is refused with the reason. A zip with smaller problems is accepted and the problems are listed. Replacing a package creates a new version. People who have started continue with the earlier version.',
  routes: ['scos', 'new-course'],
};

export const checklist: GuideSection = {
  heading: 'Checklist',
  text: 'Assessors tick the checklist of a course for each delegate of a Pharmacist-led Course with an observed assessment. It has up to 40 items. Mark an item as critical if a delegate fails without it. Saving makes a new version. Observations by earlier versions stay as they are.',
  routes: ['checklist'],
};

export const modules: GuideSection = {
  heading: 'Modules',
  text: 'Use the buttons to move modules up or down. Each module has its own settings: minutes, maximum attempts, complete on open, and content from other websites. The list shows how many attempts were made and how many failed. Choose Archive to remove a module from a draft, or from a course that nobody is taking. You can restore archived modules below the list.',
  routes: ['scos', 'edit-sco'],
};

export const siteDocuments: GuideSection = {
  heading: 'Documents',
  text: 'Documents from Doselore. Choose New document, set who reads it, and then add its file. Each new file is a version: readers get the newest. A substantial version asks readers to read it again. Readers get an email about a new document, 3 days before it is due, and when it is overdue. Under Readers you see who has read it. You can remind the other readers, once in 7 days. You can leave the page while reminders are sent. The page shows how many were sent. You can also download a signature sheet of each version. Office files with macros, embedded files or links to other files are refused.',
  routes: ['documents', 'new-document', 'edit-document'],
};

export const venues: GuideSection = {
  heading: 'Venues',
  text: 'A venue is a room with a capacity and equipment. Choose an organisation under Own room of an organisation if only this organisation can use it. Under Exclusions choose the organisations that cannot use the venue, each with a reason. Archive a venue that is no longer used. You can restore it.',
  routes: ['venues', 'new-venue', 'edit-venue', 'venue-exclusions'],
};

export const locations: GuideSection = {
  heading: 'Locations',
  text: 'A location is an area with one address as its reference point. Journeys are estimated from the postcode district. If the position of a district is unknown, enter latitude and longitude. Archive a location that is no longer used. You can restore it.',
  routes: ['locations', 'new-location', 'edit-location'],
};

export const duplicates: GuideSection = {
  heading: 'Duplicates',
  text: 'Pairs of accounts with the same mailbox, the same GPhC number, or the same name and payroll number or service. Choose Compare and merge to see both side by side. Choose Not a duplicate to remove the pair from the list. You can undo this.',
  routes: ['duplication-overview'],
};

export const duplicateRecords: GuideSection = {
  heading: 'Other duplicate records',
  text: 'There are also lists of duplicate licences, duplicate certificates, stock with two certificate lengths, venues with two spellings, and services that share a code. The menu of each row opens the page where you can fix it. You can choose the spelling of a venue in the list. If both records are correct, remove the pair from the list. You can undo this.',
  routes: [
    'duplicate-licences',
    'duplicate-certificates',
    'duplicate-months',
    'duplicate-venues',
    'duplicate-services',
  ],
};

export const merging: GuideSection = {
  heading: 'Merge two people or two organisations',
  text: 'The second record is merged into the first. You see the records that move, and the licences that end, before you confirm by typing a name. We notify the admins of both organisations by email. You can undo a merge for 30 days, unless a later merge or a changed record prevents it.',
  routes: ['merge-members', 'merge-groups'],
};

export const brokenAdmins: GuideSection = {
  heading: 'Broken admins',
  text: 'Admins with a problem: archived accounts, people who have left, roles without a place, places without a role, and sessions led by people who are not trainers. Select problems and choose Prepare repairs. You see each change before you confirm it. You can undo repairs for 30 days. If a place has no admin left, choose one yourself.',
  routes: ['broken-managers', 'fix-plan'],
};

export const siteAdmins: GuideSection = {
  heading: 'Site admins',
  text: 'Choose New site admin to propose a person. Another site admin confirms by the link in an email. Choose Withdraw to cancel a proposal that is not yet confirmed. Choose Remove and enter your password to remove a site admin.',
  routes: ['super-admins', 'super-admin-new'],
};

export const audits: GuideSection = {
  heading: 'Admin audits',
  text: 'All changes, with who made them, when and in which role. Each row shows the values before and after. Filter by person, organisation, action and date. Rows cannot be changed or deleted. The seal shows whether anyone has tried.',
  routes: ['admin-audits'],
};

export const questions: GuideSection = {
  heading: 'Questions to the pharmacist',
  text: 'Every site admin gets a notification for each question, and the pharmacist’s mailbox gets an email without the text. Answer by email to the address under the question. The text of a question is never sent by email.',
  routes: ['notifications'],
};

export const linkingCourses: GuideSection = {
  heading: 'Linked courses',
  text: 'Choose New link, the kind and two courses. You see how many people it affects before you create the link. It applies from that day. Courses that count as the same join into one set. Choose Add another course to link up to 5 courses at once that count as the same or are offered together. A course that covers another counts as it, never the reverse. A course to finish first has to be covered before an online course can be started; for face-to-face courses and sessions it is only shown, to the learner and in the register. Choose End link in the menu of a row to end it: you see who loses cover first. The tab Links of a course lists its own links.',
  routes: ['linked-courses', 'new-link'],
};

export const refreshers: GuideSection = {
  heading: 'Refreshers',
  text: 'A refresher renews the certificate of its full course until 60 days after it expires. Uptake is the share of renewals in 12 months that used the refresher. Choose a number, or See the people in the menu of a row, to list who can renew and who is too late. The second table lists courses with many certificates and no refresher.',
  routes: ['refreshers', 'refresher-people'],
};
