/** Returns a cell with usual spaces, without invisible signs. */
export const tidyText = (text: string) =>
  text
    .replace(/[\u200B-\u200D\u2060\uFEFF]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** Returns the key under which equal words of a list are matched: 'Market Sq.' and 'market sq' are the same. */
export const wordKey = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+]+/gu, ' ')
    .trim();

/** True for an empty cell and for words that people write into one: N/A, none, TBC, a dash. */
export const isNothing = (text: string) =>
  /^(?:n\/?a|none|nil|null|t\.?b\.?[ac]\.?|unknown|not (?:known|applicable)|[-–—?.]*)$/iu.test(tidyText(text));

/** Returns the address of a cell such as `mailto:jo@example.org;` or `Jo Lee <jo@example.org>`. */
export function readAddress(text: string): string {
  const inBrackets = /<([^<>]+)>\s*$/u.exec(text)?.[1] ?? text;
  return tidyText(inBrackets)
    .replace(/^mailto:/iu, '')
    .replace(/\s+/gu, '')
    .replace(/[;,.]+$/u, '');
}

const title = /^(?:mr|mrs|miss|ms|mx|dr|prof|rev)\.? +/iu;

/** Splits `Lee, Jo` and `Mrs Jo Lee`. Returns undefined when there is only one word. */
export function splitName(text: string): { first_name: string; last_name: string } | undefined {
  const [before = '', after] = tidyText(text).replace(title, '').split(/ ?, ?/u, 2);
  const [first = '', ...rest] = (after ?? before).replace(title, '').split(' ');
  const names =
    after === undefined
      ? { first_name: first, last_name: rest.join(' ') }
      : { first_name: [first, ...rest].join(' '), last_name: before };
  return names.first_name === '' || names.last_name === '' ? undefined : names;
}

/** Returns what a mark says, or undefined when it says neither. */
export function readYesNo(text: string): boolean | undefined {
  const mark = text.trim().toLowerCase();
  if (['y', 'yes', 'true', 't', '1', 'x', '✓', '✔', 'current', 'active'].includes(mark)) return true;
  return ['n', 'no', 'false', 'f', '0'].includes(mark) ? false : undefined;
}

const current =
  /^(?:active|current(?: employee|ly employed)?|employed|employee|live|working|starter|new starter|on ?boarding|probation(?:ary)?|(?:working )?notice(?: period)?|(?:on |long term )?(?:leave|sick(?:ness)?|sick leave|secondment|sabbatical|furlough(?:ed)?)|(?:maternity|paternity|parental|adoption|unpaid|annual|long term sick|career)(?: leave| break)?|(?:full|part) time|permanent|temporary|temp|fixed term(?: contract)?|casual|bank|zero hours?|contract(?:or)?|agency|locum|apprentice|active (?:assignment|employee|leave)|suspended)$/u;
const left =
  /^(?:left|leaver|leavers|terminated|terminate assignment|inactive|not active|ex(?: employee)?|former(?: employee)?|resigned|dismissed|retired|redundant|made redundant|deceased|died in service|ended|off ?boarded|deactivated|archived|no longer (?:employed|here)|end(?: of)? employment|inactive (?:assignment|employee)|past(?: employee)?)$/u;

/** Returns whether the status of a staff list says that somebody works here. Undefined for an unknown word. */
export function readEmployment(text: string): 'current' | 'left' | undefined {
  const word = wordKey(text);
  if (isNothing(text) || current.test(word)) return 'current';
  return left.test(word) ? 'left' : undefined;
}

/** Returns the result in a cell. Undefined for a text that is neither pass nor fail. */
export function readOutcome(text: string): 'pass' | 'fail' | undefined {
  const word = text.toLowerCase().replace(/[^a-z]+/gu, '');
  if (['pass', 'passed', 'p', 'yes', 'y', 'competent', 'achieved'].includes(word)) return 'pass';
  return ['fail', 'failed', 'f', 'no', 'n', 'notyetcompetent', 'notcompetent', 'notpassed'].includes(word)
    ? 'fail'
    : undefined;
}
