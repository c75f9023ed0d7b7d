import { terms } from '@doselore/contract';
import { declareMessage } from '../../../../platform/mail/index.ts';
import { details, ofCourse, ofDate, toDelegates, withDetails } from '../../course-notices/index.ts';
import { answerButton } from '../delegates/delegates.messages.ts';

const toWaiting = { ...toDelegates, to: 'people on the waiting list of the course', parts: ofDate } as const;

export const waitingJoined = declareMessage({
  ...toWaiting,
  code: 'waiting-joined',
  title: 'Position on a waiting list',
  variables: { ...ofCourse, position: 'text' },
  subject: 'Waiting list: {{title}}{{when}}',
  paragraphs: [
    'You are {{position}} on the waiting list for {{title}}{{when}}. We email you when a place becomes free.',
  ],
});

export const waitingMoved = declareMessage({
  ...toWaiting,
  code: 'waiting-moved',
  title: 'Course with a waiting list has moved',
  variables: { ...ofCourse, start: 'moment', old_start: 'moment' },
  subject: 'Changed: {{title}}{{when}}',
  paragraphs: [
    '{{title}} has moved. Old time: {{old_start}}. New time: {{start}}.',
    'You are still on its waiting list.',
  ],
});

export const waitingNoDate = declareMessage({
  ...toWaiting,
  code: 'waiting-no-date',
  title: 'Course with a waiting list no longer has a date',
  variables: ofCourse,
  subject: 'No date yet: {{title}}',
  paragraphs: [
    '{{title}}{{when}} no longer has a date. You are still on its waiting list. We tell you when there is a new date.',
  ],
});

export const waitingPlace = declareMessage({
  ...toWaiting,
  code: 'waiting-place',
  title: 'Place from a waiting list',
  variables: withDetails,
  subject: 'A place for you: {{title}}{{when}}',
  paragraphs: [
    'A place became free, and you were first on the waiting list. You are booked on {{title}}{{when}}.',
    ...details,
  ],
  button: answerButton,
});

export const waitingOffer = declareMessage({
  ...toWaiting,
  code: 'waiting-offer',
  title: 'Offer of a place from a waiting list',
  variables: { ...withDetails, until: 'moment' },
  subject: 'A place is free: {{title}}{{when}}',
  paragraphs: [
    'A place on {{title}}{{when}} is free, and you are first on the waiting list. Accept it until {{until}}. After that it goes to the next person.',
    ...details,
  ],
  button: answerButton,
});

export const waitingPassed = declareMessage({
  ...toWaiting,
  code: 'waiting-passed',
  title: 'Offer of a place was not accepted',
  variables: ofCourse,
  subject: 'The place went to the next person: {{title}}{{when}}',
  paragraphs: [
    'You did not accept the place on {{title}}{{when}} in time, so it went to the next person. You are no longer on the waiting list.',
  ],
});

export const waitingEnded = declareMessage({
  ...toWaiting,
  code: 'waiting-ended',
  title: 'Waiting list has ended',
  variables: ofCourse,
  subject: 'No place became free: {{title}}{{when}}',
  paragraphs: [
    `No place became free on {{title}}{{when}}. The waiting list of this ${terms.virtualGroup.one} has ended.`,
  ],
});

export const waitingLeft = declareMessage({
  ...toWaiting,
  code: 'waiting-left',
  title: 'No longer on a waiting list',
  to: 'the person who was removed from the waiting list',
  variables: ofCourse,
  subject: 'No longer on the waiting list: {{title}}{{when}}',
  paragraphs: [
    'You are no longer on the waiting list for {{title}}{{when}}. Ask your organisation if you think this is wrong.',
  ],
});
