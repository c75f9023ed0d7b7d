import { type DistanceCourse, section } from './distance-course.ts';

export const riskManagement: DistanceCourse = {
  slug: 'risk-management-in-pharmacy',
  title: 'Risk management in pharmacy',
  summary: 'Finding what could go wrong before it does, and learning from what has: for everyone who dispenses.',
  months: 48,
  motif: 'hex',
  hue: 'amber',
  deliverable: 2,
  trainingClass: 'other',
  passMark: 75,
  maxAttempts: 3,
  materials: [
    {
      title: 'Hazard, risk and control',
      readingMinutes: 8,
      sections: [
        section('Two words that are not the same', [
          'A hazard is anything that can do harm: a look-alike box, a wet floor, a missed allergy. A risk is how likely that harm is, together with how bad it would be.',
          'Risk management does not promise that nothing goes wrong. It makes harm less likely and less severe, and it leaves a record of why you chose what you did.',
        ]),
        section(
          'Five steps of a risk assessment',
          ['The steps are the same for a new service, a refit and a new member of staff.'],
          [
            'Identify the hazards: walk through the task, ask the people who do it, read your incident log.',
            'Decide who might be harmed and how: patients, staff, carers, delivery drivers.',
            'Evaluate the risk and decide on controls.',
            'Record what you found and put it into practice, with a name and a date for each action.',
            'Review it: on the planned date, and at once after an incident or a change.',
          ],
        ),
        section('Scoring', [
          'Many pharmacies multiply a likelihood from 1 to 5 by a consequence from 1 to 5. A score of 20 or 25 means: stop, and act before you continue. The number is for putting risks in order. It is no substitute for judgement: a rare event that could kill deserves attention however low it scores.',
        ]),
        section(
          'Strong and weak controls',
          [
            'Controls that change the system work better than controls that rely on someone remembering. From the strongest to the weakest:',
          ],
          [
            'Remove the hazard: stop stocking a strength that nobody prescribes.',
            'Replace it with something safer.',
            'Design it out: separate look-alikes, use barcode scanning, keep high-risk medicines apart.',
            'Change how people work: procedures, a second check, training.',
            'Warn: labels and notices. On their own, the weakest of all.',
          ],
        ),
      ],
    },
    {
      title: 'When something has gone wrong',
      readingMinutes: 10,
      sections: [
        section('Near miss, or incident', [
          'A near miss is an error that was found before the medicine reached the patient. A patient safety incident is something unintended or unexpected that could have led, or did lead, to harm to a patient. Both are worth recording, because a near miss has the same causes as an incident and costs nobody anything.',
          'Record it when it happens, by the person who found it, in the words of what took place. Leave out blame. A log that is empty tells you that nobody is writing, not that nothing goes wrong.',
        ]),
        section(
          'First the patient',
          ['After a dispensing error that has reached a patient, act in this order:'],
          [
            'Find out whether any of it was taken, and how the patient is. Get urgent medical help where it is needed.',
            'Put it right: supply the correct medicine, and take back the wrong one with the patient’s agreement. Keep it with its label and packaging.',
            'Tell the responsible pharmacist, and the prescriber when the patient took it or missed doses that matter.',
            'Be open: say what happened, and say that you are sorry. An apology is not an admission of liability.',
            'Write it down while you remember it, and report it.',
          ],
        ),
        section('Reporting', [
          'In England, patient safety events are recorded on the Learn from patient safety events service (LFPSE). Your own organisation’s procedure says who does it and how soon, and whether the superintendent’s office and the insurer must be told.',
          'Suspected side effects are something else: they go to the MHRA on a Yellow Card. All suspected reactions in children, and all to black triangle medicines, are reported, also mild ones.',
        ]),
        section(
          'Asking why',
          [
            'People rarely make an error because they were careless. Look for what made it easy: an interruption, similar packs side by side, handwriting, a queue, self-checking because nobody else was there.',
            'Ask why five times over. Stop when the answer is something that you can change.',
          ],
          [
            'What happened?',
            'Why did it seem right at the time?',
            'Which barrier should have caught it, and why did it not?',
            'What will we change, who will do it, and how will we know that it works?',
          ],
        ),
      ],
      sheet: {
        fileName: 'dispensing-error-first-hour.pdf',
        title: 'A dispensing error: the first hour',
        description: 'To print, and to keep where the incident log is.',
        owner: 'Doselore',
        lead: 'An error has reached a patient. Work down this page. Tick what is done, and note the time.',
        sections: [
          {
            heading: 'The patient',
            lines: [
              'Has any been taken? How much, and when? How is the patient now?',
              'Urgent medical help where it is needed: 999, or the prescriber at once.',
              'The correct medicine supplied. The wrong one taken back with the patient’s agreement, and kept.',
              'What happened has been explained, and an apology given.',
            ],
          },
          {
            heading: 'The team',
            lines: [
              'Responsible pharmacist told. Prescriber told, where doses were taken or missed.',
              'Written down: who, what, when, how it was found.',
              'Reported as our procedure says. Date set to look at the causes.',
            ],
          },
        ],
        foot: 'Written for the demo of Doselore. Check it against current guidance and your own procedures.',
      },
    },
    {
      title: 'Making it last',
      readingMinutes: 7,
      sections: [
        section('A risk register', [
          'A register is a list of the risks you have decided to live with and to watch. Each line has the risk, its score, the controls in place, an owner by name and a date of review. A risk without an owner is nobody’s.',
          'Bring it to every team meeting: one new line, one old line looked at again, one near miss talked through. Ten minutes a month are enough to keep it alive.',
        ]),
        section(
          'Medicines that need a thought of their own',
          ['Some medicines cause a large share of serious harm. Write down what you do differently for:'],
          [
            'anticoagulants, insulin, opioids, methotrexate, lithium and valproate;',
            'look-alike and sound-alike pairs, for example amlodipine and amitriptyline, or propranolol and prednisolone;',
            'doses worked out by weight, and anything for a child;',
            'monitored dosage systems, where one wrong compartment is wrong for a week.',
          ],
        ),
        section('Business continuity', [
          'Ask what you would do without electricity, without the patient record system, without a responsible pharmacist, or when the refrigerator has failed overnight. Write the answer down, tell the team where it is, and try it once a year.',
        ]),
        section('A culture in which people speak', [
          'A just culture tells apart an honest error, which calls for support and a better system, from risky habits, which call for coaching, and from deliberate recklessness, which calls for something else. When someone reports a mistake, the first word they hear should be thank you.',
        ]),
      ],
    },
  ],
  questions: [
    {
      prompt: 'Amlodipine and amitriptyline stand side by side on your shelf. What is the hazard here?',
      explanation: 'The hazard is what can do harm. How likely and how bad the harm would be is the risk.',
      options: [
        { label: 'The two similar packs side by side', correct: true },
        { label: 'The chance that one is picked for the other' },
        { label: 'The patient who has been given the wrong one' },
        { label: 'The notice that says “take care”' },
      ],
    },
    {
      prompt: 'Which of these controls is the strongest?',
      explanation: 'A control that changes the system does not depend on anyone remembering.',
      options: [
        { label: 'A notice on the shelf' },
        { label: 'A reminder at the team meeting' },
        { label: 'Scanning the barcode of every pack', correct: true },
        { label: 'Asking everyone to be careful' },
      ],
    },
    {
      prompt: 'A wrong strength is found at the final check, before it is handed out. What is it?',
      explanation:
        'It was caught before it reached the patient. It has the same causes as an incident, so it is recorded.',
      options: [
        { label: 'A near miss, to be recorded', correct: true },
        { label: 'Nothing, because it was found' },
        { label: 'A suspected adverse reaction' },
        { label: 'A complaint' },
      ],
    },
    {
      prompt: 'A patient rings: she has taken two doses of someone else’s tablets. What comes first?',
      explanation: 'The patient’s safety comes before records, causes and reports.',
      options: [
        { label: 'Writing the incident report' },
        { label: 'Finding out how she is, and getting medical help if it is needed', correct: true },
        { label: 'Finding out who dispensed it' },
        { label: 'Telling the insurer' },
      ],
    },
    {
      prompt: 'Which two belong in every line of a risk register?',
      explanation: 'A risk without an owner is nobody’s, and one without a date of review is forgotten.',
      options: [
        { label: 'An owner by name', correct: true },
        { label: 'A date of review', correct: true },
        { label: 'The name of the person who caused it' },
        { label: 'A patient’s name' },
      ],
    },
    {
      prompt: 'Does saying sorry to a patient admit liability?',
      explanation: 'Being open is a professional duty, and an apology is not an admission of liability.',
      options: [
        { label: 'No: be open, explain and apologise', correct: true },
        { label: 'Yes: say nothing until the insurer agrees' },
        { label: 'Only if it is in writing' },
      ],
    },
    {
      prompt: 'When should a risk assessment be reviewed?',
      explanation: 'On its date, and whenever something has shown that the world is not what it was.',
      options: [
        { label: 'On its planned date', correct: true },
        { label: 'After an incident', correct: true },
        { label: 'When the service or the premises change', correct: true },
        { label: 'Only when an inspector asks for it' },
      ],
    },
    {
      prompt: 'Where is a suspected side effect of a black triangle medicine reported?',
      explanation: 'Every suspected reaction to a black triangle medicine goes to the MHRA, also a mild one.',
      options: [
        { label: 'To the MHRA, on a Yellow Card', correct: true },
        { label: 'In the near-miss log alone' },
        { label: 'To the GPhC' },
        { label: 'Nowhere, unless it was serious' },
      ],
    },
  ],
};
