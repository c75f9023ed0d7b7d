import type { Quiz } from '../../src/course-types.ts';

export const quiz: Quiz = {
  title: 'Quiz: spotting deterioration',
  questions: [
    {
      id: 'definition',
      objective: 'what_sepsis_is',
      type: 'single',
      prompt: 'Which sentence describes sepsis best?',
      options: [
        {
          label: 'Any infection that needs antibiotics',
          feedback: 'Most infections are treated without sepsis ever developing.',
        },
        {
          label: 'A life-threatening reaction to an infection, in which the body damages its own organs',
          correct: true,
          feedback: 'The danger is the body’s response, not only the germ. That is why minutes matter.',
        },
        {
          label: 'An infection caught in hospital',
          feedback: 'Sepsis often starts with an infection caught at home, such as a chest or urine infection.',
        },
        {
          label: 'A temperature above 38°C',
          feedback: 'Fever is common in mild illness, and some people with sepsis have a normal or low temperature.',
        },
      ],
    },
    {
      id: 'temperature',
      objective: 'signs',
      type: 'true-false',
      prompt: 'A person with a normal temperature cannot have sepsis.',
      options: [
        {
          label: 'True',
          feedback:
            'Older people, babies and people with a weak immune system may have sepsis with a normal or even low temperature.',
        },
        {
          label: 'False',
          correct: true,
          feedback: 'Temperature alone never rules sepsis out. Look at the whole person.',
        },
      ],
    },
    {
      id: 'risk',
      objective: 'risk',
      type: 'multiple',
      prompt: 'Which of these people are at higher risk of sepsis when they have an infection?',
      options: [
        {
          label: 'A woman who gave birth two weeks ago',
          correct: true,
          feedback: 'Pregnancy and the six weeks after it raise the risk.',
        },
        { label: 'A man of 80 who is frail', correct: true, feedback: 'Risk rises with age over 75 and with frailty.' },
        {
          label: 'A fit woman of 30 with hay fever',
          feedback: 'Hay fever is an allergy, not an infection, and she has no risk factor here.',
        },
        {
          label: 'A man having chemotherapy',
          correct: true,
          feedback: 'A weakened immune system raises the risk. He should also have a 24-hour advice number.',
        },
      ],
    },
    {
      id: 'skin',
      objective: 'signs',
      type: 'single',
      prompt:
        'You look for a change of skin colour in a person with black or brown skin. Where is it often easier to see?',
      options: [
        { label: 'On the back of the neck', feedback: 'Colour change is hard to see there.' },
        {
          label: 'On the forearms, in bright light only',
          feedback: 'Light helps, but the outer forearm is not the best place to look.',
        },
        {
          label: 'On the palms, the soles, the lips, the tongue or the gums',
          correct: true,
          feedback: 'Look where there is less pigment, and ask the family whether the colour is normal for the person.',
        },
      ],
    },
    {
      id: 'action',
      objective: 'getting_help',
      type: 'single',
      prompt:
        'Mr Hale, 71, has a chest infection. He is newly confused, very short of breath, and has passed no urine today. What do you do?',
      options: [
        {
          label: 'Sell paracetamol and ask him to come back tomorrow',
          feedback: 'This delays care, and paracetamol can hide the signs.',
        },
        {
          label: 'Advise an appointment with the GP this week',
          feedback: 'These signs need emergency help now, not an appointment.',
        },
        {
          label: 'Ask his wife to drive him home and call 111',
          feedback: '111 is for concern without emergency signs. He has three emergency signs.',
        },
        {
          label: 'Call 999, say “I suspect sepsis” and stay with him',
          correct: true,
          feedback: 'Any one of these signs with an infection is enough to call 999.',
        },
      ],
    },
    {
      id: 'safetynet',
      objective: 'safety_netting',
      type: 'single',
      prompt: 'Which advice is the best safety net for a parent who takes a feverish child home?',
      options: [
        {
          label: '“Come back if you are worried.”',
          feedback: 'Kind, but it does not say what to look for, or how soon to act.',
        },
        {
          label: '“If he is hard to wake, breathes very fast or his skin looks mottled or blue, call 999 at once.”',
          correct: true,
          feedback: 'It names the signs, says what to do and says how fast.',
        },
        { label: '“He should be fine by Friday.”', feedback: 'False comfort can delay a call for help.' },
      ],
    },
  ],
};
