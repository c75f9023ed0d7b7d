export type FaqAudience = 'learners' | 'admins';
/** A question with its answer. `also` has search words that occur in neither. */
export type FaqEntry = { audience: FaqAudience; question: string; answer: string; also?: string };

export const faqEntries: readonly FaqEntry[] = [
  {
    audience: 'learners',
    question: 'I cannot sign in. What can I do?',
    also: 'log in locked out',
    answer:
      'Use the email address that received your invitation, or your username. Choose “I have forgotten my password” on the login page. If no email arrives within a few minutes, look in your junk folder, or ask your administrator which address your account has. After several failed attempts you must wait up to 5 minutes.',
  },
  {
    audience: 'learners',
    question: 'My link from an email has stopped working.',
    also: 'invitation expired reset',
    answer:
      'Links in emails work once. An invitation works for 14 days unless your organisation chose another period. A password link works for 1 hour. Request a new password link on the login page, or ask an administrator of your organisation or service for a new invitation.',
  },
  {
    audience: 'learners',
    question: 'How do I make sure that my progress is saved?',
    answer:
      'Leave a course with its Exit button. The line at the top of the course shows when it was last saved. If you close the window early, Doselore still tries to save your progress.',
  },
  {
    audience: 'learners',
    question: 'I closed a course halfway. Do I have to start again?',
    also: 'resume continue',
    answer: 'No. Choose Resume on My Courses. The course opens where it was last saved.',
  },
  {
    audience: 'learners',
    question: 'Why does it say that this course is open somewhere else?',
    also: 'duplicate tab device',
    answer:
      'A course can be open in one place at a time. When you open it in another tab or on another device, it continues there. Your earlier progress is saved. When you sign out in another tab, the course stops and says whether your latest progress is saved.',
  },
  {
    audience: 'learners',
    question: 'Why is a part of a course blocked?',
    also: 'video film youtube website empty frame',
    answer:
      'The part comes from another website, which nobody has allowed for this course. The rest of the course works and your progress is saved. Tell your organisation if you need that part. Where the whole course comes from another website, it cannot be taken until the website is allowed.',
  },
  {
    audience: 'learners',
    question: 'Why is a module locked?',
    also: 'prerequisite attempts',
    answer:
      'Some modules open after you complete others. The list of modules shows which. A module can also have a limit of attempts. When you have used all your attempts, speak to your administrator.',
  },
  {
    audience: 'learners',
    question: 'I did not pass. Can I try again?',
    also: 'fail failed retake',
    answer:
      'Yes, unless the module has a limit of attempts and you have used them all. Your results page shows your wrong answers and the button Try again.',
  },
  {
    audience: 'learners',
    question: 'Can I look at a course again after I completed it?',
    also: 'review practise practice repeat',
    answer:
      'Yes. Open the course on My Courses. Look again shows it with your result and saves nothing. Practise again starts it from the beginning; your result and your certificate do not change. When you have a new licence for the course, start that instead.',
  },
  {
    audience: 'learners',
    question: 'Where is my certificate?',
    also: 'download pdf proof',
    answer:
      'A certificate appears on your results page and under My Profile when you complete the whole course. It shows its expiry date. You can download it at any time.',
  },
  {
    audience: 'learners',
    question: 'How can someone check that a certificate is real?',
    also: 'verify inspector employer',
    answer:
      'Every certificate has a certificate number, a code and a QR code. Anyone can enter the number or the code on the page Check a certificate. The page shows initials, surname, course, dates and whether the certificate is valid.',
  },
  {
    audience: 'learners',
    question: 'When should I renew?',
    also: 'expire expiry',
    answer:
      'My Courses marks certificates that expire within 90 days. Your organisation must issue a new licence before you can take the course again.',
  },
  {
    audience: 'learners',
    question: 'Why is a course missing from My Courses?',
    answer:
      'A course appears when a licence has been issued to you. Ask an administrator of your organisation or service.',
  },
  {
    audience: 'learners',
    question: 'Where do I find forms, guides and procedures?',
    also: 'resources documents download',
    answer:
      'Under Resources. It has documents for everyone and documents from your organisation. You can open each document in the browser or download it.',
  },
  {
    audience: 'learners',
    question: 'How do I ask the pharmacist a question?',
    also: 'ask the pharmacist help clinical',
    answer:
      'Open Help and choose Ask the Pharmacist. A member of the product team answers by email. Do not write about a patient: no names, dates of birth or NHS numbers. If your question could not be sent, your text is still there when you open Ask the Pharmacist again.',
  },
  {
    audience: 'learners',
    question: 'Is it safe to leave the page open?',
    also: 'logged out session timeout',
    answer:
      'Yes. You are signed out after 2 hours without activity. Administrators are signed out after 45 minutes. Sign in again to return to the same page. On a shared computer, sign out instead.',
  },
  {
    audience: 'learners',
    question: 'Why am I asked to accept the terms and conditions?',
    also: 'privacy legal',
    answer:
      'You accept them when you set up your account, and again when they change significantly. Doselore records which version you accepted and when.',
  },
  {
    audience: 'admins',
    question: 'How do I book training?',
    also: 'trainer course dates enquiry pharmacist-led',
    answer:
      'Open Booking enquiries in the menu of your organisation and choose New enquiry. Say which course you want, for how many people, which days would suit, and where. We ask trainers. When one can come, you choose the time, and the course is scheduled once the trainer has confirmed it.',
  },
  {
    audience: 'admins',
    question: 'What is the difference between the general pot and a pool?',
    also: 'licence stock',
    answer:
      'Licences that an organisation buys are added to its general pot. They can be issued from there to any member. A pool holds licences for one service.',
  },
  {
    audience: 'admins',
    question: 'When is a licence used up?',
    also: 'seat issued started',
    answer:
      'Issuing a licence takes it from the general pot or a pool. It counts as used when the member starts the course. A member can hold one unfinished licence for a course at a time.',
  },
  {
    audience: 'admins',
    question: 'How long is a certificate valid?',
    also: 'months expiry renewal',
    answer:
      'For the number of months chosen when the licence was bought. 0 means that it never expires. The expiry date is set when the course is completed.',
  },
  {
    audience: 'admins',
    question: 'How do notifications work?',
    also: 'bell unread',
    answer:
      'The bell shows the number of unread notifications. Open it and mark one or all as read. Opening the panel does not mark them as read. The page All notifications keeps them for 12 months.',
  },
  {
    audience: 'admins',
    question: 'What happens to learners when a package is replaced?',
    also: 'scorm version upload',
    answer:
      'People who have started a module continue with their version. People who start later get the new version. Results and certificates do not change.',
  },
  {
    audience: 'admins',
    question: 'Why can I see a page that my colleague cannot?',
    also: 'permission role access level',
    answer:
      'Roles and service admin levels differ. The level (Low, Medium or High) is set for each organisation. It decides what administrators of its services may do.',
  },
];
