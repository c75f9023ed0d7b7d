import { type DistanceCourse, section } from './distance-course.ts';

/** Refresher, shorter than the course whose certificate it renews: changes since then, and the most common mistakes. */
export const dataSecurityRefresher: DistanceCourse = {
  slug: 'data-security-refresher',
  title: 'Data security awareness: annual refresher',
  summary: '10 minutes for people who have done the full course: the mistakes that happen most, and four questions.',
  months: 12,
  motif: 'label',
  hue: 'bottle',
  trainingClass: 'statutory',
  deliverable: 2,
  passMark: 75,
  maxAttempts: null,
  materials: [
    {
      title: 'What goes wrong most',
      readingMinutes: 5,
      sections: [
        section(
          'Three mistakes',
          ['Most incidents in a pharmacy are small, and made in a hurry:'],
          [
            'a bag, a letter or an email for one person goes to another with a similar name;',
            'a screen or a prescription can be read from the counter;',
            'someone works with a colleague’s smartcard, and the record names the wrong person.',
          ],
        ),
        section('What you do about it', [
          'Check name, address and date of birth each time. Lock the screen when you step away. Take your card with you.',
          'Tell the information governance lead immediately when something has gone wrong. Telling early is what limits the harm; it is not an admission of guilt.',
        ]),
      ],
    },
  ],
  questions: [
    {
      prompt: 'You hand out a bag and see that it was for another patient of the same surname. What first?',
      explanation: 'The bag has to come back, and the incident has to be known at once.',
      options: [
        { label: 'Try to get the bag back, and report it straight away', correct: true },
        { label: 'Wait to see whether someone complains' },
        { label: 'Prepare another bag and say nothing' },
      ],
    },
    {
      prompt: 'A locum has forgotten their smartcard. May they work with yours for the morning?',
      explanation: 'A card stands for one person. What is done with it is done in that person’s name.',
      options: [
        { label: 'Yes, if you are in the room' },
        { label: 'No, never', correct: true },
        { label: 'Yes, for dispensing only' },
      ],
    },
    {
      prompt: 'An email from “NHS Support” asks you to confirm your password by tonight. You…',
      explanation: 'Nobody who needs to know it asks for your password. Hurry is how a trick works.',
      options: [
        { label: 'answer it, because of the deadline' },
        { label: 'report it, and click on nothing', correct: true },
        { label: 'forward it to a colleague to check the link' },
      ],
    },
    {
      prompt: 'You leave the dispensary terminal for two minutes. The screen…',
      explanation: 'Two minutes are enough to read a record, or to change one.',
      options: [
        { label: 'can stay open: you are back at once' },
        { label: 'is locked', correct: true },
        { label: 'is turned away from the counter' },
      ],
    },
  ],
};
