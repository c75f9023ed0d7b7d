import { element } from './elements.js';
import { recordAnswer, recordResult } from './interactions.js';
import { scorePercent } from './marking.js';
import { questionView } from './question-view.js';
import { resultView } from './result-view.js';

/**
 * The quiz page: one question at a time, then the result. `host` has the page's section, the saved
 * state and the record; `changed()` saves and redraws the frame; `finish()` ends the session.
 */
export class Quiz {
  #host;
  #questions;
  #step = 0;
  #view = null;
  #shownAt = 0;

  constructor(host) {
    this.#host = host;
    this.#questions = host.data.quiz.questions;
  }

  /** Where a learner who comes back belongs: the first open question, or the result. */
  enter() {
    const open = this.#questions.findIndex((question) => !this.#answer(question));
    this.#step = open < 0 ? this.#questions.length : open;
    this.draw();
  }

  /** Coming back from the result to the last question, or one question back; false at the first. */
  back() {
    if (this.#step === 0) return false;
    this.#step -= 1;
    this.draw();
    return true;
  }

  /** The one main button: checks an open question, moves on from an answered one. */
  forward() {
    if (this.#answer(this.#question())) {
      this.#step += 1;
      this.draw();
    } else {
      this.#check();
    }
  }

  get isResult() {
    return this.#step >= this.#questions.length;
  }

  get forwardLabel() {
    return this.isResult || this.#answer(this.#question()) ? 'Next' : 'Check answer';
  }

  get positionText() {
    return this.isResult ? 'Result' : `Question ${this.#step + 1} of ${this.#questions.length}`;
  }

  get isPassed() {
    return this.#isComplete() && this.#score() >= this.#host.passMark;
  }

  draw() {
    const section = this.#host.section;
    if (this.isResult) {
      section.replaceChildren(this.#result(), this.#aside());
    } else {
      const question = this.#question();
      this.#view = questionView({
        question,
        number: this.#step + 1,
        total: this.#questions.length,
        saved: this.#answer(question),
      });
      this.#shownAt = Date.now();
      section.replaceChildren(this.#view.node, this.#aside());
    }
  }

  #check() {
    const question = this.#question();
    const chosen = this.#view.chosen();
    if (chosen.length === 0) {
      this.#view.askForAnswer();
      return;
    }
    const { data, record, state, passMark } = this.#host;
    state.answers[question.id] = chosen;
    if (record.isRecording) {
      recordAnswer(record, { sco: data.sco, question, chosen, latency: Date.now() - this.#shownAt });
      if (this.#isComplete()) recordResult(record, { score: this.#score(), passMark });
    }
    this.#host.changed();
    this.#host.section.querySelector('aside')?.replaceWith(this.#aside());
    this.#view.mark(chosen);
  }

  #retry() {
    this.#host.state.answers = {};
    this.#host.state.tries += 1;
    this.#step = 0;
    this.draw();
    this.#host.changed();
    this.#host.focusHeading();
  }

  #result() {
    const { state, passMark, finish } = this.#host;
    return resultView({
      questions: this.#questions,
      answers: state.answers,
      score: this.#score(),
      passMark,
      isPassed: this.isPassed,
      onRetry: this.isPassed ? undefined : () => this.#retry(),
      onFinish: finish,
    });
  }

  #aside() {
    const answered = this.#questions.filter((question) => this.#answer(question)).length;
    const { passMark, state } = this.#host;
    const pockets = this.#questions.map((question, index) => {
      const status = this.#answer(question) ? 'done' : index === this.#step ? 'here' : 'todo';
      return element('span', { class: 'pocket', 'data-state': status });
    });
    return element(
      'aside',
      { class: 'note', 'aria-label': 'About this quiz' },
      element('h2', {}, 'About this quiz'),
      element('p', {}, `${answered} of ${this.#questions.length} answered`),
      element('div', { class: 'blister large', 'aria-hidden': 'true' }, ...pockets),
      element('p', {}, `The pass mark is ${passMark}%. You see the reason for each answer at once.`),
      element('p', {}, state.tries > 1 ? `This is try ${state.tries}.` : 'You may try again if you do not pass.'),
    );
  }

  #question() {
    return this.#questions[this.#step];
  }

  #answer(question) {
    return question ? this.#host.state.answers[question.id] : undefined;
  }

  #isComplete() {
    return this.#questions.every((question) => this.#answer(question));
  }

  #score() {
    return scorePercent(this.#questions, this.#host.state.answers);
  }
}
