import { timespan } from './formats.js';

/**
 * One SCORM 1.2 session. Without an API (an author looking at the file) everything is accepted and
 * nothing is kept. `onTrouble(isTroubled)` hears whether the last commit was taken.
 */
export class LearningRecord {
  #api;
  #onTrouble;
  /** Of a clock that does not jump when somebody sets the computer's. */
  #openedAt = performance.now();
  #isOpen = false;
  /** False in review and browse mode and after a pass: then reading must not change the result. */
  isRecording = false;

  constructor(api, onTrouble) {
    this.#api = api;
    this.#onTrouble = onTrouble;
  }

  open() {
    this.#isOpen = this.#api !== null && String(this.#api.LMSInitialize('')) === 'true';
    if (!this.#isOpen) return false;
    const mode = this.get('cmi.core.lesson_mode') || 'normal';
    this.isRecording = mode === 'normal' && !this.isDone();
    return true;
  }

  isDone() {
    return ['passed', 'completed'].includes(this.get('cmi.core.lesson_status'));
  }

  get(element) {
    return this.#isOpen ? String(this.#api.LMSGetValue(element) ?? '') : '';
  }

  set(element, value) {
    this.setOneOf(element, [value]);
  }

  /** Sets the first of the values that the platform takes. */
  setOneOf(element, values) {
    if (!this.#isOpen) return;
    if (values.some((value) => String(this.#api.LMSSetValue(element, String(value))) === 'true')) return;
    console.warn(`The platform refused ${element}`, this.#api.LMSGetLastError());
  }

  /** Returns whether the platform has taken the commit. */
  commit() {
    if (!this.#isOpen) return false;
    this.set('cmi.core.session_time', timespan(performance.now() - this.#openedAt));
    const isTaken = String(this.#api.LMSCommit('')) === 'true';
    this.#onTrouble(!isTaken);
    return isTaken;
  }

  /**
   * `exit` is "suspend" when the learner will come back to an unfinished part, "" otherwise. Returns
   * whether the session was recorded and the platform has taken it.
   */
  close(exit) {
    if (!this.#isOpen) return false;
    this.set('cmi.core.exit', exit);
    const isTaken = this.commit();
    const isFinished = String(this.#api.LMSFinish('')) === 'true';
    this.#isOpen = false;
    return this.isRecording && isTaken && isFinished;
  }
}
