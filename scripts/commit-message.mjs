const longest = 72;
const merge = /^(Merge|Revert|fixup!|squash!) /u;

/** Returns the problems of a commit message in words. A good message has none. */
export function problemsOf(message) {
  const [subject = '', ...rest] = message.split('\n').filter((line) => !line.startsWith('#'));
  if (merge.test(subject)) return [];
  const problems = [];
  if (subject.trim() === '') problems.push('The subject is empty.');
  if (subject.length > longest) problems.push(`The subject has ${subject.length} characters. It may have ${longest}.`);
  if (/^[a-z]/u.test(subject)) problems.push('Begin the subject with a capital letter.');
  if (/\.$/u.test(subject)) problems.push('End the subject without a full stop.');
  if (/^\w+(ed|ing)\b/u.test(subject) && !/^(Feed|Need|Seed|Embed|Exceed|Bring|Ping|String)\b/u.test(subject))
    problems.push('Begin the subject with an imperative, such as Add or Hide.');
  if (rest.some((line) => line.trim() !== '') && rest[0]?.trim() !== '')
    problems.push('Leave a blank line after the subject.');
  return problems;
}
