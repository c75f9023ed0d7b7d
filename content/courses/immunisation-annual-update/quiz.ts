import type { Quiz } from '../../src/course-types.ts';

export const quiz: Quiz = {
  title: 'Quiz: immunisation update',
  questions: [
    {
      id: 'consent',
      objective: 'consent',
      type: 'single',
      prompt: 'What makes consent to a vaccination valid?',
      options: [
        {
          label: 'A signature on a form',
          feedback: 'A signature can record consent. It is not consent by itself, and it is not always needed.',
        },
        {
          label: 'It is given freely, by someone with capacity who has had enough information',
          correct: true,
          feedback: 'Voluntary, informed and with capacity. It also has to be there at the time of the vaccination.',
        },
        {
          label: 'The person came to the clinic',
          feedback: 'Coming is a good start, but you still need to check understanding and agreement.',
        },
      ],
    },
    {
      id: 'dose',
      objective: 'anaphylaxis',
      type: 'single',
      prompt: 'What is the intramuscular dose of adrenaline (1 mg in 1 mL) for an adult with anaphylaxis?',
      options: [
        { label: '150 micrograms (0.15 mL)', feedback: 'This is the dose from 6 months to 6 years.' },
        { label: '300 micrograms (0.3 mL)', feedback: 'This is the dose from 6 to 12 years.' },
        {
          label: '500 micrograms (0.5 mL)',
          correct: true,
          feedback: 'For adults, and for children over 12 years. Repeat after 5 minutes if there is no improvement.',
        },
        { label: '1 milligram (1 mL)', feedback: 'This is twice the intramuscular dose for an adult.' },
      ],
    },
    {
      id: 'antihistamine',
      objective: 'anaphylaxis',
      type: 'true-false',
      prompt: 'In anaphylaxis, give an antihistamine first and wait to see whether it works.',
      options: [
        {
          label: 'True',
          feedback: 'Antihistamines do not treat anaphylaxis, and waiting can cost a life. Give adrenaline at once.',
        },
        {
          label: 'False',
          correct: true,
          feedback: 'Adrenaline into the muscle of the thigh is the first treatment. Do not delay it.',
        },
      ],
    },
    {
      id: 'signs',
      objective: 'anaphylaxis',
      type: 'multiple',
      prompt: 'A few minutes after a vaccine, which findings point to anaphylaxis rather than a faint?',
      options: [
        {
          label: 'Wheeze and a hoarse voice',
          correct: true,
          feedback: 'Airway and breathing problems do not belong to a faint.',
        },
        { label: 'Swelling of the tongue', correct: true, feedback: 'This threatens the airway.' },
        { label: 'Recovers quickly after lying down', feedback: 'This is typical of a faint.' },
        {
          label: 'Itchy raised rash with a fast, weak pulse',
          correct: true,
          feedback: 'A rash together with a circulation problem that came on suddenly points to anaphylaxis.',
        },
      ],
    },
    {
      id: 'fridge',
      objective: 'cold_chain',
      type: 'single',
      prompt:
        'On Monday the vaccine fridge shows a maximum of 13°C over the weekend. What do you do with the vaccines?',
      options: [
        {
          label: 'Use them first, because they may spoil',
          feedback: 'Nobody knows yet whether they still work. Do not use them.',
        },
        {
          label: 'Throw them away at once',
          feedback: 'Some may still be usable. Get advice before you destroy anything.',
        },
        {
          label: 'Quarantine them between 2°C and 8°C, marked “do not use”, and get advice',
          correct: true,
          feedback: 'Keep the cold chain, separate the stock, find out how long it was out of range, and ask.',
        },
        {
          label: 'Reset the thermometer and carry on',
          feedback: 'Resetting is right only after you have read, recorded and reacted.',
        },
      ],
    },
  ],
};
