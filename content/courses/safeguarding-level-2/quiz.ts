import type { Quiz } from '../../src/course-types.ts';

export const quiz: Quiz = {
  title: 'Quiz: safeguarding level 2',
  questions: [
    {
      id: 'child_age',
      objective: 'recognise',
      type: 'single',
      prompt: 'For child safeguarding in England, who counts as a child?',
      options: [
        {
          label: 'Anyone under 13',
          feedback: 'Thirteen matters in the law on sexual offences, but children stay children until 18.',
        },
        {
          label: 'Anyone under 16',
          feedback: 'Young people of 16 and 17 may consent to treatment, and they are still children in safeguarding.',
        },
        {
          label: 'Anyone under 18',
          correct: true,
          feedback: 'This holds even if they work, live alone or are parents themselves.',
        },
        { label: 'Anyone still at school', feedback: 'It depends on age, not on school.' },
      ],
    },
    {
      id: 'neglect_signs',
      objective: 'recognise',
      type: 'multiple',
      prompt: 'An adult with dementia lives with her son. Which of these could be signs of neglect?',
      options: [
        {
          label: 'Her repeat medicines are not collected for three months',
          correct: true,
          feedback: 'Missed medicines can mean that care needs are not being met.',
        },
        {
          label: 'She has lost weight and her clothes are soiled',
          correct: true,
          feedback: 'Both may be signs of neglect, and both should be recorded as you saw them.',
        },
        {
          label: 'Her son asks for a larger label on the box',
          feedback: 'This shows that he is thinking about her needs.',
        },
        {
          label: 'A pressure sore that nobody has had treated',
          correct: true,
          feedback: 'An untreated wound may mean that she is not getting care.',
        },
      ],
    },
    {
      id: 'promise',
      objective: 'respond',
      type: 'true-false',
      prompt:
        'If someone asks you to keep what they tell you secret, you should promise to, so that they feel able to talk.',
      options: [
        {
          label: 'True',
          feedback:
            'You may have to share it to keep someone safe. A broken promise makes it harder to ask for help again.',
        },
        {
          label: 'False',
          correct: true,
          feedback:
            'Say early and kindly that you may need to tell people who can help, and only those who need to know.',
        },
      ],
    },
    {
      id: 'first_words',
      objective: 'respond',
      type: 'single',
      prompt:
        'In the consultation room a man says: “My partner takes my wages and locks me in.” What is the best first reply?',
      options: [
        {
          label: '“Are you sure it is as bad as that?”',
          feedback: 'This sounds like doubt and may close the conversation.',
        },
        {
          label: '“Thank you for telling me. I believe you. Are you safe to go home today?”',
          correct: true,
          feedback: 'You listen, you take him seriously, and you ask about danger now.',
        },
        {
          label: '“Bring your partner in and we can talk it over together.”',
          feedback: 'This could put him in more danger. Never confront or mediate.',
        },
        {
          label: '“You should leave tonight.”',
          feedback:
            'Leaving can be the most dangerous time. It needs a plan, with specialist help, and it is his choice.',
        },
      ],
    },
    {
      id: 'record_words',
      objective: 'record',
      type: 'single',
      prompt: 'Which entry is the best record?',
      options: [
        {
          label: '“Child obviously being hit by mother’s boyfriend.”',
          feedback: 'This is a conclusion. It does not say what was seen or heard.',
        },
        {
          label: '“Child seemed a bit off, will keep an eye on it.”',
          feedback: 'Too vague to act on, and nobody has been told.',
        },
        {
          label:
            '“14:10. Round bruise, about 2 cm, left cheek. Child said: ‘Dean did it.’ Told safeguarding lead 14:20. A. Shah”',
          correct: true,
          feedback: 'Facts, the child’s own words, times, action and a name.',
        },
      ],
    },
    {
      id: 'urgent',
      objective: 'refer',
      type: 'single',
      prompt: 'You believe that a child is in immediate danger. What do you do first?',
      options: [
        {
          label: 'Email the safeguarding lead and wait for a reply',
          feedback: 'Tell the lead too, but not first and not by email alone.',
        },
        {
          label: 'Call 999',
          correct: true,
          feedback: 'Immediate danger is for the police. Then follow your local procedure and make the referral.',
        },
        {
          label: 'Ask the parents for consent to refer',
          feedback: 'Consent is not needed to protect a child in danger, and asking could raise the risk.',
        },
        {
          label: 'Write a full record before doing anything else',
          feedback: 'Safety first. Write it up as soon as you can afterwards.',
        },
      ],
    },
  ],
};
