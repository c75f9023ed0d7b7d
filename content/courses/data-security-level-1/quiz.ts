import type { Quiz } from '../../src/course-types.ts';

export const quiz: Quiz = {
  title: 'Quiz: data security awareness',
  questions: [
    {
      id: 'special',
      objective: 'what_we_protect',
      type: 'single',
      prompt: 'Why does the law give health information extra protection?',
      options: [
        { label: 'Because it is kept on computers', feedback: 'Paper, speech and pictures are protected as well.' },
        {
          label: 'Because it is special category data, which can do serious harm if it is misused',
          correct: true,
          feedback: 'Health data is among the special categories in UK data protection law.',
        },
        {
          label: 'Because the NHS owns it',
          feedback: 'The protection is for the person, no matter who holds the record.',
        },
      ],
    },
    {
      id: 'share_care',
      objective: 'sharing',
      type: 'true-false',
      prompt: 'Sharing information for a person’s own care can be as important as keeping it confidential.',
      options: [
        {
          label: 'True',
          correct: true,
          feedback: 'This is one of the Caldicott principles. Not sharing can cause harm too.',
        },
        {
          label: 'False',
          feedback:
            'One of the Caldicott principles says that it can. Share what the care needs, with those who give the care.',
        },
      ],
    },
    {
      id: 'smartcard',
      objective: 'access',
      type: 'single',
      prompt: 'A locum’s smartcard does not work, and the queue is long. What do you do?',
      options: [
        {
          label: 'Lend her your card for the morning',
          feedback: 'Everything she does would be recorded as done by you. Cards are never shared.',
        },
        { label: 'Log in for her and let her use your session', feedback: 'This is the same as lending the card.' },
        {
          label: 'Contact the smartcard support or registration authority, and use the fallback in your procedure',
          correct: true,
          feedback: 'It takes longer, and it keeps the record true.',
        },
        {
          label: 'Write your passcode on a note beside the screen',
          feedback: 'A passcode that others can read is no longer a passcode.',
        },
      ],
    },
    {
      id: 'phishing',
      objective: 'phishing',
      type: 'multiple',
      prompt: 'Which of these are warning signs in an email?',
      options: [
        {
          label: 'It says your account will be closed within the hour',
          correct: true,
          feedback: 'Hurry and threats are there to stop you thinking.',
        },
        {
          label: 'The link shows one address and leads to another',
          correct: true,
          feedback: 'Check where a link leads before you use it.',
        },
        {
          label: 'It asks you to confirm your password',
          correct: true,
          feedback: 'No honest service asks for your password by email.',
        },
        {
          label: 'It is addressed to you by name and comes from a colleague you asked for it',
          feedback:
            'Expected mail from a known sender is not a warning sign in itself, though attachments still deserve a look.',
        },
      ],
    },
    {
      id: 'telephone',
      objective: 'sharing',
      type: 'single',
      prompt: 'A caller says: “I’m her sister. Has she collected her tablets?” What is the best reply?',
      options: [
        {
          label: '“Yes, this morning.”',
          feedback: 'Even this small answer tells a stranger that she is a patient, and that she takes medicine.',
        },
        {
          label: '“I can’t discuss whether someone is a patient here. Please ask her to call us.”',
          correct: true,
          feedback: 'Polite, firm, and it gives nothing away.',
        },
        {
          label: '“What is her date of birth? Then I can tell you.”',
          feedback: 'A relative, or anyone else, may know the date of birth. It does not give permission.',
        },
      ],
    },
    {
      id: 'wrong_bag',
      objective: 'incidents',
      type: 'single',
      prompt: 'You find that Mrs Lee was given Mr Leigh’s bag an hour ago. What do you do first?',
      options: [
        {
          label: 'Wait to see whether anyone notices',
          feedback: 'There may be harm to both patients, and the time limits for reporting have begun.',
        },
        {
          label: 'Tell the responsible pharmacist now',
          correct: true,
          feedback: 'Patient safety comes first, then containment and the report. Speak up at once.',
        },
        {
          label: 'Change the delivery record so that it looks right',
          feedback: 'Never alter a record to hide an error.',
        },
      ],
    },
  ],
};
