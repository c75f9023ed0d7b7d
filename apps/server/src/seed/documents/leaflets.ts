import type { DocumentCategory } from '@doselore/contract/documents';

export type Leaflet = {
  fileName: string;
  title: string;
  description: string;
  category: DocumentCategory;
  /** Organisation whose members alone can read it. Everybody can when it is left out. */
  group?: string;
  owner: string;
  lead: string;
  sections: readonly { heading: string; lines: readonly string[] }[];
  foot: string;
};

const checkFirst = 'Written for the demo of Doselore. Check it against current guidance and your own procedures.';

export const leaflets: readonly Leaflet[] = [
  {
    fileName: 'learning-with-doselore.pdf',
    title: 'Learning with Doselore',
    description: 'From the first course to the certificate, on one page.',
    category: 'guide',
    owner: 'Doselore',
    lead: 'Your organisation gives you courses. You take them when it suits you, stop when a patient needs you, and continue where you stopped.',
    sections: [
      {
        heading: 'Start and stop',
        lines: [
          'My Courses shows what you have been given. Starting a course uses the licence that was issued to you.',
          'Leave a course with its Exit button. The line above the course says when it was last saved.',
          'Resume opens the course at the place you left.',
        ],
      },
      {
        heading: 'Pass and prove it',
        lines: [
          'The results page shows your score, what was needed, and which answers to look at again.',
          'Your certificate is there and under My Profile. Download it as often as you like.',
          'Anyone can check a certificate with the code that is printed on it.',
          'The card of a course says when its certificate expires, from 90 days before.',
        ],
      },
      {
        heading: 'Get help',
        lines: [
          'Help, at the foot of the menu, explains the page you are on.',
          'Ask the Pharmacist takes a question of up to 512 characters. Leave out everything about patients.',
        ],
      },
    ],
    foot: 'Doselore, demo edition, January 2026.',
  },
  {
    fileName: 'sepsis-signs-to-act-on.pdf',
    title: 'Sepsis: signs to act on at the counter',
    description: 'The danger signs in adults and children, and what to do. To print and keep by the counter.',
    category: 'reference',
    owner: 'Doselore',
    lead: 'Any one of these signs in someone with an infection, or who may have one, is an emergency. Call 999. Do not wait for more signs.',
    sections: [
      {
        heading: 'Adults and older children',
        lines: [
          'Slurred speech or confusion',
          'Extreme shivering or muscle pain',
          'Passing no urine in a day',
          'Severe breathlessness',
          'Saying that they feel they might die',
          'Skin mottled or discoloured; on brown or black skin look at palms, soles, lips, gums and tongue',
        ],
      },
      {
        heading: 'Children under five',
        lines: [
          'Breathing very fast',
          'A fit or convulsion',
          'Looking mottled, bluish or very pale',
          'A rash that does not fade when pressed',
          'Very lethargic or difficult to wake',
          'Feeling abnormally cold to touch',
        ],
      },
      {
        heading: 'What to do',
        lines: [
          'Call 999 and say: “I am worried about sepsis.”',
          'Tell the responsible pharmacist at once. Stay with the person.',
          'A young child who is not feeding, vomits repeatedly or has had no wet nappy for twelve hours may have sepsis: get urgent medical advice.',
          'If it is not an emergency but you are not easy about it, call NHS 111 and tell people what to watch for.',
        ],
      },
    ],
    foot: checkFirst,
  },
  {
    fileName: 'medicines-fridge-daily-check.pdf',
    title: 'Medicines fridge: the daily check',
    description: 'Reading and recording between 2 and 8 degrees, and what to do when the fridge was outside.',
    category: 'procedure',
    owner: 'Doselore',
    lead: 'Fridge lines are kept between 2 °C and 8 °C. One reading a day is not enough: the minimum and maximum tell what happened while nobody looked.',
    sections: [
      {
        heading: 'Every working day',
        lines: [
          'Read the current, minimum and maximum temperature, at about the same time.',
          'Write down the three readings, the time and your initials.',
          'Reset the thermometer after reading.',
          'Check that the door shuts, that air can move between the packs, and that nothing touches the back wall.',
        ],
      },
      {
        heading: 'When a reading is below 2 °C or above 8 °C',
        lines: [
          'Tell the responsible pharmacist. Do not supply from the fridge.',
          'Move the stock to a fridge that works, mark it “Do not use” with date and time, and keep it between 2 °C and 8 °C.',
          'Write down the highest and lowest temperature, and for how long at most it lasted.',
          'Ask the manufacturer of each product whether it can still be used. For vaccines ask your local immunisation team too.',
          'Throw nothing away and use nothing until the answer is written down.',
          'Record it as an incident, and find the cause before the fridge is used again.',
        ],
      },
      {
        heading: 'Every year',
        lines: ['Have the thermometer calibrated and the fridge serviced, and keep both records.'],
      },
    ],
    foot: checkFirst,
  },
  {
    fileName: 'northgate-first-month.pdf',
    title: 'Northgate: your first month',
    description: 'Which courses to finish by when, and who signs for them.',
    category: 'form',
    group: 'Northgate Pharmacy Group',
    owner: 'Northgate Pharmacy Group',
    lead: 'For everyone who joins a Northgate branch. Your branch manager goes through it with you at the end of each week.',
    sections: [
      {
        heading: 'Week one',
        lines: [
          'Confidentiality agreement read and signed',
          'Data security awareness: course completed, certificate shown',
          'Shown: fire exits, first aid, spillage kit, panic button',
        ],
      },
      {
        heading: 'Weeks two and three',
        lines: [
          'Safeguarding: course completed, safeguarding lead of the branch named',
          'Standard operating procedures for your role read and signed, one by one',
          'Medicines fridge: daily check done under supervision three times',
        ],
      },
      {
        heading: 'Week four',
        lines: [
          'Sepsis: course completed',
          'Near misses: how and where to record one',
          'Signed by you and by your branch manager, with the date',
        ],
      },
    ],
    foot: 'Northgate Pharmacy Group is an invented organisation.',
  },
  {
    fileName: 'harbour-fridge-failure.pdf',
    title: 'Harbour: if the medicines fridge fails',
    description: 'Whom to call and where stock goes, for the three Harbour pharmacies.',
    category: 'procedure',
    group: 'Harbour Independent Pharmacies',
    owner: 'Harbour Independent Pharmacies',
    lead: 'Each of our pharmacies has room for the fridge lines of one other. Move stock the same hour, in the validated cool box.',
    sections: [
      {
        heading: 'Where the stock goes',
        lines: [
          'Harbour Street Chemist to Lighthouse Pharmacy',
          'Lighthouse Pharmacy to Quayside Pharmacy',
          'Quayside Pharmacy to Harbour Street Chemist',
        ],
      },
      {
        heading: 'What goes with it',
        lines: [
          'The readings of the fridge for the last 48 hours',
          'A list of products with batch numbers, marked “Do not use” until the responsible pharmacist has decided',
          'The temperature of the cool box when it left and when it arrived',
        ],
      },
    ],
    foot: 'Harbour Independent Pharmacies is an invented organisation.',
  },
];

/** Form to copy and fill in, as plain text. */
export const nearMissForm = {
  fileName: 'near-miss-record.txt',
  title: 'Near miss record',
  description: 'A plain form to copy. Write what happened and why, never who the patient was.',
  category: 'form',
  text: `NEAR MISS RECORD
Write no patient details here: no name, no date of birth, no NHS number, no address.

Date and time:
Found at (labelling / picking / assembly / accuracy check / handing out):
What should have happened:
What happened instead:
Medicines involved, with strength and form:

What made it more likely (look-alike names, interruption, staffing, layout, software, other):

What was done at once:
What we change, who does it, and by when:

Discussed with the team on:

If a patient received the wrong medicine or advice this is a patient safety incident and no near miss: tell the
responsible pharmacist at once and report it through the national service as well (in England: LFPSE).
`,
} as const;
