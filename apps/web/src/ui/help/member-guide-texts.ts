import type { GuideSection } from './guide-section.ts';

export const members: GuideSection = {
  heading: 'Members',
  text: 'All members with their job role, services, unfinished licences and valid certificates. Provisional means that the person has not set up their account yet.',
  routes: ['members'],
};

export const serviceMembers: GuideSection = {
  heading: 'Your members',
  text: 'Members of the service, with their licences and valid certificates. For each member you see only the services that you manage.',
  routes: ['members'],
};

export const uploading: GuideSection = {
  heading: 'Upload a list',
  text: 'Upload a CSV or Excel file, or paste cells from a spreadsheet. Confirm the row with the headings and what each column holds. Answer the questions about the whole list: the order of day and month, and words that are no job role or service here. Your answers about words are remembered for the next list. Then fix single rows: each correction is saved as you type. Only rows that are ready are imported. Nobody who has left is invited; organisation admins can have members who have left archived. A last day to come is kept and shown on the page of the member, and archives nobody. You can leave while the import runs; a notification tells you when it has finished.',
  routes: ['bulk-upload-new-users', 'bulk-upload-new-users-step'],
};

export const uploadingDelegates: GuideSection = {
  heading: 'Upload delegates',
  text: 'Upload a list of the people for one course. Those who are not members yet are invited to join, and everyone in the list is added to the course. Members are found by their address; nothing else in their row counts. The first rows get the free places, the others wait for one. The check shows which. The result says what each person has and was told. Nobody is told of a draft before it is scheduled.',
  routes: ['bulk-upload-delegates', 'bulk-upload-delegates-step'],
};

export const changes: GuideSection = {
  heading: 'Upload changes',
  text: 'Members are found by ID or email. An empty cell keeps the current value. The word CLEAR removes it. You see each change before it is made. After people have accepted their invitation, only they can change their name and address.',
  routes: ['bulk-upload-edit-users', 'bulk-upload-edit-users-step'],
};

export const uploadingResults: GuideSection = {
  heading: 'Upload results',
  text: 'Choose Results of a face-to-face course, then the course. Upload a list with ID or email, day, result and assessor. Some courses also need the score. The check applies the rule of the course to each row. One scan of a signed list can cover all rows. People without a licence can get a licence from the stock that you choose. Rows that could not be recorded can be downloaded with their reasons.',
  routes: ['choose-results', 'bulk-upload-results', 'bulk-upload-results-step'],
};

export const uploadingEntries: GuideSection = {
  heading: 'Upload external courses',
  text: 'Upload a list of courses that members took elsewhere. Each row needs ID or email, course and day. Months and reference are optional. The check shows the problems of each row. You can add the certificates as a zip: name each file by the reference or the number of its row. Nothing is entered before you choose Enter. Rows that could not be entered can be downloaded with their reasons. The entries are then verified like entries that members add.',
  routes: ['bulk-upload-external-courses', 'bulk-upload-external-courses-step'],
};

export const everybody: GuideSection = {
  heading: 'Select all pages',
  text: 'Choose the checkbox in the heading to select a page. The line above the list then offers all pages. You confirm the number. If the number changes before you confirm, nothing is done and you see the new number. Archiving ends places at courses, waiting-list entries, organiser duties and unstarted licences. Doselore lists them before you confirm. You can undo archiving. Undo gives back every place and licence that is still free. You can leave the page while password links are sent. The Password links tab shows progress and who got no link.',
  routes: ['members', 'archived-members', 'bulk-password-reset'],
};

export const person: GuideSection = {
  heading: 'One person',
  text: 'Open a person to see their details, progress and results, certificates, licences and history. Each tab is a list that you can search. You can download each certificate as a PDF.',
  routes: [
    'members-info',
    'members-learning',
    'members-certificates',
    'members-history',
    'user-info',
    'user-learning',
    'user-certificates',
    'user-history',
  ],
};

export const workHistory: GuideSection = {
  heading: 'Work history',
  text: 'The details of a person show since when they are a member, in which services they work, and their job role by day. Correct changes the first day, with a reason. The earlier entry stays on record. Under job role you can set a role for this organisation alone, for example for a locum.',
  routes: ['members-info'],
};

export const paperResults: GuideSection = {
  heading: 'Results of Face to Face Courses',
  text: 'Progress and results lists licences that wait for a result. Choose Record result there, or in the row menu of the licence or the member. Enter the day, pass or fail, and the assessor. Some courses also need a score or a scan of the signed form. The result uses the licence, and a pass gives the certificate from the day of the course. Only site admins can correct a result. The old values are kept.',
  routes: ['members-learning', 'members-licences', 'members'],
};

export const externalEntries: GuideSection = {
  heading: 'External courses',
  text: 'Progress and results lists the courses that a person took elsewhere. Open the evidence, then choose Verify, or Reject with a reason that the person reads. Each organisation decides for itself. Choose Withdraw to undo a verdict. You cannot decide about your own entry. Choose Add entry to enter a course for the person. Open an entry to change it. You cannot change a decided entry: choose Correct to add a new entry that replaces it.',
  routes: ['members-learning', 'members-external-course', 'person-external-courses', 'person-external-course'],
};

export const trainingRecords: GuideSection = {
  heading: 'Training records',
  text: 'Lists the external courses of your members that wait for a verdict. Open the evidence of each entry, select up to 50, then choose Verify. The button appears after you open the evidence of every selected entry. Decide about entries without evidence one by one: choose the course to open its page. Change the state above the list to see decided entries.',
  routes: ['training-records'],
};

export const withdrawing: GuideSection = {
  heading: 'Withdraw a certificate',
  text: 'Open the person, choose Certificates, then Withdraw. You see which certificate is valid afterwards. A withdrawal is final, and every check of the code or badge shows it. To correct it, issue a new licence or record the result again.',
  routes: ['members-certificates', 'user-certificates'],
};
