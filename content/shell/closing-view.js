import { element } from './elements.js';

/** Shown after LMSFinish: nothing on it can change the record any more. */
export function closingView({ isLastPart, partOf, isPassed, isSaved, isRecording }) {
  const unsaved = isRecording ? 'Your latest progress is not saved yet.' : 'Your earlier result stays as it is.';
  const next = isPassed
    ? 'You can close this course now and go back to your learning.'
    : 'You can open the course again when you are ready for another try.';
  const another = 'Close this part and go back to the course menu. The next part is open for you there.';
  return element(
    'div',
    { class: 'closing-text' },
    element('h1', { tabindex: '-1' }, partOf && !isLastPart ? 'You have finished this part' : 'You have finished'),
    element('p', { class: 'lead' }, isSaved ? 'Your progress is saved.' : unsaved),
    element('p', {}, partOf && !isLastPart ? another : next),
  );
}
