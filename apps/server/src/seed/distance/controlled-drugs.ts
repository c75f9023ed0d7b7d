import { type DistanceCourse, section } from './distance-course.ts';

export const controlledDrugs: DistanceCourse = {
  slug: 'controlled-drugs-and-sops',
  title: 'Controlled drugs and SOPs',
  summary: 'Schedules, safe custody, registers and the procedures around them, for the dispensary team.',
  months: 24,
  motif: 'capsule',
  hue: 'gentian',
  deliverable: 2,
  trainingClass: 'statutory',
  passMark: 80,
  maxAttempts: null,
  materials: [
    {
      title: 'Schedules, prescriptions and supply',
      readingMinutes: 9,
      sections: [
        section(
          'Five schedules',
          [
            'The Misuse of Drugs Regulations 2001 put controlled drugs into five schedules. In the dispensary you meet:',
          ],
          [
            'Schedule 2, for example morphine, oxycodone, methadone, fentanyl and ketamine: prescription requirements, safe custody for most, and a register.',
            'Schedule 3, for example tramadol, gabapentin, pregabalin, buprenorphine, temazepam and midazolam: prescription requirements; buprenorphine and temazepam also go into safe custody; no register.',
            'Schedule 4, for example most benzodiazepines, zopiclone and anabolic steroids.',
            'Schedule 5: preparations of low strength, such as codeine tablets.',
          ],
        ),
        section(
          'A prescription for Schedule 2 or 3',
          ['Besides what every prescription has, look for:'],
          [
            'the form, and the strength where there is more than one;',
            'the total quantity in words and figures;',
            'a dose: “as directed” is not enough, “one as directed” is.',
          ],
        ),
        section('How long it is valid, and how much', [
          'A prescription for a Schedule 2, 3 or 4 drug is valid for 28 days from its appropriate date. Good practice limits a supply of Schedule 2, 3 and 4 to 30 days; more is lawful, if the prescriber can justify it.',
          'The person who collects a Schedule 2 drug is asked for their identity unless you know them; whether they are the patient, a representative or a healthcare professional is noted in the register.',
        ]),
      ],
    },
    {
      title: 'Custody, registers and running balance',
      readingMinutes: 8,
      sections: [
        section('The cabinet', [
          'Drugs that need safe custody are kept in a locked cabinet or safe that meets the Regulations, and the keys stay under the control of the responsible pharmacist or someone that pharmacist has authorised. Nothing else belongs in the cabinet: neither money nor a parcel.',
          'Stock that is out of date or returned by patients is kept there too, apart from the rest and clearly marked.',
        ]),
        section(
          'The register',
          ['For Schedule 2. A page, or a part of an electronic register, for each drug, strength and form.'],
          [
            'Entries are made on the day, or at the latest on the next day, in the order of time.',
            'In ink or electronically, and never crossed out or altered. A correction is a signed and dated note in the margin or at the foot of the page.',
            'The register is kept at the premises, for two years from its last entry.',
          ],
        ),
        section('Running balance', [
          'A running balance after each entry is good practice, and so is a full check against the stock at regular intervals, for many pharmacies each week. For liquids, allow for overage as your procedure says, and write down what you find.',
          'A difference that you cannot explain by checking the arithmetic, the entries and the cabinet is told to the responsible pharmacist at once. If it stays unexplained, the controlled drugs accountable officer has to know.',
        ]),
      ],
    },
    {
      title: 'Procedures, and returned medicines',
      readingMinutes: 6,
      sections: [
        section('Why a written procedure', [
          'A standard operating procedure says who does what, in which order, and what happens when it cannot be done. You sign that you have read it, and work to it. If the procedure is wrong, say so and have it changed: a procedure that everyone works around protects no one.',
        ]),
        section(
          'Destruction',
          ['Two cases, with different rules:'],
          [
            'Stock of Schedule 2 that has expired is destroyed in the presence of an authorised person, and entered in the register.',
            'What a patient has returned needs no authorised person and goes into no register of stock: it is recorded apart, and denatured as soon as possible, with someone watching.',
          ],
        ),
        section('Denaturing', [
          'Before a controlled drug goes into waste it is made irretrievable, with a denaturing kit. Remove patches from their backing and fold them sticky side in. Follow the kit’s instructions, and leave it the time they say.',
        ]),
      ],
    },
  ],
  questions: [
    {
      prompt: 'For which schedule do you keep a register?',
      explanation: 'Schedule 2 supplies and receipts go into the register. Schedule 3 has no register requirement.',
      options: [
        { label: 'Schedule 2', correct: true },
        { label: 'Schedule 3' },
        { label: 'Schedule 4' },
        { label: 'Schedule 5' },
      ],
    },
    {
      prompt: 'How long is a prescription for oxycodone valid from its appropriate date?',
      explanation: 'Twenty-eight days, for Schedules 2, 3 and 4.',
      options: [
        { label: '28 days', correct: true },
        { label: '30 days' },
        { label: '3 months' },
        { label: '6 months' },
      ],
    },
    {
      prompt: 'Which dose on a prescription for morphine is enough?',
      explanation: 'A dose has to be stated. “One as directed” states one; “as directed” alone does not.',
      options: [
        { label: 'As directed' },
        { label: 'As required' },
        { label: 'One as directed', correct: true },
        { label: 'Titrate' },
      ],
    },
    {
      prompt: 'You find a wrong entry in a paper register. What do you do?',
      explanation: 'Entries are never crossed out or altered.',
      options: [
        { label: 'Cross it out and write it again' },
        { label: 'Use correction fluid and sign it' },
        { label: 'Add a signed and dated note in the margin or at the foot of the page', correct: true },
        { label: 'Tear the page out' },
      ],
    },
    {
      prompt: 'Which two go into the controlled drugs cabinet?',
      explanation:
        'Temazepam and buprenorphine are the Schedule 3 drugs that need safe custody. Tramadol and pregabalin do not.',
      options: [
        { label: 'Buprenorphine tablets', correct: true },
        { label: 'Temazepam tablets', correct: true },
        { label: 'Tramadol capsules' },
        { label: 'Pregabalin capsules' },
      ],
    },
    {
      prompt: 'A patient returns morphine tablets. Do you need an authorised person to destroy them?',
      explanation: 'An authorised person is needed for expired Schedule 2 stock, not for what patients return.',
      options: [
        { label: 'No: record them apart and denature them, with someone watching', correct: true },
        { label: 'Yes, always' },
        { label: 'Only above one gram' },
      ],
    },
  ],
};
