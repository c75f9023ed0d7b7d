import { element } from './elements.js';

const byId = (id) => document.getElementById(id);

/** The parts around the page: progress, notices, the Previous and Next buttons. */
export class Frame {
  #data;
  #notice = byId('notice');
  #next = byId('next');
  #previous = byId('previous');
  #isTroubled = false;
  #noticeText = '';

  constructor(data) {
    this.#data = data;
    byId('blister').append(...data.pages.map(() => element('span', { class: 'pocket' })));
    byId('steps').hidden = false;
  }

  section(id) {
    return document.querySelector(`[data-page="${id}"]`);
  }

  showPage(id) {
    for (const section of document.querySelectorAll('[data-page]')) section.hidden = section.dataset.page !== id;
  }

  onNext(listener) {
    this.#next.addEventListener('click', listener);
  }

  onPrevious(listener) {
    this.#previous.addEventListener('click', listener);
  }

  /** `next` is the main button's name, or null when the page has its own buttons. */
  draw({ current, visited, extra, hasPrevious, next }) {
    const { pages, title } = this.#data;
    const position = `Page ${current + 1} of ${pages.length}`;
    byId('progress-text').textContent = position;
    byId('steps-note').textContent = extra;
    document.title = [pages[current].title, extra || position, title].join(' · ');
    [...byId('blister').children].forEach((pocket, index) => {
      const seen = visited.has(pages[index].id);
      pocket.dataset.state = index === current ? 'here' : seen ? 'done' : 'todo';
    });
    this.#previous.hidden = !hasPrevious;
    this.#next.hidden = next === null;
    this.#next.textContent = next ?? '';
  }

  focusHeading = () => {
    scrollTo({ top: 0 });
    const heading = document.querySelector('[data-page]:not([hidden]) h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  };

  showNotice(text) {
    this.#noticeText = text;
    this.#drawNotice();
  }

  /** Told after each commit, so the message goes away when saving works again. */
  showTrouble = (isTroubled) => {
    if (isTroubled === this.#isTroubled) return;
    this.#isTroubled = isTroubled;
    this.#drawNotice();
  };

  close(view) {
    this.section('closing').replaceChildren(view);
    this.showPage('closing');
    byId('steps').hidden = true;
    this.showNotice('');
    this.focusHeading();
  }

  #drawNotice() {
    const trouble = 'Your last step could not be saved. You can read on; the course tries again at the next step.';
    const text = this.#isTroubled ? trouble : this.#noticeText;
    this.#notice.textContent = text;
    this.#notice.classList.toggle('trouble', this.#isTroubled);
    this.#notice.hidden = text === '';
  }
}
