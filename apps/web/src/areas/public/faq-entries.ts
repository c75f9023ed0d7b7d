export type FaqAudience = 'learners' | 'admins';
/** A question with its answer. `also` has search words that occur in neither. */
export type FaqEntry = { audience: FaqAudience; question: string; answer: string; also?: string };

export const faqEntries: readonly FaqEntry[] = [
  {
    audience: 'learners',
    question: 'I cannot log in. What can I do?',
    also: 'sign in locked out',
    answer:
      'Check that you use the email address or username your invitation was sent to. Then choose “I have forgotten my password” on the login page. If no email arrives within a few minutes, look in the junk folder or ask your administrator which address your account has. After several failed attempts you have to wait a little, at most five minutes.',
  },
  {
    audience: 'learners',
    question: 'My link from an email does not work any more.',
    also: 'invitation expired reset',
    answer:
      'Links in emails work once. An invitation is good for fourteen days, a link for a new password for one hour. Ask for a new password on the login page, or ask the administrator of your Organisation or Service for a new invitation.',
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
    also: 'resume continue',
    answer: 'No. Choose Resume on My Courses, and the course opens where it was last saved.',
  },
  {
    audience: 'learners',
    question: 'It says that this course is open somewhere else.',
    also: 'duplicate tab device',
    answer:
      'A course can be open in one place at a time. When you open it in another tab or on another device it goes on there, and what you had done before is saved.',
  },
  {
    audience: 'learners',
    question: 'A module is locked.',
    also: 'prerequisite attempts',
    answer:
      'Some modules open after others have been completed: the list of modules says which. A module can also have a limit of attempts. When you have used them all, speak to your administrator.',
  },
  {
    audience: 'learners',
    question: 'I did not pass. Can I try again?',
    also: 'fail failed retake',
    answer:
      'Yes, unless the module has a limit of attempts and you have used them all. Your results page shows which answers to look at again, and has the button Try again.',
  },
  {
    audience: 'learners',
    question: 'Where is my certificate?',
    also: 'download pdf proof',
    answer:
      'A certificate appears on your results page and under My Profile as soon as the whole course is complete. It shows until when it is valid. You can download it as often as you like.',
  },
  {
    audience: 'learners',
    question: 'How can somebody check that a certificate is real?',
    also: 'verify inspector employer',
    answer:
      'Every certificate has a code and a QR picture. Anybody can enter the code on the page Check a certificate, and sees initials, surname, course, dates and whether it is still valid.',
  },
  {
    audience: 'learners',
    question: 'When should I renew?',
    also: 'expire expiry ends',
    answer:
      'My Courses marks certificates that end within ninety days. Your Organisation has to issue a new licence before you can take the course again.',
  },
  {
    audience: 'learners',
    question: 'A course I need is missing from My Courses.',
    answer:
      'A course appears when a licence has been issued to you. Ask the administrator of your Organisation or Service.',
  },
  {
    audience: 'learners',
    question: 'Where do I find forms, guides and procedures?',
    also: 'resources documents download',
    answer:
      'Under Resources. There are documents for everybody, and those that your own Organisation has published for its members. Each can be opened in the browser or downloaded.',
  },
  {
    audience: 'learners',
    question: 'How do I ask the pharmacist a question?',
    also: 'ask the pharmacist help clinical',
    answer:
      'Open Help and choose Ask the Pharmacist. A member of the product team answers by email. Write nothing about a patient: no names, dates of birth or NHS numbers. If a question could not be sent, what you typed is there when you open it again.',
  },
  {
    audience: 'learners',
    question: 'Somebody interrupted me. Is it safe to leave the page open?',
    also: 'logged out session timeout',
    answer:
      'Yes. After two hours without activity you are logged out, administrators after forty-five minutes. Log in again and you return to the page you were on. On a shared computer log out instead.',
  },
  {
    audience: 'learners',
    question: 'Why am I asked to accept the terms and conditions?',
    also: 'privacy legal',
    answer:
      'Everybody accepts them once with their invitation, and once more when they change in a way that matters. Doselore keeps which version you accepted, and when.',
  },
  {
    audience: 'admins',
    question: 'What is the difference between the general pot and a pool?',
    also: 'licence stock',
    answer:
      'Licences that an Organisation buys lie in its general pot, and can be issued from there to any of its members. A pool is set aside for one Service.',
  },
  {
    audience: 'admins',
    question: 'When is a licence used up?',
    also: 'seat issued started',
    answer:
      'Issuing takes it out of the general pot for one member. It counts as used when the member starts the course. A member can hold one open licence of a course at a time.',
  },
  {
    audience: 'admins',
    question: 'How long is a certificate valid?',
    also: 'months expiry renewal',
    answer:
      'For the number of months chosen when the licence was bought; 0 means that it does not end. The date on which it ends is worked out when the course is completed.',
  },
  {
    audience: 'admins',
    question: 'What do the notifications tell me, and how do I get rid of them?',
    also: 'bell unread',
    answer:
      'The bell counts what you have not read. Open it, and mark one or all as read; opening the panel alone marks nothing. The page All notifications keeps them for twelve months.',
  },
  {
    audience: 'admins',
    question: 'What happens to learners when a package is replaced?',
    also: 'scorm version upload',
    answer:
      'Who has started a module goes on with the version it began with. Everybody who starts afterwards gets the new one. Results and certificates stay as they are.',
  },
  {
    audience: 'admins',
    question: 'Why can I see a page that my colleague cannot?',
    also: 'permission role access level',
    answer:
      'Roles and Service admin levels differ. The level, Low, Medium or High, is a setting of the Organisation and decides what administrators of its Services may do.',
  },
];
