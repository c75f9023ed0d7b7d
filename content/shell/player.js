import { findApi } from './api.js';
import { closingView } from './closing-view.js';
import { Frame } from './frame.js';
import { LearningRecord } from './learning-record.js';
import { Quiz } from './quiz.js';
import { parse, serialise } from './suspend-state.js';

const data = JSON.parse(document.getElementById('sco-data').textContent);
const frame = new Frame(data);
const record = new LearningRecord(findApi(), frame.showTrouble);
const isConnected = record.open();
const state = parse(record.get('cmi.suspend_data'));
const passMark = Number.parseFloat(record.get('cmi.student_data.mastery_score')) || data.masteryScore;
const lastPage = data.pages.length - 1;
let current = Math.max(
  0,
  data.pages.findIndex((page) => page.id === record.get('cmi.core.lesson_location')),
);
let isClosed = false;

const quiz = data.quiz
  ? new Quiz({
      data,
      record,
      state,
      passMark,
      section: frame.section('quiz'),
      changed: () => {
        save();
        drawFrame();
      },
      focusHeading: frame.focusHeading,
      finish,
    })
  : null;

const isOnQuiz = () => data.pages[current].id === 'quiz';
const isFinished = () => (quiz ? quiz.isPassed : current === lastPage || record.isDone());

function show(index, { focus = true } = {}) {
  current = index;
  state.visited.add(data.pages[index].id);
  if (isOnQuiz()) quiz.enter();
  if (!quiz && index === lastPage && record.isRecording) record.set('cmi.core.lesson_status', 'completed');
  save();
  frame.showPage(data.pages[index].id);
  drawFrame();
  if (focus) frame.focusHeading();
}

function save() {
  record.set('cmi.core.lesson_location', data.pages[current].id);
  record.set('cmi.suspend_data', serialise(state));
  record.commit();
}

function drawFrame() {
  const isLast = current === lastPage;
  frame.draw({
    current,
    visited: state.visited,
    extra: isOnQuiz() ? quiz.positionText : '',
    hasPrevious: current > 0,
    next: isOnQuiz() ? (quiz.isResult ? null : quiz.forwardLabel) : isLast ? 'Finish' : 'Next',
  });
}

function next() {
  if (!isOnQuiz()) {
    if (current === lastPage) finish();
    else show(current + 1);
    return;
  }
  const checks = quiz.forwardLabel === 'Check answer';
  quiz.forward();
  drawFrame();
  // After a check the focus is on the feedback; after a move it belongs on the new heading.
  if (!checks) frame.focusHeading();
}

function previous() {
  if (isOnQuiz() && quiz.back()) {
    drawFrame();
    frame.focusHeading();
  } else if (current > 0) {
    show(current - 1);
  }
}

function finish() {
  isClosed = true;
  const isDone = isFinished();
  const isSaved = record.close('');
  frame.close(closingView({ ...data, isPassed: isDone, isSaved, isRecording: record.isRecording }));
}

/** Leaving by any other way than the Finish button. */
function leave() {
  if (isClosed) return;
  isClosed = true;
  record.close(isFinished() ? '' : 'suspend');
}

if (isConnected && record.isRecording && !['incomplete', 'failed'].includes(record.get('cmi.core.lesson_status'))) {
  record.set('cmi.core.lesson_status', 'incomplete');
}
if (!isConnected)
  frame.showNotice('This course is not connected to a learning record, so your progress will not be saved.');
else if (!record.isRecording)
  frame.showNotice('You are looking at this course again. Your earlier result stays as it is.');

frame.onNext(next);
frame.onPrevious(previous);
show(current, { focus: false });

addEventListener('onpagehide' in window ? 'pagehide' : 'unload', leave);
// A page kept by the browser's back-forward cache has a closed record: start a session of its own.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') record.commit();
});
