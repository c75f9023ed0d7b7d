export type FaqAudience = 'learners' | 'admins';
export type FaqEntry = { audience: FaqAudience; question: string; answer: string };

export const faqEntries: readonly FaqEntry[] = [
  {
    audience: 'learners',
    question: 'I cannot log in. What can I do?',
    answer:
      'Check that you use the email address or username your invitation was sent to. Then choose “I have forgotten my password” on the login page. If no email arrives within a few minutes, look in the junk folder or ask your administrator which address your account has.',
  },
  {
    audience: 'learners',
    question: 'My invitation link does not work any more.',
    answer:
      'Links in emails work once and for a limited time. Ask the administrator of your Organisation or Service to send a new invitation.',
  },
  {
    audience: 'learners',
    question: 'How do I make sure that my progress is saved?',
    answer:
      'Leave a course with its Exit button. The line at the top of the course says when it was last saved. If you close the window early, Doselore still tries to save the attempt.',
  },
  {
    audience: 'learners',
    question: 'I closed a course halfway. Do I have to start again?',
    answer: 'No. Choose Resume on My Courses, and the course opens where it was last saved.',
  },
  {
    audience: 'learners',
    question: 'I did not pass. Can I try again?',
    answer:
      'Yes. Your results page shows which answers to look at again. Open the course from My Courses to begin another attempt.',
  },
  {
    audience: 'learners',
    question: 'Where is my certificate?',
    answer:
      'A certificate appears on your results page and under My Profile as soon as a course is complete. It shows until when it is valid. You can download it as often as you like.',
  },
  {
    audience: 'learners',
    question: 'A course I need is missing from My Courses.',
    answer: 'A course appears when a licence has been issued to you. Ask the administrator of your Service.',
  },
  {
    audience: 'learners',
    question: 'Somebody interrupted me. Is it safe to leave the page open?',
    answer:
      'Yes. You may be logged out after a while without activity. Log in again and you return to the page you were on. On a shared computer log out instead.',
  },
  {
    audience: 'admins',
    question: 'What is the difference between the general pot and a pool?',
    answer:
      'Licences that an Organisation buys lie in its general pot. From there they can be moved to the pool of one Service. Administrators of that Service issue licences from its pool, and from the general pot if they have been given access to it.',
  },
  {
    audience: 'admins',
    question: 'How long is a certificate valid?',
    answer:
      'For the number of months chosen when the licence was bought. The date on which it ends is worked out when the course is completed.',
  },
  {
    audience: 'admins',
    question: 'Can I take a licence back?',
    answer: 'Yes, as long as the learner has not begun the course. The licence returns to where it was issued from.',
  },
  {
    audience: 'admins',
    question: 'How do I add many people at once?',
    answer:
      'Open Members and choose Bulk upload. Use the template, one person to a row. Every row is checked before anything is saved, and rows with problems do not stop the good ones.',
  },
  {
    audience: 'admins',
    question: 'Somebody has left. Should I delete the account?',
    answer:
      'Archive it. The training record stays for inspections, the person can no longer log in, and the account can be restored.',
  },
  {
    audience: 'admins',
    question: 'Why can I see a page that my colleague cannot?',
    answer:
      'Roles and Service admin levels differ. The level, Low, Medium or High, is a setting of the Organisation and decides what administrators of its Services may do.',
  },
];
